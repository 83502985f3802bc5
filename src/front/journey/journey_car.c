/* SPDX-License-Identifier: MIT */
#include "front/journey/journey_car.h"

#include "front/journey/journey.h"

/* A picture: its size, and the ground below the middle of the car in it. */
struct layer {
    float w, h;
    struct point foot;
};
static const struct layer car_itself = {420, 220, {212, 212}};
static const struct layer what_it_wears = {500, 320, {262, 312}}; /* the car lies in it at 50, 100 */

static void draw_layer(struct draw_list *list, const struct journey_car *car, const char *picture,
                       const struct layer *of)
{
    float s = car->scale, angle = car->degrees * PI / 180;
    /* The picture turns about its middle: the middle goes round the foot. */
    float dx = ((car->west ? of->w - of->foot.x : of->foot.x) - of->w / 2) * -s;
    float dy = (of->h / 2 - of->foot.y) * s;
    float x = car->foot.x + dx * cosf(angle) - dy * sinf(angle);
    float y = car->foot.y + dx * sinf(angle) + dy * cosf(angle);
    struct rect box = {x - of->w * s / 2, y - of->h * s / 2, of->w * s, of->h * s};
    struct draw_command *drawn = draw_sprite(list, picture, box);
    drawn->angle = car->degrees;
    drawn->flags |= (car->west ? DRAW_FLIPPED : 0u) | (car->moves ? DRAW_MOVING : 0u);
}

unsigned journey_car_pieces(const struct front *front)
{
    unsigned pieces = 0;
    for (int piece = 0; piece < JOURNEY_PIECES; piece++) {
        pieces |= journey_wears(front, piece) ? 1u << piece : 0;
    }
    return pieces;
}

float journey_car_high(unsigned pieces)
{
    return pieces ? 300 : 0;
}

void journey_car_wears(struct draw_list *list, const struct journey_car *car, unsigned pieces)
{
    for (int piece = 0; piece < JOURNEY_PIECES; piece++) {
        if (pieces >> piece & 1u) {
            draw_layer(list, car, journey_pieces[piece].picture, &what_it_wears);
        }
    }
}

void journey_car_draw(const struct front *front, struct draw_list *list, const struct journey_car *car)
{
    journey_car_draw_with(list, car, journey_car_pieces(front));
}

void journey_car_draw_with(struct draw_list *list, const struct journey_car *car, unsigned pieces)
{
    const unsigned lamps = 1;
    draw_layer(list, car, "icons/car_saloon", &car_itself);
    if (!(pieces & lamps)) { /* yellow ones are the first piece */
        draw_layer(list, car, "journey/lamps_white", &what_it_wears);
    }
    journey_car_wears(list, car, pieces);
}
