/* SPDX-License-Identifier: MIT */
/* The name of the person at this machine: asked before the first game, changed in the options. */
#ifndef FRONT_PERSON_H
#define FRONT_PERSON_H

#include <stdbool.h>

struct front;

struct person_state {
    void (*after)(struct front *front);
};

/* Asks for the name and remembers it; then calls `after` (may be NULL). Whoever leaves the question keeps the
 * name there was, and `after` is not called. An empty name is one: the person is then called "You". */
void person_ask(struct front *front, void (*after)(struct front *front));
/* Whether a name was asked for already. */
bool person_is_known(const struct front *front);

#endif
