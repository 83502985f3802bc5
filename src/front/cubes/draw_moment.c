/* SPDX-License-Identifier: MIT */
/* What is shown over the table for a step: banners, the bands of the toll, a bust. Posters are in
 * draw_posters.c. */
#include "front/cubes/draw.h"

#include "base/i18n/translate.h"
#include "base/number.h"
#include "front/cubes/weigh.h"
#include "front/cubes/words.h"
#include "ui/furniture.h"
#include "ui/poster.h"
#include "ui/tween.h"

#include <float.h>
#include <math.h>

float cubes_moment_in(const struct cubes_frame *frame, float from, float ms)
{
    if (frame->step->still) {
        return 1;
    }
    float part = (frame->ms - from) / ms;
    return part < 0 ? 0 : part > 1 ? 1 : part;
}

void cubes_draw_lettered(struct draw_list *list, const char *string, float x, float y, float size,
                         float width, float angle)
{
    poster_letters(list, &(struct poster_letters){.string = string,
                                                  .font = FONT_DISPLAY,
                                                  .x = x,
                                                  .y = y,
                                                  .size = size,
                                                  .width = width,
                                                  .angle = angle,
                                                  .ink = INK_GOLDLT});
}

/* ---- bands of the toll ----------------------------------------------------------------------- */

static void draw_barrier(struct draw_list *list, float x, float y, float k, float open)
{
    bool lifted = open > .5f;
    float up = lifted ? 164 : 104;
    draw_sprite(list, lifted ? "cubes/toll_open" : "cubes/toll_closed",
                (struct rect){x - 40 * k, y - up * k, 220 * k, (up + 6) * k});
}

/* The seal comes last. It does not change its size, so that its picture is made once. */
static void draw_seal(const struct cubes_frame *frame, float x, float y, float radius)
{
    float part = cubes_moment_in(frame, 620, 160);
    char first[NUMBER_SIZE];
    number_figure(frame->view->shown.seat[frame->step->event.seat].score, first);
    if (part > 0) {
        draw_group(frame->list, 0, (tween_ease(EASE_OUT_BACK, part) - 1) * radius * .5f, fminf(part * 2, 1));
        poster_seal(frame->list, x, y, radius, _("FIRST HOLD"), first, _("points"));
        draw_group_end(frame->list);
    }
}

static void band_words(const struct cubes_frame *frame, bool off, struct text *out)
{
    int seat = frame->step->event.seat;
    char first[NUMBER_SIZE];
    number_figure(frame->view->shown.seat[seat].score, first);
    cubes_tell(out, cubes_called(frame->view, frame->look, seat),
               off ? _("You are past the goal, and play goes on") : _("You hold %s: the road is open"),
               off ? _("%s is past the goal, and play goes on") : _("%s holds %s: the road is open"), first);
}

static void draw_band(const struct cubes_frame *frame)
{
    bool off = frame->step->kind == CUBES_STEP_OFF_BOARD;
    struct draw_list *list = frame->list;
    struct rect all = list->frame.canvas;
    int seat = frame->step->event.seat;
    struct seat_colour colour = cubes_colour_of(frame->view, seat);
    float k = fminf(1, fminf(all.w / 1500, all.h / 900)), h = 290 * k, y = all.h * .39f, middle = all.w / 2;
    furniture_veil(list, .58f * cubes_moment_in(frame, 0, 200));
    draw_group(list, (1 - tween_ease(EASE_OUT_EXPO, cubes_moment_in(frame, 0, 200))) * -all.w, 0, 1);
    draw_fill(list, (struct rect){0, y + 18 * k, all.w, h}, ink_fade(INK_INK, .4f));
    draw_fill(list, (struct rect){0, y, all.w, h}, INK_ASPHALT);
    draw_fill(list, (struct rect){0, y + 8 * k, all.w, 8 * k}, INK_CREAM);
    draw_fill(list, (struct rect){0, y + h - 16 * k, all.w, 8 * k}, INK_CREAM);
    float lane = y + h / 2;
    for (float x = 40 * k; x < all.w; x += 180 * k) {
        draw_fill(list, (struct rect){x, lane - 6 * k, 100 * k, 12 * k}, INK_GOLDLT);
    }
    /* The cap comes through as the arm lifts. */
    float way = tween_ease(EASE_IN_OUT_SINE, cubes_moment_in(frame, 200, 420)), booth = middle - 200 * k;
    float cap = tween_mix(-140 * k, middle + 130 * k, way);
    draw_stroke(list, (struct point[]){{-40, lane}, {cap, lane}}, 2, 30 * k, colour.ink);
    draw_barrier(list, booth, y + 270 * k, 3.4f * k, cubes_moment_in(frame, 200, 200));
    draw_sprite(list, off ? "cubes/peage_out_500" : "cubes/peage_500",
                (struct rect){booth - 210 * k, y - 96 * k, 265 * k, 180 * k});
    cubes_draw_cap(list, colour, cap, lane, 118 * k)->flags |= way < 1 ? DRAW_MOVING : 0u;
    draw_group_end(list);
    if (!off && all.w > 1000) {
        draw_seal(frame, middle + 580 * k, lane, 150 * k);
    }
    const char *title = off ? _("Off board!") : _("On board!");
    float shown = cubes_moment_in(frame, 300, 200);
    if (shown > 0) {
        cubes_draw_lettered(list, title, middle + fminf(290 * k, all.w * .5f - 330 * k), y - 84 * k, 190 * k,
                            fminf(900 * k, all.w * .9f), -3);
        char says[160];
        struct text out = text_in(says, sizeof says);
        band_words(frame, off, &out);
        poster_banner(list, says, middle, y + h + 60 * k, all.w - 40, POSTER_BANNER_LEAST, colour.ink);
    }
}

/* ---- banners --------------------------------------------------------------------------------- */

static void draw_over_tray(const struct cubes_frame *frame, const char *says, struct rgba ink)
{
    struct rect tray = frame->view->layout.tray;
    float slid = tween_ease(EASE_OUT_EXPO, cubes_moment_in(frame, 0, 200));
    draw_group(frame->list, 0, (slid - 1) * 60, slid);
    poster_banner(frame->list, says, tray.x + tray.w / 2, tray.y - 10,
                  fminf(tray.w + 60, frame->list->frame.canvas.w - 24), POSTER_BANNER_LEAST, ink);
    draw_group_end(frame->list);
}

static void draw_set(const struct cubes_frame *frame)
{
    const struct event *event = &frame->step->event;
    char says[128], figure[NUMBER_SIZE];
    int place = cubes_first_in(event->extra);
    const char *name = event->card == CUBES_STRAIGHT
                           ? cubes_scored_title(event)
                           : cubes_set_name(event->card, frame->view->shown.face[place]);
    /* TRANSLATORS: a combination and its points: "Straight: +1,500". */
    text_format(says, sizeof says, _("%s: +%s"), name, number_figure(event->value * CUBES_FIFTY, figure));
    draw_over_tray(frame, says, INK_RED);
}

static void draw_hot_again(const struct cubes_frame *frame)
{
    char says[160], figure[NUMBER_SIZE];
    /* TRANSLATORS: who has hot dice, and the points at risk. */
    text_format(says, sizeof says, _("Hot dice! %s: %s at risk"),
                frame->look->seat[frame->step->event.seat].name,
                number_figure(cubes_turn_points(&frame->view->shown), figure));
    draw_over_tray(frame, says, INK_RED);
}

static void draw_game(const struct cubes_frame *frame)
{
    char says[128];
    struct text out = text_in(says, sizeof says);
    cubes_kind_text(&frame->view->shown, &out);
    if (frame->view->shown.jokers) {
        text_add(&out, _(", with Jokers"));
    }
    draw_over_tray(frame, says, INK_ROYAL);
}

static void draw_left(const struct cubes_frame *frame)
{
    char says[160];
    struct text out = text_in(says, sizeof says);
    int seat = frame->step->event.seat;
    cubes_tell(&out, cubes_called(frame->view, frame->look, seat), _("You leave the table"),
               _("%s leaves the table"), "");
    draw_over_tray(frame, says, cubes_colour_of(frame->view, seat).ink);
}

/* ---- a bust ---------------------------------------------------------------------------------- */

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

/* A burst comes up beside the lost dice, which must stay in sight, and the points fall away. */
static void draw_bust(const struct cubes_frame *frame)
{
    struct draw_list *list = frame->list;
    struct rect tray = frame->view->layout.tray, burst = cubes_burst_box(frame->view);
    float k = burst.w / BURST_W, all = fminf(fminf(1, tray.w / 900), tray.h / 430);
    float grown = tween_ease(EASE_OUT_BACK, cubes_moment_in(frame, 0, 140));
    float shake = frame->step->still || frame->ms < 140 || frame->ms > 300
                      ? 0
                      : (3 + 7 * cubes_grade(frame->step->event.value * CUBES_FIFTY)->force) *
                            sinf((frame->ms - 140) / 160 * 2 * PI);
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

/* ---- all of them ----------------------------------------------------------------------------- */

static void (*const moments[CUBES_STEPS])(const struct cubes_frame *frame) = {
    [CUBES_STEP_BUST] = draw_bust,
    [CUBES_STEP_SET] = draw_set,
    [CUBES_STEP_HOT] = cubes_draw_hot,
    [CUBES_STEP_HOT_AGAIN] = draw_hot_again,
    [CUBES_STEP_GAME] = draw_game,
    [CUBES_STEP_LEFT] = draw_left,
    [CUBES_STEP_ON_BOARD] = draw_band,
    [CUBES_STEP_OFF_BOARD] = draw_band,
    [CUBES_STEP_OVERTIME] = cubes_draw_overtime,
    [CUBES_STEP_WON] = cubes_draw_won,
};

void cubes_draw_moment(const struct cubes_frame *frame)
{
    if (frame->step && moments[frame->step->kind]) {
        moments[frame->step->kind](frame);
    }
}

bool cubes_step_hides(const struct motion_step *step)
{
    return step && (step->kind == CUBES_STEP_HOT || step->kind == CUBES_STEP_OVERTIME ||
                    step->kind == CUBES_STEP_WON);
}
