/* SPDX-License-Identifier: MIT */
/* The rally driver: plays as the quick player does, without a search, but likes a coup fourré too much. A
 * safety that is of no use now stays in its hand for a coup fourré, often until it is too late. */
#include "games/mille/ai/rally.h"

#include "games/mille/ai/fair.h"
#include "games/mille/ai/field.h"
#include "games/mille/ai/neural_eval.h"
#include "games/mille/ai/rival.h"

enum {
    FOND = 1000,  /* least gain, in tenths of a point, for which it plays such a safety */
    GLANCE = 400, /* iterations of a glance ahead */
};

/* Whether playing a safety would not change which cards can be played. */
static bool only_shown(const struct race *race, int action)
{
    if (action >= CARD_KINDS || !card_in(SET_SAFETIES, action)) {
        return false;
    }
    struct race after = *race;
    race_do(&after, action);
    return race_playable(&after, race->turn) == race_playable(race, race->turn);
}

int rally_in_race(const struct race *race)
{
    if (race->phase != PHASE_PLAY || race_coup(&race->side[race->turn]) != CARD_NONE) {
        return neural_eval_choose(&neural_eval_weights, race);
    }
    uint8_t action[ACTIONS_MAX];
    int32_t value[ACTIONS_MAX];
    int count = linear_eval_actions(race, action);
    neural_eval_values(&neural_eval_weights, race, action, count, value);
    int best = 0;
    for (int i = 0; i < count; i++) {
        value[i] -= only_shown(race, action[i]) ? FOND : 0;
        best = value[i] > value[best] ? i : best;
    }
    return action[best];
}

/* The same beside more seats and by other options: a race against a rival stands for the hand. Where the
 * quick player knows too little, it takes a glance ahead instead. */
static struct move choose_of_several(const struct mille_observation *seen, struct rng *rng,
                                     const struct budget *budget)
{
    const struct mille_public *pub = &seen->pub;
    struct move moves[GAME_MOVES_MAX];
    int32_t value[GAME_MOVES_MAX];
    int count = mille_fair_moves(pub, &seen->own, moves), best = 0;
    if (count == 1) {
        return moves[0];
    }
    if (pub->phase == PHASE_DRAW || pub->phase == PHASE_ANSWER) {
        int coup = mille_coup_chance(pub, mille_side_of(pub, seen->seat));
        for (int i = 0; i < count; i++) {
            if (moves[i].kind == MOVE_PLAY && moves[i].card == coup) {
                return moves[i];
            }
            best = moves[i].kind != MOVE_PLAY ? i : best;
        }
        return moves[best];
    }
    if (!rival_knows(pub)) {
        const struct budget glance = {.iterations = GLANCE,
                                      .more = budget ? budget->more : NULL,
                                      .context = budget ? budget->context : NULL};
        struct mille_verdict verdict;
        field_search(seen, rng_next(rng), &glance, true, &verdict);
        return mille_search_choice(seen, &verdict);
    }
    rival_values(seen, moves, count, value);
    for (int i = 1; i < count; i++) {
        best = value[i] > value[best] ? i : best;
    }
    return moves[best];
}

struct move mille_rally_choose(const void *observation, struct rng *rng, const struct budget *budget)
{
    const struct mille_observation *seen = observation;
    if (!race_fits(&seen->pub)) {
        return choose_of_several(seen, rng, budget);
    }
    struct race race;
    race_see(&race, seen);
    return race_move(&race, rally_in_race(&race));
}
