/* SPDX-License-Identifier: MIT */
#include "front/mille_day_sheet.h"

#include "base/words.h"
#include "front/front.h"
#include "front/rivals.h"
#include "front/sheet.h"
#include "ui/shape.h"

#include <inttypes.h>

enum { CELLS = DAY_HOUSE + 1, INSET = 26, HEAD_Y = 822, CELLS_Y = 838, CELL_H = 92, FACE = 62 };

struct point mille_day_sheet_stamp(struct rect sheet)
{
    return (struct point){sheet.x + 552, sheet.y + 636};
}

/* Whose cell it is, and what they came to; place -1 is the person. */
static void draw_cell(const struct front *front, struct draw_list *list, struct rect box, int place, bool best)
{
    const struct day_state *day = &front->day;
    const struct rival *rival = place < 0 ? NULL : rivals_of(day->game->player(place));
    int measure = rival ? day->outcome.house[place] : day->game->own(day->outcome.figure);
    char figure[16];
    struct text out = text_in(figure, sizeof figure);
    day->game->figure_text(measure, &out);
    if (best) {
        shape_begin(list, rect_grow(box, 2));
        shape_rect(list, 2, 2, box.w, box.h, 10, (struct paint){INK_GOLDLT, INK_INK, 2.4f, false});
        shape_end(list);
    }
    float x = box.x + 10, room = box.w - FACE - 26, text = x + FACE + 8;
    draw_sprite(list, rival ? rival->portrait : mille_table_portrait(front, TABLE_YOU),
                (struct rect){x, box.y + (box.h - FACE) / 2, FACE, FACE});
    draw_text_fit(list, text, box.y + 34, rival ? _(rival->name) : mille_table_name(front, TABLE_YOU),
                  FONT_BODY_SEMI, 24, INK_INK, ANCHOR_START, room);
    draw_text_fit(list, text, box.y + 76, figure, FONT_SIGN, 40, INK_INK, ANCHOR_START, room);
}

static int best_of(const struct front *front)
{
    const struct day_state *day = &front->day;
    int best = day->game->own(day->outcome.figure);
    for (int i = 0; i < DAY_HOUSE; i++) {
        best = day->outcome.house[i] > best ? day->outcome.house[i] : best;
    }
    return best;
}

void mille_day_sheet_draw(const struct front *front, struct draw_list *list, struct rect sheet)
{
    const struct day_state *day = &front->day;
    const struct day_entry *outcome = &day->outcome;
    float left = sheet.x + INSET + 20, right = sheet.x + SHEET_W - INSET - 20;
    if (!outcome->house_known) {
        draw_text_fit(list, left, sheet.y + HEAD_Y, _("The house is playing the same cards\u2026"),
                      FONT_BODY_MEDIUM, 30, INK_ASPHALT2, ANCHOR_START, right - left);
        return;
    }
    char par[48], number[16];
    struct text out = text_in(number, sizeof number);
    day->game->figure_text(day->game->par(outcome->house), &out);
    /* TRANSLATORS: the mean of the house's players on the same cards. */
    text_format(par, sizeof par, _("par %s"), number);
    draw_text_fit(list, left, sheet.y + HEAD_Y, _("The house in your place"), FONT_BODY_SEMI, 30, INK_INK,
                  ANCHOR_START, 560);
    draw_text_fit(list, right, sheet.y + HEAD_Y + 2, par, FONT_SIGN, 42, INK_RED, ANCHOR_END, 320);
    float pitch = (SHEET_W - 2.0f * INSET) / CELLS;
    for (int i = 0; i < CELLS; i++) {
        struct rect box = {sheet.x + INSET + pitch * (float)i + 3, sheet.y + CELLS_Y, pitch - 6, CELL_H};
        int measure = i == 0 ? day->game->own(outcome->figure) : outcome->house[i - 1];
        draw_cell(front, list, box, i - 1, measure == best_of(front));
    }
}

void mille_day_sheet_deal(const struct front *front, struct draw_list *list, struct rect sheet)
{
    char deal[64];
    if (front->day.on) {
        text_copy(deal, sizeof deal, front->day.again ? _("Played again: not counted") : _("Deal of the day"));
    } else {
        char seed[24];
        text_format(seed, sizeof seed, "%" PRIu64, front->table.session.journal.setup.seed);
        /* TRANSLATORS: a long number, with which --seed deals the same cards again. */
        text_format(deal, sizeof deal, _("Deal %s"), seed);
    }
    draw_text_fit(list, sheet.x + 46, sheet.y + 196, deal, FONT_BODY, 24, INK_ASPHALT2, ANCHOR_START, 440);
}
