/* SPDX-License-Identifier: MIT */
/* Times many short rounds of the same work, in processor seconds. Other programs disturb some rounds: the
 * median tells what to expect here and now, the best round what the code can do. */
#ifndef LAB_ROUNDS_H
#define LAB_ROUNDS_H

#include <stdbool.h>

struct rounds {
    double *seconds; /* owned */
    int count;
    double spent; /* seconds of all rounds together */
};

/* Starts a list of rounds, to be freed with rounds_end. */
struct rounds rounds_begin(void);
void rounds_end(struct rounds *rounds);
/* Removes all rounds. */
void rounds_clear(struct rounds *rounds);
/* Whether there is room and time for another round. seconds: the time limit for all rounds. */
bool rounds_go_on(const struct rounds *rounds, double seconds);
/* Adds a round that took this time. */
void rounds_add(struct rounds *rounds, double seconds);
/* The median in seconds. Call after rounds_print_rate, which sorts the rounds. */
double rounds_middle(const struct rounds *rounds);
/* Prints `"name": N,` and `"name_best": N,`: units of work per second. work: units in each round. */
void rounds_print_rate(struct rounds *rounds, const char *name, double work);

#endif
