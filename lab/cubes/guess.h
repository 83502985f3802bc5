/* SPDX-License-Identifier: MIT */
/* Estimates how likely each of 3 to 6 seats is to win if every seat looks only at the highest other seat. The
 * chances are calculated on a grid of scores of the Standard game and interpolated in between. Scores past
 * the goal count as the goal. */
#ifndef LAB_CUBES_GUESS_H
#define LAB_CUBES_GUESS_H

#include "cubes/spread.h"
#include "games/cubes/cubes.h"

struct guess;

/* seats: 3 to 6. step: fifties between two scores of the grid; 0: as fine as memory allows. To be freed with
 * guess_free. */
struct guess *guess_make(int seats, bool jokers, int step, struct solve_desk *desk);
void guess_free(struct guess *guess);

/* The chance of a seat. Seats are counted from the one whose turn begins. score: in fifties, in this order.
 */
double guess_at(const struct guess *guess, const int *score, int seat);
/* How a turn ends of a player with the score `own` against the highest other score. For scores past the goal,
 * the result is valid until the next call. */
const struct spread *guess_spread(struct guess *guess, int own, int high);
/* The highest of `count` scores. */
int guess_highest(const int *score, int count);

#endif
