/* SPDX-License-Identifier: MIT */
/* The search of the strongest player, the ace. Every legal move is tried on the same sampled deals
 * (sampler.h); a playout of some turns follows each, and its end is valued by the chance to win the game of
 * 5000. Between two with the deck empty the hand is solved instead (endgame.h), and all figures are exact.
 * More seats and other options have a search of their own (field.h). Without a clock and in whole numbers:
 * the same observation, seed and iterations give the same figures on every machine. */
#ifndef GAMES_MILLE_AI_SEARCH_H
#define GAMES_MILLE_AI_SEARCH_H

#include "games/mille/mille.h"

enum {
    SEARCH_WIN_ONE = 1000000, /* of win: certainty */
    SEARCH_WAIT = 10000,      /* of win: see mille_search_choice */
    SEARCH_ITERATIONS = 60000 /* of a move of the ace where the budget has none */
};

/* A legal move and what is known of it. */
struct mille_candidate {
    struct move move;
    int32_t win;     /* the chance to win the game, in millionths */
    int32_t points;  /* of this hand: own points less the opponent's, in tenths of a point */
    int32_t error;   /* standard error of win against the best candidate, in millionths */
    uint32_t visits; /* playouts of the move; 0: settled without */
};

struct mille_verdict {
    int count;
    bool exact;                                       /* the deck is empty: solved, not sampled */
    uint32_t visits;                                  /* of all candidates */
    struct mille_candidate candidate[GAME_MOVES_MAX]; /* the best first */
};

/* Rates the legal moves of the seat that observes, which must be in turn. budget: as in struct player; an
 * iteration is one playout. Stops early when the answer is clear. */
void mille_search(const struct mille_observation *seen, uint64_t seed, const struct budget *budget,
                  struct mille_verdict *verdict);
/* The move that the ace plays: the best of the rated ones. Exception: where the best move would put off the
 * last miles of the trip for a gain of less than SEARCH_WAIT, the miles are played, since waiting keeps the
 * person at the table waiting too. */
struct move mille_search_choice(const struct mille_observation *seen, const struct mille_verdict *verdict);
#endif
