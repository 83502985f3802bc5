/* SPDX-License-Identifier: MIT */
/* A sitting at the road that players play by themselves: for reviews, sheets and positions reached by
 * playing. */
#ifndef TESTS_ROAD_SITTING_H
#define TESTS_ROAD_SITTING_H

#include "games/mille/mille.h"
#include "table/session.h"

/* One move: of whoever is in turn by that player of the game, with dice of its own; or on to the next hand.
 */
void road_sitting_move(struct session *session, int player, struct rng *rng);
/* Moves until so many hands are over, the last of them just so: each seat by a player of its own. */
void road_sitting_hands(struct session *session, const int *players, int hands);

#endif
