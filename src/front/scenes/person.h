/* SPDX-License-Identifier: MIT */
/* The names of the people at this machine: the first one's is asked before the first game, a second one's
 * when that person sits down; the options change both. */
#ifndef FRONT_SCENES_PERSON_H
#define FRONT_SCENES_PERSON_H

#include "front/part.h"

#include <stdbool.h>

struct front;

struct person_state {
    void (*after)(struct front *front);
    void (*then)(struct front *front); /* once the second person has a name as well */
    void (*otherwise)(struct front *front);
};

extern const struct part person_part;

/* Asks for the name and remembers it; then calls `after` (may be NULL). Whoever leaves the question keeps the
 * name there was, and `after` is not called. An empty name is one: the person is then called "You". */
void person_ask(struct front *front, void (*after)(struct front *front));
/* The same for the second person, who must be told from the first; an empty name is the guest's. Whoever
 * leaves the question comes to `otherwise` (may be NULL). */
void person_ask_second(struct front *front, void (*after)(struct front *front),
                       void (*otherwise)(struct front *front));
/* Two people sit down: a name each, the first one's only if it is still missing. */
void person_ask_both(struct front *front, void (*after)(struct front *front),
                     void (*otherwise)(struct front *front));
/* Whether a name was asked for already. */
bool person_is_known(const struct front *front);

#endif
