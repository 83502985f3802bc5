/* SPDX-License-Identifier: MIT */
/* The own hand: standing on its rail or lying in a tray, the chosen tile lifted with a route to where it
 * would go; and the sign to knock. */
#include "front/bones/draw.h"

#include "base/i18n/translate.h"
#include "base/text.h"
#include "front/bones/words.h"
#include "ui/furniture.h"
#include "ui/tween.h"

#include <math.h>

/* ---- rail and tray --------------------------------------------------------------------------- */

static void draw_tray(struct draw_list *list, struct rect box)
{
    float w = box.w, h = box.h;
    shape_begin(list, (struct rect){box.x, box.y, w + 8, h + 10});
    shape_rect(list, 8, 10, w, h, 14, paint_fill(ink_fade(INK_INK, .36f)));
    shape_rect(list, 0, 0, w, h, 14, paint_fill(INK_OXBLOOD));
    shape_rect(list, 0, 0, w, h - 8, 14, paint_fill(INK_TERRA));
    shape_rect(list, 12, 12, w - 24, h - 32, 8, paint_fill(INK_OXBLOOD));
    shape_rect(list, 10, 5, w - 20, 4, 2, paint_fill(INK_CORAL));
    shape_end(list);
}

/* The part of the rail that is in front of the tiles. */
static void draw_rail_front(struct draw_list *list, struct rect rail)
{
    float down = rail.h > 60 ? 14 : 12, h = rail.h - down;
    shape_begin(list, (struct rect){rail.x, rail.y + down, rail.w, h});
    shape_rect(list, 0, 0, rail.w, h, 10, paint_fill(INK_OXBLOOD));
    shape_rect(list, 0, 0, rail.w, fminf(22, rail.h * .36f), 8, paint_fill(INK_TERRA));
    shape_rect(list, 8, 3, rail.w - 16, 4, 2, paint_fill(INK_CORAL));
    shape_end(list);
}

/* ---- tiles ----------------------------------------------------------------------------------- */

static bool is_flying(const struct bones_frame *frame, int tile)
{
    return (bones_is_step(frame, BONES_STEP_PLACE) || bones_is_step(frame, BONES_STEP_LEAD)) &&
           frame->step->event.seat == frame->view->viewer && frame->step->event.card == tile;
}

/* Whether a tile is on its way or dragged, and so not in the hand. */
static bool is_away(const struct bones_frame *frame, int tile)
{
    return is_flying(frame, tile) || (bones_view_drags(frame->view) && frame->view->drag.tile == tile);
}

static void draw_digit(struct draw_list *list, const struct bones_tile_look *tile, int digit)
{
    char says[4];
    text_format(says, sizeof says, "%d", digit);
    float w = tile->side * (tile->lying ? 1 : .5f), h = tile->side * (tile->lying ? .5f : 1);
    struct point middle = {tile->at.x - w + 4, tile->at.y - h + 4};
    shape_begin(list, (struct rect){middle.x - 15, middle.y - 15, 30, 30});
    shape_circle(list, 15, 15, 15, paint_fill(INK_ROYAL));
    shape_circle(list, 15, 15, 12, paint_line(INK_CREAM, 2));
    shape_end(list);
    draw_text(list, middle.x, middle.y + 8, says, FONT_SIGN, 22, INK_CREAM, ANCHOR_MIDDLE);
}

/* How far, 0..1, the tiles have closed the gap of a tile that flies from the place `left`. */
static float closed_up(const struct bones_frame *frame, int left)
{
    bool flies = left >= 0 && frame->step && !frame->step->still;
    return flies ? tween_ease(EASE_IN_OUT_CUBIC, bones_part(frame, 0, BONES_PLACE_MS)) : 0;
}

static struct point place_of(const struct bones_frame *frame, int i, int count, int left)
{
    const struct bones_layout *layout = &frame->view->layout;
    struct point now = bones_layout_hand(layout, i, count);
    float part = closed_up(frame, left);
    if (part <= 0) {
        return now;
    }
    struct point then = bones_layout_hand(layout, i > left ? i - 1 : i, count - 1);
    return tween_point(now, then, part);
}

/* left: the place from which a tile flies; -1: none does. */
static void draw_one(const struct bones_frame *frame, int tile, int i, int count, int left)
{
    const struct bones_view *view = frame->view;
    const struct bones_layout *layout = &view->layout;
    bool lies = bones_layout_lies(layout), chosen = view->chosen == tile;
    bool decides = frame->look->mine && view->motion.count == 0 &&
                   (view->shown.pub.phase == BONES_PHASE_PLAY || view->shown.pub.phase == BONES_PHASE_LEAD);
    bool focus = decides && frame->look->focus == BONES_ITEM_TILE + i;
    float lift = view->lifted[tile], side = layout->tile * (1 + (lies ? .05f : .08f) * lift);
    struct point at = place_of(frame, i, count, left);
    at.y -= (lies ? 4 : 20) * lift + (focus && !chosen && !lies ? 6 : 0);
    at.x -= lies ? 6 * lift : 0;
    struct point shift = weight_shift(frame->look->weight, at);
    at = (struct point){at.x + shift.x, at.y + shift.y};
    struct bones_tile_look look = bones_tile_of(tile, at, side);
    look.lying = lies;
    look.ring = chosen || focus;
    float closing = closed_up(frame, left);
    look.moving = (lift > 0 && lift < 1) || (closing > 0 && closing < 1);
    bool shut = bones_is_step(frame, BONES_STEP_KNOCK) && frame->step->event.seat == view->viewer;
    look.dim = shut || (decides && !bones_view_fits(view, tile)) ? frame->list->contrast ? .62f : .5f : 0;
    bones_draw_tile(frame->list, &look);
    if (decides && frame->look->digits) {
        draw_digit(frame->list, &look, i + 1);
    }
}

/* The tiles of a hand that may not be seen here, from behind. */
static void draw_backs(const struct bones_frame *frame, int count)
{
    for (int i = 0; i < count; i++) {
        struct bones_tile_look look = {.at = bones_layout_hand(&frame->view->layout, i, count),
                                       .side = frame->view->layout.tile,
                                       .lying = bones_layout_lies(&frame->view->layout),
                                       .back = true};
        bones_draw_tile(frame->list, &look);
    }
}

/* The original's turning bone: an upright tile about its long axis, at both ends of the rail. */
static void draw_spinning(const struct bones_frame *frame, float x, float degrees)
{
    const struct bones_view *view = frame->view;
    const struct bones_layout *layout = &view->layout;
    float k = layout->tile * .74f / 100, turn = degrees * PI / 180, c = cosf(turn), s = sinf(turn);
    float face = 100 * fabsf(c) * k, edge = 26 * fabsf(s) * k, h = 200 * k, y = layout->rail.y - 8 - h;
    bool right = s * c > 0;
    float left = x - (face + edge) / 2 + (right ? 0 : edge), rim = right ? left + face : left - edge;
    draw_fill(frame->list, (struct rect){rim - (right ? 4 * k : 0), y, edge + 4 * k, h}, INK_INK);
    draw_fill(frame->list,
              (struct rect){rim - (right ? 2 * k : -edge * .6f), y + 2, edge * .4f + 2 * k, h - 4},
              INK_OXBLOOD);
    char name[32] = "bones/back_upright";
    if (c >= 0) {
        text_format(name, sizeof name, "bones/tile_%d%d", bones_high[view->chosen], bones_low[view->chosen]);
    }
    struct draw_command *picture =
        draw_sprite(frame->list, name, (struct rect){left, y - 4 * k, fmaxf(face, 1), 212 * k});
    picture->flags |= view->spun > 0 ? DRAW_MOVING : 0u;
}

static void draw_route(const struct bones_frame *frame, struct point from)
{
    const struct bones_view *view = frame->view;
    const struct bones_end *end = &view->star.end[view->aimed];
    struct rect box = bones_camera_box(frame->camera, end->slot, end->lying);
    float tile = view->layout.tile;
    struct point a = {from.x + tile * .1f, from.y - tile - 16}, d = {box.x + box.w + 24, rect_middle(box).y};
    bool left = a.x < box.x;
    if (!left && a.x < d.x + 40) {
        return; /* the arm is straight above: no route is needed */
    }
    d.x = left ? box.x - 24 : d.x;
    struct point b = {a.x + 6, fminf(a.y - 40, d.y - 20)}, c = {(a.x + d.x) / 2 + (left ? -30 : 30), d.y};
    struct point way[25];
    for (int i = 0; i < 25; i++) {
        float t = (float)i / 24, u = 1 - t;
        way[i] =
            (struct point){u * u * u * a.x + 3 * u * u * t * b.x + 3 * u * t * t * c.x + t * t * t * d.x,
                           u * u * u * a.y + 3 * u * u * t * b.y + 3 * u * t * t * c.y + t * t * t * d.y};
    }
    for (int i = 0; i < 2; i++) {
        struct draw_command *route = draw_stroke(frame->list, way, 25, i ? 8 : 13, i ? INK_SUN : INK_INK);
        route->as.stroke.dash = 18;
        route->as.stroke.gap = 13;
        route->as.stroke.round = true;
    }
    float tip = left ? 1.0f : -1.0f;
    for (int i = 0; i < 2; i++) {
        float k = i ? 1.0f : 1.3f;
        struct point head[3] = {{d.x + tip * 18 * k, d.y},
                                {d.x - tip * 12 * k, d.y - 16 * k},
                                {d.x - tip * 12 * k, d.y + 16 * k}};
        draw_polygon(frame->list, head, 3, i ? INK_SUN : INK_INK);
    }
}

static void draw_dragged(const struct bones_frame *frame)
{
    const struct bones_view *view = frame->view;
    if (bones_view_drags(view)) {
        struct bones_tile_look look =
            bones_tile_of(view->drag.tile, view->drag.at, view->layout.tile * 1.08f);
        look.lying = bones_layout_lies(&view->layout);
        look.ring = look.moving = true;
        bones_draw_tile(frame->list, &look);
    }
}

/* For a chosen tile: small tiles turn at both ends of the rail, and a route leads to the arm. */
static void draw_chosen(const struct bones_frame *frame, struct point at)
{
    const struct bones_view *view = frame->view;
    struct rect rail = view->layout.rail;
    if (view->layout.kind != FRAME_WIDE || view->motion.count > 0 || !frame->look->mine) {
        return;
    }
    float turned = 360 * (view->spun + frame->blend) / BONES_SPIN_MS;
    draw_spinning(frame, rail.x + 58, 38 + (view->spun > 0 ? turned : 0));
    draw_spinning(frame, rail.x + rail.w - 58, -52 - (view->spun > 0 ? turned : 0));
    if (view->aimed != BONES_ARM_NONE && !view->drag.on &&
        (bones_view_arms_of(view, view->chosen) >> view->aimed & 1u)) {
        draw_route(frame, at);
    }
}

void bones_draw_hand(const struct bones_frame *frame)
{
    const struct bones_view *view = frame->view;
    const struct bones_layout *layout = &view->layout;
    struct draw_list *list = frame->list;
    bool lies = bones_layout_lies(layout);
    /* The hand that is shown before another deal is drawn with that step. */
    bool shown = bones_is_step(frame, BONES_STEP_REDEAL) && frame->step->event.seat == view->viewer;
    bool away = shown || bones_is_step(frame, BONES_STEP_DEAL);
    uint8_t tile[BONES_HAND];
    int count = away ? 0 : bones_view_own(view, view->shown.hand, tile), lifted = -1, left = -1;
    if (lies) {
        draw_tray(list, layout->hand);
    } else {
        struct rect rail = layout->rail;
        draw_sprite(list, "bones/rail", (struct rect){rail.x, rail.y, rail.w * 972 / 960, rail.h * 84 / 66});
    }
    if (count == 0 && !away) {
        draw_backs(frame, view->shown.pub.seat[view->viewer].tiles);
    }
    for (int i = 0; i < count; i++) {
        left = is_flying(frame, tile[i]) ? i : left;
    }
    for (int i = 0; i < count; i++) {
        if (view->lifted[tile[i]] > 0 || view->chosen == tile[i]) {
            lifted = i;
        } else if (!is_away(frame, tile[i])) {
            draw_one(frame, tile[i], i, count, left);
        }
    }
    if (!lies) {
        draw_rail_front(list, layout->rail);
    }
    if (lifted >= 0) {
        if (view->chosen == tile[lifted]) {
            draw_chosen(frame, bones_layout_hand(layout, lifted, count));
        }
        if (!is_away(frame, tile[lifted])) {
            draw_one(frame, tile[lifted], lifted, count, left);
        }
    }
    draw_dragged(frame);
}

/* ---- the sign to knock ----------------------------------------------------------------------- */

/* Whether nothing that the own hand holds fits. */
static bool must_knock(const struct bones_frame *frame)
{
    struct move pass = {.kind = BONES_MOVE_PASS};
    const struct bones_observation *shown = &frame->view->shown;
    return frame->look->mine && bones_legal(&shown->pub, shown->hand, pass) == REFUSAL_NONE;
}

void bones_draw_knock_sign(const struct bones_frame *frame)
{
    struct draw_list *list = frame->list;
    struct rect box = frame->view->layout.knock;
    bool own = bones_is_step(frame, BONES_STEP_KNOCK) && frame->step->event.seat == frame->view->viewer;
    bool on = own || (frame->view->motion.count == 0 && must_knock(frame));
    bool pressed = frame->look->pressed == BONES_ITEM_KNOCK;
    float dx = pressed ? 3 : 0, dy = pressed ? 4 : 0, k = box.h / 92;
    shape_begin(list, (struct rect){box.x, box.y, box.w + 4, box.h + 5});
    shape_rect(list, 4, 5, box.w, box.h, 12, paint_fill(ink_fade(INK_INK, .35f)));
    shape_rect(list, dx, dy, box.w, box.h, 12, paint_fill(INK_PAPER));
    shape_rect(list, dx + 5, dy + 5, box.w - 10, box.h - 10, 8, paint_line(ink_fade(INK_INK, .8f), 2));
    shape_end(list);
    char below[80];
    struct text says = text_in(below, sizeof below);
    if (on && frame->view->star.count > 0) {
        char numbers[32];
        struct text list_of = text_in(numbers, sizeof numbers);
        bones_open_text(&frame->view->shown.pub.board, &list_of);
        text_addf(&says, _("nothing fits %s"), numbers);
    } else {
        text_add(&says, _("only when nothing fits"));
    }
    bool glyph = frame->look->knock_glyph && box.w > 230;
    float middle = box.x + box.w / 2 + dx, room = box.w - (glyph ? 100 : 30);
    draw_text_fit(list, middle, box.y + dy + 44 * k, _("Knock"), FONT_SIGN, 36, INK_INK, ANCHOR_MIDDLE, room);
    draw_text_fit(list, middle, box.y + dy + 74 * k, below, FONT_BODY_MEDIUM, 20, INK_INK, ANCHOR_MIDDLE,
                  box.w - 24);
    if (glyph) {
        draw_sprite(list, frame->look->knock_glyph, (struct rect){box.x + dx + 14, box.y + dy + 14, 36, 36});
    }
    if (!on) {
        shape_begin(list, box);
        shape_rect(list, 0, 0, box.w, box.h, 12, paint_fill(ink_fade(INK_INK, .42f)));
        shape_end(list);
    }
    if (own || (frame->look->focus == BONES_ITEM_KNOCK && frame->look->mine)) {
        furniture_focus(list, box, 12);
    }
}
