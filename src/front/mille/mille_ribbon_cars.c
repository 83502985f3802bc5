/* SPDX-License-Identifier: MIT */
/* The cars on the ribbon. */
#include "front/mille/mille_ribbon_inside.h"
#include "games/mille/mille.h"

#include <math.h>

/* In every car: the nose and both wheels, counted from the tail. */
static const float nose = 330, wheels[] = {88, 316};

/* The miles at which a car's nose is drawn: in Paris far enough up the road that all of the car is seen. */
static float stands_at(const struct ribbon_line *line, struct rect r, float front, float miles)
{
    const float all = 50, air = 6;
    float tail = line->at[0].x - front;
    float out = fmaxf(r.x + air - tail, 0) * GOAL_EXTENDED / line->length;
    return miles + out * fmaxf(1 - miles / all, 0);
}

static void draw_puffs(struct draw_list *list, struct point at, struct point ahead, float length, float puff)
{
    for (int k = 0; k < 2; k++) {
        float age = fmodf(puff + 0.5f * (float)k, 1.0f), back = length + 6 + 26 * age;
        struct point from = {at.x - ahead.x * back, at.y - ahead.y * back - 5 - 10 * age};
        draw_stroke(list, (struct point[]){from, {from.x + 0.1f, from.y}}, 2, 8 + 10 * age,
                    ink_fade(INK_CREAM, 0.8f * (1 - age)))
            ->as.stroke.round = true;
    }
}

/* Spokes over both wheels turn as far as the car goes. */
static void draw_spokes(struct draw_list *list, struct point at, struct point ahead, float scale, float reach)
{
    const float radius = 34 * scale;
    for (int i = 0; i < 4; i++) {
        float ax = (wheels[i / 2] - nose) * scale, ay = -34 * scale;
        struct point hub = {at.x + ahead.x * ax - ahead.y * ay, at.y + ahead.y * ax + ahead.x * ay};
        float spin = reach / radius + (float)(i % 2) * PI / 2;
        float dx = cosf(spin) * radius * 0.55f, dy = sinf(spin) * radius * 0.55f;
        draw_stroke(list, (struct point[]){{hub.x - dx, hub.y - dy}, {hub.x + dx, hub.y + dy}}, 2, 1.6f,
                    INK_INK);
    }
}

void ribbon_car_draw(struct draw_list *list, const struct ribbon_line *line, struct rect ribbon,
                     const struct ribbon_car *driven, float off, float puff, float scale)
{
    const struct car *car = mille_driver_car(driven->driver);
    float angle = 0, front = (nose + car->tail) * scale;
    float stands = stands_at(line, ribbon, front, driven->miles);
    struct point at = ribbon_line_at(line, stands, off, &angle);
    float turn = angle * PI / 180, c = cosf(turn), n = sinf(turn);
    if (driven->moving) {
        draw_puffs(list, at, (struct point){c, n}, front, puff);
    }
    float w = car->w * scale, h = car->h * scale;
    float mx = w / 2 - front, my = h / 2 - car->ground * scale;
    struct point middle = {at.x + c * mx - n * my, at.y + n * mx + c * my};
    struct draw_command *drawn =
        draw_sprite(list, car->picture, (struct rect){middle.x - w / 2, middle.y - h / 2, w, h});
    drawn->angle = angle;
    if (driven->moving) {
        drawn->flags |= DRAW_MOVING;
        draw_spokes(list, at, (struct point){c, n}, scale, stands * line->length / GOAL_EXTENDED);
    }
}
