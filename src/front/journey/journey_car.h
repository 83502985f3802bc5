/* SPDX-License-Identifier: MIT */
/* The person's car as it is dressed by the journey. */
#ifndef FRONT_JOURNEY_JOURNEY_CAR_H
#define FRONT_JOURNEY_JOURNEY_CAR_H

#include "ui/draw.h"

struct front;

/* Draws it with its wheels on the ground at `foot`, which is below its middle. scale 1: 400 units long.
 * west: it goes to the left; degrees: of the ground, clockwise; moves: the car changes from frame to frame.
 */
struct journey_car {
    struct point foot;
    float scale, degrees;
    bool west, moves;
};
void journey_car_draw(const struct front *front, struct draw_list *list, const struct journey_car *car);

#endif
