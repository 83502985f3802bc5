/* SPDX-License-Identifier: MIT */
/* The luck of a deal: the chance to win the game with the hand that a seat got, less the chance with a random
 * hand, with the same opening tile. */
#ifndef GAMES_BONES_AI_LUCK_H
#define GAMES_BONES_AI_LUCK_H

#include "games/bones/bones.h"

/* In millionths, from budget->iterations playouts of each kind. The round is about to be led. False:
 * budget->more ended the calculation. */
bool bones_luck_of_deal(const struct bones_observation *seen, uint64_t seed, const struct budget *budget,
                        int32_t *luck);

#endif
