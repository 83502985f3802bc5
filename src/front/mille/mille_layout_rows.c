/* SPDX-License-Identifier: MIT */
/* The rows of several other sides, which share the top of the table. */
#include "front/mille/mille_layout.h"

#include <math.h>

/* Badges in a line, as far apart as this, from x. */
static void lay_badges(struct mille_row *row, float x, float y, float size, float pitch)
{
    for (int i = 0; i < SAFETY_KINDS; i++) {
        row->safety[i] = (struct rect){x + (float)i * pitch, y, size, size};
    }
}

/* Chips, or small cards, in a line from x. */
static void lay_miles(struct mille_row *row, float x, float y, float w, float h, float pitch)
{
    for (int i = 0; i < DISTANCE_KINDS; i++) {
        row->miles[i] = (struct rect){x + (float)i * pitch, y, w, h};
    }
}

/* Half of a wide table, 784 units and more: badges above small cards. */
static void lay_half(struct mille_row *row, float x, float y, float w)
{
    const float high = 154, card = 110, stack = 57;
    float air = (w - 784) / 3;
    row->look = ROW_HALF;
    row->plate = (struct rect){x, y, 160, high};
    x += 168 + air;
    row->battle = (struct rect){x, y, card, high};
    row->speed = (struct rect){x + card + 6, y, card, high};
    x += 236 + air;
    lay_badges(row, x, y, 58, 64);
    lay_miles(row, x, y + 70, stack, stack * 1.4f, 62);
    x += 314 + air;
    row->total = (struct rect){x, y + 56, 66, 96};
}

/* A third of a wide table, 519 units and more: badges two by two and the total above chips. */
static void lay_third(struct mille_row *row, float x, float y, float w)
{
    const float high = 143, card = 102, badge = 47;
    float air = (w - 519) / 3;
    row->look = ROW_LOW;
    row->plate = (struct rect){x, y, 122, 154};
    x += 128 + air;
    row->battle = (struct rect){x, y, card, high};
    row->speed = (struct rect){x + card + 4, y, card, high};
    x += 214 + air;
    for (int i = 0; i < SAFETY_KINDS; i++) {
        int across = i % 2, down = i / 2;
        row->safety[i] = (struct rect){x + (float)across * 51, y + (float)down * 51, badge, badge};
    }
    lay_miles(row, x, y + 108, 33 + air * .2f, 44, 35.6f + air * .2f);
    row->total = (struct rect){x + 112 + air, y + 10, 60, 88};
}

void mille_layout_share(struct mille_layout *layout, float left, float right, float y)
{
    int others = layout->rows - 1;
    float gap = others > 2 ? 15 : 20, w = (right - left - gap * (float)(others - 1)) / (float)others;
    for (int i = 0; i < others; i++) {
        float x = left + (float)i * (w + gap);
        (others > 2 ? lay_third : lay_half)(&layout->row[i + 1], x, y, w);
        mille_layout_round(&layout->row[i + 1]);
    }
}

/* A row in a box: its plate at the left or, with a width of 0, as a bar above; badges above chips. */
static void lay_low(struct mille_row *row, struct rect box, float plate)
{
    const float air = 6;
    float x = box.x, y = box.y, h = box.h, total = fminf(66, box.w * .125f + 8);
    row->look = ROW_LOW;
    if (plate > 0) {
        row->plate = (struct rect){x, y, plate, h};
        x += plate + air;
    } else {
        float bar = fmaxf(h * .29f, 34);
        row->plate = (struct rect){x, y, box.w, bar};
        y += bar + air;
        h -= bar + air;
    }
    float card = h / 1.4f;
    row->battle = (struct rect){x, y, card, h};
    row->speed = (struct rect){x + card + 4, y, card, h};
    x += 2 * card + 4 + air + 2;
    float stone = fminf(h, total * 1.46f), right = box.x + box.w - total;
    row->total = (struct rect){right, y + h - stone, total, stone};
    float room = right - air - x, pitch = room / DISTANCE_KINDS;
    float each = room / SAFETY_KINDS, badge = fminf(fminf((h - air) * .5f, 46), each - 6);
    float chip = fminf(h - air - badge, 44);
    lay_badges(row, x, y, badge, fminf(each, badge * 1.3f));
    lay_miles(row, x, y + h - chip, pitch - 3, chip, pitch);
}

void mille_layout_share_low(struct mille_layout *layout, struct rect box, float gap)
{
    int others = layout->rows - 1;
    float w = (box.w - gap * (float)(others - 1)) / (float)others;
    for (int i = 0; i < others; i++) {
        lay_low(&layout->row[i + 1], (struct rect){box.x + (float)i * (w + gap), box.y, w, box.h},
                others > 2 ? 0 : w * .23f);
    }
}

void mille_layout_stack_low(struct mille_layout *layout, struct rect box, float gap, float plate)
{
    int others = layout->rows - 1;
    float h = (box.h - gap * (float)(others - 1)) / (float)others;
    for (int i = 0; i < others; i++) {
        lay_low(&layout->row[i + 1], (struct rect){box.x, box.y + (float)i * (h + gap), box.w, h}, plate);
    }
}
