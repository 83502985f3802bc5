/* SPDX-License-Identifier: MIT */
#include "front/scenes/achievements.h"

#include "base/i18n/translate.h"
#include "base/number.h"
#include "front/day/dates.h"
#include "front/front.h"
#include "front/game_front.h"
#include "front/journey/achieved.h"
#include "front/page/page_rows.h"
#include "front/scenes/page.h"
#include "ui/seat_mark.h"

#include <string.h>

enum {
    LEAD_H = 64, /* the line that sums up */
    GROUP_H = 66,
    ROW_H = 84,
    ROW_FOLDED_H = 116,
    DONE_H = 32, /* more, where a folded row has a line for the day */
    MEDAL = 25,  /* its radius */
    INSET = 16,
    TEXT_X = 2 * INSET + 2 * MEDAL,
    DONE_W = 250 /* of the day and the number */
};

static bool is_done(const struct front *front, int row)
{
    return achieved_kept(front)->got[row].count > 0;
}

static float row_height(const struct front *front, int row, float width)
{
    return width < PAGE_ROWS_FOLD ? ROW_FOLDED_H + (float)(is_done(front, row) ? DONE_H : 0) : ROW_H;
}

/* Whether a row belongs to a game, or with NULL to the house. */
static bool is_of(int row, const struct game_front *game)
{
    const char *of = achievements[row].game;
    return game ? of && strcmp(of, game->game->name) == 0 : of == NULL;
}

static float group_height(const struct front *front, const struct game_front *game, float width)
{
    float all = 0;
    for (int row = 0; achievements[row].key; row++) {
        all += is_of(row, game) ? row_height(front, row, width) : 0;
    }
    return all > 0 ? GROUP_H + all : 0;
}

static float length(const struct front *front, float width)
{
    float all = LEAD_H + group_height(front, NULL, width);
    for (int i = 0; game_fronts[i]; i++) {
        all += group_height(front, game_fronts[i], width);
    }
    return all;
}

static void sum_text(const struct front *front, struct text *out)
{
    int done = 0;
    for (int row = 0; achievements[row].key; row++) {
        done += is_done(front, row);
    }
    /* TRANSLATORS: how many achievements were done, of how many. */
    text_addf(out, _("%d of %d"), done, achievements_count());
}

/* A star on a disc once it was done; before that an empty ring. */
static void draw_medal(struct draw_list *list, float x, float y, bool done)
{
    const float edge = 3;
    shape_begin(list, (struct rect){x - MEDAL, y - MEDAL, 2 * MEDAL, 2 * MEDAL});
    shape_circle(list, MEDAL, MEDAL, MEDAL, paint_fill(done ? INK_RED : INK_STONE));
    if (!done) {
        shape_circle(list, MEDAL, MEDAL, MEDAL - edge, paint_fill(INK_CREAM));
    }
    shape_end(list);
    if (done) {
        seat_mark_draw(list, SEAT_MARK_STAR, x, y, MEDAL * .62f, INK_CREAM);
    }
}

/* "12 Aug 2026", and below it "3 times" after the first time. */
static void draw_done(struct draw_list *list, struct rect box, const struct achievement_record *got,
                      bool folded)
{
    char day[48], times[48] = "", number[NUMBER_SIZE];
    struct text out = text_in(day, sizeof day);
    date_text(got->day, &out);
    if (got->count > 1) {
        text_format(times, sizeof times, _n("%s time", "%s times", got->count),
                    number_figure(got->count, number));
    }
    float right = box.x + box.w - INSET;
    if (folded) {
        float y = box.y + box.h - 16;
        draw_text_fit(list, box.x + TEXT_X, y, day, FONT_SIGN_SEMI, 25, INK_INK, ANCHOR_START,
                      (box.w - TEXT_X) / 2);
        draw_text_fit(list, right, y, times, FONT_SIGN_SEMI, 25, INK_INK, ANCHOR_END,
                      (box.w - TEXT_X) / 2 - 2 * INSET);
        return;
    }
    draw_text_fit(list, right, box.y + (times[0] ? 35 : 50), day, FONT_SIGN_SEMI, 28, INK_INK, ANCHOR_END,
                  DONE_W);
    draw_text_fit(list, right, box.y + 65, times, FONT_BODY, 25, INK_INK, ANCHOR_END, DONE_W);
}

/* What is asked: in a folded row on two lines, as large as they let it be. */
static void draw_asks(struct draw_list *list, struct rect box, const char *asks, float room, bool folded)
{
    float x = box.x + TEXT_X, size = 26;
    if (!folded) {
        draw_text_fit(list, x, box.y + 67, asks, FONT_BODY, size, INK_INK, ANCHOR_START, room);
        return;
    }
    while (size > 18 && draw_text_lines(list, asks, FONT_BODY, size, room) > 2) {
        size--;
    }
    draw_text_wrapped(list, x, box.y + 68, asks, FONT_BODY, size, INK_INK, ANCHOR_START, room, 30);
}

static void draw_row(const struct front *front, struct draw_list *list, const struct form *form, float y,
                     int row)
{
    const struct achievement_record *got = &achieved_kept(front)->got[row];
    bool folded = page_rows_fold(form), done = is_done(front, row);
    struct rect box = page_rows_line(form, y, row_height(front, row, form->box.w) - 6);
    float room = box.w - TEXT_X - INSET - (folded || !done ? 0 : DONE_W + 20);
    if (done) {
        page_rows_stripe(list, box);
    }
    draw_medal(list, box.x + INSET + MEDAL, box.y + (folded ? 40 : box.h / 2), done);
    draw_text_fit(list, box.x + TEXT_X, box.y + 34, _(achievements[row].title), FONT_BODY_SEMI, 31, INK_INK,
                  ANCHOR_START, room);
    draw_asks(list, box, _(achievements[row].asks), room, folded);
    if (done) {
        draw_done(list, box, got, folded);
    }
}

/* The rows of a game, or with NULL of the house, below its name. Returns where they end. */
static float draw_rows_of(const struct front *front, struct draw_list *list, const struct form *form, float y,
                          const struct game_front *game)
{
    if (group_height(front, game, form->box.w) == 0) {
        return y;
    }
    struct rect head = page_rows_line(form, y, GROUP_H);
    draw_text_fit(list, head.x + INSET, head.y + 48, game ? _(game->label) : _("The house"), FONT_SIGN, 40,
                  INK_RED, ANCHOR_START, head.w - 2 * INSET);
    y += GROUP_H;
    for (int row = 0; achievements[row].key; row++) {
        if (is_of(row, game)) {
            draw_row(front, list, form, y, row);
            y += row_height(front, row, form->box.w);
        }
    }
    return y;
}

static void draw(const struct front *front, struct draw_list *list, const struct form *form, int focus)
{
    (void)focus;
    char sum[64];
    struct text out = text_in(sum, sizeof sum);
    struct rect lead = page_rows_line(form, 0, LEAD_H);
    float y = LEAD_H;
    sum_text(front, &out);
    draw_text_fit(list, lead.x + INSET, lead.y + 46, sum, FONT_SIGN_SEMI, 38, INK_INK, ANCHOR_START,
                  lead.w - 2 * INSET);
    for (int i = 0; game_fronts[i]; i++) {
        y = draw_rows_of(front, list, form, y, game_fronts[i]);
    }
    draw_rows_of(front, list, form, y, NULL);
}

static void hint(const struct front *front, int item, struct text *out)
{
    (void)item;
    sum_text(front, out);
}

const struct game_page achievements_page = {
    .area = {"achievements.rows", N_("Achievements"), .kind = KIND_TEXT,
             .text = N_("What can be done at the tables and on the journey. A star means that it was done, "
                        "with the day of the first time, and how often since.")},
    .title = N_("Achievements"),
    .open = achieved_note_journey,
    .length = length,
    .draw = draw,
    .hint = hint};

void achievements_open(struct front *front)
{
    page_open(front, &achievements_page);
}
