/* SPDX-License-Identifier: MIT */
/* The ribbon: the Nationale 7 from Paris to Menton. The length of the road is exactly proportional to
 * miles, 0 to 1000. */
#ifndef FRONT_MILLE_MILLE_RIBBON_H
#define FRONT_MILLE_MILLE_RIBBON_H

#include "front/mille/drivers.h"
#include "ui/draw.h"

/* What drives on it. */
struct mille_ribbon {
    float you, opponent;               /* miles, fractions while driving */
    const struct opponent *near, *far; /* whose cars drive in your lane and in the opponent's */
    int goal;                          /* the road beyond it is closed; -1000..: see opening */
    float opening;                     /* 0..1: how much of the road past 700 is open */
    bool you_moving, opponent_moving;
    float puff; /* 0..1 of the puffs behind a moving car */
};

/* A point of the road at `miles`, `off` units to the right of its middle line, and its direction. */
struct point mille_ribbon_at(struct rect ribbon, float miles, float off, float *angle);
/* Land, towns, road and plates: changes only with the window and the goal. */
void mille_ribbon_draw(struct draw_list *list, struct rect ribbon, const struct mille_ribbon *state);

#endif
