/* SPDX-License-Identifier: MIT */
#include "games/mille/value.h"

enum { TENTHS = 10 };

static inline int least(int a, int b)
{
    return a < b ? a : b;
}

static inline int rest_class(int rest)
{
    return rest <= REST_STEPS * STEP_MILES ? rest / STEP_MILES
           : rest <= 300                   ? REST_STEPS + 1
           : rest <= 400                   ? REST_STEPS + 2
           : rest <= 550                   ? REST_STEPS + 3
                                           : REST_STEPS + 4;
}

static inline int coarse_rest(int rest)
{
    return rest <= 100 ? 0 : rest <= 200 ? 1 : rest <= 400 ? 2 : 3;
}

static inline int coarse_stage(int stage)
{
    return stage <= 1 ? 0 : stage <= 3 ? 1 : stage <= 4 ? 2 : 3;
}

/* Under way: free, limited with the remedy, limited; waits for a Go: has it, has not; stopped: has the remedy
 * and a Go, the remedy, nothing. */
enum { WAY_FREE, WAY_LIMITED_CURED, WAY_LIMITED, WAY_GO, WAY_NO_GO, WAY_CURED_GO, WAY_CURED, WAY_STOPPED };

static inline int way_of(const struct racer *own)
{
    bool row = card_in(own->held, CARD_RIGHT_OF_WAY);
    if (race_can_go(own)) {
        return !own->limited ? WAY_FREE
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

static inline int lowest(card_set set)
{
#if defined(__GNUC__)
    return __builtin_ctz(set);
#else
    int first = 0;
    while (!((set >> first) & 1u)) {
        first++;
    }
    return first;
#endif
}

/* Cards of the hand that cover the rest: 1; 2; 3; none, though one card could; none. */
static inline int plan_of(const struct race *race, const struct racer *own, int rest, int *miles)
{
    uint64_t one = 0;
    uint64_t two = 0;
    uint64_t three = 0;
    *miles = 0;
    for (card_set set = own->held & SET_DISTANCES; set != 0; set &= set - 1) {
        int card = lowest(set);
        int count = own->hand[card];
        if (card == CARD_200) {
            count = least(count, RACERS_MAX - own->racers);
        }
        int steps = mille_cards[card].miles / STEP_MILES;
        *miles += count * mille_cards[card].miles;
        for (; count > 0; count--) {
            three |= two << steps;
            two |= one << steps;
            one |= (uint64_t)1 << steps;
        }
    }
    (void)race;
    int steps = rest / STEP_MILES;
    if ((one >> steps) & 1u) {
        return 0;
    }
    if ((two >> steps) & 1u) {
        return 1;
    }
    if ((three >> steps) & 1u) {
        return 2;
    }
    return rest <= 100 ? 3 : rest <= 200 ? 4 : rest <= 400 ? 5 : 6;
}

#define PUT(at) (feature[count++] = (uint16_t)(at))

int value_features(const struct race *race, int side, uint16_t feature[VALUE_FEATURES_MAX])
{
    const struct racer *own = &race->side[side];
    const struct racer *rival = &race->side[1 - side];
    int stage = race_stage(race);
    int rough = coarse_stage(stage);
    int rest = race_rest(race, side);
    int rest_at = rest_class(rest);
    int rival_rest = rest_class(race_rest(race, 1 - side));
    int way = way_of(own);
    int rival_way = way_of(rival);
    bool moves = race->turn == side;
    bool goes = way <= WAY_LIMITED;
    bool rival_goes = rival_way <= WAY_LIMITED;
    bool longer = race->goal == GOAL_EXTENDED;
    int miles;
    int rival_miles;
    int plan = plan_of(race, own, rest, &miles);
    plan_of(race, rival, race_rest(race, 1 - side), &rival_miles);
    int count = 0;
    PUT(V_REST + (rest_at * RACE_STAGES + stage) * VALUE_WAYS + way);
    PUT(V_BOTH + (rest_at * VALUE_RESTS + rival_rest) * 8 + moves * 4 + goes * 2 + rival_goes);
    PUT(V_WAYS + (way * VALUE_WAYS + rival_way) * 2 + moves);
    PUT(V_PLAN + ((plan * VALUE_WAYS + way) * 2 + moves) * VALUE_COARSE + coarse_rest(rest));
    PUT(V_MILES + (least(miles / 50, VALUE_MILES - 1) * 2 + goes) * RACE_STAGES + stage);
    PUT(V_RIVAL_MILES + least(rival_miles / 50, VALUE_MILES - 1) * VALUE_WAYS + rival_way);
    for (card_set set = own->held; set != 0; set &= set - 1) {
        int card = lowest(set);
        int hazard = card >= CARD_GASOLINE && card <= CARD_END_OF_LIMIT ? card - CARD_GASOLINE + CARD_OUT_OF_GAS
                                                                         : card;
        bool of_use = card <= CARD_200           ? mille_cards[card].miles <= rest
                      : card <= CARD_SPEED_LIMIT ? !card_in(rival->safe | rival->held, card) &&
                                                       !card_in(rival->held, mille_cards[card].safety)
                                                 : !card_in(own->safe, hazard);
        int few = least(own->hand[card], VALUE_FEW) - 1;
        PUT(V_CARD + ((card * VALUE_FEW + few) * VALUE_COARSE + rough) * 2 + of_use);
    }
    int attacks = 0;
    for (card_set set = rival->held & SET_HAZARDS & ~own->safe; set != 0; set &= set - 1) {
        int card = lowest(set);
        int few = least(rival->hand[card], VALUE_FEW) - 1;
        int safety = mille_cards[card].safety;
        if (card_in(own->held, safety)) {
            PUT(V_COUP + mille_safety_index(safety) * 2 + goes);
        } else {
            PUT(V_THREAT + ((card - CARD_OUT_OF_GAS) * VALUE_FEW + few) * VALUE_WAYS + way);
        }
    }
    for (card_set set = own->held & SET_HAZARDS & ~rival->safe; set != 0; set &= set - 1) {
        attacks += own->hand[lowest(set)];
    }
    PUT(V_ATTACK + least(attacks, 2 * VALUE_FEW - 1) * VALUE_WAYS + rival_way);
    static const uint8_t prevented[SAFETY_KINDS] = {CARD_OUT_OF_GAS, CARD_FLAT_TIRE, CARD_ACCIDENT, CARD_STOP};
    for (int s = 0; s < SAFETY_KINDS; s++) {
        int card = CARD_EXTRA_TANK + s;
        int state = card_in(own->safe, card)                    ? 0
                    : card_in(own->held, card)                  ? 1
                    : card_in(rival->safe | rival->held, card) ? 2
                                                                : 3;
        int threats = race->hidden[prevented[s]] + (s == 3 ? race->hidden[CARD_SPEED_LIMIT] : 0);
        PUT(V_SAFETY + ((s * VALUE_SAFETY_STATES + state) * RACE_STAGES + stage) * VALUE_FEW +
            least(threats, VALUE_FEW - 1));
    }
    if (own->racers == 0) {
        PUT(V_SAFE_TRIP + rest_at * RACE_STAGES + stage);
    }
    if (rival->miles == 0) {
        PUT(V_SHUT_OUT + rest_at * VALUE_WAYS + rival_way);
    }
    if (longer) {
        PUT(V_LONG + rest_at * VALUE_RESTS + rival_rest);
    }
    PUT(V_DECK + (least(race->left / 4, VALUE_DECK - 1) * 2 + goes) * 2 + longer);
    return count;
}

int value_so_far(const struct race *race, int side)
{
    const struct racer *own = &race->side[side];
    int safeties = 0;
    for (int card = CARD_EXTRA_TANK; card <= CARD_RIGHT_OF_WAY; card++) {
        safeties += card_in(own->safe, card);
    }
    return own->miles + safeties * mille_points[SCORE_EACH_SAFETY] +
           own->coups * mille_points[SCORE_COUP_FOURRE];
}

int32_t value_points(const struct race *race, int side, const int16_t weight[V_SIZE])
{
    uint16_t feature[VALUE_FEATURES_MAX];
    int count = value_features(race, side, feature);
    int32_t sum = value_so_far(race, side) * TENTHS;
    for (int i = 0; i < count; i++) {
        sum += weight[feature[i]];
    }
    return sum;
}
