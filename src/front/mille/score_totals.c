/* SPDX-License-Identifier: MIT */
#include "front/mille/score_totals.h"

#include "base/i18n/translate.h"
#include "base/number.h"
#include "front/front.h"
#include "front/journey/journey.h"
#include "front/mille/mille_table.h"
#include "front/mille/played.h"
#include "front/mille/score.h"
#include "front/mille/score_evening.h"
#include "ui/tween.h"

#include <math.h>
#include <string.h>

/* From the sheet's top, as designed: what follows the lines. */
static const float HAND_Y = 776, OVERALL_Y = 828, GAMES_Y = 918;
static const float APART = 18; /* a label and what is said beside it */

static struct score_totals totals_beside(const struct sheet_form *sheet)
{
    struct rect rest = sheet->rest;
    struct score_totals totals = {.numbers = 48, .label = rest.x + 12, .room = rest.w - 24};
    totals.column[0] = rest.x + rest.w * .50f;
    totals.column[1] = rest.x + rest.w - 14;
    for (int k = 0; k < sheet->columns && sheet->columns > 2; k++) {
        totals.column[k] = rest.x + (rest.w - 14) * (float)(k + 1) / (float)sheet->columns;
    }
    totals.hand = rest.y + 38;
    totals.band = (struct rect){rest.x, totals.hand + 64, rest.w, 102};
    totals.overall = totals.band.y + 38;
    totals.games = totals.band.y + totals.band.h + 48;
    float left = rest.y + rest.h - totals.games - 22;
    totals.stamp.size = fmaxf(.55f, fminf(1, left / 136));
    totals.stamp.middle =
        (struct point){rest.x + rest.w * (sheet->aside ? .77f : .5f), totals.games + 20 + left / 2};
    return totals;
}

static struct score_totals totals_below(const struct sheet_form *sheet)
{
    struct rect box = sheet->box;
    bool full = sheet->kind == SHEET_FULL;
    float top = sheet->rest.y;
    struct score_totals totals = {.label = sheet->label,
                                  .room = sheet->columns > 2 ? sheet_labels_end(sheet) - sheet->label
                                          : full             ? 424
                                                             : sheet->column[0] - sheet->label - 120,
                                  .hand = full ? box.y + HAND_Y : top + 56,
                                  .overall = full ? box.y + OVERALL_Y + 14 : top + 124,
                                  .games = full ? box.y + GAMES_Y : top + 202,
                                  .stamp = {{box.x + 392, box.y + 928 + (box.h - SHEET_H) / 2}, 1}};
    memcpy(totals.column, sheet->column, sizeof totals.column);
    totals.band = (struct rect){box.x + 26, totals.overall - 48, SHEET_W - 52, 70};
    if (!full) {
        totals.band.x = box.x + 16;
        totals.band.w = box.w - 32;
        totals.stamp.middle = (struct point){box.x + box.w * .30f, totals.games + 22};
    }
    return totals;
}

struct score_totals score_totals_of(const struct sheet_form *sheet)
{
    return sheet->kind == SHEET_SIDE ? totals_beside(sheet) : totals_below(sheet);
}

struct rect score_goals(const struct front *front, const struct sheet_form *sheet)
{
    const struct score_totals totals = score_totals_of(sheet);
    return score_goals_box(front, sheet, totals.label, totals.band);
}

/* Whether a side alone has the most points. */
static bool is_best(const int32_t *points, int side, int sides)
{
    bool best = true;
    for (int other = 0; other < sides; other++) {
        best = best && (other == side || points[side] > points[other]);
    }
    return best;
}

/* The size of totals: several columns keep a figure's breadth between them. */
static float total_size(const struct draw_list *list, const struct sheet_form *sheet,
                        const struct score_totals *totals)
{
    const float gap = 22;
    const int thousands = 8888;
    float size = sheet_figures(sheet, sheet->kind == SHEET_FULL ? 54 : 48);
    char number[NUMBER_SIZE];
    float wide = draw_text_width(list, number_figure(thousands, number), FONT_SIGN, size, 0) + gap;
    float pitch = totals->column[1] - totals->column[0];
    return sheet->columns > 2 && wide > pitch ? size * (pitch - gap) / (wide - gap) : size;
}

void score_totals_hand(const struct front *front, struct draw_list *list, const struct sheet_form *sheet,
                       float t)
{
    const struct score_state *score = score_of(front);
    const struct score_totals totals = score_totals_of(sheet);
    float y = totals.hand, ease = tween_ease(EASE_OUT_QUAD, t);
    if (sheet->kind != SHEET_SIDE) {
        float inset = sheet->kind == SHEET_FULL ? 26 : 16, rule = sheet->rest.y,
              wide = sheet->box.w - 2 * inset;
        draw_fill(list, (struct rect){sheet->box.x + inset, rule, wide, 4}, INK_INK);
        draw_fill(list, (struct rect){sheet->box.x + inset, rule + 8, wide, 1.6f}, INK_INK);
    }
    draw_text_fit(list, totals.label, y, score_adds_up(front) ? _("Hand total") : _("Total"), FONT_BODY_SEMI,
                  sheet->kind == SHEET_FULL ? 40 : 32, INK_INK, ANCHOR_START, totals.room);
    for (int k = 0; k < sheet->columns && t > 0; k++) {
        int side = sheet_side(table_of(front), k);
        bool best = is_best(score->hand_total, side, sheet->columns);
        sheet_number(list, totals.column[k], y + 2 + totals.numbers,
                     (int)lroundf((float)score->hand_total[side] * ease), total_size(list, sheet, &totals),
                     best && score->done ? INK_RED : INK_INK);
    }
}

/* The games of each column. One that this hand ends counts as won once the hand has been counted up. */
static void count_games(const struct front *front, bool counted, int columns, int16_t games[SIDES_MAX])
{
    const struct score_state *score = score_of(front);
    for (int k = 0; k < columns; k++) {
        int side = sheet_side(table_of(front), k);
        bool won = score->game_over && is_best(score->overall, side, columns);
        games[k] = (int16_t)(score->games[side] - (won && !counted));
    }
}

void score_totals_overall(const struct front *front, struct draw_list *list, const struct sheet_form *sheet,
                          float t)
{
    const struct score_state *score = score_of(front);
    const struct score_totals totals = score_totals_of(sheet);
    bool full = sheet->kind == SHEET_FULL;
    float y = totals.overall, ease = tween_ease(EASE_OUT_QUAD, t);
    shape_begin(list, totals.band);
    shape_rect(list, 0, 0, totals.band.w, totals.band.h, 8, paint_fill(INK_INK));
    shape_end(list);
    char game[64];
    struct text end = text_in(game, sizeof game);
    const struct stage *stage = journey_at_table(front);
    const char *total = stage ? _("The evening") : _("Overall total");
    if (stage && stage->hands > 0) {
        text_addf(&end, _n("%d hand", "%d hands", stage->hands), stage->hands);
    } else {
        played_end_text(table_of(front), &end);
    }
    if (sheet->kind == SHEET_SIDE) {
        float beside = totals.room * .40f, wide = draw_text_width(list, game, FONT_BODY, 22, 0);
        draw_text_fit(list, totals.label, y, total, FONT_BODY_SEMI, 32, INK_CREAM, ANCHOR_START,
                      totals.room - fminf(beside, wide) - APART);
        draw_text_fit(list, totals.column[sheet->columns - 1], y, game, FONT_BODY, 22, INK_SAND, ANCHOR_END,
                      beside);
    } else {
        /* What is beside it gives way first: both totals have labels of one size. */
        const float least = .6f;
        float wide = draw_text_width(list, game, FONT_BODY, full ? 24 : 22, 0);
        float both = sheet_labels_end(sheet) - APART - totals.label;
        float left = both - draw_text_width(list, total, FONT_BODY_SEMI, full ? 40 : 32, 0);
        float beside = fmaxf(least * wide, fminf(fminf(wide, full ? 166 : 120), left));
        beside = sheet->brief ? 0 : beside; /* a narrow sheet of many columns has room for the label alone */
        float label = both - beside;
        draw_text_fit(list, totals.label, y, total, FONT_BODY_SEMI, full ? 40 : 32, INK_CREAM, ANCHOR_START,
                      label);
        if (beside > 0) {
            draw_text_fit(list, sheet_labels_end(sheet), y - 2, game, FONT_BODY, full ? 24 : 22, INK_SAND,
                          ANCHOR_END, beside);
        }
    }
    for (int k = 0; k < sheet->columns; k++) {
        /* What was there before stands from the start; this hand is added. */
        int side = sheet_side(table_of(front), k);
        int before = score->overall[side] - score->hand_total[side];
        int shown = before + (int)lroundf((float)score->hand_total[side] * ease);
        bool best = is_best(score->overall, side, sheet->columns);
        sheet_number(list, totals.column[k], y + 4 + totals.numbers, shown, total_size(list, sheet, &totals),
                     best && score->done ? INK_SUN : INK_CREAM);
    }
    if (stage) { /* its goals stand there */
        return;
    }
    int16_t games[SIDES_MAX];
    count_games(front, t >= 1, sheet->columns, games);
    const float size = full ? 33 : 30;
    float room = full ? 270 : 120;
    if (sheet->kind == SHEET_SIDE && sheet->columns > 2) { /* before the first figure */
        room = fminf(room, totals.column[0] - (games[0] > 9 ? 50 : 30) - totals.label);
    }
    draw_text_fit(list, totals.label, totals.games, _("Games"), FONT_BODY_MEDIUM, size, INK_INK, ANCHOR_START,
                  room);
    float label = fminf(draw_text_width(list, _("Games"), FONT_BODY_MEDIUM, size, 0), room);
    float left = totals.label + label + 8;
    if (sheet->columns > 2 && sheet->kind != SHEET_SIDE) {
        left = totals.stamp.middle.x + 72; /* the stamp lies between the word and the first stones */
    }
    bool stones = sheet_stones_fit(totals.column, sheet->columns, left, games);
    for (int k = 0; k < sheet->columns; k++) {
        sheet_games(list, totals.column[k], totals.games + 2, games[k], stones, INK_INK);
    }
}
