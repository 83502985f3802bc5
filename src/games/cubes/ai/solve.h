/* SPDX-License-Identifier: MIT */
/* The game solved: the fewest turns for a seat alone, the best chance for each of two. In whole numbers, so
 * that every machine finds the same. Scores are in fifties; a chance is a number of TURNS_ONE-ths. */
#ifndef GAMES_CUBES_AI_SOLVE_H
#define GAMES_CUBES_AI_SOLVE_H

#include "games/cubes/ai/stakes.h"

enum { RACE_TURNS = 50 };

/* Alone: the chance, by the best play, that more than 1, 2, .. turns are needed from a score. */
struct cubes_race {
    uint32_t longer[STAKES_GOAL][RACE_TURNS];
};

/* Two seats: the chance of the seat whose turn begins. */
struct solved {
    int goal;
    uint32_t chance[STAKES_SCORES][STAKES_SCORES]; /* its score, the other's, as far as they can be */
    uint32_t over[STAKES_OVER];                    /* both past the goal, by its lead + STAKES_LEAD - 1 */
};

/* Room for a pass. */
struct solve_desk {
    struct stakes stakes;
    struct prospects prospects;
};

void solve_alone(const struct turns *turns, int goal, struct solve_desk *desk, struct alone *alone);
void solve_race(const struct turns *turns, const struct alone *alone, struct solve_desk *desk,
                struct cubes_race *race);
/* The Standard game. */
void solve_two(const struct turns *turns, struct solve_desk *desk, struct solved *solved);
/* Blitz, from the Standard game: only who is not on board is new. */
void solve_blitz(const struct turns *turns, struct solve_desk *desk, const struct solved *standard,
                 struct solved *solved);

/* What has been solved, for stakes; it refers to the solution. */
struct two solved_two(const struct solved *solved);

#endif
