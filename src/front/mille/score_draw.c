/* SPDX-License-Identifier: MIT */
/* How the score sheet looks while it is counted up, and after. */
#include "front/mille/score.h"

#include "base/i18n/translate.h"
#include "base/number.h"
#include "front/day/dates.h"
#include "front/day/day.h"
#include "front/front.h"
#include "front/journey/evening.h"
#include "front/journey/journey.h"
#include "front/mille/mille_rules_words.h"
#include "front/mille/mille_table.h"
#include "front/mille/mille_words.h"
#include "front/mille/played.h"
#include "front/mille/score_evening.h"
#include "front/mille/sheet_acts.h"
#include "front/mille/sides.h"
#include "front/scenes/evening_marks.h"
#include "front/stage/dialog.h"
#include "ui/tween.h"

#include <math.h>
#include <string.h>

/* From the sheet's top, as designed: what follows the lines. */
static const float HAND_Y = 776, OVERALL_Y = 828, GAMES_Y = 918;
static const float SLIDE = 12, APART = 18; /* a label and what is said beside it */

/* One side's figure of a line, on its way up. */
static void draw_figure(struct draw_list *list, const struct sheet_form *sheet, struct point at, int value,
                        float t, float opacity)
{
    const float size = sheet_figures(sheet, 42);
    if (value == 0) {
        draw_text(list, at.x, at.y, "\u2013", FONT_SIGN, size, ink_fade(INK_STONE, opacity), ANCHOR_END);
    } else {
        int shown = (int)lroundf((float)value * tween_ease(EASE_OUT_QUAD, t));
        sheet_number(list, at.x, at.y, shown, size, ink_fade(INK_INK, opacity));
    }
}

const char *score_next_label(const struct front *front)
{
    if (table_is_lesson(table_of(front))) {
        return _("Continue");
    }
    if (table_is_day(table_of(front))) {
        return _("Past days");
    }
    return score_of(front)->game_over ? _("The winner") : journey_onward(front, _("Next hand"));
}

/* Of the lines' labels: as large as the longest of them lets all be. */
static float label_size(const struct draw_list *list, float size, float room)
{
    float longest = room;
    for (int code = 0; code < SCORE_LINES; code++) {
        longest = fmaxf(longest, draw_text_width(list, mille_score_text(code), FONT_BODY_MEDIUM, size, 0));
    }
    return size * room / longest;
}

static void draw_line(const struct front *front, struct draw_list *list, const struct sheet_form *sheet,
                      int code, float t)
{
    const struct score_state *score = score_of(front);
    float y = sheet->table.y + sheet->pitch * (float)code + sheet->pitch / 2 + 11,
          ease = tween_ease(EASE_OUT_QUAD, t);
    float inset = sheet->kind == SHEET_FULL ? 26 : 16, wide = sheet->table.w - 2 * inset;
    if (sheet->kind == SHEET_SIDE) {
        wide = sheet->table.w - inset + 8;
    }
    if (code % 2 == 0) {
        shape_begin(list,
                    (struct rect){sheet->table.x + inset, y - 11 - sheet->pitch / 2, wide, sheet->pitch});
        shape_rect(list, 0, 0, wide, sheet->pitch, 4, paint_fill(ink_fade(INK_PAPER, .75f)));
        shape_end(list);
    }
    if (t <= 0) {
        return;
    }
    float x = -SLIDE * (1 - ease);
    char number[NUMBER_SIZE];
    int unit = played_points(table_of(front), (enum mille_score_code)code);
    const char *mile = sheet->brief ? "\u00d71" : _("1 per mile");
    const char *points = code == SCORE_MILES ? mile : unit > 0 ? number_figure(unit, number) : "\u2013";
    bool full = sheet->kind == SHEET_FULL;
    float small = sheet->brief ? 21 : 24, points_room = full ? 116 : 94;
    float widest = draw_text_width(list, sheet->brief ? "500" : mile, FONT_BODY, small, 0);
    float apart = sheet->brief ? 10 : APART;
    float room = fminf(full ? 300 : 1000, sheet->points - fminf(points_room, widest) - apart - sheet->label);
    /* A line that does not count by the rules of this game has no figures. */
    const float faint = .55f;
    struct rgba ink = ink_fade(INK_INK, unit > 0 ? ease : ease * faint);
    draw_text_fit(list, x + sheet->label, y, mille_score_text(code), FONT_BODY_MEDIUM,
                  label_size(list, full ? 33 : 30, room), ink, ANCHOR_START, room);
    draw_text_fit(list, x + sheet->points, y, points, FONT_BODY, small, ink_fade(INK_ASPHALT2, ease),
                  ANCHOR_END, points_room);
    for (int k = 0; k < sheet->columns && unit > 0; k++) {
        draw_figure(list, sheet, (struct point){x + sheet->column[k], y + 2},
                    score->line[sheet_side(table_of(front), k)][code], t, ease);
    }
}

/* Where the totals lie: rows that go on below the lines, or a column of their own beside them. */
struct totals {
    float hand, overall, games; /* baselines of their labels */
    float numbers;              /* how much lower the figures of points are */
    float label, column[SIDES_MAX], room;
    struct rect band; /* behind the overall total */
    struct sheet_stamp stamp;
};

static struct totals totals_beside(const struct sheet_form *sheet)
{
    struct rect rest = sheet->rest;
    struct totals totals = {.numbers = 48, .label = rest.x + 12, .room = rest.w - 24};
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

static struct totals totals_below(const struct sheet_form *sheet)
{
    struct rect box = sheet->box;
    bool full = sheet->kind == SHEET_FULL;
    float top = sheet->rest.y;
    struct totals totals = {.label = sheet->label,
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

static struct totals totals_of(const struct sheet_form *sheet)
{
    return sheet->kind == SHEET_SIDE ? totals_beside(sheet) : totals_below(sheet);
}

static struct rect goals_box(const struct front *front, const struct sheet_form *sheet)
{
    const struct totals totals = totals_of(sheet);
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
                        const struct totals *totals)
{
    const float gap = 22;
    const int thousands = 8888;
    float size = sheet_figures(sheet, sheet->kind == SHEET_FULL ? 54 : 48);
    char number[NUMBER_SIZE];
    float wide = draw_text_width(list, number_figure(thousands, number), FONT_SIGN, size, 0) + gap;
    float pitch = totals->column[1] - totals->column[0];
    return sheet->columns > 2 && wide > pitch ? size * (pitch - gap) / (wide - gap) : size;
}

static void draw_hand_total(const struct front *front, struct draw_list *list, const struct sheet_form *sheet,
                            float t)
{
    const struct score_state *score = score_of(front);
    const struct totals totals = totals_of(sheet);
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

static void draw_overall(const struct front *front, struct draw_list *list, const struct sheet_form *sheet,
                         float t)
{
    const struct score_state *score = score_of(front);
    const struct totals totals = totals_of(sheet);
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

static void draw_postmark(const struct front *front, struct draw_list *list, const struct sheet_form *sheet,
                          float t)
{
    const struct score_state *score = score_of(front);
    const struct sheet_stamp stamp = table_is_day(table_of(front)) ? sheet_day_stamp(sheet)
                                     : journey_at_table(front) ? score_evening_stamp(goals_box(front, sheet))
                                                               : totals_of(sheet).stamp;
    const char *place = score->place.side < 0            ? _("EN PANNE")
                        : score->place.goal > GOAL_MILES ? _("MENTON")
                                                         : _("AVIGNON");
    const struct evening_postmark mark = evening_postmark(front, place);
    if (journey_at_table(front) && sheet->kind == SHEET_SIDE) { /* the goals take its place */
        return;
    }
    sheet_postmark(list, stamp.middle, stamp.size, mark.head, score->place.figure, mark.foot, t);
}

/* The kind word stands beside the names; on a folded sheet beside the stamp, or in its place. */
static struct rect kind_word_box(const struct front *front, const struct draw_list *list,
                                 const struct sheet_form *sheet)
{
    if (sheet->kind == SHEET_FULL) {
        float left = sheet->box.x + 36, air = 14;
        float right = sheet->stacked ? sheet_player_left(front, list, sheet) - air : sheet->box.x + 508;
        return (struct rect){left, sheet->box.y + 132, right - left, 78};
    }
    const struct totals totals = totals_of(sheet);
    bool tall = sheet->kind == SHEET_TALL;
    float top = totals.games + 18, foot = sheet_button(sheet, SHEET_LEAVE).y - 14;
    float left = tall ? sheet->box.x + sheet->box.w * .44f : sheet->rest.x,
          right = sheet->box.x + sheet->box.w - 26;
    return (struct rect){left, top, right - left, foot - top};
}

static void draw_kind_word(const struct front *front, struct draw_list *list, const struct sheet_form *sheet)
{
    const char *words = score_of(front)->kind_word;
    if (!words[0] || !score_of(front)->done) {
        return;
    }
    struct rect box = kind_word_box(front, list, sheet);
    float face = fminf(74, box.h), room = box.w - face - 14, size = 23, leading = 26;
    while (size > 14 && leading * (float)draw_text_lines(list, words, FONT_BODY_MEDIUM, size, room) > box.h) {
        size -= .5f;
        leading = fminf(26, draw_leading(list, size * 1.3f));
    }
    draw_sprite(list, "icons/portrait_coach", (struct rect){box.x, box.y, face, face});
    draw_text_wrapped(list, box.x + face + 14, box.y + 21, words, FONT_BODY_MEDIUM, size, INK_INK,
                      ANCHOR_START, room, leading);
}

static struct sheet_head say_head(const struct front *front)
{
    struct sheet_head head = {.title = ""};
    text_copy(head.title, sizeof head.title, _("Feuille de route"));
    const struct score_state *score = score_of(front);
    struct text label = text_in(head.label, sizeof head.label);
    score_hand_text(front, &label);
    const struct mille_public *pub = &mille_table_seen(table_of(front))->pub;
    if (!mille_rules_are_usual(pub)) {
        text_addf(&label, " \u00b7 %s",
                  _(mille_rule_set_name((int)mille_rule_set_of(pub->seats, pub->sides, pub->option))));
        head.long_label = true;
    }
    if (table_is_day(table_of(front))) {
        struct text date = text_in(head.label, sizeof head.label);
        date_text(day_of(front)->date, &date);
    }
    const struct table *table = table_of(front);
    const struct sheet_place place = score->place;
    const bool evening = journey_at_table(front) != NULL;
    if (evening) {
        score_evening_head(front, &head);
    } else if (place.side == table_side_of(table, table_you(table)) && !table_shared(table)) {
        text_format(head.line, sizeof head.line, _("You reached %s"), mille_town(place.goal));
    } else if (place.side >= 0) {
        char name[96];
        struct text called = text_in(name, sizeof name);
        table_side_called(table, place.side, &called);
        text_format(head.line, sizeof head.line,
                    mille_side_seats(table) > 1 ? translate_context(NC_("pair", "%s reached %s"))
                                                : _("%s reached %s"),
                    name, mille_town(place.goal));
    } else {
        text_copy(head.line, sizeof head.line, _("Nobody arrived"));
    }
    return head;
}

void score_taken(const struct front *front, const struct draw_list *list, struct speech_taken *taken)
{
    const struct sheet_form sheet = score_form(front);
    const struct totals totals = totals_of(&sheet);
    const bool side = sheet.kind == SHEET_SIDE;
    const struct sheet_head head = say_head(front);
    sheet_taken(list, &sheet, &head, 2 + score_of(front)->can_review, taken);
    /* The names stand above the lines. */
    float names = sheet_labels_end(&sheet);
    speech_take(taken, (struct rect){names, sheet.table.y - 60, sheet.table.x + sheet.table.w - names, 60},
                1);
    /* The lowest labels can wait: they are counted last. */
    const float label = .5f;
    struct rect figures = sheet.table;
    figures.x = names - 60;
    figures.w -= figures.x - sheet.table.x;
    speech_take(taken, sheet.table, label);
    speech_take(taken, figures, 1 - label);
    float left = side ? sheet.rest.x : sheet.box.x, right = sheet.box.x + sheet.box.w;
    float foot = table_is_day(table_of(front)) ? sheet.rest.y + sheet.rest.h : totals.games + 8;
    speech_take(taken, (struct rect){left, sheet.rest.y, right - left, foot - sheet.rest.y}, 1);
    if (!side) {
        const struct sheet_stamp stamp =
            journey_at_table(front) ? score_evening_stamp(goals_box(front, &sheet)) : totals.stamp;
        const float half = 68 * stamp.size;
        const struct point middle = stamp.middle;
        speech_take(taken, (struct rect){middle.x - half, middle.y - half, 2 * half, 2 * half}, label);
    }
    if (score_of(front)->kind_word[0]) { /* from the beginning, so that a plate need not move for it */
        speech_take(taken, kind_word_box(front, list, &sheet), 1);
    }
}

void score_draw(const struct front *front, struct draw_list *list, float blend)
{
    const struct score_state *score = score_of(front);
    const struct sheet_form form = score_form(front);
    const struct sheet_form *sheet = &form;
    sheet_scenery(front, list, score->place);
    dialog_begin(front, list, &score_scene, 0, blend);

    const struct sheet_head head = say_head(front);
    sheet_paper(list, sheet, &head);
    for (int k = 0; k < sheet->columns; k++) {
        sheet_player(front, list, sheet, k);
    }
    draw_kind_word(front, list, sheet);
    for (int code = 0; code < SCORE_LINES; code++) {
        draw_line(front, list, sheet, code, score_progress(front, code, blend));
    }
    draw_hand_total(front, list, sheet, score_progress(front, SCORE_STEP_HAND, blend));
    if (!table_is_lesson(table_of(front)) && !score->kind_word[0]) { /* they share a place */
        sheet_deal(front, list, sheet);
    }
    if (journey_at_table(front) && score->done) {
        evening_goals_draw(front, list, goals_box(front, sheet));
    }
    if (!table_is_day(table_of(front))) {
        if (score_adds_up(front)) {
            draw_overall(front, list, sheet, score_progress(front, SCORE_STEP_OVERALL, blend));
        }
    } else if (score->done) {
        sheet_day_draw(front, list, sheet);
    }
    sheet_buttons(front, list, &score_scene, sheet, score_next_label(front));
    bool takes_place = sheet->kind == SHEET_SIDE && score->kind_word[0];
    if (!takes_place) {
        draw_postmark(front, list, sheet, score_progress(front, SCORE_STEP_POSTMARK, blend));
    }
    draw_group_end(list);
}
