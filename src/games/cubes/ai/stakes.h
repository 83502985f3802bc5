/* SPDX-License-Identifier: MIT */
/* The stakes of a turn: the worth of holding each number of points, and of a bust, from the scores of the
 * seats. Scores are in fifties here; a chance is a number of TURNS_ONE-ths. */
#ifndef GAMES_CUBES_AI_STAKES_H
#define GAMES_CUBES_AI_STAKES_H

#include "games/cubes/ai/turns.h"

enum {
    STAKES_GOAL = 200, /* Standard */
    STAKES_GOAL_BLITZ =
        150,          /* Blitz: for seats on board the same game as Standard, 50 fifties nearer to the goal */
    STAKES_GATE = 10, /* as CUBES_GATE */
    STAKES_LEAD = 5,  /* as CUBES_LEAD */
    STAKES_OVER =
        2 * STAKES_LEAD - 1, /* differences of two scores past the goal with which the game goes on */
    STAKES_SCORES = STAKES_GOAL + STAKES_LEAD - 1,
    STAKES_TURNS = 64,      /* alone, a worth is the number of turns saved of this number, as a fraction */
    STAKES_POINT = 1 << 23, /* `along` of one fifty of points */
};

/* What `along` adds up: the chance of a bust, or the points that the turn brings. */
enum stakes_along { ALONG_BUSTS, ALONG_POINTS };

/* A seat alone: the turns that it still needs, in TURNS_ONE-ths of STAKES_TURNS turns, by its score. Filled
 * for the scores 0 and STAKES_GATE or more. */
struct alone {
    int goal;
    uint32_t turns[STAKES_GOAL];
};

/* Two seats: a source of the chance to win of the seat whose turn begins. */
struct two {
    int goal;
    const void *source;
    uint32_t (*chance)(const struct two *two, int own, int other);
};

/* Whether a seat with this score may hold this number of points. */
bool stakes_may_hold(int goal, int own, int points);
/* The points from which on every hold is allowed and reaches the goal. */
int stakes_to_goal(int goal, int own);
/* Whether two seats can have these scores at the beginning of a turn; both past the goal does not count. */
bool stakes_can_be(int goal, int own, int other);

/* The stakes of the seat in turn: alone, and with one other seat. */
void stakes_of_alone(const struct alone *alone, int own, enum stakes_along along, struct stakes *stakes);
void stakes_of_two(const struct two *two, int own, int other, enum stakes_along along, struct stakes *stakes);
/* Completes stakes that have their top, the worth of a bust and the worth of each hold below the top: a hold
 * from the top on is worth TURNS_ONE; and notes the second worth of each. */
void stakes_finish(enum stakes_along along, struct stakes *stakes);

#endif
