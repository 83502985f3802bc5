/* SPDX-License-Identifier: MIT */
/* The tables of the road's chapters: what cures what, the score; and the page of a card. */
#include "base/i18n/translate.h"
#include "base/number.h"
#include "base/text.h"
#include "front/help/help_book_flow.h"
#include "front/mille/book_pages.h"
#include "front/mille/mille_table.h"
#include "front/mille/mille_words.h"
#include "ui/furniture.h"

#include <string.h>

/* ---- what cures what ------------------------------------------------------------------------------- */

static void cure_cell(const struct help_book_flow *flow, float x, float y, float w, int card)
{
    float card_w = 68, em = 25 * flow->size, text = x + card_w + 14;
    char times[16];
    text_format(times, sizeof times, "\xC3\x97%d", mille_cards[card].count);
    float h = mille_book_card(flow, x, y, card_w, card);
    float room = w - card_w - 24;
    float high = em * 1.32f * (float)draw_text_lines(flow->list, mille_card_name(card), FONT_SIGN, em, room);
    if (flow->paint) {
        float top = y + (h - high - em * 1.1f) / 2;
        draw_text_wrapped(flow->list, text, top + em, mille_card_name(card), FONT_SIGN, em, INK_INK,
                          ANCHOR_START, room, em * 1.1f);
        draw_text(flow->list, text, top + high + em * .8f, times, FONT_BODY_MEDIUM, em * .9f, INK_ASPHALT2,
                  ANCHOR_START);
    }
}

float mille_book_cures(const struct help_book_flow *flow, float y)
{
    float top = y, pitch = 104, cell = flow->w / 3, em = 22 * flow->size;
    help_book_flow_line(flow, flow->x, y + em, _("Hazard"), FONT_BODY_SEMI, em, INK_RED, ANCHOR_START,
                        cell - 20);
    help_book_flow_line(flow, flow->x + cell, y + em, _("cured by"), FONT_BODY_SEMI, em, INK_GREEN,
                        ANCHOR_START, cell - 20);
    help_book_flow_line(flow, flow->x + 2 * cell, y + em, _("kept away by"), FONT_BODY_SEMI, em, INK_ROYAL,
                        ANCHOR_START, cell - 20);
    y += em * 1.6f;
    for (int card = CARD_OUT_OF_GAS; card <= CARD_SPEED_LIMIT; card++) {
        cure_cell(flow, flow->x, y, cell, card);
        cure_cell(flow, flow->x + cell, y, cell, mille_cards[card].remedy);
        cure_cell(flow, flow->x + 2 * cell, y, cell, mille_cards[card].safety);
        y += pitch;
    }
    return y + 8 - top;
}

/* ---- the score ------------------------------------------------------------------------------------- */

float mille_book_scores(const struct help_book_flow *flow, float y)
{
    float top = y, em = 30 * flow->size, small = 23 * flow->size, pitch = 76 * flow->size;
    for (int code = 0; code < SCORE_LINES; code++) {
        if (flow->paint && code % 2 == 0) {
            shape_begin(flow->list, (struct rect){flow->x - 12, y, flow->w + 24, pitch});
            shape_rect(flow->list, 0, 0, flow->w + 24, pitch, 6, paint_fill(ink_fade(INK_PAPER, .75f)));
            shape_end(flow->list);
        }
        char points[32];
        struct text out = text_in(points, sizeof points);
        number_add(mille_points[code], &out);
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

/* ---- the page of a card ------------------------------------------------------------------------------ */

static int page_of_card(int card)
{
    switch (mille_cards[card].family) {
    case FAMILY_DISTANCE:
        return MILLE_BOOK_DISTANCES;
    case FAMILY_HAZARD:
        return MILLE_BOOK_HAZARDS;
    case FAMILY_REMEDY:
        return MILLE_BOOK_REMEDIES;
    case FAMILY_SAFETY:
        return MILLE_BOOK_SAFETIES;
    default:
        return MILLE_BOOK_TURN;
    }
}

int mille_book_page_of(const struct front *front, const struct focus_item *item)
{
    const struct shown_card *card =
        item && item->id < MILLE_ITEM_DECK ? mille_table_card(front, item->id - MILLE_ITEM_HAND) : NULL;
    if (mille_table_coup(front) != CARD_NONE) {
        return MILLE_BOOK_COUP;
    }
    if (item && strcmp(item->name, "deck") == 0 && mille_table_seen(front)->pub.deck == 0) {
        return MILLE_BOOK_DECK_END;
    }
    return card ? page_of_card(card->card) : HELP_BOOK_CONTENTS;
}
