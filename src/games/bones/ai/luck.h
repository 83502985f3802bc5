/* SPDX-License-Identifier: MIT */
/* How kind a deal was: the chance to win the game with the hand that a seat got, less that with any hand,
 * with the same tile to open. */
#ifndef GAMES_BONES_AI_LUCK_H
#define GAMES_BONES_AI_LUCK_H

#include "games/bones/bones.h"

/* In millionths, from budget->iterations deals of each kind, the seat's in a round that is about to be led.
 * False: budget->more put an end to it. */
bool bones_luck_of_deal(const struct bones_observation *seen, uint64_t seed, const struct budget *budget,
                        int32_t *luck);

#endif
