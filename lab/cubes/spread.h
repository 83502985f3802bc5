/* SPDX-License-Identifier: MIT */
/* The spread of a turn: the chances of its results with best play for given stakes. Computed in one pass over
 * the choices that turns_weigh finds best. */
#ifndef LAB_CUBES_SPREAD_H
#define LAB_CUBES_SPREAD_H

#include "training/cubes_solver.h"

struct spread {
    int most;                /* the largest hold, in fifties */
    double hold[TURNS_ROWS]; /* chance of a hold, by its fifties; hold[0] is 0 */
    double stays;            /* chance of a bust or of a hold of no points */
};

/* The spread of a turn from its start, for the stakes in the desk. */
void spread_turn(const struct turns *turns, struct solve_desk *desk, struct spread *spread);
/* The same with the prospects that are in the desk already, which may belong to other stakes. */
void spread_follow(const struct turns *turns, const struct solve_desk *desk, struct spread *spread);

#endif
