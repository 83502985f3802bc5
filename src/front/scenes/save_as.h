/* SPDX-License-Identifier: MIT */
/* Saving the game at the table under a name, and questions if a game cannot be kept. */
#ifndef FRONT_SCENES_SAVE_AS_H
#define FRONT_SCENES_SAVE_AS_H

#include <stdbool.h>

struct front;

/* Keeps the game at the table as the previous game, and begins a new one. */
void saves_begin_new(struct front *front);
/* A game could not be kept, and `why` says why: asks whether to try again, to give the game up, or neither.
 */
void saves_ask_lost(struct front *front, const char *why, void (*again)(struct front *front),
                    void (*give_up)(struct front *front));

/* Asks for a name, with the last one filled in, and saves the game at the table. Asks once more if a save has
 * that name, and if saving fails; an empty name saves nothing. Then calls `after` (may be NULL). */
void saves_ask(struct front *front, void (*after)(struct front *front, bool saved));

#endif
