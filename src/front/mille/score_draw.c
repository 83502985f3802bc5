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
#include "front/mille/score_totals.h"
#include "front/mille/sheet_acts.h"
#include "front/mille/sides.h"
#include "front/scenes/evening_marks.h"
#include "front/stage/dialog.h"
#include "ui/tween.h"

#include <math.h>
#include <string.h>

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

static void draw_postmark(const struct front *front, struct draw_list *list, const struct sheet_form *sheet,
                          float t)
{
    const struct score_state *score = score_of(front);
    const struct sheet_stamp stamp = table_is_day(table_of(front)) ? sheet_day_stamp(sheet)
                                     : journey_at_table(front)
                                         ? score_evening_stamp(score_goals(front, sheet))
                                         : score_totals_of(sheet).stamp;
    const char *place = score->place.side < 0            ? _("EN PANNE")
                        : score->place.goal > GOAL_MILES ? _("MENTON")
                                                         : _("AVIGNON");
    const struct evening_postmark mark = evening_postmark(front, place);
    if (journey_at_table(front) && sheet->kind == SHEET_SIDE) { /* the goals take its place */
        return;
    }
    sheet_postmark(list, stamp.middle, stamp.size, mark.head, score->place.figure, mark.foot, t);
}

/* Whether the stamp gives its place to the kind word: beside it, large letters lack the room. */
static bool kind_word_takes_place(const struct front *front, const struct sheet_form *sheet)
{
    bool narrow = sheet->kind == SHEET_SIDE || (sheet->kind == SHEET_TALL && front->settings.print > 100);
    return narrow && score_of(front)->kind_word[0];
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
    const struct score_totals totals = score_totals_of(sheet);
    bool tall = sheet->kind == SHEET_TALL;
    float top = totals.games + 18, foot = sheet_button(sheet, SHEET_LEAVE).y - 14;
    float left = !tall                                 ? sheet->rest.x
                 : kind_word_takes_place(front, sheet) ? sheet->box.x + 34
                                                       : sheet->box.x + sheet->box.w * .44f,
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
    score_hand_text(front, score->hand_number, &label);
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
        score_evening_head(front, score->hand_number, place.side, &head);
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
    const struct score_totals totals = score_totals_of(&sheet);
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
            journey_at_table(front) ? score_evening_stamp(score_goals(front, &sheet)) : totals.stamp;
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
    score_totals_hand(front, list, sheet, score_progress(front, SCORE_STEP_HAND, blend));
    if (!table_is_lesson(table_of(front)) && !score->kind_word[0]) { /* they share a place */
        sheet_deal(front, list, sheet);
    }
    if (journey_at_table(front) && score->done) {
        evening_goals_draw(front, list, score_goals(front, sheet));
    }
    if (!table_is_day(table_of(front))) {
        if (score_adds_up(front)) {
            score_totals_overall(front, list, sheet, score_progress(front, SCORE_STEP_OVERALL, blend));
        }
    } else if (score->done) {
        sheet_day_draw(front, list, sheet);
    }
    sheet_buttons(front, list, &score_scene, sheet, score_next_label(front));
    if (!kind_word_takes_place(front, sheet)) {
        draw_postmark(front, list, sheet, score_progress(front, SCORE_STEP_POSTMARK, blend));
    }
    draw_group_end(list);
}
