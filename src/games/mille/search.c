/* SPDX-License-Identifier: MIT */
#include "games/mille/search.h"

#include "base/check.h"
#include "games/mille/belief.h"
#include "games/mille/equity.h"
#include "games/mille/instinct.h"

#include <string.h>

enum {
    WIN_UNIT = 100,       /* millionths; sums of squares of these fit 64 bits */
    POINT_UNIT = 10,      /* tenths */
    BATCH = 32,           /* deals between two looks at the figures */
    DEALS_LEAST = 2 * BATCH, /* before a candidate may be dropped */
    DEALS_MOST = 200000,  /* what the sums have room for */
    DEALS_LONE = 1024,    /* of a move without another: nothing hangs on it, but its worth is told */
    DOUBT = 9,            /* a candidate is dropped when it is worse by 3 standard errors: squared */
    PRIOR_DEALS = 60,     /* what the quick player's own opinion counts for */
    SLOPE_POINTS = 200,   /* the slope of the equity is taken over so many points */
    NEAR = 3,             /* ten-thousandths of win: standard error at which two moves are as good */
    SEARCH_STREAM = 9,
};

/* The figures of the candidates, all from the same deals. */
struct tally {
    struct race race; /* as the seat sees it */
    struct belief belief;
    const struct mille_public *pub;
    int seat;
    int count;
    uint8_t action[ACTIONS_MAX];
    int32_t prior[ACTIONS_MAX]; /* in units of win */
    int64_t win[ACTIONS_MAX];   /* sums over deals, in units */
    int64_t points[ACTIONS_MAX];
    int64_t product[ACTIONS_MAX][ACTIONS_MAX]; /* of wins, for pairs that are both alive */
    uint32_t deals[ACTIONS_MAX];
    bool alive[ACTIONS_MAX];
};

/* The value of a race that is over. */
static int32_t outcome(const struct tally *tally, const struct race *race, int32_t *points)
{
    int own = race_points(race, tally->seat);
    int rival = race_points(race, 1 - tally->seat);
    const struct mille_public *pub = tally->pub;
    *points = own - rival;
    return mille_equity(pub->side[tally->seat].total + own, pub->side[1 - tally->seat].total + rival,
                        pub->starter != tally->seat);
}

static void opine(struct tally *tally)
{
    const struct mille_public *pub = tally->pub;
    int own = pub->side[tally->seat].total;
    int rival = pub->side[1 - tally->seat].total;
    int64_t slope = (int64_t)mille_equity(own + SLOPE_POINTS, rival, true) -
                    mille_equity(own, rival + SLOPE_POINTS, true);
    int32_t value[ACTIONS_MAX];
    instinct_values(&tally->race, instinct_weights, tally->action, tally->count, value);
    for (int i = 0; i < tally->count; i++) {
        tally->prior[i] = (int32_t)(slope * value[i] / (POINT_UNIT * 2 * SLOPE_POINTS * WIN_UNIT));
    }
}

static void deal_once(struct tally *tally, struct rng *rng)
{
    int32_t win[ACTIONS_MAX];
    belief_deal(&tally->belief, &tally->race, rng);
    for (int i = 0; i < tally->count; i++) {
        if (!tally->alive[i]) {
            continue;
        }
        struct race rest = tally->race;
        race_do(&rest, tally->action[i]);
        instinct_finish(&rest, instinct_weights);
        int32_t points;
        win[i] = outcome(tally, &rest, &points) / WIN_UNIT;
        tally->win[i] += win[i];
        tally->points[i] += points;
        tally->deals[i]++;
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

/* The mean with the quick player's opinion in it, times the deals. */
static int64_t standing(const struct tally *tally, int i)
{
    int64_t deals = tally->deals[i];
    return (tally->win[i] + (int64_t)PRIOR_DEALS * tally->prior[i]) * DEALS_MOST / (deals + PRIOR_DEALS);
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
    return product(tally, a, a) + product(tally, b, b) - 2 * product(tally, a, b) -
           difference / tally->deals[a] * difference;
}

/* Drops the candidates that are clearly worse than the leader; returns how many are worth going on with:
 * 1 when the others are gone or as good. */
static int drop(struct tally *tally)
{
    int best = leader(tally);
    int worth = 1;
    for (int i = 0; i < tally->count; i++) {
        if (i == best || !tally->alive[i]) {
            continue;
        }
        int64_t behind = tally->win[best] - tally->win[i];
        int64_t squares = spread(tally, best, i);
        if (behind > 0 && behind * behind / DOUBT > squares) {
            tally->alive[i] = false;
            continue;
        }
        /* squares / deals^2 is the squared standard error of the mean */
        int64_t deals = tally->deals[best];
        worth += squares > (int64_t)NEAR * NEAR * deals * deals;
    }
    return worth;
}

static uint32_t root(uint64_t square)
{
    uint64_t low = 0;
    uint64_t high = UINT32_MAX;
    while (low < high) {
        uint64_t middle = (low + high + 1) / 2;
        if (middle * middle <= square) {
            low = middle;
        } else {
            high = middle - 1;
        }
    }
    return (uint32_t)low;
}

static void report(const struct tally *tally, struct mille_verdict *verdict)
{
    int best = leader(tally);
    bool done[ACTIONS_MAX] = {false};
    for (int rank = 0; rank < tally->count; rank++) {
        int next = -1;
        for (int i = 0; i < tally->count; i++) {
            if (!done[i] && (next < 0 || (tally->alive[i] && !tally->alive[next]) ||
                             (tally->alive[i] == tally->alive[next] &&
                              standing(tally, i) > standing(tally, next)))) {
                next = i;
            }
        }
        done[next] = true;
        int64_t deals = tally->deals[next] > 0 ? tally->deals[next] : 1;
        struct mille_candidate *candidate = &verdict->candidate[rank];
        *candidate = (struct mille_candidate){
            .move = race_move(&tally->race, tally->action[next]),
            .win = (int32_t)(tally->win[next] * WIN_UNIT / deals),
            .points = (int32_t)(tally->points[next] * POINT_UNIT / deals),
            .visits = tally->deals[next],
        };
        if (next != best && tally->alive[next]) {
            int64_t squares = spread(tally, best, next);
            candidate->error = (int32_t)(root((uint64_t)(squares > 0 ? squares : 0)) * (uint64_t)WIN_UNIT /
                                         (uint64_t)deals);
        }
        verdict->visits += tally->deals[next];
    }
    verdict->count = tally->count;
}

void mille_search(const struct mille_observation *seen, uint64_t seed, const struct budget *budget,
                  struct mille_verdict *verdict)
{
    CHECK(seen->pub.turn == seen->seat && seen->pub.phase <= PHASE_EXTEND);
    struct tally tally = {.pub = &seen->pub, .seat = seen->seat};
    race_see(&tally.race, seen);
    belief_form(&tally.belief, &tally.race, seen->seat);
    tally.count = instinct_actions(&tally.race, tally.action);
    for (int i = 0; i < tally.count; i++) {
        tally.alive[i] = true;
    }
    if (tally.race.phase == PHASE_PLAY) {
        opine(&tally);
    }
    *verdict = (struct mille_verdict){.count = 0};
    struct rng rng = rng_make(seed, SEARCH_STREAM);
    uint32_t iterations = budget && budget->iterations > 0 ? budget->iterations : SEARCH_ITERATIONS;
    uint32_t spent = 0;
    bool lone = tally.count == 1;
    uint32_t most = lone ? DEALS_LONE : DEALS_MOST;
    int worth = tally.count;
    for (uint32_t deals = 0; spent < iterations && deals < most && (worth > 1 || lone); deals += BATCH) {
        for (int i = 0; i < BATCH; i++) {
            deal_once(&tally, &rng);
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
