/* SPDX-License-Identifier: MIT */
#include "games/cubes/ai/more.h"

/* The chance that the seat about to move, with `mover`, has against one other. Among several, scores may
 * differ by more past the goal than of two alone. */
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

void stakes_of_more(const struct two *two, int own, const int *other, int others, enum stakes_along along,
                    struct stakes *stakes)
{
    int high = highest(other, others);
    int lead = high + STAKES_LEAD - own;
    int goal = stakes_to_goal(two->goal, own);
    int top = goal > lead ? goal : lead;
    stakes->top = top < TURNS_POINTS_MOST ? top : TURNS_POINTS_MOST;
    stakes->bust.main = TURNS_ONE - against_one(two, high, own);
    for (int points = 0; points < stakes->top; points++) {
        bool may = stakes_may_hold(two->goal, own, points);
        stakes->hold[points].main = may ? TURNS_ONE - against_one(two, high, own + points) : 0;
    }
    for (int points = stakes->top; points <= stakes->top + TURNS_GAIN_MOST; points++) {
        stakes->hold[points].main = TURNS_ONE;
    }
    stakes_count_along(along, stakes);
}
