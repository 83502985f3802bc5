/* SPDX-License-Identifier: MIT */
/* The score road: every seat's cap on its way from the toll to the exit, and where a hold would bring one. */
#include "front/cubes/draw.h"

#include "base/i18n/translate.h"
#include "base/number.h"

#include <math.h>

/* The viewer's lane is always the near one. */
static struct cubes_cap cap_of(const struct cubes_view *view, int seat, int32_t points)
{
    int seats = view->layout.seats, order = (seat - view->viewer - 1 + seats) % seats;
    return cubes_layout_cap(&view->layout, order, points, view->shown.goal);
}

static void draw_stones(const struct cubes_frame *frame)
{
    const struct cubes_layout *layout = &frame->view->layout;
    int32_t goal = frame->view->shown.goal;
    struct rect track = layout->track;
    for (int32_t k = 1; k * 1000 < goal; k++) {
        char digit[4];
        text_format(digit, sizeof digit, "%d", (int)k);
        float x = cubes_layout_cap_x(layout, k * 1000, goal), y = track.y + track.h;
        struct rect band = frame->look->band;
        if (band.w > 0 && y > band.y && y - 19 < band.y + band.h) {
            continue; /* the bar's sentence hides the stone */
        }
        /* On the stone itself: it never grows. */
        struct draw_command *text =
            draw_text(frame->list, x, y, digit, FONT_SIGN, 17, INK_INK, ANCHOR_MIDDLE);
        text->as.text.size = fminf(text->as.text.size, 19);
    }
}

/* Where a hold would bring the seat in turn: an arrow and a faint cap. */
static void draw_ahead(const struct cubes_frame *frame)
{
    const struct cubes_view *view = frame->view;
    const struct cubes_public *shown = &view->shown;
    struct move hold = {.kind = CUBES_MOVE_HOLD};
    int32_t risk = cubes_view_risk(view, frame->blend);
    if (view->motion.count > 0 || risk <= 0 || cubes_legal(shown, hold) != REFUSAL_NONE) {
        return;
    }
    int seat = shown->turn;
    struct point from = cap_of(view, seat, shown->seat[seat].score).at;
    struct point to = cap_of(view, seat, shown->seat[seat].score + risk).at;
    if (to.x - from.x > 30) {
        draw_stroke(frame->list, (struct point[]){from, {to.x - 16, to.y}}, 2, 7, ink_fade(INK_SUN, .9f));
        draw_polygon(frame->list, (struct point[]){{to.x - 20, to.y - 13}, to, {to.x - 20, to.y + 13}}, 3,
                     INK_SUN);
    }
    cubes_draw_cap(frame->list, cubes_colour_of(view, seat), to.x + 16, to.y, 17)->ink =
        ink_fade(INK_WHITE, .55f);
}

/* At the exit: the lead, of the lead that wins. */
static void draw_overtime(const struct cubes_frame *frame)
{
    const struct cubes_view *view = frame->view;
    struct rect track = view->layout.track;
    int32_t lead;
    int ahead = cubes_ahead(&view->shown, &lead);
    float x = track.x + track.w - 320, size = 50;
    draw_sprite(frame->list, "cubes/overtime", (struct rect){x, track.y - 18, size * 150 / 134, size});
    char says[64], lead_figure[NUMBER_SIZE];
    number_figure(ahead == SEAT_NONE ? 0 : lead, lead_figure);
    /* TRANSLATORS: the lead that somebody has, of the lead that wins: "200 of 250". */
    text_format(says, sizeof says, _("%s of 250"), lead_figure);
    struct draw_command *text =
        draw_text(frame->list, x + 28, track.y + 56, says, FONT_SIGN, 24, INK_GOLDLT, ANCHOR_MIDDLE);
    text->as.text.outline = 4;
    text->as.text.outline_ink = INK_INK;
}

/* A line for each seat, as far as its cap. */
static void draw_lanes(const struct cubes_frame *frame)
{
    const struct cubes_view *view = frame->view;
    float start = cubes_layout_cap_x(&view->layout, 1, view->shown.goal);
    for (int seat = 0; seat < view->layout.seats; seat++) {
        int32_t score = cubes_view_score(view, seat, frame->blend);
        struct cubes_cap at = cap_of(view, seat, score);
        if (score >= CUBES_GATE) {
            draw_stroke(frame->list, (struct point[]){{start - 10, at.at.y}, at.at}, 2, 5,
                        ink_fade(cubes_colour_of(view, seat).ink, .95f));
        }
    }
}

void cubes_draw_road(const struct cubes_frame *frame)
{
    const struct cubes_view *view = frame->view;
    const struct cubes_layout *layout = &view->layout;
    struct rect track = layout->track;
    bool blitz = view->shown.goal == CUBES_GOAL_BLITZ;
    const struct cubes_art *art =
        cubes_art_nearest(blitz ? CUBES_BLITZ_ROADS : CUBES_ROADS, track.w, track.h);
    float kx = track.w / art->w, ky = track.h / art->h, below = 14;
    draw_sprite(frame->list, art->name,
                (struct rect){track.x, track.y - 32 * ky, (art->w + 8) * kx, (art->h + 32 + below) * ky});
    draw_stones(frame);
    draw_lanes(frame);
    if (cubes_overtime(&view->shown)) { /* also while dice move */
        draw_overtime(frame);
    }
    draw_ahead(frame);
    for (int seat = 0; seat < layout->seats; seat++) {
        struct cubes_cap at = cap_of(view, seat, cubes_view_score(view, seat, frame->blend));
        struct draw_command *cap =
            cubes_draw_cap(frame->list, cubes_colour_of(view, seat), at.at.x, at.at.y, at.radius);
        cap->ink = ink_fade(INK_WHITE, view->shown.seat[seat].left ? .4f : 1);
        if (frame->step && frame->step->kind == CUBES_STEP_BANK && frame->step->event.seat == seat) {
            cap->flags |= DRAW_MOVING;
        }
    }
}
