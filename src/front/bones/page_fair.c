/* SPDX-License-Identifier: MIT */
/* Is the deal fair? What was dealt here beside what chance gives. */
#include "front/bones/bones_front.h"

#include "base/i18n/translate.h"
#include "base/number.h"
#include "front/bones/dealt.h"
#include "front/bones/draw.h"
#include "front/front.h"
#include "front/page/game_page.h"
#include "front/page/page_grid.h"
#include "front/page/page_rows.h"

enum { HEAD_H = 78, SIGNS_H = 78, ROW_H = 54, FOLDED_H = 84, GAP = 16, NOTE_H = 116, FOLDED_NOTE_H = 190 };
enum { ROWS = 4, CHANCE = BONES_SEATS_MAX, COLUMNS };

static const struct bones_fairness *fairness_of(const struct front *front)
{
    return &bones_dealt_of(front)->fairness;
}

const char *bones_fair_text(const struct bones_fairness *fairness)
{
    static const char *const verdicts[BONES_FAIR_VERDICTS] = {
        [BONES_FAIR_TOO_FEW] = N_("Too few deals to tell."),
        [BONES_FAIR_CHANCE] = N_("Chance deals like this."),
        [BONES_FAIR_UNUSUAL] = N_("Unusual: one table in twenty."),
        [BONES_FAIR_RARE] = N_("Rare: one table in a hundred."),
    };
    return _(verdicts[bones_fairness_verdict(fairness)]);
}

static float length(const struct front *front, float width)
{
    (void)front;
    bool folds = page_grid_folds(width);
    return HEAD_H + SIGNS_H + (float)(ROWS * (folds ? FOLDED_H : ROW_H)) + GAP +
           (float)(folds ? FOLDED_NOTE_H : NOTE_H);
}

/* ---- figures ------------------------------------------------------------------------------------------- */

/* The share of a seat, in tenths of a percent; -1 if there is nothing to share. */
static int share(const int64_t each[BONES_SEATS_MAX], int seat)
{
    int64_t all = 0;
    for (int i = 0; i < BONES_SEATS_MAX; i++) {
        all += each[i];
    }
    return all > 0 ? (int)((each[seat] * 1000 + all / 2) / all) : -1;
}

static void add_share(int tenths, struct text *out)
{
    char figure[NUMBER_SIZE];
    struct text number = text_in(figure, sizeof figure);
    if (tenths < 0) {
        text_add(out, "–");
        return;
    }
    number_add_decimals(tenths, 1, &number);
    text_addf(out, _("%s%%"), figure);
}

static struct rect begin_row(struct page_grid *grid, const char *label, bool striped)
{
    struct rect line = page_grid_line(grid, grid->folds ? FOLDED_H : ROW_H);
    if (striped) {
        page_rows_stripe(grid->list, line);
    }
    page_grid_label(grid, line, label, 30, INK_INK);
    return line;
}

/* A row: how often each seat had something, and what chance gives. */
static void draw_counts(struct page_grid *grid, const char *label, const int64_t each[BONES_SEATS_MAX],
                        int64_t chance_tenths, bool striped)
{
    struct rect line = begin_row(grid, label, striped);
    for (int seat = 0; seat < BONES_SEATS_MAX; seat++) {
        char figure[NUMBER_SIZE];
        page_grid_figure(grid, line, seat, number_figure((int32_t)each[seat], figure), 32, INK_INK);
    }
    char chance[NUMBER_SIZE];
    struct text out = text_in(chance, sizeof chance);
    number_add_decimals(chance_tenths, 1, &out);
    page_grid_figure(grid, line, CHANCE, chance, 32, INK_SEA);
}

static void draw_shares(struct page_grid *grid, const char *label, const int64_t each[BONES_SEATS_MAX],
                        bool striped)
{
    struct rect line = begin_row(grid, label, striped);
    for (int seat = 0; seat < COLUMNS; seat++) {
        char figure[48];
        struct text out = text_in(figure, sizeof figure);
        add_share(seat == CHANCE ? 250 : share(each, seat), &out);
        page_grid_figure(grid, line, seat, figure, 32, seat == CHANCE ? INK_ASPHALT : INK_INK);
    }
}

/* The heads of the columns: the marks of the seats as the first seat sees them. */
static void draw_seats(struct page_grid *grid)
{
    const char *const names[COLUMNS] = {_("You"), _("Left"), _("Across"), _("Right"), _("By chance")};
    struct rect line = page_grid_line(grid, SIGNS_H);
    for (int seat = 0; seat < COLUMNS; seat++) {
        float wide, x = page_grid_column(grid, line, seat, &wide);
        if (seat < BONES_SEATS_MAX) {
            bones_draw_sign(grid->list, seat_colour(seat), x, line.y + 20, 34);
        }
        draw_text_fit(grid->list, x, line.y + 66, names[seat], FONT_SIGN_SEMI, 25,
                      seat == CHANCE ? INK_SEA : INK_INK, ANCHOR_MIDDLE, wide - 6);
    }
}

static void draw(const struct front *front, struct draw_list *list, const struct form *form, int focus)
{
    (void)focus;
    const struct bones_fairness *fairness = fairness_of(front);
    struct page_grid grid = page_grid_begin(list, form, COLUMNS);
    struct rect head = page_grid_line(&grid, HEAD_H);
    char deals[64], many[NUMBER_SIZE];
    text_format(deals, sizeof deals, _n("%s deal", "%s deals", (int)fairness->deals),
                number_figure((int32_t)fairness->deals, many));
    draw_text_fit(list, head.x + 14, head.y + 48, bones_fair_text(fairness), FONT_SIGN, 40, INK_RED,
                  ANCHOR_START, head.w * .72f - 30);
    draw_text_fit(list, head.x + head.w - 14, head.y + 48, deals, FONT_SIGN_SEMI, 32, INK_INK, ANCHOR_END,
                  head.w * .28f - 20);
    draw_seats(&grid);
    draw_counts(&grid, _("Dealt the double six"), fairness->big_six, fairness->deals * 10 / BONES_SEATS_MAX,
                true);
    draw_counts(&grid, _("Doubles dealt"), fairness->doubles,
                fairness->deals * 10 * BONES_NUMBERS / BONES_SEATS_MAX, false);
    draw_shares(&grid, _("Share of the knocks"), fairness->knocks, true);
    draw_shares(&grid, _("Share of the points"), fairness->points, false);
    grid.y += GAP;
    struct rect note = page_grid_line(&grid, NOTE_H);
    draw_text_wrapped(
        list, note.x + 14, note.y + 30,
        _("Deals of rounds that were played here to their end, dealt again too. Knocks and points "
          "stand beside a quarter; they are the players’, and nobody judges them."),
        FONT_BODY, 26, INK_INK, ANCHOR_START, note.w - 28, 34);
}

static void hint(const struct front *front, int item, struct text *out)
{
    (void)item;
    text_add(out, bones_fair_text(fairness_of(front)));
}

static const struct game_page fair = {
    .tab = {"fair", N_("Fairness"), N_("What was dealt at this machine, by seat, beside what chance gives.")},
    .area = {"fair.deals", N_("The deals"),
             .text = N_("Double sixes and doubles by seat; knocks and points beside a quarter.")},
    .label = N_("Fairness"),
    .title = N_("Is the deal fair?"),
    .length = length,
    .draw = draw,
    .hint = hint};

const struct game_page *const bones_pages[] = {&fair, NULL};
