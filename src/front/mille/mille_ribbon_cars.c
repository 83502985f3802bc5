/* SPDX-License-Identifier: MIT */
/* The cars on the ribbon, as they drive, and as they wait between the moves. */
#include "front/journey/journey_car.h"
#include "front/mille/mille_ribbon_inside.h"
#include "front/stage/living.h"
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

/* ---- between the moves ------------------------------------------------------------------------------- */

/* Beats of a nod over the road, and between two puffs of the exhaust; radians that wheels turn in a beat. */
enum { NOD_BEATS = 3, EXHAUST_EVERY = 46, EXHAUST_LASTS = 10, SLOW_EXHAUST_EVERY = 74 };
static const float TURNS = .34f, TURNS_SLOW = .12f, LEANS = 4;
static const float EXHAUST = .55f; /* of the strength of a car that drives */

static bool rolls(const struct ribbon_drive *drive)
{
    enum ribbon_gait gait = drive->car->gait;
    return drive->beat > 0 && !drive->car->moving && (gait == RIBBON_ROLLS || gait == RIBBON_SLOW);
}

/* By how much a car stands higher than at rest: a pixel, now and then. */
static float nod(const struct ribbon_drive *drive)
{
    int beats = drive->car->gait == RIBBON_SLOW ? 2 * NOD_BEATS : NOD_BEATS;
    return rolls(drive) && drive->beat / beats % 2 ? drive->pixel : 0;
}

/* Smoke over the bonnet after an accident, and the lamp before a Stop; the origin is the nose. */
static void draw_trouble(struct draw_list *list, const struct ribbon_drive *drive, struct point nose_at)
{
    static const struct living smoke[] = {
        {.kind = LIVING_RISE,
         .picture = "living/road_smoke_dark",
         .box = {-82, -150, 52, 52},
         .dx = -30,
         .dy = -150,
         .every = 30,
         .first = 1,
         .lasts = 28,
         .opacity = .8f},
        {.kind = LIVING_RISE,
         .picture = "living/road_smoke_dark",
         .box = {-64, -150, 40, 40},
         .dx = -14,
         .dy = -150,
         .every = 30,
         .first = 16,
         .lasts = 28,
         .opacity = .8f},
    };
    static const struct living lamp = {.kind = LIVING_GLOW,
                                       .picture = "living/road_brake_lamp",
                                       .box = {-346, -96, 52, 52},
                                       .every = 24,
                                       .first = 1,
                                       .lasts = 20};
    if (drive->car->gait == RIBBON_SMOKES) {
        living_draw_at(drive->beat, list, smoke, 2, nose_at, drive->scale);
    } else if (drive->car->gait == RIBBON_BRAKES) {
        living_draw_at(drive->beat, list, &lamp, 1, nose_at, drive->scale);
    }
}

/* The wiper goes where it rains on the car. */
static void draw_wiper(struct draw_list *list, const struct ribbon_drive *drive, struct point at,
                       struct point ahead)
{
    const float foot_x = -92, foot_y = -104, length = 46; /* from the nose, in units of the car */
    if (at.x < drive->rains.x || at.x - nose * drive->scale > drive->rains.x + drive->rains.w) {
        return;
    }
    float ax = foot_x * drive->scale, ay = foot_y * drive->scale, reach = length * drive->scale;
    float swing = PI * (1.34f + .2f * sinf((float)drive->beat * .8f)); /* up and back */
    struct point foot = {at.x + ahead.x * ax - ahead.y * ay, at.y + ahead.y * ax + ahead.x * ay};
    struct point tip = {foot.x + cosf(swing) * reach, foot.y + sinf(swing) * reach};
    draw_stroke(list, (struct point[]){foot, tip}, 2, 1.8f, INK_CREAM)->as.stroke.round = true;
}

static void draw_exhaust(struct draw_list *list, const struct ribbon_drive *drive, struct point at,
                         struct point ahead, float length)
{
    bool slow = drive->car->gait == RIBBON_SLOW;
    long since = (drive->beat + (long)drive->off) % (slow ? SLOW_EXHAUST_EVERY : EXHAUST_EVERY);
    if (since >= EXHAUST_LASTS) {
        return;
    }
    float age = (float)since / EXHAUST_LASTS, back = length + 5 + 16 * age;
    struct point from = {at.x - ahead.x * back, at.y - ahead.y * back - 5 - 8 * age};
    draw_stroke(list, (struct point[]){from, {from.x + 0.1f, from.y}}, 2, 6 + 8 * age,
                ink_fade(INK_CREAM, EXHAUST * (1 - age)))
        ->as.stroke.round = true;
}

/* ---- a car ------------------------------------------------------------------------------------------- */

struct point ribbon_car_roof(const struct ribbon_line *line, struct rect ribbon,
                             const struct ribbon_drive *drive)
{
    const struct car *car = mille_driver_car(drive->car->driver);
    const float scale = drive->scale;
    float stands = stands_at(line, ribbon, (nose + car->tail) * scale, drive->car->miles);
    struct point at = ribbon_line_at(line, stands, drive->off, NULL);
    float high = fmaxf(car->high, journey_car_high(drive->car->wears));
    return (struct point){at.x - nose * .5f * scale, at.y - high * scale};
}

/* Draws what a car wears. middle: of its picture, which is turned by so many degrees. */
static void draw_worn(struct draw_list *list, const struct ribbon_drive *drive, struct point middle,
                      float degrees)
{
    const struct car *car = mille_driver_car(drive->car->driver);
    const float half = 200; /* from the tail to below the middle of the car */
    float turn = degrees * PI / 180, c = cosf(turn), n = sinf(turn), scale = drive->scale;
    float x = (car->tail + half - car->w / 2) * scale, y = (car->ground - car->h / 2) * scale;
    struct journey_car worn = {.foot = {middle.x + c * x - n * y, middle.y + n * x + c * y},
                               .scale = scale,
                               .degrees = degrees,
                               .moves = drive->car->moving};
    journey_car_wears(list, &worn, drive->car->wears);
}

void ribbon_car_draw(struct draw_list *list, const struct ribbon_line *line, struct rect ribbon,
                     const struct ribbon_drive *drive)
{
    const struct ribbon_car *driven = drive->car;
    const struct car *car = mille_driver_car(driven->driver);
    const float scale = drive->scale;
    float angle = 0, front = (nose + car->tail) * scale;
    float stands = stands_at(line, ribbon, front, driven->miles);
    struct point at = ribbon_line_at(line, stands, drive->off, &angle);
    float turn = angle * PI / 180, c = cosf(turn), n = sinf(turn);
    bool living = drive->beat > 0 && !driven->moving;
    if (driven->moving) {
        draw_puffs(list, at, (struct point){c, n}, front, drive->puff);
    } else if (rolls(drive)) {
        draw_exhaust(list, drive, at, (struct point){c, n}, front);
    }
    float w = car->w * scale, h = car->h * scale;
    float mx = w / 2 - front, my = h / 2 - car->ground * scale;
    struct point middle = {at.x + c * mx - n * my, at.y + n * mx + c * my - nod(drive)};
    struct draw_command *drawn =
        draw_sprite(list, car->picture, (struct rect){middle.x - w / 2, middle.y - h / 2, w, h});
    drawn->angle = angle + (living && driven->gait == RIBBON_LEANS ? LEANS : 0);
    drawn->flags |= driven->moving ? DRAW_MOVING : 0u;
    draw_worn(list, drive, middle, drawn->angle);
    if (driven->moving) {
        draw_spokes(list, at, (struct point){c, n}, scale, stands * line->length / GOAL_EXTENDED);
    } else if (rolls(drive)) {
        float turns = driven->gait == RIBBON_SLOW ? TURNS_SLOW : TURNS;
        draw_spokes(list, at, (struct point){c, n}, scale, (float)drive->beat * turns * 34 * scale);
    }
    if (living) {
        draw_trouble(list, drive, at);
        draw_wiper(list, drive, at, (struct point){c, n});
    }
}
