/* SPDX-License-Identifier: MIT */
/* What a plain search of the dominoes holds of each move. */
#ifndef LAB_BONES_PLAIN_H
#define LAB_BONES_PLAIN_H

#include "games/bones/bones.h"

enum { BONES_PLAIN_DEALS = 100 }; /* that a plain player tries each move on */

/* The sums of a move over all deals. */
struct bones_plain_weight {
    int64_t win;    /* chances to win the game, in BONES_EQUITY_ONEth */
    int64_t points; /* of the round, three times the own less those of the others */
};

/* Tries moves on the same even deals, so many, each played to the end of the round in one style. */
void bones_plain_weigh(const struct bones_observation *seen, const struct move *moves, int count,
                       uint32_t times, int style, struct rng *rng,
                       struct bones_plain_weight weight[GAME_MOVES_MAX]);

#endif
