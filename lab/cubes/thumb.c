/* SPDX-License-Identifier: MIT */
/* Results of rules of thumb for a seat alone. */
#include "cubes/cubes.h"
#include "games/cubes/cubes.h"

#include "base/check.h"

#include <stdio.h>
#include <stdlib.h>

enum { THUMB_FIRST = 4, THUMB_LAST = 20, THUMB_FRESH = 60 };

/* Turns by a rule of thumb: all dice that score stay, and the player holds as soon as there are enough points
 * or the hold wins. If all five dice have scored, they are rolled again below 3,000 points. Computes the
 * remaining turns after holds, and the chance of busts. */
struct thumb {
    double turns[TURNS_ROWS][TURNS_CASES_MAX], busts[TURNS_ROWS][TURNS_CASES_MAX];
};

static void thumb_case(const struct turns *turns, int own, int enough, const double *left, int points,
                       int now, struct thumb *thumb)
{
    const struct turns_case *each = &turns->each[now];
    double rest = 0, busts = each->busts;
    for (int i = 0; i < each->outcomes; i++) {
        const struct turns_outcome *outcome = &turns->outcome[each->first + i];
        int sum = points + outcome->gain;
        const struct turns_option *most = &turns->option[outcome->first];
        for (int k = 1; k < outcome->options; k++) {
            most = turns->option[outcome->first + k].gain > most->gain ? &turns->option[outcome->first + k]
                                                                       : most;
        }
        bool wins = own + sum >= STAKES_GOAL,
             much = sum >= (most->now == turns->fresh ? THUMB_FRESH : enough);
        if ((wins || much) && stakes_may_hold(STAKES_GOAL, own, sum)) {
            rest += outcome->ways * (wins ? 0 : left[own + sum]);
        } else {
            rest += outcome->ways * thumb->turns[points + most->gain][most->now];
            busts += outcome->ways * thumb->busts[points + most->gain][most->now];
        }
    }
    thumb->turns[points][now] = rest / each->ways;
    thumb->busts[points][now] = busts / each->ways;
}

/* The turns that a seat alone needs to 10,000 when it holds from `from` fifties on. */
static double thumb_turns(const struct turns *turns, int enough, struct thumb *thumb)
{
    double left[STAKES_GOAL] = {0};
    for (int own = STAKES_GOAL - 1; own >= 0; own--) {
        int gate = stakes_to_goal(STAKES_GOAL, own), top = gate > THUMB_FRESH ? gate : THUMB_FRESH;
        for (int points = top + TURNS_GAIN_MOST; points >= 0 && (own == 0 || own >= STAKES_GATE); points--) {
            for (int now = 0; now < turns->cases && points < top; now++) {
                thumb_case(turns, own, enough, left, points, now, thumb);
            }
        }
        left[own] = (1 + thumb->turns[0][turns->fresh]) / (1 - thumb->busts[0][turns->fresh]);
    }
    return left[0];
}

void thumb_print(const struct turns *turns)
{
    struct thumb *thumb = calloc(1, sizeof *thumb);
    CHECK(thumb != NULL);
    int best = THUMB_FIRST;
    double least = 0;
    for (int enough = THUMB_FIRST; enough <= THUMB_LAST; enough++) {
        double needed = thumb_turns(turns, enough, thumb);
        if (enough == THUMB_FIRST || needed < least) {
            least = needed;
            best = enough;
        }
    }
    printf("leaving all that scores and holding from 200..1000: best from %d, %.6f turns alone\n",
           best * CUBES_FIFTY, least);
    free(thumb);
}
