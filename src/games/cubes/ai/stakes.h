/* SPDX-License-Identifier: MIT */
/* What a turn is played for: what it is worth to hold so many points, or to bust. Scores are in fifties here;
 * a chance is a number of TURNS_ONE-ths. */
#ifndef GAMES_CUBES_AI_STAKES_H
#define GAMES_CUBES_AI_STAKES_H

#include "games/cubes/ai/turns.h"

enum {
    STAKES_GOAL = 200,                 /* Standard */
    STAKES_GOAL_BLITZ = 150,           /* on board it is the same game, so many fifties nearer to the end */
    STAKES_GATE = 10,                  /* wanted in one turn to get on board, and to reach the goal */
    STAKES_LEAD = 5,                   /* wanted over the other seats to win */
    STAKES_OVER = 2 * STAKES_LEAD - 1, /* differences past the goal with which two play on */
    STAKES_SCORES = STAKES_GOAL + STAKES_LEAD - 1,
    STAKES_TURNS = 64,      /* a number of turns is worth the share of so many that it saves */
    STAKES_POINT = 1 << 23, /* of what is counted along: a fifty of the points that the turn brings */
};

/* What is counted along with the worth. */
enum stakes_along { ALONG_BUSTS, ALONG_POINTS };

/* A seat alone: TURNS_ONE-ths of STAKES_TURNS turns that it still needs, by its score: of 0, and of the gate
 * and more. */
struct alone {
    int goal;
    uint32_t turns[STAKES_GOAL];
};

/* Two seats: who can tell the chance of the one whose turn begins. */
struct two {
    int goal;
    const void *source;
    uint32_t (*chance)(const struct two *two, int own, int other);
};

/* Whether so many points may be held at a score. */
bool stakes_may_hold(int goal, int own, int points);
/* The points from which on every hold is allowed and comes to the goal. */
int stakes_to_goal(int goal, int own);
/* Scores that two seats can have when a turn begins, but for both past the goal. */
bool stakes_can_be(int goal, int own, int other);

void stakes_of_alone(const struct alone *alone, int own, enum stakes_along along, struct stakes *stakes);
void stakes_of_two(const struct two *two, int own, int other, enum stakes_along along, struct stakes *stakes);
/* Notes what is counted along, of stakes whose worths are complete. */
void stakes_count_along(enum stakes_along along, struct stakes *stakes);

#endif
