/* SPDX-License-Identifier: MIT */
#include "front/journey/journey_car.h"

#include "front/journey/journey.h"

/* Of the picture: its size, and the ground below the middle of the car. */
static const float CAR_W = 420, CAR_H = 220, FOOT_X = 212, FOOT_Y = 212;

static void draw_layer(struct draw_list *list, const struct journey_car *car, const char *picture)
{
    float s = car->scale, angle = car->degrees * PI / 180;
    /* The picture turns about its middle: the middle goes round the foot. */
    float dx = ((car->west ? CAR_W - FOOT_X : FOOT_X) - CAR_W / 2) * -s, dy = (CAR_H / 2 - FOOT_Y) * s;
    float x = car->foot.x + dx * cosf(angle) - dy * sinf(angle),
          y = car->foot.y + dx * sinf(angle) + dy * cosf(angle);
    struct rect box = {x - CAR_W * s / 2, y - CAR_H * s / 2, CAR_W * s, CAR_H * s};
    struct draw_command *drawn = draw_sprite(list, picture, box);
    drawn->angle = car->degrees;
    drawn->flags |= (car->west ? DRAW_FLIPPED : 0u) | (car->moves ? DRAW_MOVING : 0u);
}

void journey_car_draw(const struct front *front, struct draw_list *list, const struct journey_car *car)
{
    draw_layer(list, car, "icons/car_saloon");
    for (int piece = 0; piece < JOURNEY_PIECES; piece++) {
        if (journey_wears(front, piece)) {
            draw_layer(list, car, journey_pieces[piece].picture);
        }
    }
}
