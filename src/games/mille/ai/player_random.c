/* SPDX-License-Identifier: MIT */
/* A player that takes any legal move: the measure that others must beat, and a good breaker of rules. */
#include "games/mille/inside.h"

struct move mille_random_choose(const void *observation, struct rng *rng, const struct budget *budget)
{
    (void)budget;
    const struct mille_observation *seen = observation;
    return mille_random_move(&seen->pub, &seen->own, rng);
}
