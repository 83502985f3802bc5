/* SPDX-License-Identifier: MIT */
/* Second looks at a place, for a review. The search drops a candidate as soon as it is clearly worse, and the
 * one that it ends with looks a little better than it is, for it was chosen. Here few things are compared to
 * the end, on fresh deals, the same for all of them; quick players play out the rest of the hand. Two seats
 * only; without a clock and in whole numbers. */
#ifndef GAMES_MILLE_AI_WEIGH_H
#define GAMES_MILLE_AI_WEIGH_H

#include "games/mille/mille.h"

/* All in millionths. */
struct weighed {
    int32_t win;   /* the chance to win the game after the best move */
    int32_t loss;  /* how much less it is after the played one; negative: more */
    int32_t error; /* standard error of the loss */
};

/* Compares two legal moves of the seat that observes; they may be one and the same. The budget's iterations
 * are rests of a hand. False: the budget put an end to it. */
bool weigh_moves(const struct mille_observation *seen, struct move best, struct move played, uint64_t seed,
                 const struct budget *budget, struct weighed *weighed);

/* What a draw was worth to the seat that observes the place before it: the chance to win after these cards
 * came, and how much that is more than with the average card. Every card that the seat has not seen could
 * have come first, those after it as they lie; over all first cards luck adds up to nothing. In millionths.
 */
bool weigh_draw(const struct mille_observation *before, const uint8_t *drawn, int count, uint64_t seed,
                const struct budget *budget, int32_t *win, int32_t *luck);

#endif
