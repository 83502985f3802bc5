/* SPDX-License-Identifier: MIT */
#include "front/mille/mille_day_sheet.h"

#include "base/words.h"
#include "front/day.h"
#include "front/front.h"
#include "front/mille/mille_table.h"
#include "front/mille/rivals.h"
#include "front/mille/sheet.h"
#include "front/table/table.h"
#include "ui/shape.h"

#include <inttypes.h>
#include <math.h>

enum {
    CELLS = DAY_HOUSE + 1,
    INSET = 26,
    HEAD_Y = 822,
    CELLS_Y = 838,
    CELL_H = 92,
    FACE = 62,
    CELL_LOW = 66,
    FACE_LOW = 46
};

struct point mille_day_sheet_stamp(const struct sheet_form *sheet)
{
    if (sheet->kind == SHEET_FULL) {
        return (struct point){sheet->box.x + 552, sheet->box.y + 636};
    }
    return (struct point){sheet->points + 54, sheet->table.y + 7.5f * sheet->pitch};
}

/* Whose cell it is, and what they came to; place -1 is the person. */
static void draw_cell(const struct front *front, struct draw_list *list, struct rect box, int place,
                      bool best)
{
    const struct day_state *day = day_of(front);
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
    bool low = box.h < CELL_H;
    float face = low ? FACE_LOW : FACE, x = box.x + (low ? 6 : 10), room = box.w - face - (low ? 16 : 26);
    float text = x + face + (low ? 5 : 8);
    draw_sprite(list, rival ? rival->who.portrait : mille_table_portrait(front, TABLE_YOU),
                (struct rect){x, box.y + (box.h - face) / 2, face, face});
    draw_text_fit(list, text, box.y + box.h * .37f, rival ? _(rival->who.name) : table_name(front, TABLE_YOU),
                  FONT_BODY_SEMI, 24, INK_INK, ANCHOR_START, room);
    draw_text_fit(list, text, box.y + box.h * .83f, figure, FONT_SIGN, low ? 34 : 40, INK_INK, ANCHOR_START,
                  room);
}

static int best_of(const struct front *front)
{
    const struct day_state *day = day_of(front);
    int best = day->game->own(day->outcome.figure);
    for (int i = 0; i < DAY_HOUSE; i++) {
        best = day->outcome.house[i] > best ? day->outcome.house[i] : best;
    }
    return best;
}

/* Where the house's part lies: its words' baseline and edges, and its cells in so many columns. */
struct house_form {
    float left, right, head, em;
    struct rect cells; /* their first row */
    int columns;
};

static struct house_form house_of(const struct sheet_form *sheet)
{
    struct rect box = sheet->kind == SHEET_SIDE ? sheet->rest : sheet->box;
    if (sheet->kind == SHEET_FULL) {
        return (struct house_form){box.x + INSET + 20,
                                   box.x + SHEET_W - INSET - 20,
                                   box.y + HEAD_Y,
                                   30,
                                   {box.x + INSET, box.y + CELLS_Y, SHEET_W - 2.0f * INSET, CELL_H},
                                   CELLS};
    }
    /* Below the hand's total; there is less room where the sheet's lines stand beside it. */
    bool tall = sheet->kind == SHEET_TALL;
    float inset = tall ? 16 : 0, top = sheet->rest.y + (tall ? 72 : 92);
    return (struct house_form){
        box.x + inset + 8,
        box.x + box.w - inset - 8,
        top + (tall ? 40 : 36),
        27,
        {box.x + inset, top + (tall ? 60 : 46), box.w - 2 * inset, tall ? CELL_H : CELL_LOW},
        3};
}

void mille_day_sheet_draw(const struct front *front, struct draw_list *list, const struct sheet_form *sheet)
{
    const struct day_state *day = day_of(front);
    const struct day_entry *outcome = &day->outcome;
    const struct house_form form = house_of(sheet);
    float left = form.left, right = form.right, room = right - left;
    if (!outcome->house_known) {
        draw_text_fit(list, left, form.head, _("The house is playing the same cards\u2026"), FONT_BODY_MEDIUM,
                      form.em, INK_ASPHALT2, ANCHOR_START, room);
        return;
    }
    char par[48], number[16];
    struct text out = text_in(number, sizeof number);
    day->game->figure_text(day->game->par(outcome->house), &out);
    /* TRANSLATORS: the mean of the house's players on the same cards. */
    text_format(par, sizeof par, _("par %s"), number);
    draw_text_fit(list, left, form.head, _("The house in your place"), FONT_BODY_SEMI, form.em, INK_INK,
                  ANCHOR_START, fminf(560, room * .64f));
    draw_text_fit(list, right, form.head + 2, par, FONT_SIGN, 42, INK_RED, ANCHOR_END,
                  fminf(320, room * .34f));
    float pitch = form.cells.w / (float)form.columns;
    for (int i = 0; i < CELLS; i++) {
        int column = i % form.columns, row = i / form.columns;
        struct rect box = {form.cells.x + pitch * (float)column + 3,
                           form.cells.y + (form.cells.h + 4) * (float)row, pitch - 6, form.cells.h};
        int measure = i == 0 ? day->game->own(outcome->figure) : outcome->house[i - 1];
        draw_cell(front, list, box, i - 1, measure == best_of(front));
    }
}

void mille_day_sheet_deal(const struct front *front, struct draw_list *list, const struct sheet_form *sheet)
{
    char deal[64];
    if (table_is_day(front)) {
        text_copy(deal, sizeof deal,
                  day_of(front)->again ? _("Played again: not counted") : _("Deal of the day"));
    } else {
        char seed[24];
        text_format(seed, sizeof seed, "%" PRIu64, table_of(front)->session.journal.setup.seed);
        /* TRANSLATORS: a long number, with which --seed deals the same cards again. */
        text_format(deal, sizeof deal, _("Deal %s"), seed);
    }
    bool full = sheet->kind == SHEET_FULL;
    draw_text_fit(list, sheet->label, full ? sheet->box.y + 196 : sheet->table.y - 16, deal, FONT_BODY, 24,
                  INK_ASPHALT2, ANCHOR_START, full ? 440 : sheet->points - sheet->label - 20);
}
