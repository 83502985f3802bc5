/* SPDX-License-Identifier: MIT */
/* The layout of windows without room for a side column: its panels are folded into a strip above the hand. */
#include "front/bones/layout.h"

#include "front/stage/bar.h"
#include "ui/line.h"

#include <math.h>

/* ---- square and upright: people sit behind the table ------------------------------------------ */

static void lay_upright(struct bones_layout *layout, const struct frame_room *room)
{
    const float bar = BAR_HEIGHT;
    float h = layout->canvas.h, e = fmaxf(h - 1200, 0), edge = 150 + .14f * e;
    float share = room->w / BONES_OTHERS, foot = h - bar;
    layout->bust = 1.72f;
    layout->edge = edge;
    layout->bar = (struct rect){0, foot, layout->canvas.w, bar};
    for (int i = 0; i < BONES_OTHERS; i++) {
        float middle = room->left + share * ((float)i + .5f);
        layout->busts[i] = (struct rect){middle - 178, edge - 168, 130 * layout->bust, 158 * layout->bust};
        layout->plate[i] =
            (struct rect){middle - 64, edge - 16 + (i == 1 ? 0 : 10), fminf(252, share / 2 + 60), 78};
    }
    float tile = fminf(72 + .05f * e, 96), rail = foot - 50;
    layout->tile = tile;
    layout->rail = (struct rect){room->left + 220, rail, room->w - 440, 66};
    layout->you = (struct rect){room->left, foot - 124, 206, 110};
    layout->knock = (struct rect){room->right - 206, foot - 106, 206, 92};
    layout->hand = (struct rect){room->left + 226, rail - tile * 1.86f, room->w - 452, tile * 2};
    float low = rail - tile * 1.92f - 38, head = edge + 76;
    layout->ends = (struct rect){room->left, low - 66, room->w, 66};
    layout->field = (struct rect){room->left, head, room->w, low - 78 - head};
}

/* How far the boxes that a finger hits for keys reach above the strip and below it. */
static const float beyond_strip = 8;

static void lay_pocket(struct bones_layout *layout, const struct frame_room *room)
{
    const float k = layout->scene_scale;
    float h = layout->canvas.h, e = fmaxf(h - 1280, 0), edge = room->top + 112 + .10f * e;
    float share = room->w / BONES_OTHERS, foot = room->foot - 46, half = room->w / 2;
    layout->bust = 1.72f * k;
    layout->edge = edge;
    layout->bar = (struct rect){0, foot, layout->canvas.w, h - foot};
    for (int i = 0; i < BONES_OTHERS; i++) {
        float middle = room->left + share * ((float)i + .5f);
        layout->busts[i] = (struct rect){middle - 86, edge - 168 * k, 130 * layout->bust, 158 * layout->bust};
        layout->plate[i] = (struct rect){middle - share / 2 + 2, edge - 2, share - 4, 72};
    }
    float buttons = foot - 104, tile = fminf(72 + .06f * e, 92), rail = buttons - 58;
    layout->you = (struct rect){room->left, buttons, half - 6, 92};
    layout->knock = (struct rect){room->left + half + 6, buttons, half - 6, 92};
    layout->tile = tile;
    layout->rail = (struct rect){room->left, rail, room->w, 50};
    layout->hand = (struct rect){room->left + 6, rail - tile * 1.86f, room->w - 12, tile * 2};
    float low = rail - tile * 1.92f - 34, high = fmaxf(66, layout->finger - 2 * beyond_strip);
    layout->ends = (struct rect){room->left, low - high, room->w, high};
    layout->field = (struct rect){room->left, edge + 80, room->w, low - high - 10 - edge - 80};
}

/* ---- small and low: faces sit in the plates --------------------------------------------------- */

static void lay_compact(struct bones_layout *layout, const struct frame_room *room)
{
    const float bar = 46, head = 84;
    float h = layout->canvas.h, tile = 62 * h / 800, foot = h - bar, rail = foot - 44;
    layout->edge = -60;
    layout->bar = (struct rect){0, foot, layout->canvas.w, bar};
    line_share(layout->plate, BONES_SEATS_MAX, (struct rect){room->left, 10, room->w, 66}, 8);
    layout->tile = tile;
    layout->knock = (struct rect){room->right - 180, foot - 102, 180, 88};
    layout->rail = (struct rect){room->left, rail, room->w - 196, 40};
    layout->hand = (struct rect){room->left + 6, rail - tile * 1.86f, room->w - 208, tile * 2};
    float low = rail - tile * 1.92f - 32;
    layout->ends = (struct rect){room->left, low - 58, room->w, 58};
    layout->field = (struct rect){room->left, head, room->w, low - 68 - head};
}

static void lay_flat(struct bones_layout *layout, const struct frame_room *room)
{
    const float left = 200, right = 276;
    float h = layout->canvas.h, foot = room->foot - 38;
    float plates = fminf(foot - room->top - 10, 104 * BONES_SEATS_MAX + 8 * BONES_OTHERS);
    layout->edge = -80;
    layout->bar = (struct rect){0, foot, layout->canvas.w, h - foot};
    line_stack(layout->plate, BONES_SEATS_MAX, (struct rect){room->left, room->top, left, plates}, 8);
    float x = room->left + left + 14, end = room->right - right - 14;
    layout->tile = 58;
    layout->hand = (struct rect){room->right - right, room->top, right, foot - room->top - 110};
    layout->knock = (struct rect){room->right - right, foot - 100, right, 92};
    float high = fmaxf(54, layout->finger - 2 * beyond_strip);
    layout->ends = (struct rect){x, foot - high - 8, end - x, high};
    layout->field = (struct rect){x, room->top, end - x, foot - high - 18 - room->top};
}

/* ---- for all of them -------------------------------------------------------------------------- */

static void lay_keys(struct bones_layout *layout)
{
    const float gap = 6, inside = 8, key = fmaxf(54, layout->finger - gap);
    struct rect strip = layout->ends;
    float x = strip.x + strip.w - 10 - 2 * (key + gap) + gap;
    for (int i = 0; i < 2; i++) {
        layout->keys.key[i] =
            (struct rect){x + (float)i * (key + gap), strip.y + inside, key, strip.h - 2 * inside};
        struct rect hit = layout->keys.key[i];
        layout->keys.hit[i] = layout->finger > 0 ? (struct rect){hit.x - gap / 2, strip.y - beyond_strip,
                                                                 key + gap, strip.h + 2 * beyond_strip}
                                                 : hit;
    }
}

void bones_layout_fold(struct bones_layout *layout, const struct frame *frame)
{
    static void (*const lay[FRAME_KINDS])(struct bones_layout *, const struct frame_room *) = {
        [FRAME_WIDE] = lay_upright,  [FRAME_OPEN] = lay_upright,    [FRAME_STACK] = lay_upright,
        [FRAME_POCKET] = lay_pocket, [FRAME_COMPACT] = lay_compact, [FRAME_FLAT] = lay_flat};
    struct frame_room room = frame_room(frame);
    layout->finger = frame_is_phone(frame->kind) ? frame->key : 0;
    layout->scene_scale = frame->kind == FRAME_POCKET ? .68f : 1;
    lay[frame->kind](layout, &room);
    layout->scene = (struct point){(layout->canvas.w - REFERENCE_W * layout->scene_scale) / 2,
                                   layout->edge - BONES_EDGE_DRAWN * layout->scene_scale};
    lay_keys(layout);
    layout->field =
        (struct rect){layout->field.x + 8, layout->field.y + 6, layout->field.w - 16, layout->field.h - 12};
    layout->cell = 60;
    float panel = fminf(330, room.w), y = layout->kind == FRAME_FLAT ? room.top : layout->field.y;
    layout->panel = (struct rect){room.right - panel, y, panel, fminf(340, layout->ends.y - 8 - y)};
}
