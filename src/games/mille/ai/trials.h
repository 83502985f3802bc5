/* SPDX-License-Identifier: MIT */
/* The sums of a search: every candidate is tried on the same deals, those clearly behind are dropped, and the
 * rest are ranked. In whole numbers. */
#ifndef GAMES_MILLE_AI_TRIALS_H
#define GAMES_MILLE_AI_TRIALS_H

#include "games/mille/ai/search.h"

enum {
    TRIALS_MAX = 32,   /* candidates; no position has more legal moves */
    TRIALS_WIN = 100,  /* millionths in a unit of win: sums of squares of units fit 64 bits */
    TRIALS_POINT = 10, /* tenths */
    TRIALS_HASTE =
        900, /* tenths of a point against playing before the draw a safety that is no coup fourré */
};

/* The sums of the candidates, all over the same deals. */
struct trials {
    int count;
    int prior_deals;           /* deals that the first rating counts for at first */
    int32_t prior[TRIALS_MAX]; /* in units of win */
    int64_t win[TRIALS_MAX];   /* sums over deals, in units */
    int64_t points[TRIALS_MAX];
    int64_t product[TRIALS_MAX][TRIALS_MAX]; /* of wins, for pairs of candidates that are both alive */
    uint32_t dealt[TRIALS_MAX];
    bool alive[TRIALS_MAX];
    /* Of a dropped candidate: the one it was behind, by how much in millionths, and the standard error. */
    uint8_t better[TRIALS_MAX];
    int32_t behind[TRIALS_MAX];
    int32_t error[TRIALS_MAX];
};

/* Tries the candidates on one deal after another until one is left, the others count as equal, or the budget
 * is used up; an iteration is one trial of one candidate. deal: deals once and calls trials_add. */
void trials_run(struct trials *trials, const struct budget *budget, uint32_t iterations,
                void (*deal)(void *search), void *search);
/* Adds a deal: of each live candidate the win in units and the points in tenths. */
void trials_add(struct trials *trials, const int32_t *win, const int32_t *points);
/* Ranks the candidates, which are these moves. */
void trials_report(struct trials *trials, const struct move *moves, struct mille_verdict *verdict);

#endif
