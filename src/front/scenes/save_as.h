/* SPDX-License-Identifier: MIT */
/* Saving the sitting at the table under a name, and what is asked where it cannot be kept. */
#ifndef FRONT_SCENES_SAVE_AS_H
#define FRONT_SCENES_SAVE_AS_H

#include <stdbool.h>

struct front;

/* Sits down to a new game once the one at the table is kept. */
void saves_begin_new(struct front *front);
/* A game could not be kept, for the reason `why`: asks whether to try again, to give it up, or neither. */
void saves_ask_lost(struct front *front, const char *why, void (*again)(struct front *front),
                    void (*give_up)(struct front *front));

/* Asks for a name, offering the last one first, and saves the sitting at the table; a name that is there
 * already asks again, an empty one saves nothing, a failure says why. Then calls `after` (may be NULL). */
void saves_ask(struct front *front, void (*after)(struct front *front, bool saved));

#endif
