/* SPDX-License-Identifier: MIT */
/* The rally driver: the quick player, at once and without a search. */
#include "games/mille/net.h"

struct move mille_rally_choose(const void *observation, struct rng *rng, const struct budget *budget)
{
    const struct mille_observation *seen = observation;
    if (seen->pub.seats != RACERS) {
        return mille_regular_choose(observation, rng, budget);
    }
    struct race race;
    race_see(&race, seen);
    return race_move(&race, net_choose(&net_weights, &race));
}
