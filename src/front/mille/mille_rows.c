/* SPDX-License-Identifier: MIT */
/* The rows of the sides: their piles, safeties and milestones, as cards, or as badges and chips. */
#include "base/number.h"
#include "front/front.h"
#include "front/mille/mille_draw.h"
#include "front/mille/mille_table.h"
#include "front/mille/mille_weigh.h"
#include "front/mille/mille_words.h"
#include "ui/furniture.h"

#include <math.h>

/* Of a place on a wide table, for which rosettes and badges were drawn. */
static const float full_w = 110;

static const char *const safety_pictures[SAFETY_KINDS] = {"icons/pict_pump", "icons/pict_tyre",
                                                          "icons/pict_crash", "icons/pict_way"};

/* ---- places ------------------------------------------------------------------------------------------ */

static void draw_times(struct draw_list *list, float x, float y, float radius, int count)
{
    char times[8];
    text_format(times, sizeof times, "\xC3\x97%d", count);
    float middle = radius + 1;
    shape_begin(list, (struct rect){x - middle, y - middle, 2 * middle, 2 * middle});
    shape_circle(list, middle, middle, radius, paint_fill(INK_INK));
    shape_circle(list, middle, middle, radius - 2, paint_fill(INK_SUN));
    shape_end(list);
    draw_text(list, x, y + radius * 7 / 17, times, FONT_SIGN, radius * 21 / 17, INK_INK, ANCHOR_MIDDLE);
}

/* Whether a name on a distance card, 500 units wide, reaches below a badge in the corner. */
static bool names_reach_corner(const struct draw_list *list)
{
    const float size = 60, tracking = 2, free_w = 224;
    float longest = 0;
    for (int card = 0; card < DISTANCE_KINDS; card++) {
        longest = fmaxf(longest,
                        draw_text_width(list, mille_card_title(CARD_25 + card), FONT_SIGN, size, tracking));
    }
    return longest > free_w;
}

/* How many lie there stands in the lower corner, or in the upper one where a name needs the lower. */
static void draw_stack(struct draw_list *list, int card, int count, struct rect box)
{
    int shown = count < 4 ? count : 4;
    float u = box.w / full_w;
    for (int k = shown - 1; k >= 0; k--) {
        mille_card_draw(list, card, (struct rect){box.x, box.y + 4 * u * (float)k, box.w, box.h}, 0, 0);
    }
    if (count > 1) {
        u = fmaxf(u, .76f);
        float y = names_reach_corner(list) ? box.y + 15 * u : box.y + box.h - 11 * u;
        draw_times(list, box.x + box.w - 13 * u, y, 17 * u, count);
    }
}

/* A safety on its place; a coup fourre is rimmed red to the end of the hand, with the seal beside it. */
static void draw_safety(struct draw_list *list, int safety, bool coup, struct rect box)
{
    mille_card_draw(list, CARD_EXTRA_TANK + safety, box, 0, 0);
    if (!coup) {
        return;
    }
    struct rect rim = rect_grow(box, 3);
    shape_begin(list, rim);
    shape_rect(list, 2, 2, rim.w - 4, rim.h - 4, 10, paint_line(INK_RED, 4));
    shape_end(list);
    float u = box.w / full_w, size = .52f * u, x = box.x + box.w - 12 * u, y = box.y + 18 * u;
    draw_sprite(list, "icons/rosette_coup_fourre",
                (struct rect){x - 60 * size, y - 54 * size, 120 * size, 130 * size});
}

static void draw_battle(const struct table *table, struct draw_list *list, const struct mille_row *row,
                        const struct shown_side *side)
{
    furniture_slot(list, row->battle, "icons/pict_light", NULL);
    furniture_slot(list, row->speed, "icons/pict_limit", NULL);
    mille_draw_target(table, list, row->battle);
    mille_draw_target(table, list, row->speed);
    const struct weight_state *weight = weight_of(table->front);
    if (side->battle != CARD_NONE) {
        mille_card_draw(list, side->battle, weight_shifted(weight, row->battle), 0, 0);
    }
    if (side->speed != CARD_NONE) {
        mille_card_draw(list, side->speed, weight_shifted(weight, row->speed), 0, 0);
    }
}

static void draw_places(const struct table *table, struct draw_list *list, const struct mille_row *row,
                        const struct shown_side *side)
{
    const struct rect *safe = row->safety, *miles = row->miles;
    const struct weight_state *weight = weight_of(table->front);
    for (int i = 0; i < SAFETY_KINDS; i++) {
        furniture_slot(list, safe[i], safety_pictures[i], NULL);
        mille_draw_target(table, list, safe[i]);
    }
    for (int i = 0; i < DISTANCE_KINDS; i++) {
        furniture_slot(list, miles[i], NULL, mille_cards[CARD_25 + i].name);
        mille_draw_target(table, list, miles[i]);
    }
    for (int i = 0; i < SAFETY_KINDS; i++) {
        if (side->safety[i] != SAFETY_ABSENT) {
            draw_safety(list, i, side->safety[i] == SAFETY_COUP_FOURRE, weight_shifted(weight, safe[i]));
        }
    }
    for (int i = 0; i < DISTANCE_KINDS; i++) {
        draw_stack(list, CARD_25 + i, side->distance[i], weight_shifted(weight, miles[i]));
    }
}

/* ---- the row of an opponent where there is little room: badges for safeties, chips for milestones ---- */

static const char *const badges[SAFETY_KINDS] = {"icons/badge_safety_pump", "icons/badge_safety_tyre",
                                                 "icons/badge_safety_crash", "icons/badge_safety_way"};

static void draw_empty_badge(struct draw_list *list, int safety, struct rect box, float size)
{
    struct point middle = rect_middle(box);
    shape_begin(list, box);
    shape_rect(list, 0, 0, box.w, box.h, 8, paint_fill(ink_fade(INK_CREAM, list->contrast ? .9f : .35f)));
    furniture_dashes(list, box.w, box.h);
    shape_end(list);
    draw_sprite(list, safety_pictures[safety],
                (struct rect){middle.x - size / 2, middle.y - size / 2, size, size})
        ->ink.a = (unsigned char)((float)255 * furniture_faint_sign(list) * list->opacity);
}

static void draw_badges(struct draw_list *list, const struct mille_row *row, const struct shown_side *side)
{
    bool drawn_for = row->look == ROW_CHIPS;
    float size = drawn_for ? 116 * .30f : row->safety[0].w * .66f;
    for (int i = 0; i < SAFETY_KINDS; i++) {
        struct rect box = row->safety[i];
        if (side->safety[i] == SAFETY_ABSENT) {
            draw_empty_badge(list, i, box, size);
            continue;
        }
        struct point middle = rect_middle(box);
        mille_draw_badge(list, badges[i], middle.x, middle.y, fminf(box.w, box.h) / 158);
        if (side->safety[i] == SAFETY_COUP_FOURRE) {
            const float k = drawn_for ? .24f : fmaxf(box.w * .0056f, .2f);
            draw_sprite(list, "icons/rosette_coup_fourre",
                        (struct rect){box.x + box.w - 108 * k, box.y - 18 * k, 120 * k, 130 * k});
        }
    }
}

static void draw_chips(struct draw_list *list, const struct mille_row *row, const struct shown_side *side)
{
    for (int i = 0; i < DISTANCE_KINDS; i++) {
        struct rect box = row->miles[i];
        int count = side->distance[i];
        shape_begin(list, (struct rect){box.x, box.y, box.w + 2, box.h + 3});
        if (count) {
            shape_rect(list, 2, 3, box.w, box.h, 6, paint_fill(ink_fade(INK_INK, .3f)));
            shape_rect(list, 0, 0, box.w, box.h, 6, paint_fill(INK_ASPHALT));
            shape_rect(list, 2.5f, 2.5f, box.w - 5, box.h - 5, 4, paint_line(INK_CREAM, 1.6f));
        } else {
            shape_rect(list, 0, 0, box.w, box.h, 6,
                       paint_fill(ink_fade(INK_CREAM, list->contrast ? .9f : .4f)));
        }
        shape_end(list);
        draw_text(list, box.x + 8, box.y + box.h / 2 + 8.5f, mille_cards[CARD_25 + i].name, FONT_SIGN, 24,
                  count ? INK_CREAM : ink_fade(INK_INK, fmaxf(furniture_faint_figure(list), .5f)),
                  ANCHOR_START);
        if (count > 1) {
            draw_times(list, box.x + box.w - 6, box.y + box.h - 8, 13, count);
        }
    }
}

/* The stacks of ROW_HALF: their sizes tell what lies there, since names would be too small to read. */
static void draw_small_stacks(struct draw_list *list, const struct mille_row *row,
                              const struct shown_side *side)
{
    for (int i = 0; i < DISTANCE_KINDS; i++) {
        struct rect box = row->miles[i];
        int count = side->distance[i], shown = count < 3 ? count : 3;
        if (count == 0) {
            furniture_slot(list, box, NULL, mille_cards[CARD_25 + i].name);
        }
        for (int k = shown - 1; k >= 0; k--) {
            mille_card_draw(list, CARD_25 + i, (struct rect){box.x, box.y + 3 * (float)k, box.w, box.h}, 0,
                            0);
        }
        if (count > 1) {
            draw_times(list, box.x + box.w - 8, box.y + box.h - 8, 14, count);
        }
    }
}

/* The chips of ROW_LOW: a high one has its count below the figure, a broad one beside it. */
static void draw_counts(struct draw_list *list, const struct mille_row *row, const struct shown_side *side)
{
    for (int i = 0; i < DISTANCE_KINDS; i++) {
        struct rect box = row->miles[i];
        const char *name = mille_cards[CARD_25 + i].name;
        int count = side->distance[i];
        bool high = box.w < 44;
        shape_begin(list, (struct rect){box.x, box.y, box.w + 2, box.h + 3});
        if (count) {
            shape_rect(list, 2, 3, box.w, box.h, 5, paint_fill(ink_fade(INK_INK, .3f)));
        }
        shape_rect(list, 0, 0, box.w, box.h, 5,
                   paint_fill(count ? INK_ASPHALT : ink_fade(INK_CREAM, list->contrast ? .9f : .4f)));
        shape_end(list);
        struct rgba ink = count ? INK_CREAM : ink_fade(INK_INK, fmaxf(furniture_faint_figure(list), .5f));
        char times[8];
        text_format(times, sizeof times, "\xC3\x97%d", count);
        float size = high ? fminf(19, box.h * .46f) : 24, middle = box.x + box.w / 2;
        if (count == 0 || (count == 1 && !high)) {
            draw_text_fit(list, middle, box.y + box.h / 2 + size * .35f, name, FONT_SIGN, size, ink,
                          ANCHOR_MIDDLE, box.w - 3);
        } else if (high) {
            draw_text_fit(list, middle, box.y + box.h * .46f, name, FONT_SIGN, size, ink, ANCHOR_MIDDLE,
                          box.w - 3);
            draw_text_fit(list, middle, box.y + box.h * .9f, times, FONT_SIGN, size * .95f, INK_SUN,
                          ANCHOR_MIDDLE, box.w - 3);
        } else {
            float own = fminf(draw_text_width(list, name, FONT_SIGN, size, 0), box.w * .56f);
            draw_text_fit(list, box.x + 3 + own / 2, box.y + box.h / 2 + size * .35f, name, FONT_SIGN, size,
                          ink, ANCHOR_MIDDLE, own);
            draw_text_fit(list, box.x + box.w - 3, box.y + box.h / 2 + size * .33f, times, FONT_SIGN, 20,
                          INK_SUN, ANCHOR_END, box.w - own - 8);
        }
    }
}

/* ---- a row ------------------------------------------------------------------------------------------- */

/* The stone is as high as its place allows. */
static void draw_total(const struct table *table, struct draw_list *list, struct rect place, int index,
                       float blend_ms)
{
    char total[NUMBER_SIZE];
    number_figure((int)lroundf(mille_draw_miles(&mille_view_of(table)->shown, index, blend_ms)), total);
    float w = fminf(place.w, place.h / 1.46f);
    furniture_total(list, (struct rect){place.x + (place.w - w) / 2, place.y, w, place.h}, total);
}

void mille_draw_row(const struct table *table, struct draw_list *list, int place, float blend_ms)
{
    const struct mille_view *view = mille_view_of(table);
    int index = mille_table_row_side(table, place);
    const struct mille_row *row = &view->layout.row[place];
    const struct shown_side *side = &view->shown.side[index];
    float shake = mille_draw_shake(table, index, blend_ms);
    if (shake != 0) {
        draw_group(list, shake, 0, 1);
    }
    mille_draw_row_plate(table, list, place);
    draw_battle(table, list, row, side);
    switch (row->look) {
    case ROW_CARDS:
        draw_places(table, list, row, side);
        break;
    case ROW_CHIPS:
        draw_badges(list, row, side);
        draw_chips(list, row, side);
        break;
    case ROW_HALF:
        draw_badges(list, row, side);
        draw_small_stacks(list, row, side);
        break;
    case ROW_LOW:
        draw_badges(list, row, side);
        draw_counts(list, row, side);
        break;
    }
    mille_draw_aim(table, list, place);
    draw_total(table, list, row->total, index, blend_ms);
    draw_group_end(list);
}
