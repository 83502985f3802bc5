/* SPDX-License-Identifier: MIT */
/* What a player's choices are worth, without the luck of the cards. Wherever one differs from what the quick
 * player would do there, both are played on many times: the hands as they really lie, the deck reshuffled,
 * the own side as the quick player, the rival as it plays, and the end of the hand counted in chances to win
 * the game. Summed over games this is by how much the player wins more of them against this rival than the
 * quick player does, and it spreads so much less than games that were won and lost that one says as much as a
 * dozen and a half. */
#ifndef LAB_MILLE_PAIRED_VALUE_H
#define LAB_MILLE_PAIRED_VALUE_H

#include "base/rng.h"
#include "games/mille/mille.h"

struct race;

struct paired_value {
    int (*rival)(const struct race *race); /* NULL: nothing is weighed */
    uint64_t playouts;                     /* of each of two actions */
};

/* False for a rival who must think: its rests cannot be played out by the thousand. */
bool paired_value_open(struct paired_value *paired, const char *rival, uint64_t playouts);
/* What a move of the side in turn gains over the quick player's, in chances to win the game. */
double paired_value_of(const struct paired_value *paired, const struct mille_state *state, struct move move,
                       struct rng *rng);

#endif
