/* SPDX-License-Identifier: MIT */
/* The pictures of the dice's chapters: dice, chances, faces. */
#include "front/cubes/book_pages.h"
#include "front/cubes/cubes_front.h"
#include "front/cubes/here.h"
#include "front/help/help_book_flow.h"

#include "base/i18n/translate.h"
#include "front/cubes/die.h"
#include "front/cubes/draw.h"
#include "front/help/whats_this.h"
#include "front/stack.h"
#include "front/table/seats.h"
#include "front/table/table.h"
#include "ui/furniture.h"

#include <math.h>
#include <string.h>

static const float MINI = 38, PITCH = 46, FIGURE = 118;

/* Dice on a strip of felt, five of them at most; what they are beside them, at the right end what they count.
 */
static float set_dice(const struct help_book_flow *flow, float y, const struct help_book_block *block)
{
    float k = fminf(flow->size, 1), mini = MINI * k, pitch = PITCH * k, em = HELP_BOOK_TEXT_EM * flow->size;
    int count = (int)strlen(block->label);
    float in = pitch * CUBES_DICE + 22 * k, figure = block->figure ? FIGURE * k : 0;
    float text = help_book_flow_text(flow, flow->x + in, y + 2, flow->w - in - figure, _(block->text),
                                     FONT_BODY_MEDIUM, em, INK_INK);
    float h = fmaxf(text, mini + 14 * k);
    if (flow->paint) {
        struct rect felt = {flow->x, y, pitch * (float)count + 8 * k, mini + 14 * k};
        shape_begin(flow->list, felt);
        shape_rect(flow->list, 0, 0, felt.w, felt.h, 9 * k, paint_fill(INK_GREEN));
        shape_end(flow->list);
        for (int i = 0; i < count; i++) {
            int face = block->label[i] == 'J' ? CUBES_JOKER : block->label[i] - '0';
            cubes_draw_flat(flow->list, face, flow->x + 8 * k + pitch * (float)i, y + 7 * k, mini);
        }
    }
    if (block->figure) {
        help_book_flow_line(flow, flow->x + flow->w, y + 32 * k, _(block->figure), FONT_SIGN, 32 * flow->size,
                            INK_RED, ANCHOR_END, figure);
    }
    return h + 12 * flow->size;
}

/* The sentences of the question mark, for a person in turn or else whoever sits before the screen. */
static float set_here(const struct help_book_flow *flow, float y, const char *otherwise)
{
    const struct front *front = flow->front;
    float top = y, em = HELP_BOOK_TEXT_EM * flow->size;
    if (!table_plays(front, &cubes_game)) {
        return help_book_flow_text(flow, flow->x, y, flow->w, _(otherwise), FONT_BODY_MEDIUM, em, INK_INK);
    }
    char line[CUBES_HERE_LINES][CUBES_HERE_SIZE], who[CUBES_HERE_SIZE];
    const struct cubes_public *seen = cubes_table_seen(front);
    int count = cubes_here(seen, table_is_you(front, seen->turn) ? seen->turn : table_you(front), line);
    if (seen->phase != CUBES_PHASE_OVER && !table_is_you(front, seen->turn)) {
        text_format(who, sizeof who, _("%s is in turn"), table_called(front, seen->turn));
        y += help_book_flow_text(flow, flow->x, y, flow->w, who, FONT_BODY_SEMI, em, INK_RED) +
             10 * flow->size;
    }
    for (int i = 0; i < count; i++) {
        y += help_book_flow_text(flow, flow->x, y, flow->w, line[i], FONT_BODY_MEDIUM, em, INK_INK);
        help_book_flow_rule(flow, y + 8 * flow->size);
        y += 20 * flow->size;
    }
    return y - top;
}

/* F1 and ? at the table tell what can be done there; what the question mark is on has a page of its own. */
int cubes_book_page_of(const struct front *front, const struct focus_item *item)
{
    (void)item;
    return front_asked(front) ? HELP_BOOK_CONTENTS : CUBES_BOOK_HERE;
}

float cubes_book_block(const struct help_book_flow *flow, float y, const struct help_book_block *block)
{
    switch (block->kind) {
    case CUBES_BLOCK_DICE:
        return set_dice(flow, y, block);
    case CUBES_BLOCK_HERE:
        return set_here(flow, y, block->text);
    default:
        return 0;
    }
}

void cubes_book_cover(struct draw_list *list, struct rect column)
{
    static const struct {
        int face;
        float x, y, yaw;
    } dice[] = {{5, -150, 0, -14}, {1, 6, 26, 9}, {3, 150, -6, 24}};
    for (int shadow = 1; shadow >= 0; shadow--) {
        for (int i = 0; i < 3; i++) {
            struct cubes_die die = {.foot = {column.x + column.w / 2 + dice[i].x, column.y + 612 + dice[i].y},
                                    .edge = 104,
                                    .turn = cubes_turn_rest(dice[i].face, dice[i].yaw),
                                    .ink = i == 1 ? CUBES_DIE_GOLD : CUBES_DIE_IVORY,
                                    .opacity = 1};
            if (shadow) {
                cubes_die_draw_shadow(list, &die);
            } else {
                cubes_die_draw(list, &die);
            }
        }
    }
}
