/* SPDX-License-Identifier: MIT */
/* The search of the strongest player. Deals are drawn that are likely by all that the seat has seen
 * (belief.h), the same deals for every move. On each deal every move gets a playout to the end of the round,
 * in which the opponents play in the styles that explain their choices best; its end is valued by the chance
 * to win the game. Without a clock and in whole numbers: the same observation, seed and iterations give the
 * same figures on every machine. */
#ifndef GAMES_BONES_AI_SEARCH_H
#define GAMES_BONES_AI_SEARCH_H

#include "games/bones/bones.h"

enum {
    BONES_SEARCH_ITERATIONS = 480, /* of a move where the budget has none */
    BONES_SEARCH_ITERATIONS_MOST = 200000,
    BONES_SEARCH_WIN_ONE = 1000000
};

/* A legal move and what is known of it. */
struct bones_candidate {
    struct move move;
    int32_t win;     /* the chance to win the game, in millionths */
    int32_t points;  /* of this round: own points less the mean of the others', in tenths of a point */
    int32_t error;   /* standard error of win against the best candidate, in millionths */
    uint32_t visits; /* playouts of the move; 0: there was no choice */
};

struct bones_verdict {
    int count;
    bool exact;  /* only one deal is possible: solved to the end, given the styles of the opponents */
    bool broken; /* `more` of the budget ended the search */
    uint32_t deals;
    struct bones_candidate candidate[GAME_MOVES_MAX]; /* the best first */
};

/* Rates the legal moves of the seat that observes, which must be in turn. budget: as in struct player; an
 * iteration is one deal, with a playout of every move. */
void bones_search(const struct bones_observation *seen, uint64_t seed, const struct budget *budget,
                  struct bones_verdict *verdict);
/* The candidate of a legal move; among arms that are alike only one is rated. NULL: there is none. */
const struct bones_candidate *bones_verdict_find(const struct bones_verdict *verdict,
                                                 const struct bones_public *pub, struct move move);

#endif
