/* SPDX-License-Identifier: MIT */
/* The rally driver: plays by instinct alone, at once. */
#include "games/mille/instinct.h"

struct move mille_rally_choose(const void *observation, struct rng *rng, const struct budget *budget)
{
    (void)budget;
    const struct mille_observation *seen = observation;
    if (seen->pub.seats != RACERS) {
        return mille_regular_choose(observation, rng, budget);
    }
    struct race race;
    race_see(&race, seen);
    return race_move(&race, instinct_choose(&race, instinct_weights));
}
