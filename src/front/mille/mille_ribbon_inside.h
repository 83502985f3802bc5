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

/* As mille_ribbon_at. */
struct point ribbon_line_at(const struct ribbon_line *line, float miles, float off, float *angle);
/* Draws a car, at a scale, with its nose at its miles, `off` units to the right of the middle line. */
void ribbon_car_draw(struct draw_list *list, const struct ribbon_line *line, struct rect ribbon,
                     const struct ribbon_car *driven, float off, float puff, float scale);

#endif
