/* SPDX-License-Identifier: MIT */
/* Plates of two partners, and the small plates of rows that share the top of the table. */
#include "base/i18n/translate.h"
#include "front/front.h"
#include "front/mille/mille_draw.h"
#include "front/mille/mille_table.h"
#include "front/mille/sides.h"
#include "front/table/seats.h"
#include "front/table/table.h"
#include "front/table/turn.h"
#include "ui/furniture.h"

#include <math.h>

static const float tall = 140;    /* plates as high as this say "6 cards", lower ones show a back and "6" */
static const float bar_most = 60; /* lower plates are bars, with all in one line */

/* ---- parts ------------------------------------------------------------------------------------------ */

static void draw_head(struct draw_list *list, struct rect box, float head, struct rgba ink, bool strong)
{
    double w = (double)box.w, h = (double)head;
    furniture_plate(list, box, 12, INK_CREAM);
    shape_begin(list, (struct rect){box.x, box.y, box.w, head});
    shape_path(list, paint_fill(ink_fade(ink, strong || list->contrast ? 1.0f : .72f)),
               "M0 %gL0 12C0 5 5 0 12 0L%.0f 0C%.0f 0 %.0f 5 %.0f 12L%.0f %gZ", h, w - 12, w - 5, w, w, w, h);
    shape_end(list);
}

static void draw_lamp(struct draw_list *list, float x, float y, float radius, bool lit)
{
    float all = radius + 2;
    shape_begin(list, (struct rect){x - all, y - all, 2 * all, 2 * all});
    shape_circle(list, all, all, radius + 1, paint_fill(INK_CREAM));
    shape_circle(list, all, all, radius - 1, lit ? paint_fill(INK_GREEN) : paint_line(INK_GREEN, 2));
    shape_end(list);
}

void mille_draw_mark(struct draw_list *list, enum answer_mark mark, float x, float y, float radius)
{
    if (mark == SEAT_PLAIN) {
        return;
    }
    const float all = radius + 4;
    float u = radius / 15;
    shape_begin(list, (struct rect){x - all, y - all, 2 * all, 2 * all});
    shape_circle(list, all + 2 * u, all + 3 * u, radius, paint_fill(ink_fade(INK_INK, .35f)));
    shape_circle(list, all, all, radius,
                 (struct paint){
                     .fill = mark == SEAT_ASKED ? INK_SUN : INK_CREAM, .stroke = INK_INK, .width = 2.4f * u});
    if (mark == SEAT_PASSES) {
        shape_line(list, all - 6 * u, all, all + 6 * u, all, paint_line(INK_INK, 4 * u));
    } else if (mark == SEAT_SKIPPED) { /* an arrow that leaps over something */
        shape_group(list, "translate(%g %g) scale(%g)", (double)all, (double)all, (double)u);
        shape_path(list, (struct paint){.stroke = INK_INK, .width = 3, .round = true},
                   "M-8 4C-8 -9 5 -9 6 1");
        shape_path(list, paint_fill(INK_INK), "M1 0L11 0L6 7Z");
        shape_circle(list, -1, 5, 2.4f, paint_fill(INK_RED));
        shape_group_end(list);
    }
    shape_end(list);
    if (mark == SEAT_ASKED) {
        draw_text(list, x, y + 9 * u, "?", FONT_SIGN, 25 * u, INK_INK, ANCHOR_MIDDLE);
    }
}

void mille_draw_ring(struct draw_list *list, float x, float y, float size)
{
    float radius = size / 2, all = radius + 8;
    shape_begin(list, (struct rect){x - all, y - all, 2 * all, 2 * all});
    shape_circle(list, all, all, radius + fmaxf(size * .12f, 4), paint_fill(INK_INK));
    shape_circle(list, all, all, radius + fmaxf(size * .075f, 2.4f), paint_fill(INK_SUN));
    shape_end(list);
}

static void draw_face(const struct table *table, struct draw_list *list, int seat, float x, float y,
                      float size)
{
    mille_draw_face(table, list, seat, (struct rect){x - size / 2, y - size / 2, size, size});
}

/* How many cards a seat holds, or that it thinks; `said` is memory for the words. */
static const char *cards_of(const struct table *table, int seat, bool spelled, char *said, size_t size)
{
    const struct mille_shown *shown = &mille_view_of(table)->shown;
    int count = shown->hand[seat].count;
    if (shown->turn == seat && seat != table_you(table) && table_think_shows(table)) {
        text_copy(said, size, spelled ? _("thinking\xE2\x80\xA6") : "\xE2\x80\xA6");
    } else if (spelled) {
        text_format(said, size, _n("%d card", "%d cards", count), count);
    } else {
        text_format(said, size, "%d", count);
    }
    return said;
}

/* A small back with the number of cards beside it, in the middle of so much room. */
static void draw_count(const struct table *table, struct draw_list *list, int seat, float middle, float foot,
                       float size)
{
    char said[48];
    cards_of(table, seat, false, said, sizeof said);
    float w = size * .8f;
    mille_draw_card(list, CARD_NONE, (struct pose){middle - w * .6f, foot - size * .36f, w, -6}, 0);
    draw_text(list, middle + w * .3f, foot, said, FONT_SIGN, size, INK_INK, ANCHOR_START);
}

/* ---- one seat --------------------------------------------------------------------------------------- */

/* All in one line: face, name, cards, lamp. */
static void draw_bar(const struct table *table, struct draw_list *list, struct rect box, int seat)
{
    const struct mille_shown *shown = &mille_view_of(table)->shown;
    bool turn = shown->turn == seat;
    float middle = box.y + box.h / 2, face = box.h - 5, letters = fminf(box.h * .68f, 27);
    float lamp = 7, count = fminf(box.h * .62f, 24), end = box.x + box.w - 14 - lamp;
    draw_head(list, box, box.h, mille_driver_plate(mille_table_driver(table, seat)), turn);
    draw_face(table, list, seat, box.x + 4 + face / 2, middle, face);
    mille_draw_mark(list, shown->mark[seat], box.x + 4 + face, middle + face * .28f, face * .3f);
    draw_lamp(list, end, middle, lamp, turn);
    struct rect chip = {end - lamp - 8 - count * 2.6f, box.y + 4, count * 2.6f, box.h - 8};
    shape_begin(list, chip);
    shape_rect(list, 0, 0, chip.w, chip.h, 7, paint_fill(INK_CREAM));
    shape_end(list);
    draw_count(table, list, seat, chip.x + chip.w / 2 - count * .12f, middle + count * .36f, count);
    float name = box.x + face + 16;
    draw_text_fit(list, name, middle + letters * .36f, table_name(table, seat), FONT_SIGN, letters, INK_CREAM,
                  ANCHOR_START, chip.x - 8 - name);
}

/* The name above, the face below it with backs beside it. */
static void draw_small(const struct table *table, struct draw_list *list, struct rect box, int seat)
{
    const struct mille_shown *shown = &mille_view_of(table)->shown;
    bool turn = shown->turn == seat, spelled = box.h >= tall;
    float head = spelled ? 38 : fmaxf(26, box.h * .27f), lamp = head * .21f, foot = spelled ? 30 : 0;
    float letters = head * .71f;
    draw_head(list, box, head, mille_driver_plate(mille_table_driver(table, seat)), turn);
    draw_lamp(list, box.x + box.w - head * .47f, box.y + head / 2, lamp, turn);
    draw_text_fit(list, box.x + head * .3f, box.y + head * .5f + letters * .36f, table_name(table, seat),
                  FONT_SIGN, letters, INK_CREAM, ANCHOR_START, box.w - head * 1.16f);
    float face = fminf(66, fminf(box.h - head - foot - 10, box.w * .54f));
    float x = box.x + 8 + face / 2, y = box.y + head + (box.h - head - foot) / 2;
    draw_face(table, list, seat, x, y, face);
    mille_draw_mark(list, shown->mark[seat], x + face * .4f, y + face * .34f, fminf(15, face * .26f));
    float left = x + face / 2, beside = (left + box.x + box.w) / 2;
    int count = shown->hand[seat].count;
    if (!spelled) {
        draw_count(table, list, seat, beside - 4, y + 9, fminf(25, (box.w - left + box.x) * .5f));
        return;
    }
    float room = box.x + box.w - left - 14, w = 38, step = fminf(14, (room - w) / 5);
    int shown_backs = step > 6 ? count : count > 0;
    for (int i = 0; i < shown_backs; i++) {
        float t = (float)i - (float)(shown_backs - 1) / 2;
        mille_draw_card(list, CARD_NONE,
                        (struct pose){beside + t * step, y - 5, w, shown_backs > 1 ? t * 4 : 5}, 0);
    }
    char said[48];
    draw_text_fit(list, box.x + box.w / 2, box.y + box.h - 12, cards_of(table, seat, true, said, sizeof said),
                  FONT_BODY_MEDIUM, 19, INK_INK, ANCHOR_MIDDLE, box.w - 16);
}

/* ---- two partners ----------------------------------------------------------------------------------- */

/* Broad low plates have the cards beside each face, all others below it. */
static bool cards_beside(struct rect box)
{
    return box.h < tall && box.w >= 150;
}

/* Where the face of partner i is, and how large. */
static struct point partner_at(struct rect box, int i, float head, float *size)
{
    float x = box.x + box.w * (i ? .75f : .25f), high = box.h - head;
    if (cards_beside(box)) {
        *size = fminf(50, fminf(high - 18, box.w * .26f));
        return (struct point){x - box.w * (i ? .11f : .085f), box.y + head + high / 2};
    }
    *size = fminf(60, fminf(high - (box.h < tall ? 42 : 34), box.w * .36f));
    return (struct point){x, box.y + head + fmaxf(8, (high - *size - 34) / 2) + *size / 2};
}

static float pair_head(struct rect box)
{
    return box.h >= tall ? 40 : fmaxf(24, box.h * .25f);
}

static void draw_partner(const struct table *table, struct draw_list *list, struct rect box, int seat, int i)
{
    const struct mille_shown *shown = &mille_view_of(table)->shown;
    bool turn = shown->turn == seat;
    float size, head = pair_head(box);
    struct point at = partner_at(box, i, head, &size);
    if (turn) {
        mille_draw_ring(list, at.x, at.y, size);
    }
    draw_face(table, list, seat, at.x, at.y, size);
    draw_lamp(list, at.x + size * .42f, at.y - size * .4f, fmaxf(size * .13f, 6), turn);
    float letters = fmaxf(fminf(25, size * .42f), 19);
    if (cards_beside(box)) {
        draw_count(table, list, seat, at.x + size * .5f + letters * .95f, at.y + letters * .5f, letters);
    } else {
        draw_count(table, list, seat, at.x - letters * .1f, box.y + box.h - 9, letters);
    }
    mille_draw_mark(list, (enum answer_mark)shown->mark[seat], at.x + size * .4f, at.y + size * .36f,
                    fmaxf(15 * size / 60, 12));
}

static void draw_pair(const struct table *table, struct draw_list *list, struct rect box, int side)
{
    const int first = mille_side_seat(table, side, 0), second = mille_side_seat(table, side, 1);
    int turn = mille_view_of(table)->shown.turn;
    float head = pair_head(box), letters = head * .7f;
    draw_head(list, box, head, mille_driver_plate(mille_table_driver(table, first)),
              turn == first || turn == second);
    char name[160];
    struct text names = text_in(name, sizeof name);
    mille_side_name(table, side, &names);
    draw_text_fit(list, box.x + box.w / 2, box.y + head * .5f + letters * .37f, name, FONT_SIGN, letters,
                  INK_CREAM, ANCHOR_MIDDLE, box.w - 14);
    draw_partner(table, list, box, first, 0);
    draw_partner(table, list, box, second, 1);
}

/* ---- the plate of a row ----------------------------------------------------------------------------- */

/* Whether the names of all other sides fit plates with the portrait beside the name. */
static bool names_fit(const struct table *table, const struct draw_list *list, float room)
{
    const float letters = 26;
    for (int row = 1; row < mille_table_rows(table); row++) {
        const char *name = table_name(table, table_seat_of(table, mille_table_row_side(table, row)));
        if (draw_text_width(list, name, FONT_SIGN, letters, 0) > room) {
            return false;
        }
    }
    return true;
}

void mille_draw_row_plate(const struct table *table, struct draw_list *list, int index)
{
    const struct mille_layout *layout = &mille_view_of(table)->layout;
    const struct mille_row *row = &layout->row[index];
    int side = mille_table_row_side(table, index), seat = table_seat_of(table, side);
    struct rect box = row->plate;
    if (box.w <= 0) {
        return;
    }
    bool beside = row->look == ROW_HALF && names_fit(table, list, 52);
    if (mille_layout_pairs(layout)) {
        draw_pair(table, list, box, side);
    } else if (box.h < bar_most) {
        draw_bar(table, list, box, seat);
    } else if (row->look == ROW_CARDS || row->look == ROW_CHIPS || beside || box.w >= 170) {
        mille_draw_plate(table, list, box, seat);
    } else {
        draw_small(table, list, box, seat);
    }
}

struct pose mille_draw_seat(const struct table *table, int seat)
{
    const struct mille_layout *layout = &mille_view_of(table)->layout;
    int side = table_side_of(table, seat);
    struct rect plate = layout->row[mille_table_row(table, side)].plate;
    if (plate.w <= 0) { /* the viewer's row has none: the partner's face is in the strip */
        struct point middle = rect_middle(layout->strip);
        return (struct pose){middle.x, middle.y, 30, 0};
    }
    if (mille_layout_pairs(layout)) {
        float size;
        struct point at = partner_at(plate, seat != table_seat_of(table, side), pair_head(plate), &size);
        return (struct pose){at.x, at.y + size * .5f, size * .6f, 0};
    }
    if (plate.h < bar_most) {
        return (struct pose){plate.x + plate.w * .8f, plate.y + plate.h / 2, plate.h * .6f, 0};
    }
    return mille_draw_plate_seat(plate);
}
