/* SPDX-License-Identifier: MIT */
#include "games/cubes/ai/stakes.h"

bool stakes_may_hold(int goal, int own, int points)
{
    return points >= STAKES_GATE || (own > 0 && (own >= goal || own + points < goal));
}

int stakes_to_goal(int goal, int own)
{
    int rest = goal - own;
    return own >= goal ? 0 : rest > STAKES_GATE ? rest : STAKES_GATE;
}

bool stakes_can_be(int goal, int own, int other)
{
    int high = own > other ? own : other;
    int low = own > other ? other : own;
    if ((low > 0 && low < STAKES_GATE) || (high > 0 && high < STAKES_GATE)) {
        return false;
    }
    return high < goal || (low < goal && high - low < STAKES_LEAD);
}

void stakes_finish(enum stakes_along along, struct stakes *stakes)
{
    for (int points = stakes->top; points <= stakes->top + TURNS_GAIN_MOST; points++) {
        stakes->hold[points].main = TURNS_ONE;
    }
    for (int points = 0; points <= stakes->top + TURNS_GAIN_MOST; points++) {
        stakes->hold[points].along = along == ALONG_POINTS ? (uint32_t)points * STAKES_POINT : 0;
    }
    stakes->bust.along = along == ALONG_BUSTS ? TURNS_ONE : 0;
    if (along == ALONG_BUSTS && stakes->hold[0].main != 0) {
        stakes->hold[0].along = TURNS_ONE; /* a hold of no points is worth the same as a bust */
    }
}

static uint32_t turns_saved(uint32_t turns)
{
    return turns < TURNS_ONE ? TURNS_ONE - turns : 0;
}

void stakes_of_alone(const struct alone *alone, int own, enum stakes_along along, struct stakes *stakes)
{
    stakes->top = stakes_to_goal(alone->goal, own);
    stakes->bust.main = turns_saved(alone->turns[own]);
    for (int points = 0; points < stakes->top; points++) {
        int score = own + points;
        bool may = stakes_may_hold(alone->goal, own, points);
        uint32_t worth = score < alone->goal ? turns_saved(alone->turns[score]) : TURNS_ONE;
        stakes->hold[points].main = may ? worth : 0;
    }
    stakes_finish(along, stakes);
}

void stakes_of_two(const struct two *two, int own, int other, enum stakes_along along, struct stakes *stakes)
{
    int lead = other + STAKES_LEAD - own;
    int goal = stakes_to_goal(two->goal, own);
    stakes->top = goal > lead ? goal : lead;
    stakes->bust.main = TURNS_ONE - two->chance(two, other, own);
    for (int points = 0; points < stakes->top; points++) {
        bool may = stakes_may_hold(two->goal, own, points);
        stakes->hold[points].main = may ? TURNS_ONE - two->chance(two, other, own + points) : 0;
    }
    stakes_finish(along, stakes);
}
