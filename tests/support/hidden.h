/* SPDX-License-Identifier: MIT */
/* What a seat cannot see, made up: a whole state out of an observation, to be tested and played on. */
#ifndef TESTS_HIDDEN_H
#define TESTS_HIDDEN_H

#include "games/mille/mille.h"

/* Shuffles all that the observer has not seen into the deck and the other hands. Every
 * unseen card must have a place. */
struct mille_state hidden_state(const struct mille_observation *seen, struct rng *rng);
/* NULL, or the invariant that does not hold in such a state, or in what random moves make of it until the
 * hand is over. */
const char *hidden_wrong(const struct mille_observation *seen, struct rng *rng);

#endif
