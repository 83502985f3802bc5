/* SPDX-License-Identifier: MIT */
#include "front/book_flow.h"

#include "base/text.h"
#include "base/words.h"
#include "front/front.h"
#include "front/mille/cars.h"
#include "front/mille/mille_words.h"
#include "front/mille/rivals.h"
#include "ui/furniture.h"

#include <math.h>

static const float text_em = 26, leading = 1.32f, head_em = 34, card_ratio = 1.4f;
static const float gap_after_text = 16, gap_before_head = 14;
/* A page with room to spare is set larger, up to this. */
static const float largest = 1.12f;
static const float small_card = 92, row_card = 118;

float book_flow_text(const struct book_flow *flow, float x, float y, float w, const char *string,
                     enum font font, float em, struct rgba ink)
{
    float line = em * leading;
    int lines = flow->paint ? draw_text_wrapped(flow->list, x, y + em * .98f, string, font, em, ink,
                                                ANCHOR_START, w, line)
                            : draw_text_lines(flow->list, string, font, em, w);
    return line * (float)lines;
}

float book_flow_card(const struct book_flow *flow, float x, float y, float w, int card)
{
    float h = w * card_ratio;
    if (flow->paint) {
        draw_card(flow->list, mille_card_asset(card), card == CARD_NONE ? "" : mille_card_title(card),
                  mille_card_title_ink(card), (struct rect){x, y, w, h}, 0, 0);
    }
    return h;
}

static float set_head(const struct book_flow *flow, float y, const char *string, bool first)
{
    float em = head_em * flow->size, above = first ? 0 : gap_before_head * flow->size;
    if (flow->paint) {
        draw_text_fit(flow->list, flow->x, y + above + em, string, FONT_SIGN, em, INK_RED, ANCHOR_START,
                      flow->w);
    }
    return above + em * 1.5f;
}

static float set_text(const struct book_flow *flow, float y, const char *string, bool dotted)
{
    float em = text_em * flow->size, in = dotted ? 30 : 0;
    if (dotted && flow->paint) {
        shape_begin(flow->list, (struct rect){flow->x + 2, y + em * .4f, 16, 16});
        shape_circle(flow->list, 8, 8, 7, paint_fill(INK_RED));
        shape_circle(flow->list, 8, 8, 2.6f, paint_fill(INK_CREAM));
        shape_end(flow->list);
    }
    return book_flow_text(flow, flow->x + in, y, flow->w - in, string, FONT_BODY_MEDIUM, em, INK_INK) +
           (dotted ? gap_after_text * .7f : gap_after_text) * flow->size;
}

/* How many of a card there are, on a little plate over its foot. */
static void count_plate(const struct book_flow *flow, float x, float y, int count)
{
    char times[16];
    text_format(times, sizeof times, "\xC3\x97%d", count);
    struct rect plate = {x - 29, y - 16, 58, 34};
    furniture_plate(flow->list, plate, 9, INK_CREAM);
    draw_text_fit(flow->list, x, y + 9, times, FONT_SIGN, 25, INK_INK, ANCHOR_MIDDLE, 46);
}

static float set_cards(const struct book_flow *flow, float y, const uint8_t cards[BOOK_ROW_CARDS])
{
    int count = 0;
    while (count < BOOK_ROW_CARDS && cards[count] != CARD_NONE) {
        count++;
    }
    float pitch = flow->w / (float)count, w = fminf(row_card, pitch - 12);
    for (int i = 0; i < count; i++) {
        float x = flow->x + pitch * ((float)i + .5f);
        book_flow_card(flow, x - w / 2, y, w, cards[i]);
        if (flow->paint) {
            count_plate(flow, x, y + w * card_ratio + 26, mille_cards[cards[i]].count);
        }
    }
    return w * card_ratio + 56;
}

static float set_card(const struct book_flow *flow, float y, const struct book_block *block)
{
    int card = block->card[0];
    const char *name = block->label ? _(block->label) : mille_card_name(card);
    const char *help = block->text ? _(block->text) : mille_card_help(card);
    float w = small_card * fminf(flow->size * 1.08f, 1), in = w + 26;
    float high = book_flow_card(flow, flow->x, y, w, card), em = text_em * flow->size;
    struct book_flow measure = *flow;
    measure.paint = false;
    float room = flow->w - in, name_em = 31 * flow->size;
    float text_high =
        name_em * 1.3f + book_flow_text(&measure, 0, 0, room, help, FONT_BODY_MEDIUM, em, INK_INK);
    float top = y + fmaxf(0, (high - text_high) / 2);
    if (flow->paint) {
        draw_text_fit(flow->list, flow->x + in, top + name_em * .9f, name, FONT_SIGN, name_em, INK_OXBLOOD,
                      ANCHOR_START, room);
        book_flow_text(flow, flow->x + in, top + name_em * 1.25f, room, help, FONT_BODY_MEDIUM, em, INK_INK);
    }
    return fmaxf(high, text_high) + 14 * flow->size;
}

/* A family's first card, and how many cards the family has. */
static float set_families(const struct book_flow *flow, float y)
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
        book_flow_card(flow, x - w / 2, y, w, families[i].card);
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
static float set_duel(const struct book_flow *flow, float y, const uint8_t cards[2])
{
    float h = 330, middle = flow->x + flow->w / 2, w = 172;
    if (flow->paint) {
        struct draw_list *list = flow->list;
        float left = middle - 150, right = middle + 130, high = w * card_ratio;
        draw_card(list, mille_card_asset(cards[0]), mille_card_title(cards[0]),
                  mille_card_title_ink(cards[0]), (struct rect){left - w / 2, y + 60, w, high}, -15, 0);
        draw_sprite(list, "icons/clash", (struct rect){middle - 140, y + 40, 250, 250});
        draw_card(list, mille_card_asset(cards[1]), mille_card_title(cards[1]),
                  mille_card_title_ink(cards[1]), (struct rect){right - w / 2, y + 34, w, high}, 7, 0);
        draw_sprite(list, "icons/rosette_coup_fourre", (struct rect){right + 32, y + 16, 84, 91});
    }
    return h;
}

static float set_cars(const struct book_flow *flow, float y)
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
        car_draw(list, &rivals_at(0)->car, flow->x + flow->w * .30f, y + 58, scale);
        car_draw(list, &rivals_you()->car, flow->x + flow->w * .55f, y + 84, scale);
        struct rect stone = {flow->x + flow->w - 90, y - 4, 60, 92};
        furniture_total(list, stone, "700");
    }
    return h;
}

static float set_picture(const struct book_flow *flow, float y, const char *name)
{
    /* The dialog's picture is 1112 x 424. */
    float h = flow->w * 424 / 1112;
    if (flow->paint) {
        struct rect box = {flow->x, y, flow->w, h};
        draw_sprite(flow->list, name, box);
        shape_begin(flow->list, rect_grow(box, 2));
        shape_rect(flow->list, 2, 2, box.w, box.h, 0, paint_line(INK_INK, 4));
        shape_end(flow->list);
    }
    return h + gap_after_text;
}

static float set_deck_out(const struct book_flow *flow, float y)
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

static float set_block(const struct book_flow *flow, float y, const struct book_block *block, bool first)
{
    switch (block->kind) {
    case BLOCK_HEAD:
        return set_head(flow, y, _(block->text), first);
    case BLOCK_TEXT:
    case BLOCK_POINT:
        return set_text(flow, y, _(block->text), block->kind == BLOCK_POINT);
    case BLOCK_CARDS:
        return set_cards(flow, y, block->card);
    case BLOCK_CARD:
        return set_card(flow, y, block);
    case BLOCK_FAMILIES:
        return set_families(flow, y);
    case BLOCK_DUEL:
        return set_duel(flow, y, block->card);
    case BLOCK_CARS:
        return set_cars(flow, y);
    case BLOCK_PICTURE:
        return set_picture(flow, y, block->label);
    case BLOCK_DECK_OUT:
        return set_deck_out(flow, y);
    case BLOCK_CURES:
        return book_table_cures(flow, y);
    case BLOCK_SCORES:
        return book_table_scores(flow, y);
    case BLOCK_OPTION:
        return book_table_option(flow, y, block->option);
    case BLOCK_OPTIONS:
        return book_table_options(flow, y, block->option);
    case BLOCK_CONTROLS:
        return book_table_controls(flow, y);
    case BLOCK_RIVALS:
        return book_table_rivals(flow, y);
    case BLOCK_KEYS:
        return book_table_keys(flow, y);
    case BLOCK_END:
        break;
    }
    return 0;
}

static float set_blocks(const struct book_flow *flow, float y, const struct book_block *blocks)
{
    float top = y;
    for (const struct book_block *block = blocks; block->kind != BLOCK_END; block++) {
        y += set_block(flow, y, block, block == blocks);
    }
    return y - top;
}

float book_flow_size(const struct front *front, const struct book_block *blocks, struct rect column)
{
    struct book_flow flow = {.front = front,
                             .list = front->measure,
                             .x = column.x,
                             .w = column.w,
                             .size = front->settings.large_print ? largest * 1.2f : largest};
    while (flow.size > BOOK_SIZE_LEAST * .8f && set_blocks(&flow, 0, blocks) > column.h) {
        flow.size -= .03f;
    }
    return flow.size;
}

void book_flow(const struct front *front, struct draw_list *list, const struct book_block *blocks,
               struct rect column)
{
    struct book_flow flow = {.front = front,
                             .list = list,
                             .x = column.x,
                             .w = column.w,
                             .size = book_flow_size(front, blocks, column),
                             .paint = true};
    set_blocks(&flow, column.y, blocks);
}

static struct book_flow scrolled(const struct front *front, struct draw_list *list, float x, float w,
                                 bool paint)
{
    float size = front->settings.large_print ? 1.2f : 1;
    return (struct book_flow){.front = front, .list = list, .x = x, .w = w, .size = size, .paint = paint};
}

float book_flow_height(const struct front *front, const struct book_block *blocks, float w)
{
    struct book_flow flow = scrolled(front, front->measure, 0, w, false);
    return set_blocks(&flow, 0, blocks);
}

void book_flow_at(const struct front *front, struct draw_list *list, const struct book_block *blocks, float x,
                  float y, float w)
{
    struct book_flow flow = scrolled(front, list, x, w, true);
    set_blocks(&flow, y, blocks);
}
