/* SPDX-License-Identifier: MIT */
#include "games/mille/ai/search.h"

#include "base/check.h"
#include "games/mille/ai/endgame.h"
#include "games/mille/ai/equity.h"
#include "games/mille/ai/field.h"
#include "games/mille/ai/neural_eval.h"
#include "games/mille/ai/rival.h"
#include "games/mille/ai/sampler.h"
#include "games/mille/ai/trials.h"
#include "games/mille/ai/value.h"

enum {
    PRIOR_DEALS = 500,  /* deals that the rating by the quick player counts for at first */
    SLOPE_POINTS = 200, /* points over which the slope of the equity is taken */
    PRIOR_UNIT = TRIALS_POINT * 2 * SLOPE_POINTS * TRIALS_WIN,
    TURNS = 16,   /* of a playout, before the evaluation; after an extension the whole hand is played */
    SPREAD = 600, /* typical error of the evaluation of a side, in points */
    SEARCH_STREAM = 9,
};

/* A search among two seats. */
struct search {
    struct sampler deals;
    const struct mille_public *pub;
    uint8_t action[ACTIONS_MAX];
    struct trials trials;
};

static int32_t equity(const struct search *search, int own, int opponent)
{
    const struct mille_public *pub = search->pub;
    own += pub->side[search->deals.seat].total;
    opponent += pub->side[1 - search->deals.seat].total;
    return mille_equity(own > 0 ? own : 0, opponent > 0 ? opponent : 0, pub->starter != search->deals.seat);
}

/* The chance to win the game at the end of a playout. The points of a finished hand are counted; for an
 * unfinished hand the evaluation gives only the mean, so that the chance is averaged over four results around
 * it. In these one side mostly gains what the other side loses. */
static int32_t outcome(const struct search *search, const struct race *race, int32_t *points)
{
    int opponent_seat = 1 - search->deals.seat;
    if (race->phase == PHASE_HAND_OVER) {
        int own = race_points(race, search->deals.seat);
        int opponent = race_points(race, opponent_seat);
        *points = TRIALS_POINT * (own - opponent);
        return equity(search, own, opponent);
    }
    bool regular = search->deals.manner == MANNER_REGULAR;
    int32_t own = value_points(race, search->deals.seat, regular ? VALUE_AGAINST_REGULAR : VALUE_QUICK);
    int32_t opponent = value_points(race, opponent_seat, regular ? VALUE_OF_REGULAR : VALUE_QUICK);
    *points = own - opponent;
    own /= TRIALS_POINT;
    opponent /= TRIALS_POINT;
    return (equity(search, own + SPREAD, opponent - SPREAD / 2) +
            equity(search, own - SPREAD, opponent + SPREAD / 2) +
            equity(search, own + SPREAD / 2, opponent + SPREAD / 2) +
            equity(search, own - SPREAD / 2, opponent - SPREAD / 2)) /
           4;
}

/* The rating of the candidates by the quick player. After the draw its net rates the moves. Before the draw
 * nothing is lost by drawing first, except a coup fourré. */
static void opine(struct search *search)
{
    const struct mille_public *pub = search->pub;
    int own = pub->side[search->deals.seat].total;
    int opponent = pub->side[1 - search->deals.seat].total;
    int64_t slope = (int64_t)mille_equity(own + SLOPE_POINTS, opponent, true) -
                    mille_equity(own, opponent + SLOPE_POINTS, true);
    int32_t value[ACTIONS_MAX];
    neural_eval_values(&neural_eval_weights, &search->deals.race, search->action, search->trials.count,
                       value);
    int coup = race_coup(&search->deals.race.side[search->deals.seat]);
    for (int i = 0; i < search->trials.count; i++) {
        if (search->deals.race.phase == PHASE_DRAW) {
            value[i] = search->action[i] == ACTION_DRAW || search->action[i] == coup ? 0 : -TRIALS_HASTE;
        }
        search->trials.prior[i] = (int32_t)(slope * value[i] / PRIOR_UNIT);
    }
}

static void deal_once(void *context)
{
    struct search *search = context;
    int32_t win[TRIALS_MAX], points[TRIALS_MAX];
    struct trials *trials = &search->trials;
    int turns = search->deals.race.phase == PHASE_EXTEND ? TURNS_ALL : TURNS;
    sampler_next(&search->deals);
    for (int i = 0; i < trials->count; i++) {
        if (trials->alive[i]) {
            struct race rest = search->deals.race;
            race_do(&rest, search->action[i]);
            sampler_play_on(&search->deals, &rest, turns);
            win[i] = outcome(search, &rest, &points[i]) / TRIALS_WIN;
        }
    }
    trials_add(trials, win, points);
}

/* Solves the hand: with an empty deck nothing is hidden, since the unseen cards are the opponent's hand.
 * False: it would take too long. */
static bool calculate(struct search *search, const struct budget *budget, struct mille_verdict *verdict)
{
    const struct endgame_stakes stakes = endgame_stakes_of(search->pub);
    struct endgame endgame;
    sampler_next(&search->deals); /* deals all hidden cards to the opponent */
    const struct race *race = &search->deals.race;
    if (!endgame_solve(race, &stakes, ENDGAME_NODES, budget, &endgame)) {
        return false;
    }
    verdict->exact = true;
    verdict->count = endgame.count;
    for (int i = 0; i < endgame.count; i++) {
        verdict->candidate[i] = (struct mille_candidate){.move = race_move(race, endgame.action[i]),
                                                         .win = endgame.win[i],
                                                         .points = TRIALS_POINT * endgame.points[i]};
    }
    return true;
}

void mille_search(const struct mille_observation *seen, uint64_t seed, const struct budget *budget,
                  struct mille_verdict *verdict)
{
    CHECK(seen->pub.turn == seen->seat);
    *verdict = (struct mille_verdict){.count = 0};
    uint32_t iterations = budget && budget->iterations > 0 ? budget->iterations : 0;
    if (!race_fits(&seen->pub)) {
        field_search(seen, seed, budget, false, verdict);
        return;
    }
    CHECK(seen->pub.phase <= PHASE_EXTEND);
    struct search search = {.pub = &seen->pub};
    struct trials *trials = &search.trials;
    sampler_open(&search.deals, seen, seed, SEARCH_STREAM);
    if (search.deals.race.left == 0 && calculate(&search, budget, verdict)) {
        return;
    }
    trials->prior_deals = PRIOR_DEALS;
    trials->count = linear_eval_actions(&search.deals.race, search.action);
    if (search.deals.race.phase != PHASE_EXTEND) {
        opine(&search);
    }
    trials_run(trials, budget, iterations > 0 ? iterations : SEARCH_ITERATIONS, deal_once, &search);
    struct move moves[TRIALS_MAX];
    for (int i = 0; i < trials->count; i++) {
        moves[i] = race_move(&search.deals.race, search.action[i]);
    }
    trials_report(trials, moves, verdict);
}

struct move mille_search_choice(const struct mille_observation *seen, const struct mille_verdict *verdict)
{
    const struct mille_candidate *best = &verdict->candidate[0];
    int rest = seen->pub.goal - seen->pub.side[mille_side_of(&seen->pub, seen->seat)].miles;
    bool waits = seen->pub.phase == PHASE_PLAY &&
                 !(best->move.kind == MOVE_PLAY && card_in(SET_SAFETIES, best->move.card));
    for (int i = 0; waits && i < verdict->count; i++) {
        const struct mille_candidate *other = &verdict->candidate[i];
        if (other->move.kind == MOVE_PLAY && card_in(SET_DISTANCES, other->move.card) &&
            mille_cards[other->move.card].miles == rest && best->win - other->win < SEARCH_WAIT) {
            return other->move;
        }
    }
    return best->move;
}
