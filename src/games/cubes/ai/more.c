/* SPDX-License-Identifier: MIT */
/* The estimate of the chance to win: the exact chance against the highest other seat alone, times the share
 * of those wins that the remaining seats leave. The share is computed as if every seat ran to the goal alone.
 * A player that maximises this product takes more risks the more opponents are near the goal. */
#include "games/cubes/ai/more.h"

#include <stddef.h>

/* The chance of the seat in turn, with the score `mover`, against one other seat. With more seats, scores
 * past the goal may differ by more than with two. */
static uint32_t against_one(const struct two *two, int mover, int other)
{
    int past = two->goal + STAKES_LEAD - 1;
    if (mover >= two->goal && other >= two->goal) {
        int lead = mover - other;
        lead = lead >= STAKES_LEAD ? STAKES_LEAD - 1 : lead <= -STAKES_LEAD ? 1 - STAKES_LEAD : lead;
        return two->chance(two, past + lead, past);
    }
    if (mover < two->goal && other < two->goal) {
        return two->chance(two, mover, other);
    }
    int low = mover < other ? mover : other;
    int most = low + STAKES_LEAD - 1; /* of the higher score */
    if (most < two->goal) {
        return mover < other ? two->chance(two, mover, two->goal - 1) : TURNS_ONE;
    }
    return mover < other ? two->chance(two, mover, other < most ? other : most)
                         : two->chance(two, mover < most ? mover : most, other);
}

static int highest(const int *other, int others)
{
    int high = 0;
    for (int i = 0; i < others; i++) {
        high = other[i] > high ? other[i] : high;
    }
    return high;
}

/* Shares in the race, in fractions of 2^15. */
enum { RACE_SHIFT = 15, RACE_ALL = 1 << RACE_SHIFT, PAST_SHIFT = 2 };

/* The other seats in a race to the goal: after each number of turns, the chance that none of them has reached
 * the goal, and that the highest has not. */
struct field {
    uint32_t none[TABLES_RACE_TURNS];
    uint32_t not_highest[TABLES_RACE_TURNS];
};

/* The chance that a seat with this score needs more than turn + 1 turns. Past the goal, a seat only needs a
 * hold of any points. */
static uint32_t longer(const struct tables *tables, int goal, int score, int turn)
{
    if (score >= goal) {
        int shift = PAST_SHIFT * (turn + 1);
        return shift > RACE_SHIFT ? 0 : (uint32_t)RACE_ALL >> shift;
    }
    const char *row = tables->race[tables_race_row(goal, score)];
    uint64_t share = tables_read(row + (ptrdiff_t)turn * TABLES_RACE_DIGITS, TABLES_RACE_DIGITS);
    return (uint32_t)(share * RACE_ALL / TABLES_RACE_ONE);
}

static void run_others(const struct tables *tables, int goal, const int *other, int others,
                       struct field *field)
{
    int high = highest(other, others);
    for (int turn = 0; turn < TABLES_RACE_TURNS; turn++) {
        uint32_t none = RACE_ALL;
        for (int i = 0; i < others; i++) {
            none = none * longer(tables, goal, other[i], turn) >> RACE_SHIFT;
        }
        field->none[turn] = none;
        field->not_highest[turn] = longer(tables, goal, high, turn);
    }
}

/* Among the games in which a seat with this score reaches the goal before the highest other seat, the part in
 * which it is also before all the others, if each seat runs alone; in fractions of 2^15. */
static uint32_t before_the_rest(const struct tables *tables, int goal, int own, const struct field *field)
{
    uint64_t all = 0, highest_only = 0;
    uint32_t before = RACE_ALL;
    for (int turn = 0; turn < TABLES_RACE_TURNS && own < goal; turn++) {
        uint32_t after = longer(tables, goal, own, turn);
        uint32_t home = before > after ? before - after : 0;
        all += (uint64_t)home * field->none[turn];
        highest_only += (uint64_t)home * field->not_highest[turn];
        before = after;
    }
    return highest_only == 0 ? RACE_ALL : (uint32_t)((all << RACE_SHIFT) / highest_only);
}

/* The chance of a seat whose turn has ended with that score. */
static uint32_t estimate(const struct tables *tables, int goal, int own, int high, const struct field *field)
{
    struct two two = tables_two(tables, goal);
    uint64_t chance = TURNS_ONE - against_one(&two, high, own);
    return field ? (uint32_t)(chance * before_the_rest(tables, goal, own, field) >> RACE_SHIFT)
                 : (uint32_t)chance;
}

static void fill(const struct tables *tables, int goal, int own, int high, const struct field *field,
                 enum stakes_along along, struct stakes *stakes)
{
    int lead = high + STAKES_LEAD - own;
    int home = stakes_to_goal(goal, own);
    int top = home > lead ? home : lead;
    stakes->top = top < TURNS_POINTS_MOST ? top : TURNS_POINTS_MOST;
    stakes->bust.main = estimate(tables, goal, own, high, field);
    for (int points = 0; points < stakes->top; points++) {
        bool may = stakes_may_hold(goal, own, points);
        stakes->hold[points].main = may ? estimate(tables, goal, own + points, high, field) : 0;
    }
    stakes_finish(along, stakes);
}

void stakes_of_more(const struct tables *tables, int goal, int own, const int *other, int others,
                    enum stakes_along along, struct stakes *stakes)
{
    struct field field;
    run_others(tables, goal, other, others, &field);
    fill(tables, goal, own, highest(other, others), &field, along, stakes);
}

void stakes_of_highest(const struct tables *tables, int goal, int own, const int *other, int others,
                       enum stakes_along along, struct stakes *stakes)
{
    fill(tables, goal, own, highest(other, others), NULL, along, stakes);
}
