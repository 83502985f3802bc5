/* SPDX-License-Identifier: MIT */
/* The layout of windows without room for a side column: its panels are folded, the counter gets smaller, the
 * signs stay large. A sentence that is too long for the bar stands before the people at the counter, or
 * without a counter over the road: nothing is pressed there. */
#include "front/cubes/layout.h"

#include "front/stage/bar.h"
#include "ui/line.h"

#include <math.h>

static const float COUNTER = 214;

/* ---- square and upright: people stand behind the counter ------------------------------------- */

static void lay_upright(struct cubes_layout *layout, const struct frame_room *room)
{
    const float bar = BAR_HEIGHT, rail_w = 560;
    float h = layout->canvas.h, e = fmaxf(h - 1200, 0), zinc = 190 + .20f * e;
    int others = layout->seats - 1;
    float share = room->w / fmaxf((float)others, 1), k = fminf(1, share / 262);
    layout->bust = others > 0 ? 1.94f * k : 0;
    layout->arms = others < 4;
    layout->zinc = zinc;
    for (int i = 0; i < others; i++) {
        float middle = room->left + share * ((float)i + .5f);
        bool below = others >= 4;
        float plate = below ? fminf(244, share - 8) : fminf(244, share / 2 + 56);
        layout->busts[i] = (struct rect){middle - (below ? 126 : 204) * k, zinc - 212 * k, 252 * k, 306 * k};
        layout->plate[i] = (struct rect){middle - (below ? plate / 2 : 62), zinc - 26, plate, 76};
    }
    float y = zinc + 76 + .03f * e;
    layout->track = (struct rect){room->left, y, room->w, 100};
    y += 122 + .02f * e;
    layout->you = (struct rect){room->left, y, 200, 128};
    layout->gauge = (struct rect){room->left + 214, y, room->w - 214, 128};
    y += 142 + .02f * e;
    float foot = h - bar - 14 - 130 - .02f * e, beside = (room->w - rail_w) / 2;
    layout->rack = (struct rect){room->left + beside, foot, rail_w, 130};
    layout->bank = (struct rect){room->left, foot + 16, beside - 18, 96};
    layout->roll = (struct rect){room->left + beside + rail_w + 18, foot + 16, beside - 18, 96};
    layout->tray = (struct rect){room->left, y, room->w, fminf(foot - 18 - y, 760)};
    layout->bar = (struct rect){0, h - bar, layout->canvas.w, bar};
    layout->die = fminf(136 + .05f * e, 160);
    layout->band = (struct rect){0, room->top, layout->canvas.w, zinc - 34 - room->top};
}

/* How far the boxes that a finger hits reach above the gauge and below it, where nothing else can be hit. */
static const float over_gauge = 10, under_gauge = 12;

static void lay_pocket(struct cubes_layout *layout, const struct frame_room *room)
{
    const float k = layout->scene_scale;
    float h = layout->canvas.h, e = fmaxf(h - 1280, 0), zinc = room->top + 134 + .12f * e;
    int others = layout->seats - 1;
    float share = room->w / fmaxf((float)others, 1), own = k * fminf(1, share / (252 * k));
    layout->bust = others > 0 ? 1.94f * own : 0;
    layout->zinc = zinc;
    for (int i = 0; i < others; i++) {
        float middle = room->left + share * ((float)i + .5f), plate = fminf(share - 4, 300);
        layout->busts[i] = (struct rect){middle - 100 * own / k, zinc - 212 * own, 252 * own, 306 * own};
        layout->plate[i] = (struct rect){middle - plate / 2, zinc - 6, plate, 72};
    }
    float y = zinc + 104;
    layout->track = (struct rect){room->left, y, room->w, 84};
    y += 106 + .03f * e;
    float high = fmaxf(128, 2 * layout->finger - over_gauge - under_gauge);
    layout->you = (struct rect){room->left, y, 166, high};
    layout->gauge = (struct rect){room->left + 176, y, room->w - 176, high};
    y += high + 12 + .03f * e;
    float foot = room->foot - 46, signs = foot - 112, half = room->w / 2;
    layout->bar = (struct rect){0, foot, layout->canvas.w, h - foot};
    layout->bank = (struct rect){room->left, signs, half - 6, 96};
    layout->roll = (struct rect){room->left + half + 6, signs, half - 6, 96};
    layout->rack = (struct rect){room->left, signs - 140, room->w, 126};
    layout->tray = (struct rect){room->left, y, room->w, signs - 154 - y};
    layout->die = fminf(118 + .06f * e, 140);
    layout->band = (struct rect){0, room->top, layout->canvas.w, zinc - 8 - room->top};
}

/* ---- low: nobody stands there, faces sit in the plates --------------------------------------- */

static void lay_compact(struct cubes_layout *layout, const struct frame_room *room)
{
    const float bar = 46, column = 316, rail_w = 500, gap = 8;
    float u = layout->canvas.h / 800, foot = layout->canvas.h - bar;
    float most = 420 * (float)layout->seats + gap * (float)(layout->seats - 1);
    layout->zinc = -60;
    line_share(layout->plate, layout->seats, (struct rect){room->left, 10, fminf(room->w, most), 66}, gap);
    layout->track = (struct rect){room->left, 112 * u, room->w, 84};
    float y = 112 * u + 104, rail = foot - 124, beside = (room->w - rail_w) / 2;
    layout->bar = (struct rect){0, foot, layout->canvas.w, bar};
    layout->rack = (struct rect){room->left + beside, rail, rail_w, 116};
    layout->bank = (struct rect){room->left, rail + 10, beside - 14, 92};
    layout->roll = (struct rect){room->left + beside + rail_w + 14, rail + 10, beside - 14, 92};
    layout->gauge = (struct rect){room->right - column, y, column, rail - 14 - y};
    layout->tray = (struct rect){room->left, y, room->w - column - 16, rail - 14 - y};
    layout->die = 124 * u;
    layout->band = (struct rect){0, 82, layout->canvas.w, y - 8 - 82};
}

static void lay_flat(struct cubes_layout *layout, const struct frame_room *room)
{
    const float left_w = 200, column = 292, sign = 88, gap = 8;
    float foot = room->foot - 38, from = room->left + left_w + 16, to = room->right - column - 16;
    float most = 104 * (float)layout->seats + gap * (float)(layout->seats - 1);
    layout->zinc = -80;
    layout->bar = (struct rect){0, foot, layout->canvas.w, layout->canvas.h - foot};
    line_stack(layout->plate, layout->seats,
               (struct rect){room->left, room->top, left_w, fminf(foot - room->top - 10, most)}, gap);
    layout->track = (struct rect){from, room->top + 28, to - from, 72};
    float y = room->top + 28 + 72 + 22;
    layout->rack = (struct rect){from, foot - 116, to - from, 108};
    layout->tray = (struct rect){from, y, to - from, foot - 126 - y};
    layout->roll = (struct rect){room->right - column, foot - sign - 8, column, sign};
    layout->bank = (struct rect){room->right - column, foot - 2 * sign - 18, column, sign};
    layout->gauge = (struct rect){room->right - column, room->top, column, foot - 2 * sign - 30 - room->top};
    layout->die = 112;
    layout->band = (struct rect){from - 8, room->top, to - from + 16, y + 2 - room->top};
}

/* ---- what all of them share ------------------------------------------------------------------ */

/* In the gauge: beside the figures, or above them where it is a column. */
static void lay_keys(struct cubes_layout *layout)
{
    struct rect gauge = layout->gauge;
    bool strip = gauge.w > gauge.h * 1.6f, broad = gauge.w > 700;
    for (int i = 0; i < 2; i++) {
        float right = gauge.x + gauge.w, back = (float)(2 - i);
        layout->keys.key[i] = strip && broad
                                  ? (struct rect){right - 6 - back * 68, gauge.y + (gauge.h - 58) / 2, 60, 58}
                              : strip ? (struct rect){right - 62, gauge.y + 10 + (float)i * 56, 50, 50}
                                      : (struct rect){right - 6 - back * 56, gauge.y + 8, 50, 42};
        layout->keys.hit[i] = layout->keys.key[i];
    }
}

/* The same two for fingers: one below the other in a strip, side by side over a column. */
static void lay_finger_keys(struct cubes_layout *layout)
{
    const float beyond = 8, air = 14, foot_of_key = 58;
    struct rect gauge = layout->gauge;
    float side = layout->finger, right = gauge.x + gauge.w + beyond;
    bool strip = gauge.w > gauge.h * 1.6f;
    for (int i = 0; i < 2; i++) {
        struct rect *hit = &layout->keys.hit[i], *key = &layout->keys.key[i];
        if (strip) {
            *hit = (struct rect){right - side, gauge.y - over_gauge + side * (float)i, side, side};
            *key = (struct rect){hit->x, hit->y + air / 2, side - air - beyond, side - air};
            key->y = fminf(fmaxf(key->y, gauge.y + beyond), gauge.y + gauge.h - beyond - key->h);
        } else {
            *hit = (struct rect){right - side * (float)(2 - i), gauge.y - beyond, side, side};
            *key =
                (struct rect){hit->x + air / 2 - beyond, gauge.y + beyond, side - air, foot_of_key - beyond};
        }
    }
}

void cubes_layout_fold(struct cubes_layout *layout, const struct frame *frame)
{
    static void (*const lay[FRAME_KINDS])(struct cubes_layout *, const struct frame_room *) = {
        [FRAME_WIDE] = lay_flat,     [FRAME_OPEN] = lay_upright,    [FRAME_STACK] = lay_upright,
        [FRAME_POCKET] = lay_pocket, [FRAME_COMPACT] = lay_compact, [FRAME_FLAT] = lay_flat};
    struct frame_room room = frame_room(frame);
    bool flat = frame->kind == FRAME_FLAT;
    layout->finger = frame_is_phone(frame->kind) ? frame->key : 0;
    layout->scene_scale = frame->kind == FRAME_POCKET ? .67f : 1;
    lay[frame->kind](layout, &room);
    layout->scene = (struct point){(layout->canvas.w - REFERENCE_W * layout->scene_scale) / 2,
                                   layout->zinc - COUNTER * layout->scene_scale};
    struct rect tray = layout->tray;
    float side = fminf(104, tray.w * .10f);
    layout->felt = (struct rect){tray.x + side, tray.y + fminf(140, tray.h * .29f), tray.w - 2 * side,
                                 tray.h - fminf(222, tray.h * .46f)};
    layout->die = fminf(fminf(layout->die, tray.h * .34f), tray.w * .17f);
    float panel = fminf(352, room.w), top = flat ? room.top : tray.y - 10;
    layout->panel = (struct rect){room.right - panel, top, panel,
                                  flat ? layout->bar.y - room.top - 8 : fminf(500, layout->bar.y - tray.y)};
    lay_keys(layout);
    if (layout->finger > 0) {
        lay_finger_keys(layout);
    }
}
