/* SPDX-License-Identifier: MIT */
#include "games/mille/ai/trials.h"

#include "base/check.h"
#include "base/root.h"

enum {
    BATCH = 32,              /* deals between two comparisons of the candidates */
    DEALS_LEAST = 8 * BATCH, /* before a candidate may be dropped */
    DEALS_MOST = 200000,     /* above this the sums could overflow */
    DEALS_LONE = 1024,       /* of a single legal move */
    DOUBT_HALVES = 5,  /* a candidate is dropped when it is this number of half standard errors behind */
    NEAR = 300,        /* millionths of win: below this standard error two moves count as equal */
    PRIOR_HALF = 2000, /* deals after which that rating counts for half as much */
};

void trials_add(struct trials *trials, const int32_t *win, const int32_t *points)
{
    for (int i = 0; i < trials->count; i++) {
        if (!trials->alive[i]) {
            continue;
        }
        trials->win[i] += win[i];
        trials->points[i] += points[i];
        trials->dealt[i]++;
        for (int j = 0; j <= i; j++) {
            if (trials->alive[j]) {
                trials->product[i][j] += (int64_t)win[i] * win[j];
            }
        }
    }
}

static int64_t product(const struct trials *trials, int i, int j)
{
    return i > j ? trials->product[i][j] : trials->product[j][i];
}

/* The standing of a live candidate, in millionths: the mean over its deals, mixed with the rating by the
 * quick player, which fades as deals are added. Only differences of standings have a meaning. */
static int32_t standing(const struct trials *trials, int i)
{
    int64_t deals = trials->dealt[i];
    int64_t opinion = (int64_t)trials->prior_deals * PRIOR_HALF / (PRIOR_HALF + deals);
    return (int32_t)((trials->win[i] + opinion * trials->prior[i]) * TRIALS_WIN / (deals + opinion));
}

static int leader(const struct trials *trials)
{
    int best = -1;
    for (int i = 0; i < trials->count; i++) {
        if (trials->alive[i] && (best < 0 || standing(trials, i) > standing(trials, best))) {
            best = i;
        }
    }
    return best;
}

/* The sum of squared deviations of the difference of two live candidates. */
static int64_t spread(const struct trials *trials, int a, int b)
{
    int64_t difference = trials->win[a] - trials->win[b];
    int64_t squares = product(trials, a, a) + product(trials, b, b) - 2 * product(trials, a, b) -
                      difference / trials->dealt[a] * difference;
    return squares > 0 ? squares : 0;
}

/* The standard error of a difference of standings, in millionths. It counts the deals alone: the rating by
 * the quick player does not make a difference more certain. */
static int32_t doubt(const struct trials *trials, int best, int i)
{
    return (int32_t)((int64_t)root_of((uint64_t)spread(trials, best, i)) * TRIALS_WIN / trials->dealt[i]);
}

/* Notes how far a live candidate stands behind the leader. */
static void note(struct trials *trials, int best, int i)
{
    trials->better[i] = (uint8_t)best;
    trials->behind[i] = standing(trials, best) - standing(trials, i);
    trials->error[i] = doubt(trials, best, i);
}

/* Drops the candidates that are clearly worse than the leader. Returns how many are still worth deals; 1 when
 * the others are dropped or count as equal. */
static int drop(struct trials *trials)
{
    int best = leader(trials);
    int worth = 1;
    for (int i = 0; i < trials->count; i++) {
        if (i == best || !trials->alive[i]) {
            continue;
        }
        note(trials, best, i);
        trials->alive[i] = 2 * trials->behind[i] <= DOUBT_HALVES * trials->error[i];
        worth += trials->alive[i] && trials->error[i] > NEAR;
    }
    return worth;
}

void trials_run(struct trials *trials, const struct budget *budget, uint32_t iterations,
                void (*deal)(void *search), void *search)
{
    CHECK(trials->count > 0 && trials->count <= TRIALS_MAX);
    for (int i = 0; i < trials->count; i++) {
        trials->alive[i] = true;
    }
    uint32_t spent = 0;
    bool lone = trials->count == 1;
    uint32_t most = lone ? DEALS_LONE : DEALS_MOST;
    int worth = trials->count;
    for (uint32_t deals = 0; spent < iterations && deals < most && (worth > 1 || lone); deals += BATCH) {
        for (int i = 0; i < BATCH; i++) {
            deal(search);
        }
        for (int i = 0; i < trials->count; i++) {
            spent += trials->alive[i] ? BATCH : 0;
        }
        if (deals + BATCH >= DEALS_LEAST) {
            worth = drop(trials);
        }
        if (budget && budget->more && !budget->more(budget->context)) {
            break;
        }
    }
}

/* The final figure of a candidate: the mean of the leader, less the distance of the candidate behind it,
 * which of a dropped candidate is that at the time. */
static int32_t rating(const struct trials *trials, int best, int i)
{
    int64_t win = trials->win[best] * TRIALS_WIN / (int64_t)trials->dealt[best];
    while (i != best) {
        win -= trials->behind[i];
        i = trials->better[i];
    }
    return win < 0 ? 0 : win > SEARCH_WIN_ONE ? SEARCH_WIN_ONE : (int32_t)win;
}

void trials_report(struct trials *trials, const struct move *moves, struct mille_verdict *verdict)
{
    int best = leader(trials);
    bool done[TRIALS_MAX] = {false};
    for (int i = 0; i < trials->count; i++) {
        if (trials->alive[i]) {
            note(trials, best, i);
        }
    }
    for (int rank = 0; rank < trials->count; rank++) {
        int next = -1;
        for (int i = 0; i < trials->count; i++) {
            if (!done[i] && (next < 0 || rating(trials, best, i) > rating(trials, best, next) ||
                             (i == best && rating(trials, best, i) == rating(trials, best, next)))) {
                next = i;
            }
        }
        done[next] = true;
        verdict->candidate[rank] = (struct mille_candidate){
            .move = moves[next],
            .win = rating(trials, best, next),
            .points = (int32_t)(trials->points[next] / (int64_t)trials->dealt[next]),
            .error = trials->error[next],
            .visits = trials->dealt[next],
        };
        verdict->visits += trials->dealt[next];
    }
    verdict->count = trials->count;
}
