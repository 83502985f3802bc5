/* SPDX-License-Identifier: MIT */
/* The solution of the game: the fewest turns for a seat alone, and the best chance to win for each of two
 * seats. In whole numbers, so that every machine finds the same solution. Scores are in fifties; a chance is
 * a number of TURNS_ONE-ths. */
#ifndef LAB_TRAINING_CUBES_SOLVER_H
#define LAB_TRAINING_CUBES_SOLVER_H

#include "games/cubes/ai/stakes.h"

enum { RACE_TURNS = 50 };

/* Alone: the chance that a seat with a score needs more than 1, 2, .. turns, with best play. */
struct cubes_race {
    uint32_t longer[STAKES_GOAL][RACE_TURNS];
};

/* Two seats: the chance to win of the seat whose turn begins. */
struct solved {
    int goal;
    uint32_t chance[STAKES_SCORES]
                   [STAKES_SCORES]; /* [own score][other score]; filled for scores that are possible */
    uint32_t over[STAKES_OVER];     /* both past the goal: [own lead + STAKES_LEAD - 1] */
};

/* Working memory. */
struct solve_desk {
    struct stakes stakes;
    struct prospects prospects;
};

/* Builds the cases of a turn from the rules of counting, by going through every roll. */
void turns_build(struct turns *turns, bool jokers);
/* A seat alone: the turns that it needs, and the chances of needing more. */
void solve_alone(const struct turns *turns, int goal, struct solve_desk *desk, struct alone *alone);
void solve_race(const struct turns *turns, const struct alone *alone, struct solve_desk *desk,
                struct cubes_race *race);
/* The Standard game. */
void solve_two(const struct turns *turns, struct solve_desk *desk, struct solved *solved);
/* Blitz from the solution of the Standard game: only seats that are not on board need new figures. */
void solve_blitz(const struct turns *turns, struct solve_desk *desk, const struct solved *standard,
                 struct solved *solved);

/* A solution as a source for stakes_of_two. It must outlive the source. */
struct two solved_two(const struct solved *solved);

#endif
