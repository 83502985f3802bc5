/* SPDX-License-Identifier: MIT */
/* The pictures and tables of the road's chapters, and which page speaks of an item. */
#include "base/i18n/translate.h"
#include "base/number.h"
#include "front/help/help_book_flow.h"
#include "front/mille/book_pages.h"
#include "front/mille/mille_table.h"
#include "front/mille/mille_words.h"
#include "ui/furniture.h"

#include <math.h>
#include <string.h>

static const float card_ratio = 1.4f, small_card = 92, row_card = 118;

static float draw_face(const struct help_book_flow *flow, float x, float y, float w, int card)
{
    float h = w * card_ratio;
    if (flow->paint) {
        mille_card_draw(flow->list, card, (struct rect){x, y, w, h}, 0, 0);
    }
    return h;
}

/* How many of a card there are, on a little plate over its foot. */
static void count_plate(const struct help_book_flow *flow, float x, float y, int count)
{
    char times[16];
    text_format(times, sizeof times, "\xC3\x97%d", count);
    struct rect plate = {x - 29, y - 16, 58, 34};
    furniture_plate(flow->list, plate, 9, INK_CREAM);
    draw_text_fit(flow->list, x, y + 9, times, FONT_SIGN, 25, INK_INK, ANCHOR_MIDDLE, 46);
}

static float set_cards(const struct help_book_flow *flow, float y, const uint8_t cards[HELP_BOOK_ROW_PIECES])
{
    int count = 0;
    while (count < HELP_BOOK_ROW_PIECES && cards[count] != CARD_NONE) {
        count++;
    }
    float pitch = flow->w / (float)count, w = fminf(row_card, pitch - 12);
    for (int i = 0; i < count; i++) {
        float x = flow->x + pitch * ((float)i + .5f);
        draw_face(flow, x - w / 2, y, w, cards[i]);
        if (flow->paint) {
            count_plate(flow, x, y + w * card_ratio + 26, mille_cards[cards[i]].count);
        }
    }
    return w * card_ratio + 56;
}

static float set_card(const struct help_book_flow *flow, float y, const struct help_book_block *block)
{
    int card = block->piece[0];
    const char *name = block->label ? _(block->label) : mille_card_name(card);
    const char *help = block->text ? _(block->text) : mille_card_help(card);
    float w = small_card * fminf(flow->size * 1.08f, 1), in = w + 26;
    float high = draw_face(flow, flow->x, y, w, card), em = HELP_BOOK_TEXT_EM * flow->size;
    struct help_book_flow measure = *flow;
    measure.paint = false;
    float room = flow->w - in, name_em = 31 * flow->size;
    float text_high =
        name_em * 1.3f + help_book_flow_text(&measure, 0, 0, room, help, FONT_BODY_MEDIUM, em, INK_INK);
    float top = y + fmaxf(0, (high - text_high) / 2);
    if (flow->paint) {
        draw_text_fit(flow->list, flow->x + in, top + name_em * .9f, name, FONT_SIGN, name_em, INK_OXBLOOD,
                      ANCHOR_START, room);
        help_book_flow_text(flow, flow->x + in, top + name_em * 1.25f, room, help, FONT_BODY_MEDIUM, em,
                            INK_INK);
    }
    return fmaxf(high, text_high) + 14 * flow->size;
}

/* A family's first card, and how many cards the family has. */
static float set_families(const struct help_book_flow *flow, float y)
{
    static const struct {
        uint8_t card;
        const char *name;
    } families[] = {{CARD_100, N_("%d distances")},
                    {CARD_FLAT_TIRE, N_("%d hazards")},
                    {CARD_GASOLINE, N_("%d remedies")},
                    {CARD_EXTRA_TANK, N_("%d safeties")}};
    enum { FAMILIES = sizeof families / sizeof *families };
    float pitch = flow->w / FAMILIES, w = row_card, em = 25 * flow->size;
    for (int i = 0; i < FAMILIES; i++) {
        int count = 0;
        for (int card = CARD_25; card < CARD_KINDS; card++) {
            bool same = mille_cards[card].family == mille_cards[families[i].card].family;
            count += same ? mille_cards[card].count : 0;
        }
        float x = flow->x + pitch * ((float)i + .5f);
        draw_face(flow, x - w / 2, y, w, families[i].card);
        if (flow->paint) {
            char label[64];
            text_format(label, sizeof label, _(families[i].name), count);
            draw_text_fit(flow->list, x, y + w * card_ratio + 14 + em, label, FONT_SIGN_SEMI, em, INK_INK,
                          ANCHOR_MIDDLE, pitch - 12);
        }
    }
    return w * card_ratio + 14 + em * 1.6f;
}

/* The hazard flung back by the safety. */
static float set_duel(const struct help_book_flow *flow, float y, const uint8_t cards[2])
{
    float h = 330, middle = flow->x + flow->w / 2, w = 172;
    if (flow->paint) {
        struct draw_list *list = flow->list;
        float left = middle - 150, right = middle + 130, high = w * card_ratio;
        mille_card_draw(list, cards[0], (struct rect){left - w / 2, y + 60, w, high}, -15, 0);
        draw_sprite(list, "icons/clash", (struct rect){middle - 140, y + 40, 250, 250});
        mille_card_draw(list, cards[1], (struct rect){right - w / 2, y + 34, w, high}, 7, 0);
        draw_sprite(list, "icons/rosette_coup_fourre", (struct rect){right + 32, y + 16, 84, 91});
    }
    return h;
}

static float set_cars(const struct help_book_flow *flow, float y)
{
    float h = 104;
    if (flow->paint) {
        struct draw_list *list = flow->list;
        shape_begin(list, (struct rect){flow->x, y + 20, flow->w, 70});
        shape_rect(list, 0, 0, flow->w, 70, 10, paint_fill(INK_ASPHALT));
        shape_rect(list, 0, 6, flow->w, 3, 0, paint_fill(INK_CREAM));
        for (float x = 20; x + 40 < flow->w; x += 70) {
            shape_rect(list, x, 44, 40, 4, 0, paint_fill(INK_CREAM));
        }
        shape_end(list);
        const float scale = .36f;
        car_draw(list, mille_driver_car(&MILLE_OPPONENTS[MILLE_DRIVER_SUNDAY]), flow->x + flow->w * .30f,
                 y + 58, scale);
        car_draw(list, mille_driver_car(&MILLE_OPPONENTS[MILLE_DRIVER_YOU]), flow->x + flow->w * .55f, y + 84,
                 scale);
        struct rect stone = {flow->x + flow->w - 90, y - 4, 60, 92};
        furniture_total(list, stone, "700");
    }
    return h;
}

static float set_deck_out(const struct help_book_flow *flow, float y)
{
    float w = 130, h = 182;
    if (flow->paint) {
        struct rect box = {flow->x + flow->w / 2 - w / 2, y, w, h};
        struct rect plate = {box.x + w / 2 - 36, box.y + h - 26, 72, 42};
        furniture_slot(flow->list, box, NULL, NULL);
        furniture_plate(flow->list, plate, 10, INK_CREAM);
        draw_text_fit(flow->list, plate.x + 36, plate.y + 32, _("Out"), FONT_SIGN, 32, INK_INK, ANCHOR_MIDDLE,
                      60);
    }
    return h + 40;
}

/* Returns how high its words are. */
static float cure_cell(const struct help_book_flow *flow, float x, float y, float w, int card)
{
    float card_w = 68, text = x + card_w + 14, room = w - card_w - 24;
    float em = help_book_flow_words(flow, mille_card_name(card), FONT_SIGN, 25 * flow->size, room);
    char times[16];
    text_format(times, sizeof times, "\xC3\x97%d", mille_cards[card].count);
    float h = draw_face(flow, x, y, card_w, card);
    int lines = draw_text_lines(flow->list, mille_card_name(card), FONT_SIGN, em, room);
    float high = em * 1.32f * (float)lines, inked = em * (1.1f * (float)lines + .9f);
    if (flow->paint) {
        float top = y + (fmaxf(h, inked) - high - em * 1.1f) / 2;
        draw_text_wrapped(flow->list, text, top + em, mille_card_name(card), FONT_SIGN, em, INK_INK,
                          ANCHOR_START, room, em * 1.1f);
        draw_text(flow->list, text, top + high + em * .8f, times, FONT_BODY_MEDIUM, em * .9f, INK_ASPHALT2,
                  ANCHOR_START);
    }
    return inked;
}

static float set_cures(const struct help_book_flow *flow, float y)
{
    float top = y, pitch = 104, cell = flow->w / 3, em = 22 * flow->size;
    const struct {
        const char *label;
        struct rgba ink;
    } heads[] = {{_("Hazard"), INK_RED}, {_("cured by"), INK_GREEN}, {_("kept away by"), INK_ROYAL}};
    for (int i = 0; i < 3; i++) {
        help_book_flow_line(flow, flow->x + (float)i * cell, y + em, heads[i].label, FONT_BODY_SEMI, em,
                            heads[i].ink, ANCHOR_START, cell - 20);
    }
    y += em * 1.6f;
    for (int card = CARD_OUT_OF_GAS; card <= CARD_SPEED_LIMIT; card++) {
        const int cards[] = {card, mille_cards[card].remedy, mille_cards[card].safety};
        float high = pitch;
        for (int i = 0; i < 3; i++) {
            high = fmaxf(high, cure_cell(flow, flow->x + (float)i * cell, y, cell, cards[i]));
        }
        y += high;
    }
    return y + 8 - top;
}

static float set_scores(const struct help_book_flow *flow, float y)
{
    float top = y, em = 30 * flow->size, small = 23 * flow->size, pitch = 76 * flow->size;
    for (int code = 0; code < SCORE_LINES; code++) {
        if (flow->paint && code % 2 == 0) {
            shape_begin(flow->list, (struct rect){flow->x - 12, y, flow->w + 24, pitch});
            shape_rect(flow->list, 0, 0, flow->w + 24, pitch, 6, paint_fill(ink_fade(INK_PAPER, .75f)));
            shape_end(flow->list);
        }
        char points[NUMBER_SIZE];
        number_figure(mille_points[code], points);
        help_book_flow_line(flow, flow->x, y + pitch * .45f, mille_score_text(code), FONT_BODY_SEMI, em,
                            INK_INK, ANCHOR_START, flow->w - 130);
        help_book_flow_line(flow, flow->x, y + pitch * .83f, _(mille_score_help[code]), FONT_BODY_MEDIUM,
                            small, INK_INK, ANCHOR_START, flow->w - 130);
        help_book_flow_line(flow, flow->x + flow->w, y + pitch * .62f, points, FONT_SIGN, 42 * flow->size,
                            INK_OXBLOOD, ANCHOR_END, 120);
        y += pitch;
    }
    return y - top;
}

/* ---- blocks and cover ---------------------------------------------------------------------------------- */

float mille_book_block(const struct help_book_flow *flow, float y, const struct help_book_block *block)
{
    switch (block->kind) {
    case MILLE_BLOCK_CARDS:
        return set_cards(flow, y, block->piece);
    case MILLE_BLOCK_CARD:
        return set_card(flow, y, block);
    case MILLE_BLOCK_FAMILIES:
        return set_families(flow, y);
    case MILLE_BLOCK_DUEL:
        return set_duel(flow, y, block->piece);
    case MILLE_BLOCK_CARS:
        return set_cars(flow, y);
    case MILLE_BLOCK_DECK_OUT:
        return set_deck_out(flow, y);
    case MILLE_BLOCK_CURES:
        return set_cures(flow, y);
    case MILLE_BLOCK_SCORES:
        return set_scores(flow, y);
    default:
        return 0;
    }
}

void mille_book_cover(struct draw_list *list, struct rect column)
{
    static const uint8_t cards[] = {CARD_STOP, CARD_GO, CARD_RIGHT_OF_WAY};
    for (int i = 0; i < 3; i++) {
        float w = 122, x = column.x + column.w / 2 + (float)(i - 1) * 134;
        mille_card_draw(list, cards[i], (struct rect){x - w / 2, column.y + 524, w, w * 1.4f},
                        (float)(i - 1) * 6, 0);
    }
}

/* ---- the page of a card ------------------------------------------------------------------------------ */

static int page_of_card(int card)
{
    static const uint8_t pages[] = {[FAMILY_NONE] = MILLE_BOOK_TURN,
                                    [FAMILY_DISTANCE] = MILLE_BOOK_DISTANCES,
                                    [FAMILY_HAZARD] = MILLE_BOOK_HAZARDS,
                                    [FAMILY_REMEDY] = MILLE_BOOK_REMEDIES,
                                    [FAMILY_SAFETY] = MILLE_BOOK_SAFETIES};
    return pages[mille_cards[card].family];
}

int mille_book_page_of(const struct front *front, const struct focus_item *item)
{
    const struct shown_card *card = item && item->id < MILLE_ITEM_DECK
                                        ? mille_table_card(table_of(front), item->id - MILLE_ITEM_HAND)
                                        : NULL;
    if (mille_table_coup(table_of(front)) != CARD_NONE) {
        return MILLE_BOOK_COUP;
    }
    if (item && strcmp(item->name, "deck") == 0 && mille_table_seen(table_of(front))->pub.deck == 0) {
        return MILLE_BOOK_DECK_END;
    }
    return card ? page_of_card(card->card) : HELP_BOOK_CONTENTS;
}
