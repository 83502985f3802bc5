/* SPDX-License-Identifier: MIT */
/* For the ribbon's own files: the line of the road, and the cars on it. */
#ifndef FRONT_MILLE_MILLE_RIBBON_INSIDE_H
#define FRONT_MILLE_MILLE_RIBBON_INSIDE_H

#include "front/mille/mille_ribbon.h"

enum { KNOTS = 8, STEPS = 24, LINE = (KNOTS - 1) * STEPS + 1 };

struct ribbon_line {
    struct point at[LINE];
    float reach[LINE]; /* length of the road up to each point */
    float length;
};

/* A car on the road: its lane, how far it is, and whether it goes, with puffs and turning wheels. */
struct ribbon_drive {
    const struct car *car;
    float off, miles;
    float puff; /* 0..1 */
    bool moving;
};

/* A point of the line at `miles`, `off` units to the right of it, and its direction where `angle` is not
 * NULL. */
struct point ribbon_line_at(const struct ribbon_line *line, float miles, float off, float *angle);
/* A car so large, in the ribbon's rectangle: its nose stands at the mileage. */
void ribbon_car_draw(struct draw_list *list, const struct ribbon_line *line, struct rect ribbon,
                     const struct ribbon_drive *drive, float scale);

#endif
