/* SPDX-License-Identifier: MIT */
#include "games/mille/ai/linear_eval.h"

const struct linear_eval linear_eval_weights = {
#include "games/mille/ai/linear_eval_weights.inc"
};

/* What the side in turn sees of a race, put into classes. */
struct view {
    const struct race *race;
    const struct racer *own;
    const struct racer *opponent;
    const struct race_plans *plans;
    card_set playable; /* and held */
    int rest;
    int stage;
    int place;
    int opponent_rest;
    int opponent_goes;
    int plan;
    int distances; /* cards held */
    int hazards;
};

/* The hazards that need a remedy before a Go. */
#define SET_STOPPERS (card_bit(CARD_OUT_OF_GAS) | card_bit(CARD_FLAT_TIRE) | card_bit(CARD_ACCIDENT))

enum { WAY_UNDER, WAY_NEEDS_GO, WAY_STOPPED };

static inline int opponent_rest_class(const struct race *race, const struct racer *opponent)
{
    int rest = race->goal - opponent->miles;
    return opponent->miles == 0 ? 5
           : rest <= 50         ? 0
           : rest <= 100        ? 1
           : rest <= 200        ? 2
           : rest <= 400        ? 3
                                : 4;
}

/* Cards of a kind that lie hidden from the seat in turn: in the deck or in the other hand. */
static inline int hidden(const struct view *view, int card)
{
    return view->race->hidden[card] - view->own->hand[card];
}

/* Hidden hazards that a safety prevents. */
static inline int threats(const struct view *view, int safety)
{
    int same_place = CARD_OUT_OF_GAS + mille_safety_index(safety);
    return hidden(view, same_place) + (safety == CARD_RIGHT_OF_WAY ? hidden(view, CARD_SPEED_LIMIT) : 0);
}

/* The kind of distance that covers a rest by itself, as a set; none for a rest of 0 or beyond 200. */
static inline card_set covering(int rest)
{
    static const uint32_t cover[REST_STEPS + 1] = {
        0, 1u << CARD_25, 1u << CARD_50, 1u << CARD_75, 1u << CARD_100, 0, 0, 0, 1u << CARD_200,
    };
    return rest <= REST_STEPS * STEP_MILES ? cover[rest / STEP_MILES] : 0;
}

enum { PLAN_HOME, PLAN_ONE, PLAN_TWO, PLAN_THREE, PLAN_NONE, PLAN_FEW, PLAN_MANY, MANY_COMING = 5 };

/* The class of the plan for a rest: how the distances of the hand, without one of `gone`, cover it. cards:
 * the number of distances that cover it exactly; 0: none do. */
static inline int plan_class(const struct view *view, int rest, int cards, int gone)
{
    if (rest <= 0) {
        return PLAN_HOME;
    }
    if (rest > PLANNED_MOST) {
        return PLAN_NONE;
    }
    if (cards > 0) {
        return PLAN_HOME + cards;
    }
    card_set cover = covering(rest);
    if (cover == 0 ||
        (cover == card_bit(CARD_200) && RACERS_MAX - view->own->racers - (gone == CARD_200) <= 0)) {
        return PLAN_NONE;
    }
    int coming = hidden(view, set_lowest(cover));
    return coming == 0 ? PLAN_NONE : coming < MANY_COMING ? PLAN_FEW : PLAN_MANY;
}

static inline void look(struct view *view, const struct race *race, const struct race_plans *plans)
{
    const struct racer *own = &race->side[race->turn];
    const struct racer *opponent = &race->side[1 - race->turn];
    view->race = race;
    view->own = own;
    view->opponent = opponent;
    view->playable = race_playable(race, race->turn) & own->held;
    view->rest = race_rest(race, race->turn);
    view->stage = race_stage(race);
    view->place = race_can_go(own)                     ? WAY_UNDER
                  : card_in(SET_STOPPERS, own->battle) ? WAY_STOPPED
                                                       : WAY_NEEDS_GO;
    view->opponent_rest = opponent_rest_class(race, opponent);
    view->opponent_goes = race_can_go(opponent);
    const uint8_t *hand = own->hand;
    view->distances = hand[CARD_25] + hand[CARD_50] + hand[CARD_75] + hand[CARD_100] + hand[CARD_200];
    view->hazards = hand[CARD_OUT_OF_GAS] + hand[CARD_FLAT_TIRE] + hand[CARD_ACCIDENT] + hand[CARD_STOP] +
                    hand[CARD_SPEED_LIMIT];
    view->plans = plans;
    view->plan = plan_class(view, race_rest_planned(race), plans->now, CARD_NONE);
}

/* Handles one feature of an action: adds its weight, or stores its index. All functions below do one or the
 * other, as `sums` says, and return the sum or the count. The compiler makes two versions of each. */
#define PUT(at)                                                                                              \
    do {                                                                                                     \
        if (sums) {                                                                                          \
            sum += weight[at];                                                                               \
        } else {                                                                                             \
            feature[sum++] = (uint16_t)(at);                                                                 \
        }                                                                                                    \
    } while (0)

static INLINED int32_t play_distance(const struct view *view, int card, bool sums, const int16_t *weight,
                                     uint16_t *feature)
{
    int d = card - CARD_25;
    int rest = view->rest - mille_cards[card].miles;
    bool bigger = (view->playable & SET_DISTANCES) >> card > 1;
    int32_t sum = 0;
    PUT(F_AFTER + d * RESTS + rest_class(rest));
    int plan = plan_class(view, rest, view->plans->after[card], card);
    PUT(F_PLAN + plan * RACE_STAGES + view->stage);
    PUT(F_PLAN_REST + plan * RESTS + rest_class(rest));
    PUT(F_PLAN_CHASE + (plan * 2 + view->opponent_goes) * OPPONENT_RESTS + view->opponent_rest);
    PUT(F_PACE + d * RACE_STAGES + view->stage);
    PUT(F_CHASE + ((rest == 0) * 2 + view->opponent_goes) * OPPONENT_RESTS + view->opponent_rest);
    PUT(F_MANY + d * FEW + least(view->own->hand[card], FEW) - 1);
    PUT(F_BIGGER + (d * 2 + bigger) * COARSE_RESTS + coarse_rest(view->rest));
    if (card == CARD_200) {
        PUT(F_RACER + view->own->racers * RESTS + rest_class(rest));
    }
    return sum;
}

static INLINED int32_t play_hazard(const struct view *view, int card, bool sums, const int16_t *weight,
                                   uint16_t *feature)
{
    int h = card - CARD_OUT_OF_GAS;
    bool limit = card == CARD_SPEED_LIMIT;
    bool safety_out = hidden(view, mille_cards[card].safety) > 0;
    int few = least(view->own->hand[card], FEW) - 1;
    int32_t sum = 0;
    PUT(F_HIT + (h * 2 + safety_out) * 2 + view->opponent_goes);
    PUT(F_HIT_REST + h * OPPONENT_RESTS + view->opponent_rest);
    PUT(F_HIT_PLACE + (limit * PLACES + view->place) * COARSE_RESTS + coarse_rest(view->rest));
    PUT(F_HIT_MANY + (h * FEW + few) * RACE_STAGES + view->stage);
    PUT(F_HIT_CURES + h * HAND_SIZES + least(hidden(view, mille_cards[card].remedy), HAND_SIZES - 1));
    PUT(F_HIT_LEFT + view->hazards);
    PUT(F_HIT_HOME + view->plan * OPPONENT_RESTS + view->opponent_rest);
    return sum;
}

static INLINED int32_t play_remedy(const struct view *view, int card, bool sums, const int16_t *weight,
                                   uint16_t *feature)
{
    int r = card - CARD_GASOLINE;
    int safety = mille_cards[mille_hazard_cured_by(card)].safety;
    bool goes = card == CARD_GO || card_in(view->own->safe, CARD_RIGHT_OF_WAY) ||
                (card == CARD_END_OF_LIMIT ? view->place == WAY_UNDER : view->own->hand[CARD_GO] > 0);
    int32_t sum = 0;
    PUT(F_CURE + r * RACE_STAGES + view->stage);
    PUT(F_CURE_REST + r * RESTS + rest_class(view->rest));
    PUT(F_CURE_NEXT + (r * 2 + goes) * SOME + least(view->distances, SOME - 1));
    PUT(F_CURE_SAFE + r * 2 + card_in(view->own->held, safety));
    PUT(F_CURE_CHASE + view->opponent_goes * OPPONENT_RESTS + view->opponent_rest);
    return sum;
}

static INLINED int32_t play_safety(const struct view *view, int card, bool sums, const int16_t *weight,
                                   uint16_t *feature)
{
    int s = card - CARD_EXTRA_TANK;
    const struct racer *own = view->own;
    bool hit = mille_cards[own->battle].safety == card || (own->limited && card == CARD_RIGHT_OF_WAY);
    bool cured = card_in(own->held, mille_cards[own->battle].remedy);
    bool home = (covering(view->rest) & view->playable) != 0;
    int32_t sum = 0;
    PUT(F_SAFE + s * RACE_STAGES + view->stage);
    PUT(F_SAFE_THREAT + s * HAND_SIZES + least(threats(view, card), HAND_SIZES - 1));
    PUT(F_SAFE_HIT + s * 3 + (hit ? 1 + cured : 0));
    PUT(F_SAFE_CHASE + (view->opponent_goes * OPPONENT_RESTS + view->opponent_rest) * COARSE_STAGES +
        coarse_stage(view->stage));
    bool last = view->race->goal == GOAL_EXTENDED || !view->race->may_extend;
    PUT(F_SAFE_HOME + (home * 2 + last) * SAFETIES + s);
    PUT(F_SAFE_PLACE + s * PLACES + view->place);
    if (card == CARD_RIGHT_OF_WAY) {
        PUT(F_SAFE_GO + ((view->place == WAY_NEEDS_GO) * 2 + (own->hand[CARD_GO] == 0)) * 2 + own->limited);
    }
    return sum;
}

static INLINED int32_t discard_distance(const struct view *view, int card, bool sums, const int16_t *weight,
                                        uint16_t *feature)
{
    int d = card - CARD_25;
    int32_t sum = 0;
    if (mille_cards[card].miles > view->rest) {
        PUT(X_MILES_DEAD);
    } else if (card == CARD_200 && view->own->racers >= RACERS_MAX) {
        PUT(X_MILES_DEAD + 1);
    }
    PUT(X_MILES + d * RESTS + rest_class(view->rest));
    PUT(X_MILES_MANY + d * FEW + least(view->own->hand[card], FEW) - 1);
    PUT(X_MILES_PACE + d * RACE_STAGES + view->stage);
    PUT(X_MILES_ALL + d * HAND_SIZES + view->distances);
    int after =
        view->plan > PLAN_THREE ? view->plan : plan_class(view, view->rest, view->plans->without[card], card);
    PUT(X_MILES_PLAN + view->plan * PLANS + after);
    PUT(X_MILES_PLACE + (d * 2 + view->own->limited) * PLACES + view->place);
    return sum;
}

static INLINED int32_t discard_hazard(const struct view *view, int card, bool sums, const int16_t *weight,
                                      uint16_t *feature)
{
    int h = card - CARD_OUT_OF_GAS;
    int use = card_in(view->opponent->safe, card) ? 0 : hidden(view, mille_cards[card].safety) == 0 ? 1 : 2;
    int32_t sum = 0;
    PUT(X_HAZARD + (h * 3 + use) * FEW + least(view->own->hand[card], FEW) - 1);
    PUT(X_HAZARD_PACE + h * RACE_STAGES + view->stage);
    PUT(X_HAZARD_REST + h * OPPONENT_RESTS + view->opponent_rest);
    PUT(X_HAZARD_ALL + h * HAND_SIZES + view->hazards);
    return sum;
}

static INLINED int32_t discard_remedy(const struct view *view, int card, bool sums, const int16_t *weight,
                                      uint16_t *feature)
{
    int r = card - CARD_GASOLINE;
    int hazard = mille_hazard_cured_by(card);
    const struct racer *own = view->own;
    bool wanted = card == CARD_GO             ? view->place != WAY_UNDER
                  : card == CARD_END_OF_LIMIT ? own->limited
                                              : own->battle == hazard;
    int use = card_in(own->safe, hazard) && !wanted            ? 0
              : card_in(own->held, mille_cards[hazard].safety) ? 1
              : wanted                                         ? 2
                                                               : 3;
    int threat = hidden(view, hazard);
    if (card == CARD_GO) { /* every hazard covers the Go */
        threat += hidden(view, CARD_OUT_OF_GAS) + hidden(view, CARD_FLAT_TIRE) + hidden(view, CARD_ACCIDENT);
        threat = (threat + 1) / 2;
    }
    int32_t sum = 0;
    PUT(X_CURE + (r * 4 + use) * FEW + least(own->hand[card], FEW) - 1);
    PUT(X_CURE_THREAT + (r * SOME + least(threat, SOME - 1)) * COARSE_STAGES + coarse_stage(view->stage));
    PUT(X_CURE_PLACE + (r * PLACES + view->place) * COARSE_RESTS + coarse_rest(view->rest));
    return sum;
}

static INLINED int32_t extend(const struct view *view, bool sums, const int16_t *weight, uint16_t *feature)
{
    const struct racer *own = view->own;
    int miles = 0;
    for (int card = CARD_25; card <= CARD_200; card++) {
        miles += own->hand[card] * mille_cards[card].miles;
    }
    int32_t sum = 0;
    PUT(E_DECK + (view->opponent->miles == 0) * DECK_SIXTHS + least(view->race->left / 6, DECK_SIXTHS - 1));
    const struct racer *opponent = view->opponent;
    int place = view->opponent_goes                       ? WAY_UNDER
                : card_in(SET_STOPPERS, opponent->battle) ? WAY_STOPPED
                                                          : WAY_NEEDS_GO;
    PUT(E_OPPONENT + (place * 2 + opponent->limited) * OPPONENT_RESTS + view->opponent_rest);
    PUT(E_OPPONENT_SAFE + set_count(opponent->safe & SET_SAFETIES));
    PUT(E_HAZARDS + view->hazards);
    PUT(E_CURES + set_count(own->held & SET_REMEDIES));
    PUT(E_PLAN + view->plan);
    PUT(E_SAFE + set_count((own->safe | own->held) & SET_SAFETIES));
    PUT(E_MILES + least(miles / 50, LONG_HAND - 1));
    PUT(E_SAFE_TRIP + (own->racers == 0));
    return sum;
}

static INLINED int32_t play_features(const struct view *view, int card, bool sums, const int16_t *weight,
                                     uint16_t *feature)
{
    return card <= CARD_200            ? play_distance(view, card, sums, weight, feature)
           : card <= CARD_SPEED_LIMIT  ? play_hazard(view, card, sums, weight, feature)
           : card <= CARD_END_OF_LIMIT ? play_remedy(view, card, sums, weight, feature)
                                       : play_safety(view, card, sums, weight, feature);
}

static INLINED int32_t discard_features(const struct view *view, int card, bool sums, const int16_t *weight,
                                        uint16_t *feature)
{
    return card <= CARD_200           ? discard_distance(view, card, sums, weight, feature)
           : card <= CARD_SPEED_LIMIT ? discard_hazard(view, card, sums, weight, feature)
                                      : discard_remedy(view, card, sums, weight, feature);
}

static INLINED int32_t features(const struct view *view, int action, bool sums, const int16_t *weight,
                                uint16_t *feature)
{
    if (action < DISCARDED) {
        return play_features(view, action, sums, weight, feature);
    }
    if (action < ACTION_DRAW) {
        return discard_features(view, action - DISCARDED, sums, weight, feature);
    }
    return action == ACTION_EXTEND ? extend(view, sums, weight, feature) : 0;
}

int linear_eval_actions(const struct race *race, uint8_t action[ACTIONS_MAX])
{
    const struct racer *own = &race->side[race->turn];
    int count = 0;
    if (race->phase == PHASE_EXTEND) {
        action[count++] = ACTION_EXTEND;
        action[count++] = ACTION_FINISH;
        return count;
    }
    card_set plays = race_playable(race, race->turn) & own->held;
    card_set discards = own->held & ~SET_SAFETIES;
    if (race->phase == PHASE_DRAW) {
        action[count++] = ACTION_DRAW;
        plays &= SET_SAFETIES;
        discards = 0;
    }
    for (; plays != 0; plays &= plays - 1) {
        action[count++] = (uint8_t)set_lowest(plays);
    }
    for (; discards != 0; discards &= discards - 1) {
        action[count++] = (uint8_t)(DISCARDED + set_lowest(discards));
    }
    return count;
}

int linear_eval_features(const struct race *race, int action, uint16_t feature[ACTION_FEATURES_MAX])
{
    struct race_plans plans;
    race_plan(race, &plans);
    struct view view;
    look(&view, race, &plans);
    return features(&view, action, false, NULL, feature);
}

void linear_eval_values(const struct race *race, const struct race_plans *plans,
                        const int16_t weight[FEATURES], const uint8_t *action, int count, int32_t *value)
{
    struct view view;
    look(&view, race, plans);
    for (int i = 0; i < count; i++) {
        value[i] = features(&view, action[i], true, weight, NULL);
    }
}

/* The best action after the draw. */
static inline int choose_play(const struct view *view, const int16_t *weight)
{
    int best = -1;
    int32_t most = 0;
    for (card_set set = view->playable; set != 0; set &= set - 1) {
        int card = set_lowest(set);
        int32_t value = play_features(view, card, true, weight, NULL);
        if (best < 0 || value > most) {
            best = card;
            most = value;
        }
    }
    for (card_set set = view->own->held & ~SET_SAFETIES; set != 0; set &= set - 1) {
        int card = set_lowest(set);
        int32_t value = discard_features(view, card, true, weight, NULL);
        if (best < 0 || value > most) {
            best = DISCARDED + card;
            most = value;
        }
    }
    return best;
}

int linear_eval_choose(const struct race *race, const int16_t weight[FEATURES])
{
    /* With the deck empty nothing is drawn, so that a coup fourré can wait for the play. */
    int coup = race->phase == PHASE_EXTEND ? CARD_NONE : race_coup(&race->side[race->turn]);
    if (coup != CARD_NONE) {
        return coup;
    }
    if (race->phase == PHASE_DRAW) {
        return ACTION_DRAW;
    }
    struct race_plans plans;
    race_plan(race, &plans);
    struct view view;
    look(&view, race, &plans);
    if (race->phase == PHASE_EXTEND) {
        return extend(&view, true, weight, NULL) > 0 ? ACTION_EXTEND : ACTION_FINISH;
    }
    return choose_play(&view, weight);
}
