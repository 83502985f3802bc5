/* SPDX-License-Identifier: MIT */
/* Tiles on their way: dealt, shown, named and laid. */
#include "front/bones/draw.h"

#include "ui/tween.h"

#include <math.h>

/* Where the i-th of `count` tiles of a seat is: its place in the own hand, or the plate of another. */
static struct point seat_place(const struct bones_frame *frame, int seat, int i, int count)
{
    const struct bones_layout *layout = &frame->view->layout;
    return seat == frame->view->viewer ? bones_layout_hand(layout, i, count)
                                       : rect_middle(bones_layout_plate(layout, seat, frame->view->viewer));
}

/* ---- a deal ---------------------------------------------------------------------------------- */

/* Backs swirl on two ellipses. */
static struct point swirl(const struct bones_frame *frame, int i)
{
    struct rect field = frame->view->layout.field;
    struct point middle = rect_middle(field);
    float part = fminf(frame->ms / BONES_SHUFFLE_MS, 1), way = i % 2 ? 1.0f : -1.0f;
    float k = fminf(field.w / 900, field.h / 420), r = i % 2 ? 1.0f : .58f;
    float at = 2 * PI * ((float)i / BONES_TILES + way * part * 1.2f);
    float in = part > .8f ? 1 - (part - .8f) / .2f * .75f : 1;
    return (struct point){middle.x + cosf(at) * 330 * k * r * in, middle.y + sinf(at) * 130 * k * r * in};
}

/* Tiles go round, the seat to the left of the viewer first. */
static void draw_dealt(const struct bones_frame *frame, int i)
{
    const struct bones_view *view = frame->view;
    const struct bones_layout *layout = &view->layout;
    int first = bones_left_of(&view->shown.pub, view->viewer);
    int seat = (first + i) % BONES_SEATS_MAX, round = i / BONES_SEATS_MAX;
    bool own = seat == view->viewer;
    float sets_out = (float)(BONES_SHUFFLE_MS + i * BONES_DEAL_GAP_MS);
    float part = (frame->ms - sets_out) / BONES_DEAL_MS;
    uint8_t tile[BONES_HAND];
    int count = own ? bones_view_own(view, frame->step->value.word[seat], tile) : 0;
    struct point pile = swirl(frame, i);
    if (part >= 1 && !own) {
        return; /* it has arrived */
    }
    part = part < 0 ? 0 : part > 1 ? 1 : part;
    float side = tween_mix(40, own ? layout->tile : 18, part);
    struct bones_tile_look look = {
        .at = tween_point(pile, seat_place(frame, seat, round, BONES_HAND), tween_ease(EASE_OUT_CUBIC, part)),
        .side = side,
        .back = true,
        .moving = part < 1};
    if (own && part >= 1 && round < count) {
        look = bones_tile_of(tile[round], look.at, layout->tile);
    }
    look.lying = own && bones_layout_lies(layout) && part >= 1;
    bones_draw_tile(frame->list, &look);
}

static void draw_deal(const struct bones_frame *frame)
{
    if (frame->step->still) {
        return;
    }
    for (int i = BONES_TILES - 1; i >= 0; i--) {
        draw_dealt(frame, i);
    }
}

/* ---- a hand that goes back ------------------------------------------------------------------- */

static void draw_redeal(const struct bones_frame *frame)
{
    const struct bones_view *view = frame->view;
    int seat = frame->step->event.seat;
    bool own = seat == view->viewer;
    uint8_t tile[BONES_HAND];
    int count = bones_view_hand(frame->step->value.word[seat], tile);
    struct bones_row row = bones_layout_row(&view->layout, seat, view->viewer);
    for (int i = 0; i < count; i++) {
        bool up = frame->step->still || frame->ms >= (float)((i + 1) * BONES_FLIP_MS);
        struct point at = {row.first.x + row.pitch * (float)i, row.first.y};
        float side = row.side;
        if (own) {
            at = bones_layout_hand(&view->layout, i, count);
            side = view->layout.tile;
        }
        struct bones_tile_look look = bones_tile_of(tile[i], at, side);
        look.lying = own && bones_layout_lies(&view->layout);
        look.back = !up;
        look.ring = up && own && bones_is_double(tile[i]);
        bones_draw_tile(frame->list, &look);
    }
}

/* ---- a name, a tile -------------------------------------------------------------------------- */

static void draw_named(const struct bones_frame *frame)
{
    const struct event *event = &frame->step->event;
    struct point middle = rect_middle(frame->view->layout.field);
    float part = tween_ease(EASE_OUT_CUBIC, bones_part(frame, 0, BONES_RISE_MS));
    struct bones_tile_look look =
        bones_tile_of(event->card, tween_point(seat_place(frame, event->seat, 0, 1), middle, part),
                      tween_mix(30, 96, part));
    look.ring = part >= 1;
    look.moving = part < 1;
    bones_draw_tile(frame->list, &look);
}

/* Where a tile that is laid comes from: its place in the own hand, or the seat. */
static struct point origin(const struct bones_frame *frame, int tile, float *side)
{
    const struct bones_view *view = frame->view;
    int seat = frame->step->event.seat;
    int place = seat == view->viewer ? bones_view_place(view, tile) : -1;
    if (place >= 0) {
        *side = view->layout.tile;
        return bones_layout_hand(&view->layout, place, bones_many(view->shown.hand));
    }
    *side = 26;
    return seat_place(frame, seat, 0, 1);
}

static void draw_laid(const struct bones_frame *frame)
{
    const struct bones_view *view = frame->view;
    const struct event *event = &frame->step->event;
    int tile = event->card;
    struct bones_laid laid = {
        .tile = event->card, .lying = true, .first = bones_high[tile], .second = bones_low[tile]};
    if (frame->step->kind == BONES_STEP_PLACE) {
        laid = bones_star_next(&view->star, &view->shown.pub.board, tile, event->target);
    }
    float side, part = tween_ease(EASE_IN_OUT_CUBIC, bones_part(frame, 0, BONES_PLACE_MS));
    struct point from = origin(frame, tile, &side), to = bones_camera_at(frame->camera, laid.at);
    struct point shift = weight_shift(frame->look->weight, to);
    to = (struct point){to.x + shift.x, to.y + shift.y};
    float land = bones_part(frame, BONES_PLACE_MS, BONES_LAND_MS), cell = frame->camera.unit * .965f;
    struct bones_tile_look look = {.at = tween_point(from, to, part),
                                   .side =
                                       tween_mix(side, cell, part) * (1 + .05f * (part >= 1 ? 1 - land : 0)),
                                   .first = laid.first,
                                   .second = laid.second,
                                   .lying = laid.lying,
                                   .moving = part < 1 || land < 1};
    if (frame->step->still) {
        look.opacity = fminf(1, .2f + frame->ms / frame->step->length);
    }
    bones_draw_tile(frame->list, &look);
}

void bones_draw_moving(const struct bones_frame *frame)
{
    if (!frame->step) {
        return;
    }
    switch ((enum bones_step_kind)frame->step->kind) {
    case BONES_STEP_DEAL:
        draw_deal(frame);
        break;
    case BONES_STEP_REDEAL:
        draw_redeal(frame);
        break;
    case BONES_STEP_NAMED:
        draw_named(frame);
        break;
    case BONES_STEP_LEAD:
    case BONES_STEP_PLACE:
        draw_laid(frame);
        break;
    default:
        break;
    }
}
