/* SPDX-License-Identifier: MIT */
/* The search of the strongest player: deals that are likely by all that the seat has seen, the same for every
 * move, each played on to the round's end by imagined rivals in the styles that explain them best, and valued
 * by the chance to win the game. Without a clock and in whole numbers: the same observation, seed and
 * iterations give the same figures on every machine. */
#ifndef GAMES_BONES_AI_SEARCH_H
#define GAMES_BONES_AI_SEARCH_H

#include "games/bones/bones.h"

enum {
    BONES_SEARCH_ITERATIONS = 480, /* what the strongest player gives a move by itself */
    BONES_SEARCH_ITERATIONS_MOST = 200000,
    BONES_SEARCH_WIN_ONE = 1000000
};

/* A legal move and what is known of it. */
struct bones_candidate {
    struct move move;
    int32_t win;     /* the chance to win the game, in millionths */
    int32_t points;  /* of this round, own less the mean of the others', in tenths of a point */
    int32_t error;   /* standard error of win against the best candidate, in millionths */
    uint32_t visits; /* deals that it was played out in; 0: there was no choice */
};

struct bones_verdict {
    int count;
    bool exact;  /* all hands were known: calculated to the end, as far as rivals' ways are */
    bool broken; /* the budget's `more` put an end to it */
    uint32_t deals;
    struct bones_candidate candidate[GAME_MOVES_MAX]; /* the best first */
};

/* Weighs the legal moves of the seat that observes, which must be in turn. budget: as in struct player; an
 * iteration is a deal in which every move is played out. */
void bones_search(const struct bones_observation *seen, uint64_t seed, const struct budget *budget,
                  struct bones_verdict *verdict);
/* The candidate that stands for a legal move: of arms that are alike one is weighed. NULL: there is none. */
const struct bones_candidate *bones_verdict_find(const struct bones_verdict *verdict,
                                                 const struct bones_public *pub, struct move move);

#endif
