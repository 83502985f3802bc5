/* SPDX-License-Identifier: MIT */
/* The computer's turn at the road table: thought over beside the frames while the cards of the move before
 * still fly, and played when they lie. A thought belongs to the position that it was begun in. */
#ifndef FRONT_MILLE_MILLE_THINK_H
#define FRONT_MILLE_MILLE_THINK_H

#include "table/game.h"

struct front;

/* One tick: begins to think where it is a computer's turn, and plays the answer once nothing moves any more
 * and the pause of a polite player is over; true while that needs ticks. */
bool mille_think_tick(struct front *front);
/* Gives the thought up: the position has changed, or somebody looks elsewhere. It begins anew by itself. */
void mille_think_stop(struct front *front);
/* Whether it takes so long that the screen says so. */
bool mille_think_shows(const struct front *front);

#endif
