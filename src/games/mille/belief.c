/* SPDX-License-Identifier: MIT */
#include "games/mille/belief.h"

#include "base/check.h"

#include <string.h>

int belief_use(const struct race *race, int side, int card)
{
    const struct racer *own = &race->side[side];
    const struct racer *rival = &race->side[1 - side];
    if (card_in(race_playable(race, side), card) && !card_in(SET_SAFETIES, card)) {
        return USE_NOW;
    }
    if (card_in(SET_DISTANCES, card)) {
        bool beyond = mille_cards[card].miles > race_rest(race, side);
        return beyond || (card == CARD_200 && own->racers >= RACERS_MAX) ? USE_NONE : USE_LATER;
    }
    if (card_in(SET_HAZARDS, card)) {
        return card_in(rival->safe, card) ? USE_NONE : USE_LATER;
    }
    if (card_in(SET_SAFETIES, card)) {
        bool hit = mille_cards[own->battle].safety == card || (own->limited && card == CARD_RIGHT_OF_WAY);
        return hit ? USE_NOW : USE_LATER;
    }
    for (int hazard = CARD_OUT_OF_GAS; hazard <= CARD_SPEED_LIMIT; hazard++) {
        if (mille_cards[hazard].remedy == card) {
            return card_in(own->safe, hazard) ? USE_NONE : USE_LATER;
        }
    }
    return USE_LATER;
}

void belief_form(struct belief *belief, const struct race *race, int seat)
{
    const struct racer *own = &race->side[seat];
    *belief = (struct belief){.rival = (uint8_t)(1 - seat), .held = race->side[1 - seat].count};
    int stage = race_stage(race);
    for (int card = CARD_25; card < CARD_KINDS; card++) {
        int hidden = race->hidden[card] - own->hand[card];
        CHECK(hidden >= 0);
        belief->hidden[card] = (uint8_t)hidden;
        belief->count = (uint8_t)(belief->count + hidden);
        belief->weight[card] = belief_odds[card][belief_use(race, belief->rival, card)][stage];
        belief->sum += belief->weight[card] * (uint32_t)hidden;
    }
    CHECK(belief->count == belief->held + race->left);
}

void belief_deal(const struct belief *belief, struct race *race, struct rng *rng)
{
    struct racer *rival = &race->side[belief->rival];
    uint8_t left[CARD_KINDS];
    memcpy(left, belief->hidden, sizeof left);
    memset(rival->hand, 0, sizeof rival->hand);
    rival->held = 0;
    rival->count = 0;
    uint32_t sum = belief->sum;
    for (int i = 0; i < belief->held; i++) {
        uint32_t at = (uint32_t)(((uint64_t)rng_next(rng) * sum) >> 32u);
        int card = CARD_25;
        while (at >= belief->weight[card] * left[card]) {
            at -= belief->weight[card] * left[card];
            card++;
        }
        left[card]--;
        sum -= belief->weight[card];
        race_give(rival, card);
    }
    int count = 0;
    for (int card = CARD_25; card < CARD_KINDS; card++) {
        for (int n = left[card]; n > 0; n--) {
            /* Inside-out shuffle: each card changes places with any before it. */
            uint32_t place = (uint32_t)(((uint64_t)rng_next(rng) * (uint32_t)(count + 1)) >> 32u);
            race->deck[count++] = race->deck[place];
            race->deck[place] = (uint8_t)card;
        }
    }
    CHECK(count == race->left);
}
