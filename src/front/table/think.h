/* SPDX-License-Identifier: MIT */
/* A computer player's turn. Its thought is a job that runs while the last movement is still shown; the move
 * is played when nothing moves. A thought is about one position, and is given up if that changes. */
#ifndef FRONT_TABLE_THINK_H
#define FRONT_TABLE_THINK_H

#include <stdbool.h>

struct front;
struct table;

/* The pause before a computer player's move, in ms at the designed pace, in which a person sees what
 * happened; and the longer pause while the person's last move can be taken back, which the quickest pace
 * leaves out. */
static const float table_think_ms = 750, table_regret_ms = 1500;

/* The pause before a move that shows nothing of what its player holds (`veiled` of struct game_view), in ms
 * at the designed pace; and the least of it at any pace, in real ms, in which any player's thought ends. */
static const float table_veil_ms = 1500, table_veil_least_ms = 700;
/* Ticks that are left of such a pause when a person hurries. */
int table_veil_least(const struct table *table);

/* One tick: begins a thought if it is a computer player's turn, and plays the answer when nothing moves and
 * the pause is over; true while ticks are needed for that. */
bool table_think_tick(struct front *front);
#endif
