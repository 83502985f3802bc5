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
/* Draws it with these pieces, as bits, whatever it wears. */
void journey_car_draw_with(struct draw_list *list, const struct journey_car *car, unsigned pieces);
/* Draws what it wears alone, over a picture of the car that is there already. pieces: as bits. */
void journey_car_wears(struct draw_list *list, const struct journey_car *car, unsigned pieces);

/* The pieces that it wears now, as bits. */
unsigned journey_car_pieces(const struct front *front);
/* How high they reach above the ground, at scale 1; 0 for none. */
float journey_car_high(unsigned pieces);

#endif
