/* SPDX-License-Identifier: MIT */
/* How a turn ends that is played as well as its stakes ask, in chances: one pass forward over the choices
 * that turns_weigh finds best. */
#ifndef LAB_CUBES_SPREAD_H
#define LAB_CUBES_SPREAD_H

#include "games/cubes/ai/solve.h"

struct spread {
    int most;                /* no hold is larger, in fifties */
    double hold[TURNS_ROWS]; /* the chance of a hold of so many fifties; 0 of nothing */
    double stays;            /* of a bust, or of a hold of nothing */
};

/* Of a turn from its start, for the stakes on the desk. */
void spread_turn(const struct turns *turns, struct solve_desk *desk, struct spread *spread);
/* The same where the desk's prospects are there already; they may be those of other stakes. */
void spread_follow(const struct turns *turns, const struct solve_desk *desk, struct spread *spread);

#endif
