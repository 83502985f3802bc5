/* SPDX-License-Identifier: MIT */
/* Whose high scores are shown: the games that count something, one at a time; the tabs above the pages, and
 * the page of the lists. */
#include "front/scenes/high_scores.h"

#include "base/i18n/translate.h"
#include "base/number.h"
#include "front/day/dates.h"
#include "front/front.h"
#include "front/game_front.h"
#include "front/page/game_page.h"
#include "front/records/record_results.h"
#include "front/records/records.h"
#include "front/stage/bar.h"
#include "front/stage/scroll.h"
#include "front/table/company.h"
#include "ui/furniture.h"

#include <math.h>

/* The form of games that do not give one. */
static const struct record_figure plain_figures[] = {
    {.key = "games", .label = N_("Games")},
    {.key = "won", .label = N_("Games won"), .kind = RECORD_SHARE, .of = "games"},
    {.key = NULL},
};
static const struct record_ranking plain_rankings[] = {{.word = NULL}};
static const struct records_form plain = {
    .game = "", .figures = plain_figures, .rankings = plain_rankings, .step = 1000};

struct records *high_scores_records(const struct front *front)
{
    return record_results_records(front, high_scores_of(front)->game);
}

const struct records_form *high_scores_counts(const struct front *front)
{
    const struct records_form *form = high_scores_of(front)->game->records;
    return form ? form : &plain;
}

/* Finds the games that count hands; returns how many. */
static int counting_games(const struct game_front *game[GAME_FRONTS_MAX])
{
    int count = 0;
    for (int i = 0; game_fronts[i]; i++) {
        if (game_fronts[i]->records) {
            game[count++] = game_fronts[i];
        }
    }
    return count;
}

bool high_scores_turns(void)
{
    const struct game_front *game[GAME_FRONTS_MAX];
    return counting_games(game) > 1;
}

void high_scores_turn(struct front *front, int step)
{
    const struct game_front *game[GAME_FRONTS_MAX];
    struct high_scores_state *state = high_scores_of(front);
    int count = counting_games(game), at = 0;
    while (at < count - 1 && game[at] != state->game) {
        at++;
    }
    if (count > 0) {
        state->game = game[(at + step + count) % count];
        state->opponent = -1;
        scroll_to(front, 0);
        front_touch(front);
    }
}

/* ---- the tabs above the pages ---------------------------------------------------------------------- */

enum { TABS_X = 560, RULE_X = 36 };

const struct game_page *high_scores_own(const struct front *front, int page)
{
    return game_page_at(high_scores_of(front)->game, page - HIGH_SCORES_PAGES);
}

int high_scores_pages(const struct front *front)
{
    return HIGH_SCORES_PAGES + game_pages_count(high_scores_of(front)->game);
}

static const char *tab_label(const struct front *front, int page)
{
    const struct game_page *own = high_scores_own(front, page);
    return own ? _(own->label) : page == PAGE_SCORES ? _("High scores") : _("Statistics");
}

struct rect high_scores_tab(const struct front *front, struct rect box, int page)
{
    bool folds = dialog_folds(front);
    float all = 0, before = 0, w = 0;
    for (int i = 0; i < high_scores_pages(front); i++) {
        float wide = draw_text_width(front->measure, tab_label(front, i), FONT_SIGN, 32, .6f) + 46;
        before += i < page ? wide + 8 : 0;
        all += wide + (i > 0 ? 8 : 0);
        w = i == page ? wide : w;
    }
    float room = folds ? box.w - 2 * RULE_X : box.w - TABS_X - 100,
          h = form_touch(&front->frame, HIGH_SCORES_HEAD - 50);
    float part = folds ? room / all : fminf(1, room / all);
    float left = folds ? RULE_X : box.w < HIGH_SCORES_W ? fmaxf(420, box.w - 110 - all) : TABS_X;
    if (!folds && box.w < HIGH_SCORES_W) {
        part = fminf(1, (box.w - left - 100) / all);
    }
    float foot = folds ? HIGH_SCORES_TABS + h : dialog_is_low(front) ? 90 : HIGH_SCORES_HEAD;
    return (struct rect){box.x + left + before * part, box.y + foot - h, w * part, h};
}

void high_scores_head(const struct front *front, struct draw_list *list, struct rect box, int focus)
{
    int page = high_scores_of(front)->page;
    const struct game_page *own = high_scores_own(front, page);
    bool folds = dialog_folds(front), low = dialog_is_low(front);
    struct rect first = high_scores_tab(front, box, 0);
    float keys = box.w < HIGH_SCORES_W ? 86 : 102; /* the sign of a key before the tabs */
    float width = folds ? box.w - 180 : first.x - box.x - 54 - keys;
    float foot = folds ? first.y - 4 : first.y + first.h; /* above the tabs, or above their rule */
    furniture_title(list, box.x + (folds ? 36 : 54), foot, own ? _(own->title) : tab_label(front, page),
                    folds ? 56
                    : low ? 66
                          : 84,
                    fminf(width, 420));
    struct rect tab = {0};
    for (int i = 0; i < high_scores_pages(front); i++) {
        tab = high_scores_tab(front, box, i);
        furniture_tab(list, tab, tab_label(front, i), i == page);
    }
    draw_fill(list, (struct rect){box.x + RULE_X, tab.y + tab.h, box.w - 2 * RULE_X, 6}, INK_RED);
    bar_page_glyphs(front, list, box, high_scores_tab(front, box, 0), tab);
    if (focus >= 0 && focus < high_scores_pages(front)) {
        furniture_focus(list, high_scores_tab(front, box, focus), 10);
    }
}

/* ---- the lists ------------------------------------------------------------------------------------- */

enum {
    EDGE = 58,
    LIST_Y = 36, /* below the view's top */
    LIST_TIGHT_Y = 8,
    LIST_H = 560,
    LIST_GAP = 36,
    HEADER = 64,
    RANK_PITCH = 158,
    ROW_PITCH = 42, /* of longer lists: a line an entry, */
    ROWS_HEADER = 52,
    COLUMNS = 3,       /* and so many lists abreast, */
    COLUMNS_LARGE = 2, /* or so many where large letters leave no room for names */
};

/* Whether a game's lists are longer than milestones have room for. */
static bool is_long(const struct front *front)
{
    return records_best(high_scores_counts(front)) > RECORDS_BEST_FEW;
}

static float list_height(const struct front *front)
{
    int rows = records_best(high_scores_counts(front));
    return is_long(front) ? (float)(ROWS_HEADER + ROW_PITCH * rows + 14) : (float)LIST_H;
}

static int columns_of(const struct front *front)
{
    bool large =
        front->settings.print > 100 && (dialog_is_low(front) || front->frame.canvas.w < HIGH_SCORES_W);
    int lists = records_rankings(high_scores_counts(front)), most = !is_long(front) ? lists
                                                                    : large         ? COLUMNS_LARGE
                                                                                    : COLUMNS;
    return dialog_folds(front) ? 1 : lists < most ? lists : most;
}

/* The top of the lists, below the view's top. */
static float list_y(const struct front *front)
{
    return dialog_is_tight(front) ? LIST_TIGHT_Y + high_scores_down(front)
                                  : (float)(LIST_Y + (high_scores_turns() ? LIST_GAP : 0));
}

float high_scores_length(const struct front *front)
{
    int lists = records_rankings(high_scores_counts(front)), columns = columns_of(front);
    if (dialog_folds(front) || is_long(front)) {
        float rows = (float)(columns > 0 ? (lists + columns - 1) / columns : 0);
        return list_y(front) + (list_height(front) + LIST_GAP) * rows - LIST_GAP +
               (dialog_folds(front) ? 0 : 8);
    }
    return HIGH_SCORES_LENGTH + (dialog_is_low(front) ? high_scores_down(front) : 0);
}

/* A stone with a rank; its foot's middle at x, y. */
static void draw_rank(struct draw_list *list, float x, float y, int rank)
{
    const float w = 84;
    char number[8];
    text_format(number, sizeof number, "%d", rank);
    /* Sky and meadow, against which the pale stone stands out. */
    shape_begin(list, (struct rect){x - 58, y - 136, 120, 136});
    shape_rect(list, 0, 0, 120, 136, 8, paint_fill(INK_SKY));
    shape_path(list, paint_fill(INK_MEADOW),
               "M0 112C40 98 80 106 120 100L120 128C120 133 116 136 112 136L8 136C4 136 0 133 0 128Z");
    shape_end(list);
    furniture_total(list, (struct rect){x - w * .45f, y - 160, w, 152}, number);
}

static const char *name_of(const struct front *front, const struct record_best *best)
{
    if (best->computer) {
        const struct opponent *opponent = opponent_find(high_scores_of(front)->game, best->name);
        return opponent ? _(opponent->name) : _("Computer");
    }
    return best->name[0] ? best->name : _("You");
}

static void draw_entry(const struct front *front, struct draw_list *list, struct rect box,
                       const struct record_best *best, int rank)
{
    float x = box.x + 174, room = box.w - 174 - 36;
    draw_rank(list, box.x + 84, box.y + 148, rank);
    if (best == NULL) {
        draw_text_fit(list, x, box.y + 104, _("Nobody yet"), FONT_BODY, 30, INK_ASPHALT2, ANCHOR_START, room);
        return;
    }
    char line[SEAT_NAME_SIZE];
    struct text out = text_in(line, sizeof line);
    number_add(best->points, &out);
    draw_text_fit(list, x, box.y + 76, line, FONT_SIGN, 62, INK_INK, ANCHOR_START, room);
    draw_text_fit(list, x, box.y + 108, name_of(front, best), FONT_BODY_SEMI, 29, INK_INK, ANCHOR_START,
                  room);
    out = text_in(line, sizeof line);
    date_text(best->day, &out);
    draw_text_fit(list, x, box.y + 137, line, FONT_BODY, 23, INK_ASPHALT, ANCHOR_START, room);
}

/* An entry of a longer list; best: NULL for an empty place. */
static void draw_line(const struct front *front, struct draw_list *list, struct rect row,
                      const struct record_best *best, int rank)
{
    char line[SEAT_NAME_SIZE];
    float baseline = row.y + row.h - 12, right = row.x + row.w - 16, date = fminf(112, row.w * .3f);
    text_format(line, sizeof line, "%d", rank);
    draw_text_fit(list, row.x + 44, baseline, line, FONT_SIGN, 26, INK_RED, ANCHOR_END, 34);
    if (best == NULL) {
        draw_text_fit(list, row.x + 56, baseline, rank == 1 ? _("Nobody yet") : "\u2013", FONT_BODY, 24,
                      INK_ASPHALT2, ANCHOR_START, row.w - 80);
        return;
    }
    struct text out = text_in(line, sizeof line);
    number_add(best->points, &out);
    draw_text_fit(list, row.x + 128, baseline, line, FONT_SIGN, 28, INK_INK, ANCHOR_END, 78);
    draw_text_fit(list, row.x + 140, baseline, name_of(front, best), FONT_BODY_SEMI, 24, INK_INK,
                  ANCHOR_START, right - date - 8 - row.x - 140);
    out = text_in(line, sizeof line);
    date_text(best->day, &out);
    draw_text_fit(list, right, baseline, line, FONT_BODY, 20, INK_ASPHALT, ANCHOR_END, date);
}

static void draw_scores(const struct front *front, struct draw_list *list, struct rect box, const char *label,
                        struct rgba ink, const struct record_list *scores)
{
    bool rows = is_long(front);
    float header = rows ? ROWS_HEADER : HEADER, pitch = rows ? ROW_PITCH : RANK_PITCH, edge = rows ? 16 : 30;
    furniture_headed(list, box, label, ink, header, rows ? 28 : 32);
    for (int i = 0; i < records_best(high_scores_counts(front)); i++) {
        struct rect row = {box.x, box.y + header + (rows ? 4.0f : 6.0f) + pitch * (float)i, box.w, pitch};
        if (i > 0) {
            draw_fill(list, (struct rect){row.x + edge, row.y + (rows ? 0 : 2), row.w - 2 * edge, 2},
                      INK_SAND);
        }
        (rows ? draw_line : draw_entry)(front, list, row, i < scores->count ? &scores->best[i] : NULL, i + 1);
    }
}

/* The label of a list, with the least result if it has one. */
static void label_of(const struct record_ranking *ranking, struct text *out)
{
    char number[NUMBER_SIZE];
    if (ranking->least > 0) {
        text_addf(out, _(ranking->label), number_figure(ranking->least, number));
    } else {
        text_add(out, _(ranking->label));
    }
}

/* Lists stand in rows of as many as fit beside each other. */
void high_scores_draw(const struct front *front, struct draw_list *list, const struct form *form)
{
    const struct rgba inks[] = {INK_RED, INK_SEA, INK_GREEN};
    const struct records *records = high_scores_records(front);
    const struct records_form *counts = high_scores_counts(front);
    bool folds = dialog_folds(front);
    int lists = records_rankings(counts), columns = columns_of(front);
    float edge = folds ? 24 : EDGE, left = form->box.x + edge, room = form_right(form, edge) - left;
    float gap = is_long(front) ? LIST_GAP / 2.0f : LIST_GAP, h = list_height(front);
    float w = columns < 2 ? room : (room - gap * (float)(columns - 1)) / (float)columns;
    float y = form_y(form, list_y(front));
    for (int i = 0; i < lists; i++) {
        int column = i % columns, row = i / columns;
        struct rect box = {left + (w + gap) * (float)column, y + (h + LIST_GAP) * (float)row, w, h};
        char label[96];
        struct text out = text_in(label, sizeof label);
        label_of(&counts->rankings[i], &out);
        struct rgba ink = inks[i % (int)(sizeof inks / sizeof *inks)];
        draw_scores(front, list, box, label, ink, &records->list[i]);
    }
}
