/* SPDX-License-Identifier: MIT */
#include "games/mille/ai/value.h"

#include "games/mille/ai/race_view.h"

enum { TENTHS = 10 };

/* Under way: free, limited with the remedy, limited; waits for a Go: has it, has not; stopped: has the remedy
 * and a Go, the remedy, nothing. */
enum { WAY_FREE, WAY_LIMITED_CURED, WAY_LIMITED, WAY_GO, WAY_NO_GO, WAY_CURED_GO, WAY_CURED, WAY_STOPPED };

static inline int way_of(const struct racer *own)
{
    bool row = card_in(own->held, CARD_RIGHT_OF_WAY);
    if (race_can_go(own)) {
        return !own->limited                                  ? WAY_FREE
               : row || card_in(own->held, CARD_END_OF_LIMIT) ? WAY_LIMITED_CURED
                                                              : WAY_LIMITED;
    }
    bool go = row || card_in(own->held, CARD_GO);
    int hazard = own->battle;
    if (!card_in(SET_BATTLE_HAZARDS & ~card_bit(CARD_STOP), hazard)) {
        return go ? WAY_GO : WAY_NO_GO;
    }
    if (card_in(own->held, mille_cards[hazard].safety)) {
        return WAY_CURED_GO;
    }
    if (!card_in(own->held, mille_cards[hazard].remedy)) {
        return WAY_STOPPED;
    }
    return go || card_in(own->safe, CARD_RIGHT_OF_WAY) ? WAY_CURED_GO : WAY_CURED;
}

/* Classes of how the hand covers the rest: with 1, 2, 3 cards; not covered, from near to far. */
static inline int plan_of(const struct racer *own, int rest)
{
    int cards = race_cards_to_cover(own, rest);
    return cards > 0 ? cards - 1 : 3 + coarse_rest(rest);
}

/* The miles in a hand that may still be played. */
static inline int miles_of(const struct racer *own)
{
    int racers = least(own->hand[CARD_200], RACERS_MAX - own->racers);
    int miles = racers * mille_cards[CARD_200].miles;
    for (int card = CARD_25; card < CARD_200; card++) {
        miles += own->hand[card] * mille_cards[card].miles;
    }
    return miles;
}

/* In tenths of a point; `route-mille-lab value` writes them. */
static const struct {
    int16_t weight[VALUE_PAIRINGS][V_SIZE];
} values = {
#include "games/mille/ai/value_weights.inc"
};

#define PUT(at) (feature[count++] = (uint16_t)(at))

int value_features(const struct race *race, int side, uint16_t feature[VALUE_FEATURES_MAX])
{
    const struct racer *own = &race->side[side];
    const struct racer *opponent = &race->side[1 - side];
    int stage = race_stage(race);
    int rough = coarse_stage(stage);
    int rest = race_rest(race, side);
    int rest_at = rest_class(rest);
    int opponent_rest = rest_class(race_rest(race, 1 - side));
    int way = way_of(own);
    int opponent_way = way_of(opponent);
    bool moves = race->turn == side;
    bool goes = way <= WAY_LIMITED;
    bool opponent_goes = opponent_way <= WAY_LIMITED;
    bool longer = race->goal == GOAL_EXTENDED;
    int miles = miles_of(own);
    int opponent_miles = miles_of(opponent);
    int plan = plan_of(own, rest);
    int count = 0;
    PUT(V_REST + (rest_at * RACE_STAGES + stage) * VALUE_WAYS + way);
    PUT(V_BOTH + (rest_at * VALUE_RESTS + opponent_rest) * 8 + moves * 4 + goes * 2 + opponent_goes);
    PUT(V_WAYS + (way * VALUE_WAYS + opponent_way) * 2 + moves);
    PUT(V_PLAN + ((plan * VALUE_WAYS + way) * 2 + moves) * VALUE_COARSE + coarse_rest(rest));
    PUT(V_MILES + (least(miles / 50, VALUE_MILES - 1) * 2 + goes) * RACE_STAGES + stage);
    PUT(V_OPPONENT_MILES + least(opponent_miles / 50, VALUE_MILES - 1) * VALUE_WAYS + opponent_way);
    for (card_set set = own->held; set != 0; set &= set - 1) {
        int card = set_lowest(set);
        int hazard = card_in(SET_REMEDIES, card) ? mille_hazard_cured_by(card) : card;
        bool of_use = card <= CARD_200           ? mille_cards[card].miles <= rest
                      : card <= CARD_SPEED_LIMIT ? !card_in(opponent->safe | opponent->held, card) &&
                                                       !card_in(opponent->held, mille_cards[card].safety)
                                                 : !card_in(own->safe, hazard);
        int few = least(own->hand[card], VALUE_FEW) - 1;
        PUT(V_CARD + ((card * VALUE_FEW + few) * VALUE_COARSE + rough) * 2 + of_use);
    }
    for (card_set set = opponent->held & SET_HAZARDS & ~own->safe; set != 0; set &= set - 1) {
        int card = set_lowest(set);
        int few = least(opponent->hand[card], VALUE_FEW) - 1;
        int safety = mille_cards[card].safety;
        if (card_in(own->held, safety)) {
            PUT(V_COUP + mille_safety_index(safety) * 2 + goes);
        } else {
            PUT(V_THREAT + ((card - CARD_OUT_OF_GAS) * VALUE_FEW + few) * VALUE_WAYS + way);
        }
    }
    int attacks = 0;
    for (card_set set = own->held & SET_HAZARDS & ~opponent->safe; set != 0; set &= set - 1) {
        attacks += own->hand[set_lowest(set)];
    }
    PUT(V_ATTACK + least(attacks, 2 * VALUE_FEW - 1) * VALUE_WAYS + opponent_way);
    for (int s = 0; s < SAFETY_KINDS; s++) {
        int card = CARD_EXTRA_TANK + s;
        int state = card_in(own->safe, card)                         ? 0
                    : card_in(own->held, card)                       ? 1
                    : card_in(opponent->safe | opponent->held, card) ? 2
                                                                     : 3;
        int threats = race->hidden[CARD_OUT_OF_GAS + s] +
                      (card == CARD_RIGHT_OF_WAY ? race->hidden[CARD_SPEED_LIMIT] : 0);
        PUT(V_SAFETY + ((s * VALUE_SAFETY_STATES + state) * RACE_STAGES + stage) * VALUE_FEW +
            least(threats, VALUE_FEW - 1));
    }
    if (own->racers == 0) {
        PUT(V_SAFE_TRIP + rest_at * RACE_STAGES + stage);
    }
    if (opponent->miles == 0) {
        PUT(V_SHUT_OUT + rest_at * VALUE_WAYS + opponent_way);
    }
    if (longer) {
        PUT(V_LONG + rest_at * VALUE_RESTS + opponent_rest);
    }
    PUT(V_DECK + (least(race->left / 4, VALUE_DECK - 1) * 2 + goes) * 2 + longer);
    return count;
}

int32_t value_points(const struct race *race, int side, enum value_pairing pairing)
{
    const int16_t *weight = values.weight[pairing];
    uint16_t feature[VALUE_FEATURES_MAX];
    int count = value_features(race, side, feature);
    int32_t sum = race_points_so_far(race, side) * TENTHS;
    for (int i = 0; i < count; i++) {
        sum += weight[feature[i]];
    }
    return sum;
}
