/* SPDX-License-Identifier: MIT */
#include "games/mille/ai/search.h"

#include "base/check.h"
#include "base/root.h"
#include "games/mille/ai/endgame.h"
#include "games/mille/ai/equity.h"
#include "games/mille/ai/neural_eval.h"
#include "games/mille/ai/sampler.h"
#include "games/mille/ai/value.h"

enum {
    WIN_UNIT = 100,          /* millionths in a unit of win: sums of squares of units fit 64 bits */
    POINT_UNIT = 10,         /* tenths */
    BATCH = 32,              /* deals between two comparisons of the candidates */
    DEALS_LEAST = 8 * BATCH, /* before a candidate may be dropped */
    DEALS_MOST = 200000,     /* above this the sums could overflow */
    DEALS_LONE = 1024,       /* of a single legal move */
    DOUBT_HALVES = 5,  /* a candidate is dropped when it is this number of half standard errors behind */
    NEAR = 300,        /* millionths of win: below this standard error two moves count as equal */
    PRIOR_DEALS = 500, /* deals that the rating by the quick player counts for at first */
    PRIOR_HALF = 2000, /* deals after which that rating counts for half as much */
    HASTE = 900, /* tenths of a point against playing before the draw a safety that is no coup fourré */
    SLOPE_POINTS = 200, /* points over which the slope of the equity is taken */
    PRIOR_UNIT = POINT_UNIT * 2 * SLOPE_POINTS * WIN_UNIT,
    TURNS = 16,   /* of a playout, before the evaluation; after an extension the whole hand is played */
    SPREAD = 600, /* typical error of the evaluation of a side, in points */
    SEARCH_STREAM = 9,
};

/* The sums of the candidates, all over the same deals. */
struct tally {
    struct sampler deals;
    const struct mille_public *pub;
    int count;
    uint8_t action[ACTIONS_MAX];
    int32_t prior[ACTIONS_MAX]; /* in units of win */
    int64_t win[ACTIONS_MAX];   /* sums over deals, in units */
    int64_t points[ACTIONS_MAX];
    int64_t product[ACTIONS_MAX][ACTIONS_MAX]; /* of wins, for pairs of candidates that are both alive */
    uint32_t dealt[ACTIONS_MAX];
    bool alive[ACTIONS_MAX];
    /* Of a dropped candidate: the one it was behind, by how much in millionths, and the standard error. */
    uint8_t better[ACTIONS_MAX];
    int32_t behind[ACTIONS_MAX];
    int32_t error[ACTIONS_MAX];
};

static int32_t equity(const struct tally *tally, int own, int opponent)
{
    const struct mille_public *pub = tally->pub;
    own += pub->side[tally->deals.seat].total;
    opponent += pub->side[1 - tally->deals.seat].total;
    return mille_equity(own > 0 ? own : 0, opponent > 0 ? opponent : 0, pub->starter != tally->deals.seat);
}

/* The chance to win the game at the end of a playout. The points of a finished hand are counted; for an
 * unfinished hand the evaluation gives only the mean, so that the chance is averaged over four results around
 * it. In these one side mostly gains what the other side loses. */
static int32_t outcome(const struct tally *tally, const struct race *race, int32_t *points)
{
    int opponent_seat = 1 - tally->deals.seat;
    if (race->phase == PHASE_HAND_OVER) {
        int own = race_points(race, tally->deals.seat);
        int opponent = race_points(race, opponent_seat);
        *points = POINT_UNIT * (own - opponent);
        return equity(tally, own, opponent);
    }
    bool regular = tally->deals.manner == MANNER_REGULAR;
    int32_t own = value_points(race, tally->deals.seat, regular ? VALUE_AGAINST_REGULAR : VALUE_QUICK);
    int32_t opponent = value_points(race, opponent_seat, regular ? VALUE_OF_REGULAR : VALUE_QUICK);
    *points = own - opponent;
    own /= POINT_UNIT;
    opponent /= POINT_UNIT;
    return (equity(tally, own + SPREAD, opponent - SPREAD / 2) +
            equity(tally, own - SPREAD, opponent + SPREAD / 2) +
            equity(tally, own + SPREAD / 2, opponent + SPREAD / 2) +
            equity(tally, own - SPREAD / 2, opponent - SPREAD / 2)) /
           4;
}

/* The rating of the candidates by the quick player. After the draw its net rates the moves. Before the draw
 * nothing is lost by drawing first, except a coup fourré. */
static void opine(struct tally *tally)
{
    const struct mille_public *pub = tally->pub;
    int own = pub->side[tally->deals.seat].total;
    int opponent = pub->side[1 - tally->deals.seat].total;
    int64_t slope = (int64_t)mille_equity(own + SLOPE_POINTS, opponent, true) -
                    mille_equity(own, opponent + SLOPE_POINTS, true);
    int32_t value[ACTIONS_MAX];
    neural_eval_values(&neural_eval_weights, &tally->deals.race, tally->action, tally->count, value);
    int coup = race_coup(&tally->deals.race.side[tally->deals.seat]);
    for (int i = 0; i < tally->count; i++) {
        if (tally->deals.race.phase == PHASE_DRAW) {
            value[i] = tally->action[i] == ACTION_DRAW || tally->action[i] == coup ? 0 : -HASTE;
        }
        tally->prior[i] = (int32_t)(slope * value[i] / PRIOR_UNIT);
    }
}

static void deal_once(struct tally *tally)
{
    int32_t win[ACTIONS_MAX];
    int turns = tally->deals.race.phase == PHASE_EXTEND ? TURNS_ALL : TURNS;
    sampler_next(&tally->deals);
    for (int i = 0; i < tally->count; i++) {
        if (!tally->alive[i]) {
            continue;
        }
        struct race rest = tally->deals.race;
        race_do(&rest, tally->action[i]);
        sampler_play_on(&tally->deals, &rest, turns);
        int32_t points;
        win[i] = outcome(tally, &rest, &points) / WIN_UNIT;
        tally->win[i] += win[i];
        tally->points[i] += points;
        tally->dealt[i]++;
        for (int j = 0; j <= i; j++) {
            if (tally->alive[j]) {
                tally->product[i][j] += (int64_t)win[i] * win[j];
            }
        }
    }
}

static int64_t product(const struct tally *tally, int i, int j)
{
    return i > j ? tally->product[i][j] : tally->product[j][i];
}

/* The standing of a live candidate, in millionths: the mean over its deals, mixed with the rating by the
 * quick player, which fades as deals are added. Only differences of standings have a meaning. */
static int32_t standing(const struct tally *tally, int i)
{
    int64_t deals = tally->dealt[i];
    int64_t opinion = (int64_t)PRIOR_DEALS * PRIOR_HALF / (PRIOR_HALF + deals);
    return (int32_t)((tally->win[i] + opinion * tally->prior[i]) * WIN_UNIT / (deals + opinion));
}

static int leader(const struct tally *tally)
{
    int best = -1;
    for (int i = 0; i < tally->count; i++) {
        if (tally->alive[i] && (best < 0 || standing(tally, i) > standing(tally, best))) {
            best = i;
        }
    }
    return best;
}

/* The sum of squared deviations of the difference of two live candidates. */
static int64_t spread(const struct tally *tally, int a, int b)
{
    int64_t difference = tally->win[a] - tally->win[b];
    int64_t squares = product(tally, a, a) + product(tally, b, b) - 2 * product(tally, a, b) -
                      difference / tally->dealt[a] * difference;
    return squares > 0 ? squares : 0;
}

/* The standard error of a difference of standings, in millionths. It counts the deals alone: the rating by
 * the quick player does not make a difference more certain. */
static int32_t doubt(const struct tally *tally, int best, int i)
{
    return (int32_t)((int64_t)root_of((uint64_t)spread(tally, best, i)) * WIN_UNIT / tally->dealt[i]);
}

/* Notes how far a live candidate stands behind the leader. */
static void note(struct tally *tally, int best, int i)
{
    tally->better[i] = (uint8_t)best;
    tally->behind[i] = standing(tally, best) - standing(tally, i);
    tally->error[i] = doubt(tally, best, i);
}

/* Drops the candidates that are clearly worse than the leader. Returns how many are still worth deals; 1 when
 * the others are dropped or count as equal. */
static int drop(struct tally *tally)
{
    int best = leader(tally);
    int worth = 1;
    for (int i = 0; i < tally->count; i++) {
        if (i == best || !tally->alive[i]) {
            continue;
        }
        note(tally, best, i);
        tally->alive[i] = 2 * tally->behind[i] <= DOUBT_HALVES * tally->error[i];
        worth += tally->alive[i] && tally->error[i] > NEAR;
    }
    return worth;
}

/* The final figure of a candidate: the mean of the leader, less the distance of the candidate behind it,
 * which of a dropped candidate is that at the time. */
static int32_t rating(const struct tally *tally, int best, int i)
{
    int64_t win = tally->win[best] * WIN_UNIT / (int64_t)tally->dealt[best];
    while (i != best) {
        win -= tally->behind[i];
        i = tally->better[i];
    }
    return win < 0 ? 0 : win > SEARCH_WIN_ONE ? SEARCH_WIN_ONE : (int32_t)win;
}

static void report(struct tally *tally, struct mille_verdict *verdict)
{
    int best = leader(tally);
    bool done[ACTIONS_MAX] = {false};
    for (int i = 0; i < tally->count; i++) {
        if (tally->alive[i]) {
            note(tally, best, i);
        }
    }
    for (int rank = 0; rank < tally->count; rank++) {
        int next = -1;
        for (int i = 0; i < tally->count; i++) {
            if (!done[i] && (next < 0 || rating(tally, best, i) > rating(tally, best, next) ||
                             (i == best && rating(tally, best, i) == rating(tally, best, next)))) {
                next = i;
            }
        }
        done[next] = true;
        verdict->candidate[rank] = (struct mille_candidate){
            .move = race_move(&tally->deals.race, tally->action[next]),
            .win = rating(tally, best, next),
            .points = (int32_t)(tally->points[next] / (int64_t)tally->dealt[next]),
            .error = tally->error[next],
            .visits = tally->dealt[next],
        };
        verdict->visits += tally->dealt[next];
    }
    verdict->count = tally->count;
}

/* Solves the hand: with an empty deck nothing is hidden, since the unseen cards are the opponent's hand.
 * False: it would take too long. */
static bool calculate(struct tally *tally, const struct budget *budget, struct mille_verdict *verdict)
{
    const struct endgame_stakes stakes = endgame_stakes_of(tally->pub);
    struct endgame endgame;
    sampler_next(&tally->deals); /* deals all hidden cards to the opponent */
    const struct race *race = &tally->deals.race;
    if (!endgame_solve(race, &stakes, ENDGAME_NODES, budget, &endgame)) {
        return false;
    }
    verdict->exact = true;
    verdict->count = endgame.count;
    for (int i = 0; i < endgame.count; i++) {
        verdict->candidate[i] = (struct mille_candidate){.move = race_move(race, endgame.action[i]),
                                                         .win = endgame.win[i],
                                                         .points = POINT_UNIT * endgame.points[i]};
    }
    return true;
}

void mille_search(const struct mille_observation *seen, uint64_t seed, const struct budget *budget,
                  struct mille_verdict *verdict)
{
    CHECK(seen->pub.turn == seen->seat && seen->pub.phase <= PHASE_EXTEND);
    struct tally tally = {.pub = &seen->pub};
    sampler_open(&tally.deals, seen, seed, SEARCH_STREAM);
    *verdict = (struct mille_verdict){.count = 0};
    if (tally.deals.race.left == 0 && calculate(&tally, budget, verdict)) {
        return;
    }
    tally.count = linear_eval_actions(&tally.deals.race, tally.action);
    for (int i = 0; i < tally.count; i++) {
        tally.alive[i] = true;
    }
    if (tally.deals.race.phase != PHASE_EXTEND) {
        opine(&tally);
    }
    uint32_t iterations = budget && budget->iterations > 0 ? budget->iterations : SEARCH_ITERATIONS;
    uint32_t spent = 0;
    bool lone = tally.count == 1;
    uint32_t most = lone ? DEALS_LONE : DEALS_MOST;
    int worth = tally.count;
    for (uint32_t deals = 0; spent < iterations && deals < most && (worth > 1 || lone); deals += BATCH) {
        for (int i = 0; i < BATCH; i++) {
            deal_once(&tally);
        }
        for (int i = 0; i < tally.count; i++) {
            spent += tally.alive[i] ? BATCH : 0;
        }
        if (deals + BATCH >= DEALS_LEAST) {
            worth = drop(&tally);
        }
        if (budget && budget->more && !budget->more(budget->context)) {
            break;
        }
    }
    report(&tally, verdict);
}

struct move mille_search_choice(const struct mille_observation *seen, const struct mille_verdict *verdict)
{
    const struct mille_candidate *best = &verdict->candidate[0];
    int rest = seen->pub.goal - seen->pub.side[seen->seat].miles;
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
