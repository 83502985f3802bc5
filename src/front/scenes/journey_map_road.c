/* SPDX-License-Identifier: MIT */
/* The road of the map, asphalt as far as it is open, and the car on it. */
#include "front/front.h"
#include "front/journey/journey.h"
#include "front/journey/journey_car.h"
#include "front/scenes/journey_map_inside.h"
#include "ui/shape.h"
#include "ui/tween.h"

#include <math.h>

/* For a scale of 1. */
static const float EDGE = 45, SURFACE = 37, SHADE = 46, SHADE_X = 5, SHADE_Y = 9, TRAIL = 7, TRAIL_OFF = 13,
                   DASH = 15, GAP = 13, DASH_W = 3;
static const float CAR = .30f, CAR_AHEAD = 104, CAR_BELOW = 15;

/* The road between two places, or the line beside it by `off` (right of who drives from the north). */
struct piece {
    struct point point[MAP_ROAD_MAX + 2];
    int count;
};

static struct point beside(const struct map_place *place, float along, float off)
{
    float angle;
    struct point at = journey_map_at(place, along, &angle);
    angle *= PI / 180;
    return (struct point){at.x - sinf(angle) * off, at.y + cosf(angle) * off};
}

static void cut(const struct map_place *place, float from, float to, float off, struct piece *piece)
{
    piece->count = 0;
    piece->point[piece->count++] = beside(place, from, off);
    for (int i = (int)from + 1; (float)i < to; i++) {
        piece->point[piece->count++] = beside(place, (float)i, off);
    }
    piece->point[piece->count++] = beside(place, to, off);
}

/* The part of the road that is asphalt when it is open up to a stone. */
static void open_part(const struct front *front, const struct map_place *place, int stone, float *from,
                      float *to)
{
    bool out = journey_map_of(front)->way == STAGE_OUT;
    float end = (float)(place->points - 1), at = place->spot[stone + 1].along;
    *from = out ? 0 : at;
    *to = out ? at : end;
}

static void add_line(struct draw_list *list, struct piece *piece, struct point origin, float width,
                     struct rgba ink)
{
    for (int i = 0; i < piece->count; i++) {
        piece->point[i].x -= origin.x;
        piece->point[i].y -= origin.y;
    }
    shape_polyline(list, piece->point, piece->count,
                   (struct paint){.stroke = ink, .width = width, .round = true});
}

static struct rect bounds_of(const struct map_place *place)
{
    struct bounds bounds = BOUNDS_NONE;
    for (int i = 0; i < place->points; i++) {
        bounds_add(&bounds, place->road[i].x, place->road[i].y);
    }
    struct rect box = {bounds.x0, bounds.y0, bounds.x1 - bounds.x0, bounds.y1 - bounds.y0};
    return rect_grow(box, 36 * place->k);
}

/* All of it at rest: one picture. */
static void draw_ground(const struct front *front, struct draw_list *list, const struct map_place *place)
{
    struct rect box = bounds_of(place);
    struct point origin = {box.x, box.y};
    struct point shade = {box.x - SHADE_X * place->k, box.y - SHADE_Y * place->k};
    struct piece piece;
    float k = place->k, end = (float)(place->points - 1), from, to;
    open_part(front, place, journey_map_of(front)->shown, &from, &to);
    shape_begin(list, box);
    cut(place, 0, end, 0, &piece);
    add_line(list, &piece, shade, SHADE * k, ink_fade(INK_INK, .28f));
    cut(place, 0, end, 0, &piece);
    add_line(list, &piece, origin, EDGE * k, INK_CREAM);
    cut(place, 0, end, 0, &piece);
    add_line(list, &piece, origin, SURFACE * k, INK_STONE);
    cut(place, from, to, 0, &piece);
    add_line(list, &piece, origin, SURFACE * k, INK_ASPHALT);
    cut(place, from, to, TRAIL_OFF * k, &piece);
    add_line(list, &piece, origin, TRAIL * k, INK_AZURE);
    shape_end(list);
}

/* What runs over the grey while a stage opens. */
static void draw_run(const struct front *front, struct draw_list *list, const struct map_place *place,
                     const struct map_opening *now)
{
    const struct journey_map_state *map = journey_map_of(front);
    bool out = map->way == STAGE_OUT;
    float a = place->spot[map->shown + 1].along, b = place->spot[map->shown + (out ? 1 : -1) + 1].along;
    float tip = a + (b - a) * now->asphalt, k = place->k;
    struct piece piece;
    cut(place, out ? a : tip, out ? tip : a, 0, &piece);
    draw_stroke(list, piece.point, piece.count, SURFACE * k, INK_ASPHALT)->as.stroke.round = true;
    tip = a + (b - a) * now->drive;
    cut(place, out ? a : tip, out ? tip : a, TRAIL_OFF * k, &piece);
    draw_stroke(list, piece.point, piece.count, TRAIL * k, INK_AZURE)->as.stroke.round = true;
}

void journey_map_road(const struct front *front, struct draw_list *list, const struct map_place *place,
                      float blend)
{
    struct map_opening now;
    struct piece piece;
    draw_ground(front, list, place);
    if (journey_map_opening(front, blend, &now)) {
        draw_run(front, list, place, &now);
    }
    cut(place, 0, (float)(place->points - 1), 0, &piece);
    struct draw_command *dashes = draw_stroke(list, piece.point, piece.count, DASH_W * place->k, INK_CREAM);
    dashes->as.stroke.dash = DASH * place->k;
    dashes->as.stroke.gap = GAP * place->k;
}

/* The place so many units further along the road; by < 0: back. */
static float further(const struct map_place *place, float along, float by)
{
    float step = by < 0 ? -.25f : .25f, left = fabsf(by), angle;
    struct point at = journey_map_at(place, along, &angle);
    while (left > 0 && along + step >= 0 && along + step <= (float)(place->points - 1)) {
        along += step;
        struct point next = journey_map_at(place, along, &angle);
        left -= vector_length(next.x - at.x, next.y - at.y);
        at = next;
    }
    return along;
}

void journey_map_car(const struct front *front, struct draw_list *list, const struct map_place *place,
                     float blend)
{
    const struct journey_map_state *map = journey_map_of(front);
    struct map_opening now;
    float k = place->k, sign = map->way == STAGE_OUT ? 1 : -1, ahead = sign * CAR_AHEAD * k, angle;
    bool moves = journey_map_opening(front, blend, &now);
    /* With the whole road open the car still stands where the person does. */
    int here = journey_map_here(front);
    float along = further(place, place->spot[(moves || here < 0 ? map->shown : here) + 1].along, ahead);
    if (moves) {
        float to = further(place, place->spot[map->shown + (int)sign + 1].along, ahead);
        along = tween_mix(along, to, now.drive);
    }
    struct point at = journey_map_at(place, along, &angle);
    angle += sign < 0 ? 180 : 0;
    angle = angle > 180 ? angle - 360 : angle;
    bool west = fabsf(angle) > 90;
    float degrees = west ? angle - (angle > 0 ? 180 : -180) : angle;
    float s = CAR * k, foot = at.y + CAR_BELOW * k;
    const float shade_w = 430 * s, shade_h = 44 * s;
    shape_begin(list, (struct rect){at.x - shade_w / 2, foot - shade_h / 2 + 2 * k, shade_w, shade_h});
    shape_path(list, paint_fill(ink_fade(INK_INK, .4f)), "M0 %gC0 %g %g %g %g %gC%g %g %g %g %g %gZ",
               (double)shade_h / 2, -(double)shade_h / 6, (double)shade_w, -(double)shade_h / 6,
               (double)shade_w, (double)shade_h / 2, (double)shade_w, (double)shade_h * 7 / 6, 0.,
               (double)shade_h * 7 / 6, 0., (double)shade_h / 2);
    shape_end(list);
    journey_car_draw(front, list,
                     &(struct journey_car){
                         .foot = {at.x, foot}, .scale = s, .degrees = degrees, .west = west, .moves = moves});
}
