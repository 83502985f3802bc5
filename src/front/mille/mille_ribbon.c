/* SPDX-License-Identifier: MIT */
#include "front/mille/mille_ribbon_inside.h"

#include "games/mille/mille.h"
#include "ui/shape.h"

#include <math.h>

enum { TRAIL_POINTS = 61 };

/* The shapes in which the land was drawn; the nearest is stretched a little. */
struct land {
    const char *name;
    float w, h;
};

static const struct land lands[] = {
    {"scenes/ribbon_land_1294x238", 1294, 238}, {"scenes/ribbon_land_1294x274", 1294, 274},
    {"scenes/ribbon_land_1294x346", 1294, 346}, {"scenes/ribbon_land_1934x238", 1934, 238},
    {"scenes/ribbon_land_1152x330", 1152, 330}, {"scenes/ribbon_land_743x190", 743, 190},
    {"scenes/ribbon_land_700x236", 700, 236},   {"scenes/ribbon_land_1208x190", 1208, 190},
    {"scenes/ribbon_land_1870x181", 1870, 181},
};
enum { LANDS = sizeof lands / sizeof lands[0] };

static struct ribbon_manner manner_of(struct rect r)
{
    const float full = 236, low = 200, lowest = 190, least = .62f;
    float zoom = r.h >= full ? 1 : r.h > low ? r.h / full : fmaxf(fminf(r.h / lowest, 1), least);
    bool one_line = r.h <= low || r.w < 1000;
    return (struct ribbon_manner){
        .zoom = zoom,
        .box = zoom < 1 ? (struct rect){0, 0, r.w / zoom, r.h / zoom} : r,
        .names = !one_line     ? RIBBON_TOWNS
                 : r.w >= 1150 ? 6
                 : r.w > 700   ? 5
                               : 4,
        .one_line = one_line,
        .letters = (r.w > 800 ? 18.0f : 22.0f) / zoom,
        .car = one_line ? .28f : .235f,
    };
}

/* Catmull-Rom through the knots of the road. */
static struct ribbon_line make_line(struct rect r)
{
    const struct point knot[KNOTS] = {
        {58, r.h * 0.645f},         {r.w * 0.16f, r.h * 0.60f}, {r.w * 0.30f, r.h * 0.70f},
        {r.w * 0.46f, r.h * 0.58f}, {r.w * 0.60f, r.h * 0.66f}, {r.w * 0.76f, r.h * 0.56f},
        {r.w * 0.90f, r.h * 0.64f}, {r.w - 52, r.h * 0.56f},
    };
    struct ribbon_line line = {.length = 0};
    for (int i = 0; i < LINE; i++) {
        int k = i / STEPS;
        float t = (float)(i % STEPS) / STEPS;
        const struct point *b = &knot[k], *c = &knot[k + 1 < KNOTS ? k + 1 : KNOTS - 1];
        const struct point *a = &knot[k > 0 ? k - 1 : 0], *d = &knot[k + 2 < KNOTS ? k + 2 : KNOTS - 1];
        float t2 = t * t, t3 = t2 * t;
        line.at[i].x =
            r.x + 0.5f * (2 * b->x + (c->x - a->x) * t + (2 * a->x - 5 * b->x + 4 * c->x - d->x) * t2 +
                          (3 * b->x - a->x - 3 * c->x + d->x) * t3);
        line.at[i].y =
            r.y + 0.5f * (2 * b->y + (c->y - a->y) * t + (2 * a->y - 5 * b->y + 4 * c->y - d->y) * t2 +
                          (3 * b->y - a->y - 3 * c->y + d->y) * t3);
        if (i > 0) {
            line.length += vector_length(line.at[i].x - line.at[i - 1].x, line.at[i].y - line.at[i - 1].y);
        }
        line.reach[i] = line.length;
    }
    return line;
}

struct point ribbon_line_at(const struct ribbon_line *line, float miles, float off, float *angle)
{
    float reach = line->length * fminf(fmaxf(miles, 0), GOAL_EXTENDED) / GOAL_EXTENDED;
    int low = 1, high = LINE - 1; /* the first point at or past it */
    while (low < high) {
        int middle = (low + high) / 2;
        if (line->reach[middle] < reach) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    struct point a = line->at[low - 1], b = line->at[low];
    float piece = line->reach[low] - line->reach[low - 1];
    float t = piece > 0 ? (reach - line->reach[low - 1]) / piece : 0;
    float dx = b.x - a.x, dy = b.y - a.y, norm = vector_length(dx, dy);
    if (angle) {
        *angle = atan2f(dy, dx) * 180 / PI;
    }
    return (struct point){a.x + dx * t - dy / norm * off, a.y + dy * t + dx / norm * off};
}

struct point mille_ribbon_at(struct rect ribbon, float miles, float off, float *angle)
{
    struct ribbon_manner manner = manner_of(ribbon);
    struct ribbon_line line = make_line(manner.box);
    struct point at = ribbon_line_at(&line, miles, off * (manner.zoom < 1 ? 1 / manner.zoom : 1), angle);
    return manner.zoom < 1 ? (struct point){ribbon.x + at.x * manner.zoom, ribbon.y + at.y * manner.zoom}
                           : at;
}

/* The sun above the sea, and a pine before it: they are not stretched with the land. */
static void draw_sun(struct draw_list *list, struct rect r)
{
    const float sun = 84, sea = .47f, pine_w = 60, pine_h = 64, pine_foot = 63;
    float x = r.x + .885f * r.w, y = r.y + fminf(58, sea * r.h - sun / 2);
    draw_sprite(list, "scenes/ribbon_sun", (struct rect){x - sun / 2, y - sun / 2, sun, sun});
    float foot_x = r.x + .865f * r.w, foot_y = r.y + .57f * r.h;
    draw_sprite(list, "scenes/ribbon_pine",
                (struct rect){foot_x - pine_w / 2, foot_y - pine_foot, pine_w, pine_h});
}

static void draw_land(struct draw_list *list, const struct ribbon_line *line, struct rect r, int names)
{
    const struct land *best = &lands[0];
    for (int i = 1; i < LANDS; i++) {
        float now = fabsf(lands[i].w - r.w) / r.w + fabsf(lands[i].h - r.h) / r.h;
        if (now < fabsf(best->w - r.w) / r.w + fabsf(best->h - r.h) / r.h) {
            best = &lands[i];
        }
    }
    shape_begin(list, (struct rect){r.x - 4, r.y - 4, r.w + 16, r.h + 16});
    shape_rect(list, 4 + 4.8f, 4 + 6, r.w, r.h, 18, paint_fill(ink_fade(INK_INK, 0.3f)));
    shape_end(list);
    draw_sprite(list, best->name, r);
    draw_sun(list, r);
    ribbon_towns_skyline(list, line, names);
}

/* The road up to so many miles in the shape's own coordinates, as an open line. */
static void road_line(struct draw_list *list, const struct ribbon_line *line, struct rect r, float to,
                      struct paint paint)
{
    enum { POINTS = 121 };
    struct point at[POINTS];
    for (int i = 0; i < POINTS; i++) {
        struct point p = ribbon_line_at(line, to * (float)i / (POINTS - 1), 0, NULL);
        at[i] = (struct point){p.x - r.x, p.y - r.y};
    }
    shape_polyline(list, at, POINTS, paint);
}

static void draw_dashes(struct draw_list *list, const struct ribbon_line *line, struct rect r)
{
    const float on = 16, off = 13, per_mile = line->length / GOAL_EXTENDED;
    for (float at = 0; at < line->length; at += on + off) {
        struct point dash[4];
        for (int k = 0; k < 4; k++) {
            float reach = fminf(at + on * (float)k / 3, line->length);
            struct point p = ribbon_line_at(line, reach / per_mile, 0, NULL);
            dash[k] = (struct point){p.x - r.x, p.y - r.y};
        }
        shape_polyline(list, dash, 4, paint_line(INK_CREAM, 3.2f));
    }
}

static void draw_road(struct draw_list *list, const struct ribbon_line *line, struct rect r, float open)
{
    struct paint shadow = {.stroke = ink_fade(INK_INK, 0.28f), .width = 54, .round = true};
    struct paint rim = {.stroke = INK_CREAM, .width = 53, .round = true};
    struct paint road = {
        .stroke = open < GOAL_EXTENDED ? INK_STONE : INK_ASPHALT, .width = 46, .round = true};
    shape_begin(list, r);
    shape_group(list, "translate(0 6)");
    road_line(list, line, r, GOAL_EXTENDED, shadow);
    shape_group_end(list);
    road_line(list, line, r, GOAL_EXTENDED, rim);
    road_line(list, line, r, GOAL_EXTENDED, road);
    if (open < GOAL_EXTENDED) {
        struct point start = ribbon_line_at(line, 0, 0, NULL);
        shape_circle(list, start.x - r.x, start.y - r.y, 23, paint_fill(INK_ASPHALT));
        road_line(list, line, r, open, paint_line(INK_ASPHALT, 46));
    }
    draw_dashes(list, line, r);
    for (int mile = 0; mile <= GOAL_EXTENDED; mile += 50) {
        struct point a = ribbon_line_at(line, (float)mile, 23, NULL);
        struct point b = ribbon_line_at(line, (float)mile, mile % 100 ? 17 : 11, NULL);
        shape_line(list, a.x - r.x, a.y - r.y, b.x - r.x, b.y - r.y, paint_line(INK_CREAM, 2.6f));
    }
    shape_end(list);
}

static void draw_flag(struct draw_list *list, const struct ribbon_line *line, struct rect r, int goal)
{
    struct point p = ribbon_line_at(line, (float)goal, -23, NULL),
                 q = ribbon_line_at(line, (float)goal, 23, NULL);
    shape_begin(list, r);
    for (int k = 0; k < 8; k++) {
        float t0 = (float)k / 8, t1 = (float)(k + 1) / 8;
        for (int j = 0; j < 2; j++) {
            float x0 = p.x + (q.x - p.x) * t0 - r.x + (float)j * 6 - 6,
                  x1 = p.x + (q.x - p.x) * t1 - r.x + (float)j * 6 - 6;
            float y0 = p.y + (q.y - p.y) * t0 - r.y, y1 = p.y + (q.y - p.y) * t1 - r.y;
            const struct point cell[4] = {{x0, y0}, {x1, y1}, {x1 + 6, y1}, {x0 + 6, y0}};
            shape_polygon(list, cell, 4, paint_fill((k + j) % 2 ? INK_INK : INK_CREAM));
        }
    }
    shape_end(list);
}

/* In high contrast trails differ without their colours: one is plain, the others are barred, each in its way.
 */
static void draw_trail(struct draw_list *list, const struct ribbon_line *line, float miles, float off,
                       float width, struct rgba ink, int bars)
{
    static const float gaps[SIDES_MAX - 1] = {14, 34, 6};
    if (miles <= 0) {
        return;
    }
    struct point at[TRAIL_POINTS];
    for (int i = 0; i < TRAIL_POINTS; i++) {
        at[i] = ribbon_line_at(line, miles * (float)i / (TRAIL_POINTS - 1), off, NULL);
    }
    if (list->contrast) {
        draw_stroke(list, at, TRAIL_POINTS, width + 5, INK_INK)->as.stroke.round = true;
    }
    draw_stroke(list, at, TRAIL_POINTS, width, ink)->as.stroke.round = true;
    if (list->contrast && bars > 0) {
        struct draw_command *barred = draw_stroke(list, at, TRAIL_POINTS, width, INK_CREAM);
        barred->as.stroke.dash = 6;
        barred->as.stroke.gap = gaps[bars - 1];
    }
}

/* Lanes and trails, in units to the right of the middle line: of the near car, then from the far side on. */
struct lanes {
    float car[SIDES_MAX], trail[SIDES_MAX], width, scale;
};

static const struct lanes *lanes_of(int cars)
{
    static const struct lanes lanes[] = {
        {{17, -5}, {19, -19}, 7, 1},
        {{16, -16, -3}, {19, -20, -13}, 6, .915f},
        {{16, -18, -10, -1}, {19, -20, -14, -8}, 6, .915f},
    };
    return &lanes[cars - 2];
}

/* Miles past a goal that may be passed are not on the road. */
static float on_road(const struct mille_ribbon *state, int car)
{
    return fminf(state->car[car].miles, (float)state->goal);
}

/* Cars side by side would hide each other: of two near each other the one behind is drawn a little ahead, the
 * more the nearer they are, so that nothing leaps. */
static float ahead_of(const struct mille_ribbon *state, const struct lanes *lanes, int car)
{
    const float reach = 24, most = 8; /* miles */
    float ahead = 0;
    for (int other = 0; state->cars > 2 && other < state->cars; other++) {
        float apart = fabsf(on_road(state, car) - on_road(state, other));
        bool behind = lanes->car[car] < lanes->car[other];
        ahead += behind ? most * fmaxf(1 - apart / reach, 0) : 0;
    }
    return ahead;
}

static struct ribbon_drive drive_of(const struct mille_ribbon *state, const struct ribbon_manner *manner,
                                    struct ribbon_car *car, int i)
{
    const struct lanes *lanes = lanes_of(state->cars);
    *car = state->car[i];
    car->miles = on_road(state, i) + ahead_of(state, lanes, i);
    return (struct ribbon_drive){.car = car,
                                 .off = lanes->car[i],
                                 .scale = manner->car * lanes->scale,
                                 .puff = state->puff,
                                 .beat = state->beat,
                                 .rains = ribbon_shower(manner->box, state->beat)};
}

/* From the far side to the near one. */
static int in_order(const struct mille_ribbon *state, int place)
{
    return (place + 1) % state->cars;
}

static void draw_picture(struct draw_list *list, const struct ribbon_manner *manner,
                         const struct mille_ribbon *state)
{
    struct rect r = manner->box;
    struct ribbon_line line = make_line(r);
    float open =
        state->goal > GOAL_MILES ? GOAL_EXTENDED : GOAL_MILES + (GOAL_EXTENDED - GOAL_MILES) * state->opening;
    draw_land(list, &line, r, manner->names);
    ribbon_land_live(list, &line, r, !manner->one_line, state->beat);
    draw_road(list, &line, r, open);
    float edge = 3 / manner->zoom;
    shape_begin(list, rect_grow(r, 2));
    shape_rect(list, 2, 2, r.w, r.h, 18, paint_line(INK_INK, edge));
    shape_end(list);
    const struct lanes *lanes = lanes_of(state->cars);
    for (int k = 0; k < state->cars; k++) {
        int i = in_order(state, k);
        draw_trail(list, &line, on_road(state, i), lanes->trail[i], lanes->width,
                   mille_driver_trail(state->car[i].driver), i);
    }
    ribbon_towns_names(list, &line, r, manner);
    draw_flag(list, &line, r, state->goal);
    draw_clip(list, r);
    for (int k = 0; k < state->cars; k++) {
        struct ribbon_car car;
        struct ribbon_drive drive = drive_of(state, manner, &car, in_order(state, k));
        drive.pixel = 1 / (list->frame.scale * fminf(manner->zoom, 1));
        ribbon_car_draw(list, &line, r, &drive);
    }
    draw_clip_end(list);
}

void mille_ribbon_roofs(struct rect ribbon, const struct mille_ribbon *state, struct point at[SIDES_MAX])
{
    struct ribbon_manner manner = manner_of(ribbon);
    struct ribbon_line line = make_line(manner.box);
    for (int i = 0; i < state->cars; i++) {
        struct ribbon_car car;
        struct ribbon_drive drive = drive_of(state, &manner, &car, i);
        struct point roof = ribbon_car_roof(&line, manner.box, &drive);
        at[i] = manner.zoom < 1
                    ? (struct point){ribbon.x + roof.x * manner.zoom, ribbon.y + roof.y * manner.zoom}
                    : roof;
    }
}

void mille_ribbon_draw(struct draw_list *list, struct rect r, const struct mille_ribbon *state)
{
    struct ribbon_manner manner = manner_of(r);
    if (manner.zoom < 1) {
        draw_zoom(list, r.x, r.y, manner.zoom);
        draw_picture(list, &manner, state);
        draw_zoom_end(list);
    } else {
        draw_picture(list, &manner, state);
    }
}
