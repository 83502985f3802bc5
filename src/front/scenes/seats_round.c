/* SPDX-License-Identifier: MIT */
/* Seats around a table: the first person at the foot, the others from there to the left, partners opposite.
 */
#include "front/scenes/seats.h"

#include "base/check.h"
#include "front/front.h"
#include "front/game_front.h"
#include "ui/shape.h"

#include <math.h>

enum { LINE_W = 12, LINE_RIM = 4, TABLE_RADIUS = 96, EMBLEM = 74, DOTS_APART = 26 };

struct rect seats_round_box(struct rect room, float w, float h, int seats, int place)
{
    /* From the left and from the top, as parts of the way that a seat can move. */
    static const struct point at[SEATS_MAX + 1][SEATS_MAX] = {
        [1] = {{.5f, 1}},
        [2] = {{.5f, 1}, {.5f, 0}},
        [3] = {{.5f, 1}, {0, .24f}, {1, .24f}},
        [4] = {{.5f, 1}, {0, .5f}, {.5f, 0}, {1, .5f}},
        [5] = {{.5f, 1}, {0, .68f}, {.14f, .08f}, {.86f, .08f}, {1, .68f}},
        [6] = {{.5f, 1}, {0, .67f}, {0, .33f}, {.5f, 0}, {1, .33f}, {1, .67f}},
    };
    CHECK(seats >= 1 && seats <= SEATS_MAX && place >= 0 && place < seats);
    return (struct rect){room.x + at[seats][place].x * (room.w - w),
                         room.y + at[seats][place].y * (room.h - h), w, h};
}

struct rgba seats_side_ink(int side)
{
    const struct rgba inks[] = {INK_SEA, INK_RED, INK_PLUM};
    return inks[side % (int)(sizeof inks / sizeof *inks)];
}

void seats_side_mark(struct draw_list *list, int side, struct rect box)
{
    const char letter[2] = {(char)('A' + side), '\0'};
    shape_begin(list, box);
    shape_rect(list, 1, 1, box.w - 2, box.h - 2, box.w * .18f,
               (struct paint){.fill = seats_side_ink(side), .stroke = INK_INK, .width = 2});
    shape_end(list);
    draw_text(list, box.x + box.w / 2, box.y + box.h * .77f, letter, FONT_SIGN, box.h * .74f, INK_CREAM,
              ANCHOR_MIDDLE);
}

static void draw_dots(struct draw_list *list, struct point from, struct point to, int side)
{
    const float r = LINE_W * .8f;
    struct rect box = {fminf(from.x, to.x) - r, fminf(from.y, to.y) - r, fabsf(to.x - from.x) + 2 * r,
                       fabsf(to.y - from.y) + 2 * r};
    int dots = (int)(vector_length(to.x - from.x, to.y - from.y) / DOTS_APART);
    shape_begin(list, box);
    for (int dot = 0; dot <= dots; dot++) {
        float part = (float)dot / (float)dots;
        shape_circle(list, from.x + (to.x - from.x) * part - box.x, from.y + (to.y - from.y) * part - box.y,
                     r - 2, (struct paint){.fill = seats_side_ink(side), .stroke = INK_INK, .width = 3});
    }
    shape_end(list);
}

/* A line across the table: whole, in dashes or in dots. */
static void draw_line(struct draw_list *list, struct point from, struct point to, int side)
{
    static const float on[] = {1000, 30}, off[] = {0, 22};
    float way = vector_length(to.x - from.x, to.y - from.y);
    int kind = side % 3;
    if (kind == 2) {
        draw_dots(list, from, to, side);
        return;
    }
    for (float at = 0; at < way; at += on[kind] + off[kind]) {
        float a = at / way, b = fminf(1, (at + on[kind]) / way);
        const struct point points[] = {{from.x + (to.x - from.x) * a, from.y + (to.y - from.y) * a},
                                       {from.x + (to.x - from.x) * b, from.y + (to.y - from.y) * b}};
        draw_stroke(list, points, 2, LINE_W + 2 * LINE_RIM, INK_INK);
        draw_stroke(list, points, 2, LINE_W, seats_side_ink(side));
    }
}

void seats_round_draw(const struct front *front, struct draw_list *list, struct rect room, float w, float h)
{
    const struct seats_state *seats = seats_of(front);
    int count = seats->company.seats, sides = seats_sides(front);
    struct rect top = {room.x + w * .56f, room.y + h * .62f, room.w - w * 1.12f, room.h - h * 1.24f};
    shape_begin(list, top);
    shape_rect(list, 2, 2, top.w - 4, top.h - 4, TABLE_RADIUS,
               (struct paint){.fill = INK_OCHRE, .stroke = INK_INK, .width = 4});
    shape_rect(list, 18, 18, top.w - 36, top.h - 36, TABLE_RADIUS - 16,
               (struct paint){.fill = INK_SAND, .stroke = INK_CREAM, .width = 3});
    shape_end(list);
    for (int seat = sides; sides > 0 && seat < count; seat++) {
        draw_line(list, rect_middle(seats_round_box(room, w, h, count, seat - sides)),
                  rect_middle(seats_round_box(room, w, h, count, seat)), seat % sides);
    }
    const struct game_sign *sign = &seats->game->sign;
    float emblem_w = sign->h > 0 ? EMBLEM * sign->w / sign->h : 0;
    if (sign->emblem) {
        struct point middle = rect_middle(room);
        draw_sprite(list, sign->emblem,
                    (struct rect){middle.x - emblem_w / 2, middle.y - EMBLEM / 2.0f, emblem_w, EMBLEM});
    }
}
