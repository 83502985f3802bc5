/* SPDX-License-Identifier: MIT */
#include "front/mille/sheet.h"

#include "base/i18n/translate.h"
#include "front/day/day.h"
#include "front/day/day_house.h"
#include "front/front.h"
#include "front/journey/achieved.h"
#include "front/journey/journey.h"
#include "front/mille/mille_rules_words.h"
#include "front/mille/mille_table.h"
#include "front/stage/print.h"
#include "front/table/table.h"
#include "ui/seat_mark.h"

#include <inttypes.h>
#include <math.h>

enum { INSET = 26, HEAD_Y = 816, CELLS_Y = 830, CELL_LOW = 66 };

static struct day_house_form house_of(const struct sheet_form *sheet)
{
    struct rect box = sheet->kind == SHEET_SIDE ? sheet->rest : sheet->box;
    if (sheet->kind == SHEET_FULL) {
        return (struct day_house_form){
            box.x + INSET + 20,
            box.x + SHEET_W - INSET - 20,
            box.y + HEAD_Y,
            30,
            {box.x + INSET, box.y + CELLS_Y, SHEET_W - 2.0f * INSET, DAY_HOUSE_CELL},
            DAY_HOUSE_CELLS};
    }
    /* Below the hand's total; there is less room where the sheet's lines stand beside it, or are high. */
    bool tall = sheet->kind == SHEET_TALL;
    float inset = tall ? 16 : 0, top = sheet->rest.y + (tall ? 72 : 92);
    bool high = tall && top + 60 + 2 * DAY_HOUSE_CELL + 12 <= sheet->rest.y + sheet->rest.h;
    return (struct day_house_form){
        box.x + inset + 8,
        box.x + box.w - inset - 8,
        top + (tall ? 40 : 36),
        27,
        {box.x + inset, top + (tall ? 60 : 46), box.w - 2 * inset, high ? DAY_HOUSE_CELL : CELL_LOW},
        3};
}

struct sheet_stamp sheet_day_stamp(const struct sheet_form *sheet)
{
    const float size = 136; /* of the whole stamp */
    if (sheet->kind == SHEET_FULL) {
        return (struct sheet_stamp){{sheet->box.x + 552, sheet->box.y + 636}, 1};
    }
    /* Below the cells of the five players, or else in the place of a sixth: it covers no figure. */
    const struct day_house_form house = house_of(sheet);
    float low = house.cells.y + 2 * house.cells.h + 12, left = sheet->rest.y + sheet->rest.h - low;
    if (left >= .7f * size) {
        return (struct sheet_stamp){
            {house.cells.x + house.cells.w * (sheet->aside ? .77f : .5f), low + left / 2},
            fminf(1, left / size)};
    }
    float w = house.cells.w / (float)house.columns, h = house.cells.h;
    return (struct sheet_stamp){{house.cells.x + 2.5f * w, house.cells.y + 1.5f * h + 4},
                                fminf(w, h + 8) / size};
}

void sheet_day_draw(const struct front *front, struct draw_list *list, const struct sheet_form *sheet)
{
    const struct day_house_form form = house_of(sheet);
    day_house_draw(front, list, &form);
}

/* What lies on the table: the deal of the day, that of an evening, or the number of the deal. */
static void deal_text(const struct front *front, struct text *out)
{
    if (table_is_day(table_of(front))) {
        text_add(out, day_of(front)->again ? _("Played again: not counted") : _("Deal of the day"));
    } else if (table_is_stage(table_of(front))) {
        /* TRANSLATORS: on the sheet of an evening of the journey, which has twelve deals: "Deal 3 of 12". */
        text_addf(out, _("Deal %d of %d"), journey_of(front)->deal + 1, STAGE_DEALS);
    } else {
        char seed[24];
        text_format(seed, sizeof seed, "%" PRIu64, table_of(front)->session.journal.setup.seed);
        /* TRANSLATORS: a long number; who gives it to the program has the same cards dealt. */
        text_addf(out, _("Deal number %s"), seed);
    }
}

/* The achievements of the hand, in `lines` lines that end at y and begin below `top`: as large as that lets
 * them be. */
static void draw_achieved(const struct front *front, struct draw_list *list, float x, float y, float top,
                          float room, int lines)
{
    const float star = 34, least = 14, rise = .85f; /* of letters above their foot */
    char said[240];
    struct text out = text_in(said, sizeof said);
    float size = 25;
    int taken;
    achieved_news_text(front, &out);
    for (; size > least; size--) {
        taken = draw_text_lines(list, said, FONT_BODY_SEMI, size, room - star);
        bool high =
            draw_text_size(list, FONT_BODY_SEMI, size) * (rise + 1.12f * (float)(taken - 1)) > y - top;
        if (taken <= lines && !(high && print_is_large(list))) {
            break;
        }
    }
    taken = draw_text_lines(list, said, FONT_BODY_SEMI, size, room - star);
    float leading = size * 1.12f;
    y -= leading * (float)(taken - 1);
    seat_mark_draw(list, SEAT_MARK_STAR, x + 13, y - 9, 13, INK_RED);
    draw_text_wrapped(list, x + star, y, said, FONT_BODY_SEMI, size, INK_RED, ANCHOR_START, room - star,
                      leading);
}

void sheet_deal(const struct front *front, struct draw_list *list, const struct sheet_form *sheet)
{
    char said[128];
    struct text out = text_in(said, sizeof said);
    const struct mille_public *pub = &mille_table_seen(table_of(front))->pub;
    bool full = sheet->kind == SHEET_FULL, usual = mille_rules_are_usual(pub);
    float y = full ? sheet->box.y + 196 : sheet->table.y - 16;
    float room = sheet->stacked ? sheet_labels_end(sheet) - sheet->label - 12
                 : full         ? 440
                                : sheet->points - sheet->label - 20;
    if (achieved_news(front)) {
        const float edge = 14; /* of the head, which is torn */
        draw_achieved(front, list, sheet->label, y, sheet->box.y + sheet->head + edge, room, usual ? 2 : 1);
    } else {
        deal_text(front, &out);
        draw_text_fit(list, sheet->label, y, said, FONT_BODY, 24, INK_ASPHALT2, ANCHOR_START, room);
    }
    if (!usual) {
        out = text_in(said, sizeof said);
        mille_rules_text(pub, &out);
        draw_text_fit(list, sheet->label, y - 29, said, FONT_BODY_SEMI, 24, INK_INK, ANCHOR_START, room);
    }
}
