/* SPDX-License-Identifier: MIT */
/* The page of statistics: the figures against one opponent or all, and the last games as a plot. */
#include "base/i18n/translate.h"
#include "base/number.h"
#include "front/front.h"
#include "front/game_front.h"
#include "front/opponent.h"
#include "front/page/page_rows.h"
#include "front/records/figures.h"
#include "front/records/records.h"
#include "front/scenes/high_scores.h"
#include "front/stage/dialog.h"
#include "ui/furniture.h"

#include <math.h>
#include <string.h>

enum {
    CHOICE_W = 560,
    FIGURES_Y = 90, /* below the view's top */
    FIGURE_PITCH = 54,
    COLUMN_GAP = 48,
    PLOT_GAP = 46,
    LABEL_H = 44,   /* above the control, where it folds */
    LABEL_UP = -22, /* its baseline: what hangs below that stays clear of the control's ring */
    PLOT_H = 290,
    PLOT_LEAST = 180,
    PLOT_HEAD = 44,
    SCALE_W = 96
};

/* The top of the figures. */
static float figures_y(const struct front *front)
{
    return FIGURES_Y + high_scores_down(front) + (dialog_folds(front) ? LABEL_H : 0);
}

static int figure_rows(const struct front *front)
{
    int count = 0;
    for (const struct record_figure *figure = high_scores_counts(front)->figures; figure->key; figure++) {
        count += figure->label != NULL;
    }
    return dialog_folds(front) ? count : (count + 1) / 2;
}

static float plot_y(const struct front *front)
{
    return figures_y(front) + (float)(FIGURE_PITCH * figure_rows(front)) + PLOT_GAP;
}

/* The height of the plot, which is less if the page then need not scroll. */
static float plot_h(const struct front *front)
{
    return dialog_is_tight(front) ? PLOT_H
                                  : fmaxf(PLOT_LEAST, fminf(PLOT_H, HIGH_SCORES_LENGTH - plot_y(front)));
}

float statistics_length(const struct front *front)
{
    return plot_y(front) + plot_h(front) + (dialog_is_tight(front) ? 10 : 0);
}

struct rect statistics_choice(const struct front *front, const struct form *form)
{
    float edge = high_scores_edge(front), right = form_right(form, edge), h = HIGH_SCORES_CHOICE_H;
    float y = HIGH_SCORES_CHOICE_Y + high_scores_down(front);
    if (dialog_folds(front)) {
        return (struct rect){form->box.x + edge, form_y(form, y + LABEL_H), right - form->box.x - edge, h};
    }
    struct rect choice = {right - CHOICE_W, form_y(form, y), CHOICE_W, h},
                turn = high_scores_choice(front, form);
    if (high_scores_turns() && turn.y == choice.y) { /* what it is stands between the two */
        const float label_w = 270;
        choice.w = fminf(CHOICE_W, right - turn.x - turn.w - label_w);
        choice.x = right - choice.w;
    }
    return choice;
}

/* Whether the games that are shown were played alone. */
static bool is_alone(const struct front *front)
{
    int opponent = high_scores_of(front)->opponent;
    return opponent >= 0 && strcmp(high_scores_records(front)->opponent[opponent].key, RECORDS_ALONE) == 0;
}

/* The name of an opponent in the list: the title of a computer player, translated; the name of a person or of
 * a kind of game, for which there is room in `name`. */
static const char *opponent_title(const struct front *front, int opponent, char name[SEAT_NAME_SIZE])
{
    if (opponent < 0) {
        return _("All opponents");
    }
    const char *key = high_scores_records(front)->opponent[opponent].key;
    if (is_alone(front)) {
        return _("Nobody (solo)");
    }
    if (records_key_person(key, name)) {
        return name[0] ? name : _("Someone beside you");
    }
    const struct game_front *game = high_scores_of(front)->game;
    struct text out = text_in(name, SEAT_NAME_SIZE);
    if (game->tally && game->tally(key, &out)) {
        return name;
    }
    const struct opponent *who = opponent_playing(game, key);
    return who ? _(who->title) : key;
}

struct plot {
    int spread[RECORDS_GAMES];
    int count;
    int top; /* of the scale, in points: a whole number of steps */
};

static struct plot plot_of(const struct front *front)
{
    const struct records *records = high_scores_records(front);
    int opponent = high_scores_of(front)->opponent, step = high_scores_counts(front)->step;
    struct plot plot = {.top = step};
    for (int i = 0; i < records->games; i++) {
        if (opponent < 0 || (records->game[i].opponents >> opponent & 1u)) {
            int spread = records->game[i].mine - records->game[i].theirs,
                size = spread < 0 ? -spread : spread;
            plot.spread[plot.count++] = spread;
            while (plot.top < size) {
                plot.top += step;
            }
        }
    }
    return plot;
}

void statistics_plot_text(const struct front *front, struct text *out)
{
    struct plot plot = plot_of(front);
    int ahead = 0;
    for (int i = 0; i < plot.count; i++) {
        ahead += plot.spread[i] > 0;
    }
    if (plot.count > 0) {
        /* TRANSLATORS: the plot of the last games in words. */
        text_addf(out, _("Ahead at the end of %d of the last %d games"), ahead, plot.count);
    }
}

void statistics_opponent_text(const struct front *front, struct text *out)
{
    char name[SEAT_NAME_SIZE];
    text_add(out, opponent_title(front, high_scores_of(front)->opponent, name));
}

static void draw_figure(const struct front *front, struct draw_list *list, struct rect cell,
                        const struct record_figure *figure)
{
    const struct record_tally *tally =
        records_tally(high_scores_records(front), high_scores_of(front)->opponent);
    char line[64];
    struct text out = text_in(line, sizeof line);
    figures_say(high_scores_counts(front), tally, figure, &out);
    float wide = draw_text_width(list, line, FONT_SIGN, 36, 0);
    draw_text(list, cell.x + cell.w - 8, cell.y + 38, line, FONT_SIGN, 36, INK_INK, ANCHOR_END);
    draw_text_fit(list, cell.x + 8, cell.y + 36, _(figure->label), FONT_BODY_MEDIUM, 29, INK_INK,
                  ANCHOR_START, cell.w - wide - 40);
    draw_fill(list, (struct rect){cell.x, cell.y + FIGURE_PITCH - 4, cell.w, 2}, INK_SAND);
}

static void draw_figures(const struct front *front, struct draw_list *list, const struct form *form)
{
    float edge = high_scores_edge(front), left = form->box.x + edge, room = form_right(form, edge) - left;
    int rows = figure_rows(front), place = 0;
    float w = dialog_folds(front) ? room : (room - COLUMN_GAP) / 2;
    for (const struct record_figure *figure = high_scores_counts(front)->figures; figure->key; figure++) {
        if (figure->label) {
            int column = place >= rows, row = place - column * rows;
            float down = figures_y(front) + FIGURE_PITCH * (float)row;
            struct rect cell = {left + (w + COLUMN_GAP) * (float)column, form_y(form, down), w, FIGURE_PITCH};
            draw_figure(front, list, cell, figure);
            place++;
        }
    }
}

/* ---- the plot -------------------------------------------------------------------------------------- */

static void draw_scale(struct draw_list *list, struct rect area, const struct plot *plot)
{
    for (int mark = -1; mark <= 1; mark++) {
        char line[32];
        struct text out = text_in(line, sizeof line);
        text_add(&out, mark > 0 ? "+" : mark < 0 ? "\u2212" : "");
        number_add(mark ? plot->top : 0, &out);
        float y = area.y + area.h / 2 - area.h / 2 * (float)mark;
        draw_text_fit(list, area.x - 14, y + 8, line, FONT_SIGN_SEMI, 24, INK_INK, ANCHOR_END, SCALE_W - 20);
        draw_fill(list, (struct rect){area.x, y - 1, area.w, mark ? 1.5f : 3.0f}, mark ? INK_STONE : INK_INK);
    }
}

/* Games won stand on the road, games lost hang below it, hatched. */
static void draw_bars(struct draw_list *list, struct rect area, const struct plot *plot)
{
    float pitch = area.w / RECORDS_GAMES, w = pitch - 6, middle = area.h / 2;
    shape_begin(list, area);
    for (int i = 0; i < plot->count; i++) {
        float x = pitch * (float)i + 3, h = middle * (float)plot->spread[i] / (float)plot->top;
        if (h >= 0) {
            shape_rect(list, x, middle - fmaxf(h, 2), w, fmaxf(h, 2), 2, paint_fill(INK_SEA));
            continue;
        }
        shape_rect(list, x, middle, w, fmaxf(-h, 2), 2, paint_fill(INK_RED));
        for (float y = middle + 6; y + 3 < middle - h; y += 9) {
            shape_rect(list, x + 2, y, w - 4, 3, 0, paint_fill(INK_CREAM));
        }
    }
    shape_end(list);
}

static void draw_plot(const struct front *front, struct draw_list *list, const struct form *form)
{
    float edge = high_scores_edge(front), left = form->box.x + edge;
    struct rect plate = {left, form_y(form, plot_y(front)), form_right(form, edge) - left, plot_h(front)};
    struct plot plot = plot_of(front);
    furniture_headed(list, plate, _("THE LAST 50 GAMES: YOUR LEAD AT THE END"), INK_SEA, PLOT_HEAD, 26);
    struct rect area = {plate.x + SCALE_W + 10, plate.y + PLOT_HEAD + 24, plate.w - SCALE_W - 40,
                        plate.h - PLOT_HEAD - 48};
    if (plot.count == 0) {
        draw_text_fit(list, plate.x + plate.w / 2, plate.y + PLOT_HEAD + (plate.h - PLOT_HEAD) / 2 + 10,
                      is_alone(front) ? _("Who plays alone is ahead of nobody.")
                                      : _("The first game played to its end begins it."),
                      FONT_BODY, 30, INK_INK, ANCHOR_MIDDLE, plate.w - 80);
        return;
    }
    draw_scale(list, area, &plot);
    draw_bars(list, area, &plot);
}

void statistics_draw(const struct front *front, struct draw_list *list, const struct form *form, bool focus)
{
    struct rect choice = statistics_choice(front, form), turn = high_scores_choice(front, form);
    float left = form->box.x + high_scores_edge(front) + 8;
    bool folds = dialog_folds(front);
    if (high_scores_turns() && turn.y == choice.y) {
        left = turn.x + turn.w + 32;
    }
    char name[SEAT_NAME_SIZE];
    if (folds) {
        draw_text_fit(list, left, choice.y + LABEL_UP, _("Played against"), FONT_BODY_MEDIUM, 31, INK_INK,
                      ANCHOR_START, choice.w);
    }
    page_rows_choice(list, choice, folds ? NULL : _("Played against"),
                     opponent_title(front, high_scores_of(front)->opponent, name), focus, left);
    draw_figures(front, list, form);
    draw_plot(front, list, form);
}
