/* SPDX-License-Identifier: MIT */
/* The course of a game of two seats with best play: its length, how often it goes into overtime, and how
 * often a player with a simpler aim wins. Pairs of scores are calculated from the goal backwards. A turn
 * without points leads to the same pair of scores with the other seat in turn, so that both are solved
 * together. */
#include "cubes/cubes.h"
#include "cubes/spread.h"

#include "base/check.h"

#include <stdio.h>
#include <stdlib.h>

/* From this number of points on, a hold is always best. */
enum { SURE = 205, ROUNDS = 200, OVER_MOST = STAKES_SCORES + STAKES_LEAD };

/* A figure by the scores of the seat in turn and of the other seat. Past the goal only the difference of the
 * scores matters; the lower score then counts as the goal. */
struct asked {
    double of[OVER_MOST][OVER_MOST];
};

struct course {
    const struct turns *turns;
    const struct solved *solved;
    struct solve_desk *desk;
    const struct alone *alone;
    struct asked length, overtime;
    struct asked first[AIMS],
        second[AIMS]; /* chances of the seat with the simpler aim: in turn, and not in turn */
    struct spread
        aimed[AIMS][STAKES_GOAL]; /* spread of turns with an aim while the other seat is far from the goal */
    struct spread a, b, c, d;
};

static double *at(const struct course *course, struct asked *asked, int own, int other)
{
    int low = own < other ? own : other;
    int past = low > course->solved->goal ? low - course->solved->goal : 0;
    return &asked->of[own - past][other - past];
}

static bool wins(const struct course *course, int own, int other)
{
    return own >= course->solved->goal && own >= other + STAKES_LEAD;
}

/* ---- two consecutive turns ------------------------------------------------------------------------- */

/* The mean of a figure after the holds of a turn, taken from the other seat's turn. won: the value of a hold
 * that wins. */
static double follow(const struct course *course, const struct spread *spread, struct asked *asked, int own,
                     int other, double won)
{
    double sum = 0;
    for (int points = 1; points <= spread->most; points++) {
        if (spread->hold[points] > 0) {
            int score = own + points;
            sum +=
                spread->hold[points] * (wins(course, score, other) ? won : *at(course, asked, other, score));
        }
    }
    return sum;
}

/* x = one + stays y, and y = two + stays of the other x. */
static void settle(const struct spread *mine, const struct spread *theirs, double one, double two, double *x,
                   double *y)
{
    double first = (one + mine->stays * two) / (1 - mine->stays * theirs->stays);
    *x = first;
    *y = two + theirs->stays * first;
}

static void spread_best(struct course *course, int own, int other, struct spread *spread)
{
    struct two two = solved_two(course->solved);
    stakes_of_two(&two, own, other, ALONG_BUSTS, &course->desk->stakes);
    spread_turn(course->turns, course->desk, spread);
}

/* ---- simpler aims ------------------------------------------------------------------------------------ */

/* The aim of most points: plays as if any number of points could be held, and rolls on where the hold is not
 * allowed; but a hold that wins is taken. */
static void spread_points(struct course *course, int own, int other, struct spread *spread)
{
    struct stakes *stakes = &course->desk->stakes;
    int goal = course->solved->goal, lead = other + STAKES_LEAD - own, home = stakes_to_goal(goal, own);
    int most = lead > home ? lead : home;
    stakes->top = most < SURE ? most : SURE;
    stakes->bust = (struct worth){.main = 0};
    for (int points = 0; points < TURNS_ROWS; points++) {
        stakes->hold[points] = (struct worth){.main = (uint32_t)points * STAKES_POINT};
    }
    turns_weigh(course->turns, stakes, 0, &course->desk->prospects);
    for (int points = 0; points < stakes->top; points++) {
        stakes->hold[points].main *= stakes_may_hold(goal, own, points);
    }
    spread_follow(course->turns, course->desk, spread);
}

/* Past the goal both aims play the best move. */
static void spread_aim(struct course *course, enum aim aim, int own, int other, struct spread *spread)
{
    int goal = course->solved->goal;
    if (own >= goal) {
        spread_best(course, own, other, spread);
        return;
    }
    bool far = other + STAKES_LEAD <= goal;
    struct spread *known = &course->aimed[aim][own];
    if (!far || known->most == 0) {
        struct spread *into = far ? known : spread;
        if (aim == AIM_POINTS) {
            spread_points(course, own, other, into);
        } else {
            stakes_of_alone(course->alone, own, ALONG_BUSTS, &course->desk->stakes);
            spread_turn(course->turns, course->desk, into);
        }
    }
    if (far) {
        *spread = *known;
    }
}

/* own: the score of the seat with the aim. theirs: the spread of the other seat's best turn. */
static void weigh_aims(struct course *course, int own, int other, const struct spread *theirs)
{
    for (enum aim aim = 0; aim < AIMS; aim++) {
        struct asked *first = &course->first[aim], *second = &course->second[aim];
        spread_aim(course, aim, own, other, &course->c);
        double one = follow(course, &course->c, second, own, other, 1);
        double two = follow(course, theirs, first, other, own, 0);
        settle(&course->c, theirs, one, two, at(course, first, own, other), at(course, second, other, own));
    }
}

/* ---- all pairs --------------------------------------------------------------------------------------- */

static void weigh_pair(struct course *course, int own, int other)
{
    struct asked *length = &course->length, *overtime = &course->overtime;
    spread_best(course, own, other, &course->a);
    spread_best(course, other, own, &course->b);
    double one = 1 + follow(course, &course->a, length, own, other, 0);
    double two = 1 + follow(course, &course->b, length, other, own, 0);
    settle(&course->a, &course->b, one, two, at(course, length, own, other), at(course, length, other, own));
    if (own >= course->solved->goal || other >= course->solved->goal) {
        *at(course, overtime, own, other) = *at(course, overtime, other, own) = 1;
    } else {
        one = follow(course, &course->a, overtime, own, other, 0);
        two = follow(course, &course->b, overtime, other, own, 0);
        settle(&course->a, &course->b, one, two, at(course, overtime, own, other),
               at(course, overtime, other, own));
    }
    weigh_aims(course, own, other, &course->b);
    if (own != other) {
        weigh_aims(course, other, own, &course->a);
    }
}

/* When both seats are past the goal, differences lead to each other: repeats until all figures are stable. */
static void weigh_over(struct course *course)
{
    int goal = course->solved->goal;
    for (int round = 0; round < ROUNDS; round++) {
        for (int lead = 0; lead < STAKES_LEAD; lead++) {
            weigh_pair(course, goal + lead, goal);
        }
    }
}

struct course_figures course_find(const struct turns *turns, const struct solved *solved,
                                  const struct alone *alone, int from, struct solve_desk *desk)
{
    struct course *course = calloc(1, sizeof *course);
    CHECK(course != NULL);
    *course = (struct course){.turns = turns, .solved = solved, .desk = desk, .alone = alone};
    weigh_over(course);
    int most = solved->goal + STAKES_LEAD - 1;
    for (int sum = 2 * most - 2; sum >= 2 * from; sum--) {
        for (int own = (sum + 1) / 2; own <= sum - from && own < most; own++) {
            if (stakes_can_be(solved->goal, own, sum - own)) {
                weigh_pair(course, own, sum - own);
            }
        }
    }
    struct course_figures figures = {.turns = course->length.of[from][from],
                                     .overtime = course->overtime.of[from][from]};
    for (enum aim aim = 0; aim < AIMS; aim++) {
        figures.first[aim] = course->first[aim].of[from][from];
        figures.second[aim] = course->second[aim].of[from][from];
    }
    free(course);
    return figures;
}

void course_print(const struct turns *turns, const struct solved *solved, const struct alone *alone,
                  struct solve_desk *desk)
{
    const char *const names[AIMS] = {[AIM_POINTS] = "most points a turn", [AIM_TURNS] = "fewest turns"};
    struct course_figures figures = course_find(turns, solved, alone, 0, desk);
    printf("best play of two: %.1f turns a game together, overtime in %.6f\n", figures.turns,
           figures.overtime);
    for (enum aim aim = 0; aim < AIMS; aim++) {
        printf("against it who plays for %s wins: %.6f (first %.6f, second %.6f)\n", names[aim],
               (figures.first[aim] + figures.second[aim]) / 2, figures.first[aim], figures.second[aim]);
    }
}
