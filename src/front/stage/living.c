/* SPDX-License-Identifier: MIT */
#include "front/stage/living.h"

#include "base/text.h"
#include "front/front.h"
#include "front/stage/life.h"
#include "ui/tween.h"

#include <math.h>

enum { NAME_SIZE = 64, STEP_BEATS = 2 };
static const float SWAY = 18, TURNS = 1.5f, COMES = .2f; /* units; turns in all; the part of its time */

long living_beat(const struct front *front)
{
    long beats = life_beats(front);
    return front->settings.reduced_motion && beats != LIFE_ALL ? 0 : beats;
}

/* The part of its time that has gone by, 0 to 1; below 0: it is not seen now. */
static float part_of_time(const struct living *row, long beat)
{
    long since = beat - row->first;
    if (since < 0 || row->every <= 0) {
        return -1;
    }
    long at = since % row->every;
    return at < row->lasts ? (float)at / (float)row->lasts : -1;
}

/* It comes in the first part of its time and goes in the last. */
static float fade(float t)
{
    return fminf(fminf(t / COMES, (1 - t) / COMES), 1);
}

static struct rect place_on_way(const struct living *row, float t)
{
    float at = t * (float)(row->points - 1);
    int from = (int)at;
    float part = at - (float)from;
    const struct living_point *a = &row->way[from], *b = a + (from + 1 < row->points);
    float w = tween_mix(a->w, b->w, part), h = w * row->box.h / row->box.w;
    return (struct rect){tween_mix(a->x, b->x, part) - w / 2, tween_mix(a->y, b->y, part) - h, w, h};
}

static struct rect place(const struct living *row, float t, float *angle)
{
    if (row->kind == LIVING_WAY) {
        return place_on_way(row, t);
    }
    struct rect box = row->box;
    box.x += row->dx * t;
    box.y += row->dy * t - row->arc * 4 * t * (1 - t);
    if (row->kind == LIVING_RISE) {
        struct point middle = rect_middle(box);
        float grown = 1 + t;
        box = (struct rect){middle.x - box.w * grown / 2, middle.y - box.h * grown / 2, box.w * grown,
                            box.h * grown};
    } else if (row->kind == LIVING_FALL) {
        box.x += SWAY * sinf(t * 4 * PI);
        *angle = 360 * TURNS * t;
    }
    return box;
}

static struct draw_command *draw_picture(struct draw_list *list, const struct living *row, long shown,
                                         struct rect box)
{
    char name[NAME_SIZE];
    text_copy(name, sizeof name, row->picture);
    if (row->pictures > 1) {
        text_format(name, sizeof name, "%s_%ld", row->picture, shown % row->pictures + 1);
    }
    struct draw_command *drawn = draw_sprite(list, name, box);
    drawn->flags |= row->flipped ? DRAW_FLIPPED : 0u;
    return drawn;
}

static void draw_row(struct draw_list *list, const struct living *row, long beat, struct point origin,
                     float scale)
{
    bool cycles = row->kind == LIVING_CYCLE, moves = row->kind == LIVING_PASS || row->kind == LIVING_WAY;
    int step = cycles ? row->lasts : row->step > 0 ? row->step : STEP_BEATS;
    long shown = (cycles ? beat : beat - row->first) / (step > 0 ? step : 1);
    float angle = 0, opacity = row->opacity > 0 ? row->opacity : 1, t = cycles ? 0 : part_of_time(row, beat);
    if (t < 0) {
        return;
    }
    opacity *= cycles || moves ? 1 : fade(t);
    if (opacity <= 0) {
        return;
    }
    struct rect box = place(row, t, &angle);
    struct draw_command *drawn = draw_picture(
        list, row, shown,
        (struct rect){origin.x + box.x * scale, origin.y + box.y * scale, box.w * scale, box.h * scale});
    drawn->angle = angle;
    drawn->ink = ink_fade(drawn->ink, opacity);
    bool changes = row->kind == LIVING_RISE || row->kind == LIVING_FALL || row->kind == LIVING_WAY;
    drawn->flags |= changes ? DRAW_MOVING : 0u;
}

static void draw_all(struct draw_list *list, const struct living *row, float scale)
{
    for (int i = 0; i == 0 || i < row->pictures; i++) {
        draw_picture(list, row, i, (struct rect){0, 0, row->box.w * scale, row->box.h * scale});
    }
}

void living_draw_at(long beat, struct draw_list *list, const struct living *rows, int count,
                    struct point origin, float scale)
{
    for (int i = 0; i < count && beat != 0; i++) {
        if (beat == LIFE_ALL) {
            draw_all(list, &rows[i], scale);
        } else {
            draw_row(list, &rows[i], beat, origin, scale);
        }
    }
}

void living_draw(const struct front *front, struct draw_list *list, const struct living *rows, int count,
                 struct point origin, float scale)
{
    living_draw_at(living_beat(front), list, rows, count, origin, scale);
}
