/* SPDX-License-Identifier: MIT */
/* The random player takes any legal move: a lower end for comparisons, and a good test of the rules. */
#include "games/mille/inside.h"

struct move mille_random_choose(const void *observation, struct rng *rng, const struct budget *budget)
{
    (void)budget;
    const struct mille_observation *seen = observation;
    return mille_random_move(&seen->pub, &seen->own, rng);
}
