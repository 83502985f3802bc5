/* SPDX-License-Identifier: MIT */
/* What the two files of the ribbon share: the middle line of the road, and the cars on it. */
#ifndef FRONT_MILLE_MILLE_RIBBON_INSIDE_H
#define FRONT_MILLE_MILLE_RIBBON_INSIDE_H

#include "front/mille/mille_ribbon.h"

enum { KNOTS = 8, STEPS = 24, LINE = (KNOTS - 1) * STEPS + 1 };

/* The middle line: a curve through KNOTS points, in STEPS pieces from one to the next. */
struct ribbon_line {
    struct point at[LINE];
    float reach[LINE]; /* the length of the road up to each point */
    float length;
};

/* A car on the road: its lane, as units to the right of the middle line, and its miles. A car that moves has
 * puffs behind it and turning wheels. */
struct ribbon_drive {
    const struct car *car;
    float off, miles;
    float puff; /* 0..1 */
    bool moving;
};

/* As mille_ribbon_at. */
struct point ribbon_line_at(const struct ribbon_line *line, float miles, float off, float *angle);
/* Draws a car, at a scale, with its nose at its miles. */
void ribbon_car_draw(struct draw_list *list, const struct ribbon_line *line, struct rect ribbon,
                     const struct ribbon_drive *drive, float scale);

#endif
