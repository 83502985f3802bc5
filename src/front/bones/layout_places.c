/* SPDX-License-Identifier: MIT */
/* Places within the layout: the own tiles, the values of the ends, the questions before the first tile, open
 * hands. */
#include "front/bones/layout.h"

#include "base/check.h"

#include <math.h>

/* ---- the own hand ----------------------------------------------------------------------------- */

static float hand_step(const struct bones_layout *layout, int count)
{
    bool wide = layout->kind == FRAME_WIDE;
    float room = layout->hand.w - layout->tile - (wide ? 0 : 20);
    return fminf(layout->tile + (wide ? 46 : 40), room / fmaxf((float)(count - 1), 1));
}

static const int LYING_ROWS = 4;

struct point bones_layout_hand(const struct bones_layout *layout, int i, int count)
{
    struct rect hand = layout->hand;
    float tile = layout->tile;
    if (bones_layout_lies(layout)) {
        int row = i / 2;
        float pitch = (hand.h - 32) / (float)LYING_ROWS, side = i % 2 ? 1.0f : -1.0f;
        return (struct point){hand.x + hand.w / 2 + side * (tile + 7),
                              hand.y + 12 + pitch * ((float)row + .5f)};
    }
    float step = hand_step(layout, count);
    return (struct point){hand.x + hand.w / 2 + step * ((float)i - (float)(count - 1) / 2),
                          layout->rail.y - tile * .86f};
}

struct rect bones_layout_hand_box(const struct bones_layout *layout, int i, int count)
{
    struct point at = bones_layout_hand(layout, i, count);
    float tile = layout->tile;
    if (bones_layout_lies(layout)) {
        float h = fminf((layout->hand.h - 32) / (float)LYING_ROWS, tile + 30);
        return (struct rect){at.x - tile - 5, at.y - h / 2, 2 * tile + 10, h};
    }
    float w = fminf(hand_step(layout, count), tile + 36);
    return (struct rect){at.x - w / 2, at.y - tile - 6, w, 2 * tile + 18};
}

/* ---- the values of the ends ------------------------------------------------------------------- */

/* Of the strip, in reading order. */
static const int8_t strip_place[BONES_ARMS] = {
    [BONES_NORTH] = 0, [BONES_EAST] = 1, [BONES_SOUTH] = 2, [BONES_WEST] = 3};

struct rect bones_layout_sum(const struct bones_layout *layout)
{
    struct rect strip = layout->ends;
    float w = fminf(330, strip.w * (layout->finger > 0 ? .26f : .34f));
    return (struct rect){layout->keys.key[0].x - 12 - w, strip.y + 9, w, strip.h - 18};
}

static float strip_pitch(const struct bones_layout *layout)
{
    return (bones_layout_sum(layout).x - 4 - layout->ends.x - 22) / 4;
}

struct point bones_layout_value(const struct bones_layout *layout, int arm)
{
    struct rect box = layout->ends;
    CHECK(arm >= BONES_NORTH && arm < BONES_ARMS);
    if (bones_layout_folds(layout)) {
        float pitch = strip_pitch(layout);
        return (struct point){box.x + 22 + pitch * ((float)strip_place[arm] + .58f), box.y + box.h / 2};
    }
    static const struct point off[BONES_ARMS] = {{0, 0}, {0, -56}, {0, 56}, {96, 0}, {-96, 0}};
    return (struct point){box.x + box.w / 2 + off[arm].x, box.y + 36 + 92 + off[arm].y};
}

float bones_layout_value_scale(const struct bones_layout *layout)
{
    if (!bones_layout_folds(layout)) {
        return 1;
    }
    return fminf(1, layout->ends.h / 58) * (layout->ends.w > 900 ? 1 : .86f);
}

struct rect bones_layout_value_box(const struct bones_layout *layout, int arm)
{
    struct point at = bones_layout_value(layout, arm);
    if (bones_layout_folds(layout)) {
        float pitch = strip_pitch(layout);
        return (struct rect){at.x - pitch * .58f, layout->ends.y, pitch, layout->ends.h};
    }
    const float half = 28;
    return (struct rect){at.x - half, at.y - half, 2 * half, 2 * half};
}

/* ---- naming ----------------------------------------------------------------------------------- */

/* The scale of the arc of doubles: 1 as drawn at 1920 x 1080; 0: there is no room for an arc. */
static float arc_scale(const struct bones_layout *layout)
{
    const float least = .72f;
    float k = fminf(1, fminf(layout->field.w / 1210, layout->field.h / 570));
    return k < least ? 0 : k;
}

float bones_layout_double_side(const struct bones_layout *layout)
{
    float k = arc_scale(layout);
    return k > 0 ? 74 * k : fminf(74, fminf(layout->field.w / 9, layout->field.h / 8.4f));
}

struct rect bones_layout_prop(const struct bones_layout *layout, enum bones_prop prop)
{
    const float cup = .72f, glass = .80f;
    struct point at = prop == BONES_PROP_CUP ? layout->coffee : layout->glass;
    if (layout->coffee.x <= 0) {
        return (struct rect){0, 0, 0, 0};
    }
    return prop == BONES_PROP_CUP
               ? (struct rect){at.x - 112 * cup, at.y - 170 * cup, 260 * cup, 230 * cup}
               : (struct rect){at.x - 60 * glass, at.y - 180 * glass, 220 * glass, 250 * glass};
}

struct point bones_layout_double(const struct bones_layout *layout, int number)
{
    struct rect field = layout->field;
    float k = arc_scale(layout), x = field.x + field.w / 2;
    if (k > 0) {
        float angle = (-150 + 20 * (float)number) * PI / 180;
        return (struct point){x + cosf(angle) * 549 * k, field.y + (640 + sinf(angle) * 430) * k};
    }
    float side = bones_layout_double_side(layout), pitch = fminf(side * 2, field.w / 4.4f);
    bool low = number > 3;
    float across = low ? (float)number - 5 : (float)number - 1.5f;
    float head = field.y + field.h * .16f;
    return (struct point){x + across * pitch, head + side * (low ? 3.9f : 1.25f)};
}

struct rect bones_layout_naming(const struct bones_layout *layout)
{
    struct rect field = layout->field;
    float k = arc_scale(layout), x = field.x + field.w / 2;
    if (k > 0) {
        return (struct rect){x - 302 * k, field.y + 372 * k, 604 * k, 128 * k};
    }
    float h = fminf(112, field.h * .19f), w = fminf(640, field.w);
    return (struct rect){x - w / 2, field.y + field.h - h, w, h};
}

/* ---- dealing again ---------------------------------------------------------------------------- */

struct rect bones_layout_asks(const struct bones_layout *layout)
{
    struct rect canvas = layout->canvas, field = layout->field;
    float w = fminf(1120, canvas.w - 32), h = 596;
    if (layout->kind == FRAME_WIDE) {
        return (struct rect){field.x + field.w / 2 - w / 2, field.y + 14, w, h};
    }
    const float air = 12;
    float top = layout->above > 0 ? field.y - air : 0;
    h = fminf(h, layout->bar.y - top - 2 * air);
    float y = fmaxf((top + layout->bar.y - h) / 2, top + air);
    return (struct rect){canvas.w / 2 - w / 2, y, w, h};
}

struct rect bones_layout_sign(const struct bones_layout *layout, bool keep)
{
    struct rect box = bones_layout_asks(layout);
    float side = box.w > 800 ? 60 : 28, gap = box.w > 800 ? 80 : 24;
    float w = (box.w - 2 * side - gap) / 2;
    return (struct rect){keep ? box.x + box.w - side - w : box.x + side, box.y + box.h - 132, w, 92};
}

/* ---- open hands ------------------------------------------------------------------------------ */

struct bones_row bones_layout_row(const struct bones_layout *layout, int seat, int viewer)
{
    struct rect plate = bones_layout_plate(layout, seat, viewer);
    bool column = layout->kind == FRAME_FLAT;
    float side = column ? 26 : fminf(30, plate.w / 8.4f), pitch = side + 4;
    if (column) {
        return (struct bones_row){{plate.x + plate.w + 24, plate.y + plate.h / 2}, side, pitch};
    }
    return (struct bones_row){{plate.x + 6 + side / 2, plate.y + plate.h + 14 + side}, side, pitch};
}

struct rect bones_layout_row_box(const struct bones_row *row, int count, bool summed)
{
    float w = row->pitch * (float)count + (summed ? 76 : 10), h = row->side * 2 + 16;
    return (struct rect){row->first.x - row->side / 2 - 8, row->first.y - h / 2, w, h + 4};
}

struct rect bones_layout_tally(const struct bones_layout *layout)
{
    const float wide = 860, high = 78;
    struct rect field = layout->field, strip = layout->ends;
    if (bones_layout_folds(layout)) {
        return (struct rect){strip.x, strip.y, layout->keys.key[0].x - 12 - strip.x, strip.h};
    }
    return (struct rect){field.x + (field.w - wide) / 2, field.y + field.h - high, wide, high};
}

float bones_layout_moment_scale(const struct bones_layout *layout)
{
    return fminf(1, fminf(layout->field.w / 1100, layout->field.h / 520));
}

struct rect bones_layout_won(const struct bones_layout *layout)
{
    const float wide = 1000, high = 108;
    struct rect field = layout->field;
    float w = fminf(field.w, wide), y = field.y + field.h * .42f + 110 * bones_layout_moment_scale(layout);
    return (struct rect){field.x + (field.w - w) / 2, y - 8, w, high};
}

struct rect bones_layout_won_sun(const struct bones_layout *layout)
{
    struct rect field = layout->field;
    float k = bones_layout_moment_scale(layout), sun = 3 * k, x = field.x + field.w / 2;
    return (struct rect){x - 52 * sun, field.y + field.h * .42f - 70 * k - 58 * sun, 110 * sun, 112 * sun};
}

struct rect bones_layout_beside(const struct bones_layout *layout, int viewer,
                                const struct bones_seat seat[BONES_SEATS_MAX])
{
    const float air = 8;
    struct rect left = layout->field;
    for (int i = 0; i < BONES_SEATS_MAX; i++) {
        if (i != viewer && seat[i].tiles > 0) {
            struct bones_row row = bones_layout_row(layout, i, viewer);
            struct rect box = bones_layout_row_box(&row, seat[i].tiles, true);
            bool column = layout->kind == FRAME_FLAT;
            float x = column ? fmaxf(0, box.x + box.w + air - left.x) : 0;
            float y = column ? 0 : fmaxf(0, box.y + box.h + air - left.y);
            left = (struct rect){left.x + x, left.y + y, left.w - x, left.h - y};
        }
    }
    return left;
}
