/* SPDX-License-Identifier: MIT */
#include "games/mille/ai/sampler.h"

#include "games/mille/ai/neural_eval.h"
#include "games/mille/ai/regular.h"

void sampler_open(struct sampler *deals, const struct mille_observation *seen, uint64_t seed, uint64_t stream)
{
    *deals = (struct sampler){.rng = rng_make(seed, stream), .seat = seen->seat, .manner = MANNERS - 1};
    race_see(&deals->race, seen);
    for (int manner = 0; manner < MANNERS; manner++) {
        belief_form(&deals->belief[manner], &deals->race, seen->seat, manner);
    }
}

void sampler_next(struct sampler *deals)
{
    deals->manner = (uint8_t)((deals->manner + 1) % MANNERS);
    belief_deal(&deals->belief[deals->manner], &deals->race, &deals->rng);
}

int sampler_choose(const struct race *race, int regular)
{
    return race->turn == regular ? regular_in_race(race) : neural_eval_choose(&neural_eval_weights, race);
}

void sampler_play_on(const struct sampler *deals, struct race *race, int turns)
{
    int regular = deals->manner == MANNER_REGULAR ? 1 - deals->seat : RACERS;
    int turn = RACERS;
    while (race_goes_on(race, &turn, &turns)) {
        race_do(race, sampler_choose(race, regular));
    }
}
