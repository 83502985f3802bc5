/* SPDX-License-Identifier: MIT */
/* The value of a player's choices without the luck of the cards. Wherever a choice differs from that of the
 * quick player, both choices are played on many times: with the actual hands and the deck reshuffled, the
 * player's side as the quick player, the opponent as it plays. The end of the hand is counted as a chance to
 * win the game. The sum over games is an estimate of how many more games the player wins against this
 * opponent than the quick player. It has so little variance that one game tells as much as some eighteen
 * games counted by wins. */
#ifndef LAB_MILLE_PAIRED_VALUE_H
#define LAB_MILLE_PAIRED_VALUE_H

#include "base/rng.h"
#include "games/mille/mille.h"

struct race;

struct paired_value {
    int (*opponent)(const struct race *race); /* NULL: no values are computed */
    uint64_t playouts;                        /* playouts of each of the two actions */
};

/* opponent: the name of its player. False: this player searches, so that thousands of playouts would take too
 * long. */
bool paired_value_open(struct paired_value *paired, const char *opponent, uint64_t playouts);
/* The gain of a move of the side in turn over the quick player's move, as a chance to win the game. */
double paired_value_of(const struct paired_value *paired, const struct mille_state *state, struct move move,
                       struct rng *rng);

#endif
