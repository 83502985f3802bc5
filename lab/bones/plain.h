/* SPDX-License-Identifier: MIT */
/* The ratings of a plain search in the domino game. */
#ifndef LAB_BONES_PLAIN_H
#define LAB_BONES_PLAIN_H

#include "games/bones/bones.h"

enum { BONES_PLAIN_DEALS = 100 }; /* deals on which a plain player tries each move */

/* Sums of a move over all deals. */
struct bones_plain_weight {
    int64_t win;    /* chance to win the game, in units of 1 / BONES_EQUITY_ONE */
    int64_t points; /* points of the round: three times the own points less the points of the other seats */
};

/* Tries all moves on the same `times` deals, drawn with equal chances, each played to the end of the round.
 * style: of all players (enum bones_style). */
void bones_plain_weigh(const struct bones_observation *seen, const struct move *moves, int count,
                       uint32_t times, int style, struct rng *rng,
                       struct bones_plain_weight weight[GAME_MOVES_MAX]);

#endif
