/* SPDX-License-Identifier: MIT */
/* The cars of those who drive: a picture each, and where it stands on its wheels. */
#ifndef FRONT_MILLE_CARS_H
#define FRONT_MILLE_CARS_H

#include "ui/draw.h"

/* Lengths are units of the picture. Both wheels have the same places, counted from the tail, in every car. */
struct car {
    const char *picture; /* asset */
    float w, h;          /* of the picture */
    float tail, ground;  /* where the road under the tail lies in it */
    float high;          /* of what is painted, above the ground */
};

/* A car whose tail stands at x on the ground at y. */
struct draw_command *car_draw(struct draw_list *list, const struct car *car, float x, float y, float scale);
/* The same with its shadow on the road. */
void car_draw_shaded(struct draw_list *list, const struct car *car, float x, float y, float scale);

#endif
