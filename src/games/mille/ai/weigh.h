/* SPDX-License-Identifier: MIT */
/* Comparisons for the review, on fresh deals. The figures of the search are biased for this purpose: a bad
 * move is dropped early, and the best move looks a little too good, since it was chosen for its figure. Here
 * few moves get the same deals and full playouts. Without a clock and in whole numbers. Where race.h does not
 * fit, at more than two seats and by options of the kitchen tables, field_weigh.c does the same by the rules
 * themselves: an iteration takes longer there, and a budget gives fewer of them. */
#ifndef GAMES_MILLE_AI_WEIGH_H
#define GAMES_MILLE_AI_WEIGH_H

#include "games/mille/mille.h"

/* All in millionths. */
struct weighed {
    int32_t win;   /* the chance to win the game with the best move */
    int32_t loss;  /* that chance less the chance with the played move; negative: the played move is better */
    int32_t error; /* standard error of the loss */
};

/* Compares two legal moves of the seat that observes; they may be the same. An iteration of the budget is one
 * playout. False: the budget ended the comparison. */
bool weigh_moves(const struct mille_observation *seen, struct move best, struct move played, uint64_t seed,
                 const struct budget *budget, struct weighed *weighed);

/* field_weigh.c: as these two, for sittings that race.h does not fit. */
bool field_weigh_moves(const struct mille_observation *seen, struct move best, struct move played,
                       uint64_t seed, const struct budget *budget, struct weighed *weighed);
bool field_weigh_draw(const struct mille_observation *before, const uint8_t *drawn, int count, uint64_t seed,
                      const struct budget *budget, int32_t *win, int32_t *luck);
/* The sums of deals as means: the loss and its standard error. */
struct weighed weighed_of(int64_t won, int64_t lost, int64_t squares, int64_t deals);
/* Whether to go on after so many deals; and how many a budget allows, with so many playouts each. */
bool weigh_goes_on(const struct budget *budget, int64_t deal);
int64_t weigh_deals(const struct budget *budget, int rests);

/* The luck of a draw. before: what the seat observed before the draw. *win: the chance to win with the cards
 * that were drawn; *luck: that chance less the chance with an average first card. Every card that the seat
 * has not seen may be this first card; the cards after it lie as dealt. So luck sums to zero over all draws.
 * In millionths. */
bool weigh_draw(const struct mille_observation *before, const uint8_t *drawn, int count, uint64_t seed,
                const struct budget *budget, int32_t *win, int32_t *luck);

#endif
