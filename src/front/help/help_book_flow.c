/* SPDX-License-Identifier: MIT */
#include "front/help/help_book_flow.h"

#include "base/i18n/translate.h"
#include "front/front.h"
#include "front/game_front.h"
#include "front/help/device_words.h"
#include "front/opponent.h"
#include "front/scenes/options_table.h"
#include "front/stage/print.h"
#include "ui/furniture.h"

#include <math.h>
#include <string.h>

static const float leading = 1.32f, head_em = 34, head_grows = 1.35f; /* heads grow less than texts */
static const float gap_after_text = 16, gap_before_head = 14;
/* A page with room to spare is set larger, up to this. */
static const float largest = 1.12f;

float help_book_flow_text(const struct help_book_flow *flow, float x, float y, float w, const char *string,
                          enum font font, float em, struct rgba ink)
{
    float line = em * leading;
    int lines = flow->paint ? draw_text_wrapped(flow->list, x, y + em * .98f, string, font, em, ink,
                                                ANCHOR_START, w, line)
                            : draw_text_lines(flow->list, string, font, em, w);
    return line * (float)lines;
}

float help_book_flow_words(const struct help_book_flow *flow, const char *string, enum font font, float em,
                           float w)
{
    const float least = 12, step = .5f;
    for (const char *at = string; *at;) {
        char word[64];
        size_t length = strcspn(at, " ");
        text_format(word, sizeof word, "%.*s", (int)length, at);
        while (em > least && draw_text_width(flow->list, word, font, em, 0) > w) {
            em -= step;
        }
        at += length;
        at += strspn(at, " ");
    }
    return em;
}

void help_book_flow_rule(const struct help_book_flow *flow, float y)
{
    if (flow->paint) {
        draw_fill(flow->list, (struct rect){flow->x, y, flow->w, 2}, INK_SAND);
    }
}

void help_book_flow_line(const struct help_book_flow *flow, float x, float y, const char *string,
                         enum font font, float em, struct rgba ink, enum anchor anchor, float room)
{
    if (flow->paint) {
        draw_text_fit(flow->list, x, y, string, font, em, ink, anchor, room);
    }
}

static float set_head(const struct help_book_flow *flow, float y, const char *string, bool first)
{
    float em = fmaxf(head_em * fminf(flow->size, head_grows), HELP_BOOK_TEXT_EM * flow->size),
          above = first ? 0 : gap_before_head * flow->size;
    help_book_flow_line(flow, flow->x, y + above + em, string, FONT_SIGN, em, INK_RED, ANCHOR_START, flow->w);
    return above + em * 1.5f;
}

static float set_text(const struct help_book_flow *flow, float y, const char *string, bool dotted)
{
    float em = HELP_BOOK_TEXT_EM * flow->size, in = dotted ? 30 : 0;
    if (dotted && flow->paint) {
        shape_begin(flow->list, (struct rect){flow->x + 2, y + em * .4f, 16, 16});
        shape_circle(flow->list, 8, 8, 7, paint_fill(INK_RED));
        shape_circle(flow->list, 8, 8, 2.6f, paint_fill(INK_CREAM));
        shape_end(flow->list);
    }
    return help_book_flow_text(flow, flow->x + in, y, flow->w - in, string, FONT_BODY_MEDIUM, em, INK_INK) +
           (dotted ? gap_after_text * .7f : gap_after_text) * flow->size;
}

static float set_picture(const struct help_book_flow *flow, float y, const char *name)
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

static float set_figure(const struct help_book_flow *flow, float y, const struct help_book_block *block)
{
    float em = HELP_BOOK_TEXT_EM * flow->size, baseline = y + 28 * flow->size, room = flow->w * .34f;
    help_book_flow_line(flow, flow->x, baseline, _(block->text), FONT_BODY_MEDIUM, em, INK_INK, ANCHOR_START,
                        flow->w - room - 20);
    help_book_flow_line(flow, flow->x + flow->w, baseline, _(block->figure), FONT_SIGN, 30 * flow->size,
                        INK_RED, ANCHOR_END, room);
    help_book_flow_rule(flow, y + 38 * flow->size);
    return 46 * flow->size;
}

static float set_opponent(const struct help_book_flow *flow, float y, const struct opponent *who, float face,
                          bool first)
{
    float top = y, em = 25 * flow->size, in = face + 22;
    if (!first) {
        help_book_flow_rule(flow, y);
        y += 12 * flow->size;
    }
    if (flow->paint) {
        draw_sprite(flow->list, who->portrait, (struct rect){flow->x, y, face, face});
    }
    float name = draw_text_width(flow->list, _(who->name), FONT_SIGN, 32 * flow->size, 0) + 16;
    float baseline = y + 30 * flow->size, room = flow->w - in;
    help_book_flow_line(flow, flow->x + in, baseline, _(who->name), FONT_SIGN, 32 * flow->size, INK_RED,
                        ANCHOR_START, room);
    help_book_flow_line(flow, flow->x + in + name, baseline, _(who->title), FONT_BODY_SEMI, em, INK_INK,
                        ANCHOR_START, room - name);
    float h = 40 * flow->size + help_book_flow_text(flow, flow->x + in, y + 40 * flow->size, room,
                                                    _(who->style), FONT_BODY_MEDIUM, em, INK_INK);
    return y + (fmaxf(h, face) + 14 * flow->size) - top;
}

static float set_opponents(const struct help_book_flow *flow, float y, const struct help_book_block *block)
{
    const struct opponent *first = help_book_game(flow->front)->opponents;
    float top = y, face = (float)(block->option ? block->option : 100) * flow->size;
    for (const struct opponent *who = first; who->player; who++) {
        bool leads = opponent_playing(help_book_game(flow->front), who->player) == who;
        y += leads ? set_opponent(flow, y, who, face, who == first) : 0;
    }
    return y - top;
}

static float set_block(const struct help_book_flow *flow, float y, const struct help_book_block *block,
                       bool first)
{
    const struct game_book *given = help_book_shown(flow->front);
    char picked[DEVICE_WORDS_SIZE];
    switch (block->kind) {
    case BLOCK_HEAD:
        return set_head(flow, y, _(block->text), first);
    case BLOCK_TEXT:
    case BLOCK_POINT:
        return set_text(flow, y, device_words_pick(flow->front, _(block->text), picked, sizeof picked),
                        block->kind == BLOCK_POINT);
    case BLOCK_FIGURE:
        return set_figure(flow, y, block);
    case BLOCK_PICTURE:
        return set_picture(flow, y, block->label);
    case BLOCK_OPTION:
        return help_book_table_option(flow, y, options_row_named(block->label));
    case BLOCK_OPTIONS:
    case BLOCK_OPTIONS_FIRST:
    case BLOCK_OPTIONS_REST:
        return help_book_table_options(flow, y, block);
    case BLOCK_OPPONENTS:
        return set_opponents(flow, y, block);
    case BLOCK_CONTROLS:
        return help_book_table_controls(flow, y, given);
    case BLOCK_KEYS:
        return help_book_table_keys(flow, y, given);
    case BLOCK_READS:
        return help_book_table_reads(flow, y);
    default:
        return given->block_draw ? given->block_draw(flow, y, block) : 0;
    }
}

/* What a game says of its sounds takes the place of one block. */
static float set_blocks(const struct help_book_flow *flow, float y, const struct help_book_block *blocks)
{
    float top = y;
    for (const struct help_book_block *block = blocks; block->kind != BLOCK_END; block++) {
        const struct help_book_block *heard = help_book_shown(flow->front)->heard;
        if (block->kind != BLOCK_HEARD) {
            y += set_block(flow, y, block, y <= top);
            continue;
        }
        for (; heard && heard->kind != BLOCK_END; heard++) {
            y += set_block(flow, y, heard, y <= top);
        }
    }
    return y - top;
}

/* The same in letters of the flow's own size: the list adds nothing to it. */
static float set_page(const struct help_book_flow *flow, float y, const struct help_book_block *blocks)
{
    float scale = flow->list->text_scale;
    flow->list->text_scale = 1;
    float height = set_blocks(flow, y, blocks);
    flow->list->text_scale = scale;
    return height;
}

static struct help_book_flow flow_in(const struct front *front, struct draw_list *list, float x, float w,
                                     float size, bool paint)
{
    return (struct help_book_flow){
        .front = front, .list = list, .x = x, .w = w, .size = size * print_page_scale(front), .paint = paint};
}

float help_book_flow_size(const struct front *front, const struct help_book_block *blocks, struct rect column)
{
    struct help_book_flow flow = flow_in(front, front->measure, column.x, column.w, largest, false);
    while (flow.size > HELP_BOOK_SIZE_LEAST * .8f && set_page(&flow, 0, blocks) > column.h) {
        flow.size -= .03f;
    }
    return flow.size;
}

void help_book_flow(const struct front *front, struct draw_list *list, const struct help_book_block *blocks,
                    struct rect column)
{
    struct help_book_flow flow = flow_in(front, list, column.x, column.w, 1, true);
    flow.size = help_book_flow_size(front, blocks, column);
    set_page(&flow, column.y, blocks);
}

float help_book_flow_height(const struct front *front, const struct help_book_block *blocks, float w)
{
    struct help_book_flow flow = flow_in(front, front->measure, 0, w, 1, false);
    return set_page(&flow, 0, blocks);
}

void help_book_flow_at(const struct front *front, struct draw_list *list,
                       const struct help_book_block *blocks, float x, float y, float w)
{
    struct help_book_flow flow = flow_in(front, list, x, w, 1, true);
    set_page(&flow, y, blocks);
}
