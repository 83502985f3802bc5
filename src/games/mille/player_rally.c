/* SPDX-License-Identifier: MIT */
/* The rally driver: the quick player, at once and without a search, who cannot pass a longer road: it takes
 * the extension unless its instinct shouts against it. */
#include "games/mille/net.h"

enum { EAGER = 5500 }; /* tenths of a point that finishing must seem better by */

static int decide(const struct race *race)
{
    if (race->phase != PHASE_EXTEND) {
        return net_choose(&net_weights, race);
    }
    enum { LONGER, HOME, ROADS };
    static const uint8_t road[ROADS] = {[LONGER] = ACTION_EXTEND, [HOME] = ACTION_FINISH};
    int32_t value[ROADS];
    net_values(&net_weights, race, road, ROADS, value);
    return road[value[LONGER] + EAGER > value[HOME] ? LONGER : HOME];
}

struct move mille_rally_choose(const void *observation, struct rng *rng, const struct budget *budget)
{
    const struct mille_observation *seen = observation;
    if (seen->pub.seats != RACERS) {
        return mille_regular_choose(observation, rng, budget);
    }
    struct race race;
    race_see(&race, seen);
    return race_move(&race, decide(&race));
}
