/* SPDX-License-Identifier: MIT */
/* A computer player's turn: thought over beside the frames while what was done before still moves, and played
 * when it lies. A thought belongs to the position that it was begun in. */
#ifndef FRONT_TABLE_THINK_H
#define FRONT_TABLE_THINK_H

#include <stdbool.h>

struct front;

/* A computer player waits so long before it moves, in ms as designed: a person wants to see what happened;
 * and so long while the person's last move can be taken back, but at the quickest pace. */
static const float table_think_ms = 750, table_regret_ms = 1500;

/* One tick: begins to think where it is a computer's turn, and plays the answer once nothing moves any more
 * and the pause of a polite player is over; true while that needs ticks. */
bool table_think_tick(struct front *front);
#endif
