/* SPDX-License-Identifier: MIT */
/* How likely each of several seats is to win when all of them mind only whoever is highest: worked out on a
 * grid of scores of the Standard game, and guessed in between. Past the goal all scores count as the goal. */
#ifndef LAB_CUBES_GUESS_H
#define LAB_CUBES_GUESS_H

#include "cubes/spread.h"
#include "games/cubes/cubes.h"

struct guess;

/* seats: 3 to 6. step: fifties from one score of the grid to the next, 0: as fine as there is room for. To be
 * freed. */
struct guess *guess_make(int seats, bool jokers, int step, struct solve_desk *desk);
void guess_free(struct guess *guess);

/* The chance of a seat, counted from the one whose turn begins; scores in fifties, in that order. */
double guess_at(const struct guess *guess, const int *score, int seat);
/* How a turn of that player ends; stays valid until the next call for scores past the goal. */
const struct spread *guess_spread(struct guess *guess, int own, int high);
/* The highest of some scores. */
int guess_highest(const int *score, int count);

#endif
