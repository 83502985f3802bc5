/* SPDX-License-Identifier: MIT */
/* A bust: the tray grows dark, a burst comes up beside the lost dice, which must stay in sight, and the
 * points fall away. */
#include "front/cubes/draw.h"

#include "base/i18n/translate.h"
#include "base/number.h"
#include "ui/poster.h"
#include "ui/tween.h"

#include <float.h>
#include <math.h>

void cubes_draw_dusk(const struct cubes_frame *frame)
{
    struct rect tray = frame->view->layout.tray;
    float k = fminf(fminf(1, tray.w / 900), tray.h / 430), cut = 110 * k;
    if (!frame->step || frame->step->kind != CUBES_STEP_BUST) {
        return;
    }
    struct rect in = {tray.x + 34 * k, tray.y + 27 * k, tray.w - 68 * k, tray.h - 80 * k};
    struct point corner[8] = {{in.x + cut, in.y},
                              {in.x + in.w - cut, in.y},
                              {in.x + in.w, in.y + cut},
                              {in.x + in.w, in.y + in.h - cut},
                              {in.x + in.w - cut, in.y + in.h},
                              {in.x + cut, in.y + in.h},
                              {in.x, in.y + in.h - cut},
                              {in.x, in.y + cut}};
    draw_polygon(frame->list, corner, 8, ink_fade(INK_INK, .46f * cubes_moment_in(frame, 0, 140)));
}

/* ---- where it lies --------------------------------------------------------------------------- */

enum { BURST_W = 640, BURST_H = 400, SAMPLES = 4, COLUMNS = 15, ROWS = 9, SIZES = 6 };

/* The part of the burst's picture that hides what is below it: an ellipse without the tips of the rays. */
static const float BODY = .45f;

/* How much of a box lies below an ellipse about a point, 0..1. */
static float below(struct rect box, struct point middle, float rx, float ry)
{
    int hidden = 0;
    for (int i = 0; i < SAMPLES * SAMPLES; i++) {
        int column = i % SAMPLES, row = i / SAMPLES;
        float x = box.x + box.w * (float)column / (SAMPLES - 1),
              y = box.y + box.h * (float)row / (SAMPLES - 1);
        float dx = (x - middle.x) / rx, dy = (y - middle.y) / ry;
        hidden += dx * dx + dy * dy < 1;
    }
    return (float)hidden / (SAMPLES * SAMPLES);
}

/* The dice of the lost roll, as boxes; how many. */
static int lost_dice(const struct cubes_view *view, struct rect box[CUBES_DICE])
{
    int count = 0;
    for (int place = 0; place < CUBES_DICE; place++) {
        if (view->cast.count > 0 && view->cast.fall[place].spot >= 0) {
            struct point foot = cubes_cast_foot(&view->cast, &view->layout, place);
            box[count++] = cubes_layout_die_box(foot, view->layout.die);
        }
    }
    return count;
}

/* As large and as near to the middle of the tray as the dice allow; it may reach over the tray's far edge. */
struct rect cubes_burst_box(const struct cubes_view *view)
{
    struct rect tray = view->layout.tray, dice[CUBES_DICE], best = {0, 0, 0, 0};
    float k = fminf(fminf(1, tray.w / 900), tray.h / 430), least = FLT_MAX;
    int count = lost_dice(view, dice);
    struct point meant = {tray.x + tray.w / 2 - 40 * k, tray.y + tray.h * .40f};
    for (int i = 0; i < SIZES * COLUMNS * ROWS; i++) {
        int column = i % COLUMNS, row = i / COLUMNS % ROWS, smaller = i / (COLUMNS * ROWS);
        float size = 1 - .1f * (float)smaller, w = BURST_W * k * size, h = BURST_H * k * size;
        float x = tray.x + tray.w * (float)column / (COLUMNS - 1),
              y = tray.y + tray.h * (-.3f + 1.1f * (float)row / (ROWS - 1));
        struct rect box = {x - w / 2, y - h / 2, w, h};
        if (box.x < 0 || box.y < 0 || box.x + w > view->layout.canvas.w ||
            y + h * BODY > view->layout.rack.y) {
            continue;
        }
        float cost = (1 - size) * 3 + vector_length((x - meant.x) / tray.w, (y - meant.y) / tray.h);
        for (int die = 0; die < count; die++) {
            cost += 100 * below(dice[die], (struct point){x, y}, w * BODY, h * BODY);
        }
        if (cost < least) {
            least = cost;
            best = box;
        }
    }
    return best;
}

/* The points that are lost stand at a corner of the burst, where they hide no die. */
static struct point lost_place(const struct cubes_view *view, struct rect burst, float k)
{
    static const float corner[4][2] = {{.16f, .98f}, {.84f, .98f}, {.10f, .24f}, {.90f, .24f}};
    struct rect dice[CUBES_DICE];
    struct point best = {0, 0};
    float least = FLT_MAX;
    int count = lost_dice(view, dice);
    for (int i = 0; i < 4; i++) {
        struct point at = {burst.x + burst.w * corner[i][0], burst.y + burst.h * corner[i][1]};
        float cost = .01f * (float)i;
        for (int die = 0; die < count; die++) {
            cost += below(dice[die], (struct point){at.x, at.y - 20 * k}, 110 * k, 50 * k);
        }
        if (at.x > 110 * k && at.x < view->layout.canvas.w - 110 * k && cost < least) {
            least = cost;
            best = at;
        }
    }
    return best;
}

/* ---- how it looks ---------------------------------------------------------------------------- */

void cubes_draw_bust(const struct cubes_frame *frame)
{
    struct draw_list *list = frame->list;
    struct rect tray = frame->view->layout.tray, burst = cubes_burst_box(frame->view);
    float k = burst.w / BURST_W, all = fminf(fminf(1, tray.w / 900), tray.h / 430);
    float grown = tween_ease(EASE_OUT_BACK, cubes_moment_in(frame, 0, 140));
    float shake = frame->step->still || frame->ms < 140 || frame->ms > 300
                      ? 0
                      : 6 * sinf((frame->ms - 140) / 160 * 2 * PI);
    float x = burst.x + burst.w / 2 + shake, y = burst.y + burst.h / 2, w = burst.w * grown,
          h = burst.h * grown;
    if (grown > .05f) {
        struct draw_command *picture =
            draw_sprite(list, "cubes/bust", (struct rect){x - w / 2, y - h / 2, w, h});
        picture->flags |= cubes_moment_in(frame, 0, 300) < 1 ? DRAW_MOVING : 0u;
        poster_letters(list, &(struct poster_letters){.string = _("Bust!"),
                                                      .font = FONT_DISPLAY,
                                                      .x = x - 6 * k,
                                                      .y = y + 46 * k,
                                                      .size = 152 * k * fminf(grown, 1),
                                                      .width = 430 * k,
                                                      .angle = -5,
                                                      .ink = INK_GOLDLT,
                                                      .flags = picture->flags & DRAW_MOVING});
    }
    int32_t lost = frame->step->event.value * CUBES_FIFTY;
    float fall = tween_ease(EASE_IN_CUBIC, cubes_moment_in(frame, 200, 300));
    if (lost > 0) {
        char says[32], figure[NUMBER_SIZE];
        struct point at = lost_place(frame->view, burst, all);
        text_format(says, sizeof says, "−%s", number_figure(lost, figure));
        struct draw_command *text = draw_text(list, at.x, at.y - 40 * all * (1 - fall), says, FONT_SIGN,
                                              66 * all, INK_GOLDLT, ANCHOR_MIDDLE);
        text->as.text.outline = 7 * all;
        text->as.text.outline_ink = INK_INK;
        text->angle = -8;
        text->flags |= fall < 1 ? DRAW_MOVING : 0u;
    }
}
