/* SPDX-License-Identifier: MIT */
#include "front/mille/mille_layout.h"

#include "front/stage/bar.h"

#include <math.h>

/* On the reference canvas, to which a wide window of another shape only ever adds. */
static const float margin = 24, column_w = 264;
static const float small_w = 110, small_h = 154, small_pitch = 116;

/* The top of the row's captions to the bottom of its cards. */
static const float row_h = 176;

static struct rect round_all(const struct rect *places, int count)
{
    struct rect round = places[0];
    for (int i = 1; i < count; i++) {
        round = rect_both(round, places[i]);
    }
    return round;
}

void mille_layout_round(struct mille_row *row)
{
    row->safeties = round_all(row->safety, SAFETY_KINDS);
    row->milestones = round_all(row->miles, DISTANCE_KINDS);
    struct rect battles = rect_both(row->battle, row->safeties);
    if (row->plate.w > 0) {
        battles = rect_both(row->plate, battles);
    }
    struct rect miles = rect_both(row->milestones, row->total);
    bool two = miles.y + miles.h < row->battle.y;
    row->line[0] = two ? battles : rect_both(battles, miles);
    row->line[1] = two ? miles : (struct rect){0, 0, 0, 0};
}

static void make_row(struct mille_row *row, float caption_y, float extra_w)
{
    const float air = extra_w / 4;
    float y = caption_y + 20, x = margin;
    row->plate = (struct rect){x, y, 184, small_h};
    x += 184 + 12 + air;
    row->battle = (struct rect){x, y, small_w, small_h};
    x += 120;
    row->speed = (struct rect){x, y, small_w, small_h};
    x += small_w + 22 + air;
    for (int i = 0; i < SAFETY_KINDS; i++) {
        row->safety[i] = (struct rect){x + (float)i * small_pitch, y, small_w, small_h};
    }
    x += 458 + 22 + air;
    for (int i = 0; i < DISTANCE_KINDS; i++) {
        row->miles[i] = (struct rect){x + (float)i * small_pitch, y, small_w, small_h};
    }
    x += 574 + 10 + air;
    row->total = (struct rect){x, y + 20, 76, 134};
    mille_layout_round(row);
}

void mille_layout_wide_rows(struct mille_layout *layout, float w, float h, float head)
{
    float ex = w - REFERENCE_W, ey = h - REFERENCE_H;
    float table_right = w - margin - column_w - 20;
    float air = 12 + 0.07f * ey;
    float y = 10 + 0.05f * ey + head;
    if (layout->rows > 2) {
        mille_layout_share(layout, margin, table_right, y + 20);
    } else {
        make_row(&layout->row[1], y, ex);
    }
    y += row_h + air;
    float ribbon_h = 238 + 0.30f * ey;
    layout->deck = (struct rect){margin, y + 20, 130, 182};
    layout->discard = (struct rect){margin + 144, y + 20, 130, 182};
    layout->ribbon = (struct rect){318, y, table_right - 318, ribbon_h};
    y += ribbon_h + air;
    make_row(&layout->row[0], y, ex);
    layout->hand.y = y + row_h + air;
}

static void make_wide(struct mille_layout *layout)
{
    struct rect canvas = layout->canvas;
    float ey = canvas.h - REFERENCE_H;
    float right = canvas.w - margin - column_w, table_right = right - 20;
    mille_layout_wide_rows(layout, canvas.w, canvas.h, 0);
    float y = layout->hand.y;
    layout->captions = true;
    layout->hand_rows = 1;
    layout->lift = 1.12f;
    layout->card_w = fminf(226 + 0.22f * ey, 256);
    layout->card_h = layout->card_w * 1.4f;
    layout->bar = (struct rect){0, canvas.h - BAR_HEIGHT, canvas.w, BAR_HEIGHT};
    layout->hand = (struct rect){margin, y, table_right - margin, canvas.h - BAR_HEIGHT - y};
    layout->score = (struct rect){right, 10 + 0.05f * ey, column_w, 380};
    layout->moves = (struct rect){right, 402 + 0.08f * ey, column_w, 208};
    layout->cures = (struct rect){right, canvas.h - BAR_HEIGHT - 16 - 336, column_w, 336};
    layout->what = (struct rect){canvas.w - margin - 54,
                                 (layout->moves.y + layout->moves.h + layout->cures.y) / 2 - 25, 54, 50};
    if (layout->seats > 2) {
        layout->order = (struct rect){right, layout->what.y - 1, 196, 52};
    }
    layout->verge = y;
}

void mille_layout_make(struct mille_layout *layout, const struct frame *frame, int seats, int sides)
{
    *layout = (struct mille_layout){
        .kind = frame->kind, .canvas = frame->canvas, .seats = seats, .rows = sides > 2 ? sides : 2};
    if (frame->kind == FRAME_WIDE) {
        make_wide(layout);
    } else {
        mille_layout_fold(layout, frame);
    }
    layout->foot = layout->bar.y;
}

struct rect mille_layout_reserve(struct mille_layout *layout, float h)
{
    const float air = 8, least = 40;
    struct rect *hand = &layout->hand;
    bool flat = layout->kind == FRAME_FLAT;
    float left = flat ? layout->discard.x + layout->discard.w + 14 : hand->x;
    float right = layout->button[BUTTON_PLAY].w > 0 && flat
                      ? layout->button[BUTTON_PLAY].x + layout->button[BUTTON_PLAY].w
                      : hand->x + hand->w;
    struct rect strip = {left, layout->bar.y - h - air, right - left, h};
    *hand = (struct rect){left, hand->y, right - left, strip.y - air - hand->y};
    layout->button[BUTTON_PLAY] = layout->button[BUTTON_DISCARD] = (struct rect){0, 0, 0, 0};
    layout->hand_rows = 1;
    layout->card_w = fminf(layout->card_w, (hand->h - least) / 1.4f);
    layout->card_h = layout->card_w * 1.4f;
    layout->foot = strip.y;
    return strip;
}

bool mille_layout_pairs(const struct mille_layout *layout)
{
    return layout->seats > layout->rows;
}

bool mille_layout_folds(const struct mille_layout *layout)
{
    return layout->kind != FRAME_WIDE;
}

struct mille_slot mille_layout_slot(const struct mille_layout *layout, int i, int count, int lifted)
{
    struct mille_slot slot = mille_layout_hand_slot(layout, i, count, lifted);
    slot.y -= layout->rise;
    return slot;
}

float mille_layout_stand(const struct mille_layout *layout, struct mille_slot *slot, bool larger)
{
    const float air = 4, over_row = 16, least = .6f; /* of its width, which is still read */
    const struct mille_row *you = &layout->row[0];
    float wide = layout->card_w * (larger ? layout->lift : 1);
    if (layout->foot < layout->bar.y) {
        float room = layout->foot - air - (you->battle.y + you->battle.h - over_row);
        wide = fminf(wide, fmaxf(room / 1.4f, least * wide));
    }
    slot->y = fminf(slot->y, layout->foot - air - wide * .7f);
    return wide;
}

struct rect mille_layout_meadow(const struct mille_layout *layout, int count)
{
    const struct mille_row *you = &layout->row[0];
    float top = you->battle.y + you->battle.h;
    struct rect middle = mille_layout_card(layout, mille_layout_slot(layout, count / 2, count, -1));
    return (struct rect){layout->hand.x, top, layout->hand.w, middle.y + layout->rise - top};
}

float mille_layout_rise(const struct mille_layout *layout, int count, float y)
{
    const float foot = 14; /* of a card, below its name */
    if (!layout->captions || count == 0) {
        return 0;
    }
    struct rect first = mille_layout_card(layout, mille_layout_slot(layout, 0, count, -1));
    float low = first.y + first.h + layout->rise - foot - y;
    return fmaxf(0, fminf(low, mille_layout_meadow(layout, count).h));
}

struct rect mille_layout_card(const struct mille_layout *layout, struct mille_slot slot)
{
    return (struct rect){slot.x - layout->card_w / 2, slot.y - layout->card_h / 2, layout->card_w,
                         layout->card_h};
}
