/* SPDX-License-Identifier: MIT */
/* The rally driver: a good instinct, and a short look down the road before each move. */
#include "games/mille/search.h"

#include "games/mille/inside.h"

enum { RALLY_ITERATIONS = 1200 };

struct move mille_rally_choose(const void *observation, struct rng *rng, const struct budget *budget)
{
    struct budget short_look = {.iterations = RALLY_ITERATIONS};
    if (budget) {
        short_look.more = budget->more;
        short_look.context = budget->context;
        short_look.iterations = budget->iterations > 0 ? budget->iterations : RALLY_ITERATIONS;
    }
    return mille_ace_choose(observation, rng, &short_look);
}
