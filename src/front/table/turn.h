/* SPDX-License-Identifier: MIT */
/* Which table is in front of the person. */
#ifndef FRONT_TABLE_TURN_H
#define FRONT_TABLE_TURN_H

#include "front/table/table.h"

/* Another game is chosen, where a game under way, or none, is in front of the person. */
void table_choose(struct front *front, const struct game_front *game);
/* Turns to the table of a kind; a replay remembers the one that it is watched from. */
void table_turn_to(struct front *front, enum table_kind kind);
/* Back from a replay to where it was begun. */
void table_turn_back(struct front *front);
/* Lays the table out for the frame in force, with room at its foot for what its kind needs there. */
void table_lay(struct front *front);
/* Nobody thinks and nobody waits for a hint any more: a person looks elsewhere, and may come back to another
 * table. */
void table_stop_thinking(struct front *front);

#endif
