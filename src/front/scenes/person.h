/* SPDX-License-Identifier: MIT */
/* Asking people for their names: the first person before the first game, a second person on sitting down. The
 * options ask the same way. */
#ifndef FRONT_SCENES_PERSON_H
#define FRONT_SCENES_PERSON_H

#include "front/part.h"

struct person_state {
    void (*after)(struct front *front);
    void (*then)(struct front *front); /* called after both names, while the first is asked */
    void (*otherwise)(struct front *front);
};

extern const struct part person_part;

/* Asks the first person, keeps the name and calls `after` (may be NULL). If the question is left, the name
 * stays and `after` is not called. The name may be empty: the person is "You" then. */
void person_ask(struct front *front, void (*after)(struct front *front));
/* The same for a second person, whose name must differ from the first; an empty name means "Guest". otherwise
 * (may be NULL): called if the question is left. */
void person_ask_second(struct front *front, void (*after)(struct front *front),
                       void (*otherwise)(struct front *front));
/* Asks both, the first person only if that name is not known. */
void person_ask_both(struct front *front, void (*after)(struct front *front),
                     void (*otherwise)(struct front *front));
/* Whether the first person has been asked. */
bool person_is_known(const struct front *front);

#endif
