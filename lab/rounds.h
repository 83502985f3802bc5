/* SPDX-License-Identifier: MIT */
/* Processor seconds of many short rounds of the same work: others on the machine disturb some of them, so
 * that the middle says what to expect here and now, and the best what the code can do. */
#ifndef LAB_ROUNDS_H
#define LAB_ROUNDS_H

#include <stdbool.h>

struct rounds {
    double *seconds; /* owned */
    int count;
    double spent;
};

/* Room for rounds, to be ended. */
struct rounds rounds_begin(void);
void rounds_end(struct rounds *rounds);
/* Forgets them all. */
void rounds_clear(struct rounds *rounds);
/* Whether there is room and time for one more, of so many seconds in all. */
bool rounds_go_on(const struct rounds *rounds, double seconds);
/* Another round has taken so long. */
void rounds_add(struct rounds *rounds, double seconds);
/* The middle one, in seconds, once a rate has been printed. */
double rounds_middle(const struct rounds *rounds);
/* Prints `"name": N,` and `"name_best": N,`: so many a second, when each round did `work` of them. */
void rounds_print_rate(struct rounds *rounds, const char *name, double work);

#endif
