/* SPDX-License-Identifier: MIT */
/* The ace: plays what the search puts first. */
#include "games/mille/search.h"

#include "games/mille/inside.h"

struct move mille_ace_choose(const void *observation, struct rng *rng, const struct budget *budget)
{
    const struct mille_observation *seen = observation;
    if (seen->pub.seats != 2) {
        return mille_regular_choose(observation, rng, budget);
    }
    struct mille_verdict verdict;
    mille_search(seen, rng_next(rng), budget, &verdict);
    return verdict.candidate[0].move;
}
