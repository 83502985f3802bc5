/* SPDX-License-Identifier: MIT */
#include "games/mille/ai/neural_eval.h"

#include <stddef.h>
#include <string.h>

const struct neural_eval neural_eval_weights = {
#include "games/mille/ai/neural_eval_weights.inc"
};

const struct neural_eval neural_eval_paired = {
#include "games/mille/ai/neural_eval_paired.inc"
};

/* Classes of how the hand covers a rest exactly: at the goal; with 1, 2, 3 cards; one more card could; more
 * cards are needed; far. */
static inline int plan_of(int rest, int cards)
{
    enum { HOME, ONE_COULD = 4, MORE, FAR };
    if (rest <= 0 || rest > PLANNED_MOST) {
        return rest <= 0 ? HOME : FAR;
    }
    bool one = rest <= mille_cards[CARD_100].miles || rest == mille_cards[CARD_200].miles;
    return cards > 0 ? cards : one ? ONE_COULD : MORE;
}

/* Vectors of hidden units, which current processors add at once. The type tells the compiler so, since it
 * does not find this out itself in a loop over rows. Loose vectors may start at any address. */
#if defined(__GNUC__)
typedef int16_t lanes __attribute__((vector_size(32), may_alias));
typedef int16_t loose_lanes __attribute__((vector_size(32), may_alias, aligned(2)));
#else
typedef int16_t lanes;
typedef int16_t loose_lanes;
#endif
enum { LANES = sizeof(lanes) / sizeof(int16_t), PARTS = NEURAL_EVAL_WIDTH / LANES };

/* Marks a function that is compiled a second time for newer processors; the version is chosen when the
 * program starts, where compiler and linker support this. Not with the thread sanitizer, which starts after
 * the choice. Both versions give the same results. */
#if defined(__x86_64__) && defined(__linux__) && defined(__GNUC__) && !defined(__clang__) &&                 \
    !defined(__SANITIZE_THREAD__)
#define TWO_FORMS __attribute__((target_clones("avx2", "default")))
#else
#define TWO_FORMS
#endif

/* Handles one feature: adds its row to the sums of the hidden units, or stores its index. All functions below
 * do one or the other, as `adds` says. The compiler makes two versions of each. */
static INLINED void add_row(const struct neural_eval *net, int at, lanes sum[PARTS])
{
    /* cppcheck-suppress ctunullpointer ; without a net nothing is added */
    const loose_lanes *row = (const loose_lanes *)net->into[at];
#pragma GCC unroll 8 /* so that the sums stay in registers */
    for (int part = 0; part < PARTS; part++) {
        sum[part] += row[part];
    }
}

#define PUT(at)                                                                                              \
    do {                                                                                                     \
        if (adds) {                                                                                          \
            add_row(net, (at), sum);                                                                         \
        } else {                                                                                             \
            feature[count++] = (uint16_t)(at);                                                               \
        }                                                                                                    \
    } while (0)

static INLINED int put_state(const struct race *race, const struct race_plans *plans, bool adds,
                             const struct neural_eval *net, lanes sum[PARTS], uint16_t *feature)
{
    const struct racer *own = &race->side[race->turn];
    const struct racer *opponent = &race->side[1 - race->turn];
    int count = 0;
    for (card_set set = own->held; set != 0; set &= set - 1) {
        int card = set_lowest(set);
        PUT(N_HAND + card * NEURAL_EVAL_MANY + least(own->hand[card], NEURAL_EVAL_MANY) - 1);
    }
    for (int card = CARD_25; card < CARD_KINDS; card++) {
        int hidden = race->hidden[card] - own->hand[card];
        PUT(N_HIDDEN + card * NEURAL_EVAL_HIDDEN + hidden_class(hidden));
    }
    int way = race_way(own);
    int opponent_way = race_way(opponent);
    int rest = race_rest(race, race->turn);
    int opponent_rest = race_rest(race, 1 - race->turn);
    PUT(N_WAY + way * 2 + own->limited);
    PUT(N_OPPONENT_WAY + opponent_way * 2 + opponent->limited);
    PUT(N_SAFE + safeties_of(own));
    PUT(N_OPPONENT_SAFE + safeties_of(opponent));
    PUT(N_REST + rest / STEP_MILES);
    PUT(N_OPPONENT_REST + opponent_rest / STEP_MILES);
    PUT(N_RACERS + own->racers * (RACERS_MAX + 1) + opponent->racers);
    PUT(N_GOAL + (race->goal == GOAL_EXTENDED ? 2 : race->may_extend));
    PUT(N_DECK + race->left / 3);
    PUT(N_COUNT + opponent->count);
    PUT(N_PLAN + plan_of(rest, plans->now) * NEURAL_EVAL_WAYS + way);
    PUT(N_REST_WAY + rest_class(rest) * NEURAL_EVAL_WAYS + opponent_way);
    PUT(N_OPPONENT_REST_WAY + rest_class(opponent_rest) * NEURAL_EVAL_WAYS + way);
    return count;
}

static INLINED int put_action(const struct race *race, const struct race_plans *plans, int action, bool adds,
                              const struct neural_eval *net, lanes sum[PARTS], uint16_t *feature)
{
    int rest = race_rest_planned(race);
    int count = 0;
    if (action >= ACTION_DRAW) {
        if (action == ACTION_EXTEND) {
            PUT(N_EXTEND + plan_of(rest, plans->now));
        }
        return count;
    }
    PUT(N_ACTION + action);
    if (action < DISCARDED && card_in(SET_DISTANCES, action)) {
        PUT(N_ACTION_PLAN + plan_of(rest - mille_cards[action].miles, plans->after[action]));
    } else if (action < DISCARDED) {
        PUT(N_ACTION_PLAN + 2 * PLANS + plan_of(rest, plans->now));
    } else if (card_in(SET_DISTANCES, action - DISCARDED)) {
        PUT(N_ACTION_PLAN + PLANS + plan_of(rest, plans->without[action - DISCARDED]));
    }
    return count;
}

int neural_eval_state(const struct race *race, const struct race_plans *plans,
                      uint16_t feature[NEURAL_EVAL_STATE_MAX])
{
    return put_state(race, plans, false, NULL, NULL, feature);
}

int neural_eval_action(const struct race *race, const struct race_plans *plans, int action,
                       uint16_t feature[NEURAL_EVAL_ACTION_MAX])
{
    return put_action(race, plans, action, false, NULL, NULL, feature);
}

/* Hidden units below 0 become 0. */
static INLINED int32_t heard(const lanes sum[PARTS], const int16_t *restrict out)
{
    const int16_t *place = (const int16_t *)sum;
    int32_t value = 0;
    for (int i = 0; i < NEURAL_EVAL_WIDTH; i++) {
        int16_t on = place[i] > 0 ? place[i] : 0;
        value += on * out[i];
    }
    return value;
}

TWO_FORMS void neural_eval_values(const struct neural_eval *net, const struct race *race,
                                  const uint8_t *action, int count, int32_t *value)
{
    struct race_plans plans;
    race_plan(race, &plans);
    linear_eval_values(race, &plans, net->linear, action, count, value);
    if (race->phase == PHASE_DRAW) {
        return;
    }
    lanes state[PARTS] = {{0}};
    put_state(race, &plans, true, net, state, NULL);
    for (int a = 0; a < count; a++) {
        lanes sum[PARTS];
        memcpy(sum, state, sizeof sum);
        put_action(race, &plans, action[a], true, net, sum, NULL);
        value[a] += heard(sum, net->out) / (NEURAL_EVAL_SCALE * NEURAL_EVAL_OUT_SCALE);
    }
}

int neural_eval_choose(const struct neural_eval *net, const struct race *race)
{
    if (race->phase == PHASE_DRAW || race_coup(&race->side[race->turn]) != CARD_NONE) {
        return linear_eval_choose(race, net->linear);
    }
    uint8_t action[ACTIONS_MAX];
    int32_t value[ACTIONS_MAX];
    int count = linear_eval_actions(race, action);
    neural_eval_values(net, race, action, count, value);
    int best = 0;
    for (int a = 1; a < count; a++) {
        best = value[a] > value[best] ? a : best;
    }
    return action[best];
}
