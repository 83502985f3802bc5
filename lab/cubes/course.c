/* SPDX-License-Identifier: MIT */
/* What a game is like that is played as well as can be: how long it takes, how often it goes into overtime;
 * and what a rule of thumb makes of it. */
#include "cubes/cubes.h"
#include "games/cubes/cubes.h"

#include "base/check.h"

#include <stdio.h>
#include <stdlib.h>

enum { ROUNDS = 200, THUMB_FIRST = 4, THUMB_LAST = 20, THUMB_FRESH = 60 };

/* A turn in the sums: large enough for the turns of any game in 32 bits. */
static const double TURN = 1 << 25;

/* Of the seat in turn, by its score and the other's: turns that the game still takes, both seats together,
 * and the chance that it comes to overtime. */
struct course {
    int goal;
    double turns[STAKES_SCORES][STAKES_SCORES], overtime[STAKES_SCORES][STAKES_SCORES];
    double over[STAKES_OVER]; /* turns, both past the goal, by the lead + STAKES_LEAD - 1 */
};

static double turns_at(const struct course *course, int own, int other)
{
    bool over = own >= course->goal && other >= course->goal;
    return over ? course->over[own - other + STAKES_LEAD - 1] : course->turns[own][other];
}

static double overtime_at(const struct course *course, int own, int other)
{
    return own >= course->goal || other >= course->goal ? 1 : course->overtime[own][other];
}

/* A turn of the best play: what follows a hold, and how often nothing is held. */
struct turn {
    double turns, overtime, busts;
};

typedef double value_at(const struct course *course, int own, int other);

static double follow(const struct turns *turns, const struct course *course, int own, int other, double one,
                     value_at *value, struct solve_desk *desk)
{
    struct stakes *stakes = &desk->stakes;
    for (int points = 0; points <= stakes->top + TURNS_GAIN_MOST; points++) {
        bool goes_on = points > 0 && points < stakes->top && stakes->hold[points].main > 0;
        stakes->hold[points].along = goes_on ? (uint32_t)(value(course, other, own + points) * one) : 0;
    }
    stakes->bust.along = 0;
    turns_weigh(turns, stakes, 0, &desk->prospects);
    return desk->prospects.roll[0][turns->fresh].along / one;
}

static struct turn weigh(const struct turns *turns, const struct solved *solved, const struct course *course,
                         int own, int other, struct solve_desk *desk)
{
    struct two two = solved_two(solved);
    struct turn turn = {.turns = 0};
    stakes_of_two(&two, own, other, ALONG_BUSTS, &desk->stakes);
    turns_weigh(turns, &desk->stakes, 0, &desk->prospects);
    turn.busts = (double)desk->prospects.roll[0][turns->fresh].along / TURNS_ONE;
    turn.turns = follow(turns, course, own, other, TURN, turns_at, desk);
    if (own < course->goal && other < course->goal) {
        turn.overtime = follow(turns, course, own, other, TURNS_ONE, overtime_at, desk);
    }
    return turn;
}

/* x = a + busts * y, and y = b + busts of the other * x. */
static double solve(double a, double busts, double b, double others)
{
    return (a + busts * b) / (1 - busts * others);
}

static void course_pair(const struct turns *turns, const struct solved *solved, int own, int other,
                        struct course *course, struct solve_desk *desk)
{
    struct turn a = weigh(turns, solved, course, own, other, desk);
    struct turn b = own == other ? a : weigh(turns, solved, course, other, own, desk);
    course->turns[own][other] = solve(1 + a.turns, a.busts, 1 + b.turns, b.busts);
    course->turns[other][own] = solve(1 + b.turns, b.busts, 1 + a.turns, a.busts);
    course->overtime[own][other] = solve(a.overtime, a.busts, b.overtime, b.busts);
    course->overtime[other][own] = solve(b.overtime, b.busts, a.overtime, a.busts);
}

static void course_over(const struct turns *turns, const struct solved *solved, struct course *course,
                        struct solve_desk *desk)
{
    for (int round = 0; round < ROUNDS; round++) {
        for (int lead = 0; lead < STAKES_OVER; lead++) {
            int own = course->goal + lead, other = course->goal + STAKES_LEAD - 1;
            struct turn turn = weigh(turns, solved, course, own, other, desk);
            course->over[lead] = 1 + turn.turns + turn.busts * turns_at(course, other, own);
        }
    }
}

void course_print(const struct turns *turns, const struct solved *solved, struct solve_desk *desk)
{
    struct course *course = calloc(1, sizeof *course);
    CHECK(course != NULL);
    course->goal = solved->goal;
    course_over(turns, solved, course, desk);
    int most = course->goal + STAKES_LEAD - 1;
    for (int sum = 2 * most - 2; sum >= 0; sum--) {
        for (int own = (sum + 1) / 2; own <= sum && own < most; own++) {
            if (stakes_can_be(course->goal, own, sum - own)) {
                course_pair(turns, solved, own, sum - own, course, desk);
            }
        }
    }
    printf("best play of two: %.1f turns a game together, overtime in %.6f\n", course->turns[0][0],
           course->overtime[0][0]);
    free(course);
}

/* ---- a rule of thumb ------------------------------------------------------------------------------- */

/* Of a turn in which all that scores is left lying, and held as soon as there is enough or it wins; five dice
 * that have all scored are rolled again below 3,000. The turns that it leaves, but for busts, and those. */
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

/* Turns alone to 10,000 for who holds from so many fifties. */
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
