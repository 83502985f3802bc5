/* SPDX-License-Identifier: MIT */
/* The search of the strongest player: every legal move is tried on the same imagined deals, each played on
 * for some turns by quick players, and valued by the chance to win the game of 5000 that it leads to. With
 * the deck out it calculates instead (endgame.h): nothing is imagined then, and every figure is exact. Two
 * seats only. Without a clock and in whole numbers: the same observation, seed and iterations give the same
 * figures on every machine. */
#ifndef GAMES_MILLE_AI_SEARCH_H
#define GAMES_MILLE_AI_SEARCH_H

#include "games/mille/mille.h"

enum {
    SEARCH_WIN_ONE = 1000000, /* of win: a certain victory */
    SEARCH_WAIT = 10000,      /* of win: what is worth waiting for with the last miles in hand */
    SEARCH_ITERATIONS = 60000 /* what the ace gives a move by itself */
};

/* A legal move and what is known of it. */
struct mille_candidate {
    struct move move;
    int32_t win;     /* the chance to win the game, in millionths */
    int32_t points;  /* of this hand, own less the rival's, in tenths of a point */
    int32_t error;   /* standard error of win against the best candidate, in millionths */
    uint32_t visits; /* rests of a hand that were played out for it; 0: it was settled without */
};

struct mille_verdict {
    int count;
    bool exact;      /* the deck is out: calculated to the end, not sampled */
    uint32_t visits; /* of all candidates */
    struct mille_candidate candidate[GAME_MOVES_MAX]; /* the best first */
};

/* Weighs the legal moves of the seat that observes, which must be in turn. budget: as in struct player;
 * an iteration is one rest of a hand played out for one candidate. Stops early when the answer is clear. */
void mille_search(const struct mille_observation *seen, uint64_t seed, const struct budget *budget,
                  struct mille_verdict *verdict);
/* The move to play of those that were weighed: the best one; but the last miles of the trip where the best
 * would wait a turn for less than SEARCH_WAIT, which keeps a person waiting too. */
struct move mille_search_choice(const struct mille_observation *seen, const struct mille_verdict *verdict);
#endif
