/* SPDX-License-Identifier: MIT */
/* Fair play: a hazard goes to the side likeliest to win of those it may be played on, whoever sits there. */
#ifndef GAMES_MILLE_AI_FAIR_H
#define GAMES_MILLE_AI_FAIR_H

#include "games/mille/mille.h"

/* How near a side is to winning, for comparisons: its points in the game, where each mile of the hand counts
 * three times more, since it brings the trip nearer. */
int mille_lead(const struct mille_public *pub, int side);
/* The side likeliest to win apart from this one; of equals the next to play. */
int mille_likeliest(const struct mille_public *pub, int apart_from);
/* As mille_moves, but each hazard only on the side likeliest to win of those where it is legal. */
int mille_fair_moves(const struct mille_public *pub, const struct mille_hand *hand,
                     struct move moves[GAME_MOVES_MAX]);

#endif
