/* SPDX-License-Identifier: MIT */
/* What is shown over the table for a step: ends that make fives, points that go to a seat as strokes of
 * chalk, a knock, banners. Posters are in draw_poster.c. */
#include "front/bones/draw.h"

#include "base/i18n/translate.h"
#include "base/text.h"
#include "front/bones/words.h"
#include "ui/furniture.h"
#include "ui/poster.h"
#include "ui/tween.h"

#include <math.h>

/* Strokes of chalk, one for five points; the fifth of a bundle crosses the four before it. */
static void draw_strokes(const struct bones_frame *frame, struct point at, int points, float k)
{
    const float pitch = 15 * k, half = 24 * k;
    int strokes = points / 5;
    float x = at.x - pitch * (float)strokes / 2;
    for (int i = 0; i < strokes; i++) {
        bool crosses = i % 5 == 4;
        float a = x + pitch * (float)i;
        struct point line[2] = {{a, at.y - half}, {a + 4 * k, at.y + half}};
        if (crosses) {
            line[0] = (struct point){a - 4.6f * pitch, at.y + half * .7f};
            line[1] = (struct point){a, at.y - half * .7f};
        }
        draw_stroke(frame->list, line, 2, 12 * k, INK_INK)->as.stroke.round = true;
        draw_stroke(frame->list, line, 2, 7 * k, INK_CREAM)->as.stroke.round = true;
    }
}

/* Points fly to the plate of the seat that gets them. part: 0..1 of the way. */
static void draw_flight(const struct bones_frame *frame, struct point from, float part)
{
    const struct event *event = &frame->step->event;
    struct rect plate = bones_layout_plate(&frame->view->layout, event->seat, frame->view->viewer);
    struct point to = {plate.x + plate.w - 40, plate.y + plate.h / 2};
    float eased = tween_ease(EASE_IN_CUBIC, part);
    draw_strokes(frame, tween_point(from, to, eased), event->value, 1.2f - .4f * eased);
}

/* ---- the ends make fives --------------------------------------------------------------------- */

/* The value of an end runs to the middle along a bow. */
static void draw_run(const struct bones_frame *frame, struct point from, struct point middle, float part)
{
    struct point bow = {(from.x + middle.x) / 2 + (middle.y - from.y) * .34f,
                        (from.y + middle.y) / 2 + (from.x - middle.x) * .16f};
    struct point to = {middle.x + (from.x - middle.x) * .30f, middle.y + (from.y - middle.y) * .36f};
    struct point way[17];
    for (int i = 0; i < 17; i++) {
        float t = (float)i / 16 * part, u = 1 - t;
        way[i] = (struct point){u * u * from.x + 2 * u * t * bow.x + t * t * to.x,
                                u * u * from.y + 2 * u * t * bow.y + t * t * to.y};
    }
    if (part > 0) {
        draw_stroke(frame->list, way, 17, 13, ink_fade(INK_INK, .9f));
        draw_stroke(frame->list, way, 17, 8, INK_SUN);
    }
}

static void draw_seal(const struct bones_frame *frame, struct point at, float k)
{
    const float drawn = .52f;
    const struct event *event = &frame->step->event;
    struct draw_list *list = frame->list;
    char points[16], sum[64];
    struct text out = text_in(sum, sizeof sum);
    float q = drawn * k;
    struct draw_command *burst = draw_sprite(list, "bones/burst_score",
                                             (struct rect){at.x - 320 * q, at.y - 200 * q, 640 * q, 420 * q});
    burst->flags |= bones_part(frame, 0, 700) < 1 ? DRAW_MOVING : 0u;
    text_format(points, sizeof points, "+%d", event->value);
    poster_letters(list, &(struct poster_letters){.string = points,
                                                  .font = FONT_SIGN,
                                                  .x = at.x - 4 * k,
                                                  .y = at.y + 15 * k,
                                                  .size = 92 * k,
                                                  .width = 220 * k,
                                                  .ink = INK_GOLDLT});
    bones_sum_text(&frame->view->shown.pub.board, &out);
    /* The seal is round: a long sum stays inside its ring. */
    draw_text_fit(list, at.x, at.y + 43 * k, sum, FONT_BODY_SEMI, 23 * k, INK_CREAM, ANCHOR_MIDDLE, 132 * k);
}

void bones_draw_score(const struct bones_frame *frame)
{
    const float pop = 150, run = 220, seal = 150, hold = 700, fly = 200;
    const struct bones_view *view = frame->view;
    const struct bones_board *board = &view->shown.pub.board;
    if (!bones_is_step(frame, BONES_STEP_SCORE)) {
        return;
    }
    struct point middle = frame->camera.middle;
    float k = fmaxf(bones_layout_moment_scale(&frame->view->layout), .62f),
          gone = frame->step->still ? 0 : bones_part(frame, hold, fly);
    float runs = tween_ease(EASE_IN_CUBIC, bones_part(frame, pop, run));
    for (int arm = BONES_NORTH; arm < BONES_ARMS && gone <= 0; arm++) {
        int value = bones_end_value(board, arm);
        if (value > 0) {
            draw_run(frame, bones_camera_at(frame->camera, view->star.end[arm].slot), middle, runs);
        }
    }
    for (int arm = BONES_NORTH; arm < BONES_ARMS; arm++) {
        int value = bones_end_value(board, arm);
        if (value > 0) {
            struct point at = bones_camera_at(frame->camera, view->star.end[arm].slot);
            float large = tween_ease(EASE_OUT_BACK, bones_part(frame, 0, 90));
            bones_draw_badge(frame->list, at.x, at.y, value, true,
                             fmaxf(1.25f * k, bones_badge_scale(frame)) * fmaxf(large, .3f));
        }
    }
    float stamped = tween_ease(EASE_OUT_BACK, bones_part(frame, pop + run, seal));
    if (gone > 0) {
        draw_flight(frame, middle, gone);
    } else if (stamped > .05f) {
        draw_seal(frame, middle, k * 1.25f * stamped);
    }
}

/* The points of a round's end go to their seat. */
void bones_draw_bonus(const struct bones_frame *frame)
{
    if (bones_is_step(frame, BONES_STEP_BONUS)) {
        draw_flight(frame, rect_middle(frame->view->layout.field), bones_part(frame, 60, 300));
    }
}

/* ---- a knock --------------------------------------------------------------------------------- */

/* The open ends are struck through: nothing fits. */
static void strike_ends(const struct bones_frame *frame)
{
    const struct bones_view *view = frame->view;
    float r = 34 * fmaxf(bones_badge_scale(frame), .75f), d = r * .68f;
    for (int arm = BONES_NORTH; arm < bones_arms_end(&view->shown.pub.board); arm++) {
        struct point at = bones_camera_at(frame->camera, view->star.end[arm].slot);
        if (!view->star.end[arm].room) {
            continue;
        }
        shape_begin(frame->list, (struct rect){at.x - r - 4, at.y - r - 4, 2 * r + 8, 2 * r + 8});
        shape_circle(frame->list, r + 4, r + 4, r, paint_line(INK_RED, 6));
        shape_line(frame->list, r + 4 - d, r + 4 + d, r + 4 + d, r + 4 - d, paint_line(INK_RED, 6));
        shape_end(frame->list);
    }
}

static void draw_rings(const struct bones_frame *frame, struct point at, float k, float part)
{
    float grown = frame->step->still ? 1 : .7f + .3f * part;
    struct draw_command *rings = draw_sprite(
        frame->list, "bones/knock_rings",
        (struct rect){at.x - 210 * k * grown, at.y - 80 * k * grown, 420 * k * grown, 180 * k * grown});
    rings->flags |= part < 1 ? DRAW_MOVING : 0u;
}

static void draw_fist(const struct bones_frame *frame)
{
    const float fall = 90;
    struct rect field = frame->view->layout.field;
    float k = bones_layout_moment_scale(&frame->view->layout), x = field.x + field.w / 2 + 176 * k,
          y = field.y + field.h - 93 * k;
    /* It comes down twice. */
    bool second = frame->ms > 2 * fall;
    float part = tween_ease(EASE_IN_CUBIC, bones_part(frame, second ? 2 * fall : 0, fall));
    float up = (1 - part) * (second ? 40 : 90) * k;
    if (part >= 1) {
        draw_rings(frame, (struct point){x - 10 * k, y + 14 * k}, 1.5f * k, bones_part(frame, 3 * fall, 200));
    }
    float q = 1.08f * k;
    struct draw_command *fist = draw_sprite(frame->list, "bones/knock_fist",
                                            (struct rect){x - 110 * q, y - 90 * q - up, 450 * q, 402 * q});
    fist->flags |= part < 1 ? DRAW_MOVING : 0u;
    if (second || frame->step->still) {
        float middle = fminf(x + 330 * k, field.x + field.w - 250 * k);
        poster_letters(frame->list, &(struct poster_letters){.string = _("Toc, toc!"),
                                                             .font = FONT_DISPLAY,
                                                             .x = middle,
                                                             .y = y - 100 * k,
                                                             .size = 104 * k,
                                                             .width = 460 * k,
                                                             .angle = -6,
                                                             .ink = INK_GOLDLT});
    }
}

void bones_draw_knock(const struct bones_frame *frame)
{
    if (!bones_is_step(frame, BONES_STEP_KNOCK)) {
        return;
    }
    int seat = frame->step->event.seat;
    strike_ends(frame);
    if (seat == frame->view->viewer) {
        draw_fist(frame);
    } else {
        /* On the table before the plate, so that the plate stays in sight. */
        struct rect plate = bones_layout_plate(&frame->view->layout, seat, frame->view->viewer);
        bool column = frame->view->layout.kind == FRAME_FLAT;
        float k = column ? .3f : plate.w / 480;
        struct point at = {column ? plate.x + plate.w + 66 : plate.x + plate.w / 2,
                           column ? plate.y + plate.h / 2 : plate.y + plate.h + 70 * k};
        draw_rings(frame, at, k, bones_part(frame, 90, 200));
    }
}

/* ---- banners --------------------------------------------------------------------------------- */

static void draw_over_field(const struct bones_frame *frame, const char *says, float y, struct rgba ink)
{
    struct rect field = frame->view->layout.field;
    float slid = tween_ease(EASE_OUT_EXPO, bones_part(frame, 0, 200));
    draw_group(frame->list, 0, (slid - 1) * 60, slid);
    poster_banner(frame->list, says, field.x + field.w / 2, y,
                  fminf(field.w + 30, frame->view->layout.canvas.w - 24), POSTER_BANNER_LEAST, ink);
    draw_group_end(frame->list);
}

static void draw_won(const struct bones_frame *frame)
{
    struct rect field = frame->view->layout.field;
    int seat = frame->step->event.seat;
    float k = bones_layout_moment_scale(&frame->view->layout), x = field.x + field.w / 2,
          y = field.y + field.h * .42f;
    char says[160];
    int points = (int)bones_view_points(frame->view, seat);
    if (bones_is_you(frame->view, frame->look, seat)) {
        text_format(says, sizeof says, _("You win the game with %d points"), points);
    } else {
        text_format(says, sizeof says, _("%s wins the game with %d points"), frame->look->seat[seat].name,
                    points);
    }
    furniture_veil(frame->list, .5f);
    float sun = 3.0f * k * tween_ease(EASE_OUT_BACK, bones_part(frame, 0, 240));
    if (sun > .05f) {
        bool lost = frame->look->alone && seat != frame->view->viewer;
        draw_sprite(frame->list, lost ? "bones/turn_sun_sets" : "bones/turn_sun_wink",
                    (struct rect){x - 52 * sun, y - 70 * k - 58 * sun, 110 * sun, 112 * sun})
            ->flags |= bones_part(frame, 0, 240) < 1 ? DRAW_MOVING : 0u;
    }
    draw_over_field(frame, says, y + 110 * k, bones_colour_of(frame->view, seat).ink);
}

void bones_draw_banners(const struct bones_frame *frame)
{
    char says[160];
    struct text out = text_in(says, sizeof says);
    struct rect field = frame->view->layout.field;
    if (!frame->step) {
        return;
    }
    const struct event *event = &frame->step->event;
    float y = field.y + field.h * .36f;
    switch ((enum bones_step_kind)frame->step->kind) {
    case BONES_STEP_ROUND:
        bones_round_text(&frame->view->shown.pub, &out);
        draw_over_field(frame, says, y, INK_ROYAL);
        break;
    case BONES_STEP_REDEAL:
        bones_event_text(
            &frame->view->shown.pub.board, &(struct event){.kind = BONES_EVENT_REDEALT, .seat = event->seat},
            frame->look->seat[event->seat].name, bones_is_you(frame->view, frame->look, event->seat), &out);
        draw_over_field(frame, says, y, bones_colour_of(frame->view, event->seat).ink);
        break;
    case BONES_STEP_NAMED:
        text_format(says, sizeof says, _("%s opens round %d"), bones_double_name(bones_high[event->card]),
                    (int)frame->view->shown.pub.round);
        draw_over_field(frame, says, field.y + field.h * .5f + 128, INK_ROYAL);
        break;
    case BONES_STEP_WON:
        draw_won(frame);
        break;
    default:
        break;
    }
}
