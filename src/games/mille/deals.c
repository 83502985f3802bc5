/* SPDX-License-Identifier: MIT */
#include "games/mille/deals.h"

#include "games/mille/net.h"
#include "games/mille/regular.h"

void deals_open(struct deals *deals, const struct mille_observation *seen, uint64_t seed, uint64_t stream)
{
    *deals = (struct deals){.rng = rng_make(seed, stream), .seat = seen->seat, .manner = MANNERS - 1};
    race_see(&deals->race, seen);
    for (int manner = 0; manner < MANNERS; manner++) {
        belief_form(&deals->belief[manner], &deals->race, seen->seat, manner);
    }
}

void deals_next(struct deals *deals)
{
    deals->manner = (uint8_t)((deals->manner + 1) % MANNERS);
    belief_deal(&deals->belief[deals->manner], &deals->race, &deals->rng);
}

int deals_choose(const struct race *race, int regular)
{
    return race->turn == regular ? regular_in_race(race) : net_choose(&net_weights, race);
}

void deals_play_on(const struct deals *deals, struct race *race, int turns)
{
    int regular = deals->manner == MANNER_REGULAR ? 1 - deals->seat : RACERS;
    int turn = RACERS;
    while (race_goes_on(race, &turn, &turns)) {
        race_do(race, deals_choose(race, regular));
    }
}
