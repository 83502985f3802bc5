/* SPDX-License-Identifier: MIT */
/* The page of the ranking: all players, sorted by any column (ranking_order.h). */
#include "front/cubes/kept.h"

#include "base/i18n/translate.h"
#include "base/number.h"
#include "front/cubes/cubes_front.h"
#include "front/cubes/ranking_order.h"

#include <string.h>

enum { CHOICE_H = 42, HEAD_H = 54, ROW_H = 60, LINES_H = 84, NOTE_H = 110, GAP = 16 };

static struct cubes_ranking_page *page_of(const struct front *front)
{
    return &cubes_kept_of(front)->ranking;
}

/* Its columns need more room than those of other pages; in a narrower form they become lines. */
static bool folds_in(float width)
{
    return width < 1240;
}

static bool choose(struct front *front, int item, int step)
{
    return cubes_ranking_choose(page_of(front), item, step);
}

/* ---- where it lies ------------------------------------------------------------------------------------- */

static float row_height(bool folds)
{
    return folds ? LINES_H : ROW_H;
}

static float rows_y(bool folds)
{
    return folds ? 2 * (CHOICE_H + GAP) + GAP : CHOICE_H + 2 * GAP + HEAD_H;
}

static float length(const struct front *front, float width)
{
    const struct cubes_ranking_page *page = page_of(front);
    bool folds = folds_in(width);
    int rows = page->count > 0 ? page->count : 2;
    return rows_y(folds) + row_height(folds) * (float)rows + NOTE_H + (folds ? NOTE_H : 0);
}

static struct rect company_box(const struct form *form)
{
    struct rect row = page_rows_line(form, GAP / 2.0f, CHOICE_H);
    if (!folds_in(form->box.w)) {
        row.x += row.w - 420;
        row.w = 420;
    }
    return row;
}

static struct rect sort_box(const struct form *form)
{
    return page_rows_line(form, CHOICE_H + GAP * 1.5f, CHOICE_H);
}

/* The box of a column in a row; the name takes what is left of it. */
static struct rect cell(const struct cubes_ranking_page *page, struct rect row, int column)
{
    float x = row.x + row.w;
    for (int i = CUBES_COLUMNS - 1; i >= column; i--) {
        x -= cubes_ranking_wide(page, i);
    }
    return (struct rect){x, row.y, cubes_ranking_wide(page, column), row.h};
}

static struct rect row_box(const struct form *form, int row)
{
    bool folds = folds_in(form->box.w);
    return page_rows_line(form, rows_y(folds) + row_height(folds) * (float)row, row_height(folds) - 4);
}

/* Columns are counted from 0. */
static const char *const column_numbers[CUBES_COLUMNS] = {"0", "1", "2", "3", "4", "5", "6", "7"};

static void say_item(const struct front *front, const struct focus_item *item, struct item_words *says);

static const struct item_row item_rows[] = {
    {"ranking.company", N_("Which games"),
     N_("Left and right: games with others, or those played alone, Standard and Blitz apart."), say_item,
     .id = CUBES_RANKING_COMPANY, .sideways = true},
    {"ranking.sort", N_("Sorted by"), N_("Left and right: what the list is sorted by, each both ways round."),
     say_item, .id = CUBES_RANKING_SORT, .sideways = true},
    {"ranking.head.*", N_("A column"), N_("Choose it to sort by it; once more: the other way round."),
     say_item, .id = CUBES_RANKING_HEAD, .count = CUBES_COLUMNS, .group = 1, .ends = column_numbers},
    {"ranking.row.*", N_("A player"), N_("Everything that the score file tells of this player."), say_item,
     .kind = KIND_ENTRY, .id = CUBES_RANKING_ROW, .count = CUBES_RANKING_ROWS, .group = 2},
    {.name = NULL},
};

static void items(const struct front *front, const struct form *form, struct focus_list *list)
{
    const struct cubes_ranking_page *page = page_of(front);
    item_add(list, item_rows, CUBES_RANKING_COMPANY, company_box(form), true);
    if (folds_in(form->box.w)) {
        item_add(list, item_rows, CUBES_RANKING_SORT, sort_box(form), true);
    } else {
        struct rect heads = page_rows_line(form, CHOICE_H + GAP * 1.5f, HEAD_H);
        for (int column = 0; column < CUBES_COLUMNS; column++) {
            if (cubes_ranking_has(page, column)) {
                item_add(list, item_rows, CUBES_RANKING_HEAD + column, cell(page, heads, column), true);
            }
        }
    }
    for (int row = 0; row < page->count; row++) {
        item_add(list, item_rows, CUBES_RANKING_ROW + row, row_box(form, row), true);
    }
}

/* ---- words --------------------------------------------------------------------------------------------- */

/* The opponent of a row, NULL for a person. Of a name that is not known: the first opponent of that level. */
static const struct opponent *opponent_of(const struct cubes_ranked *ranked)
{
    for (const struct opponent *who = CUBES_OPPONENTS; who->player; who++) {
        if (strcmp(who->name, ranked->name) == 0 && strcmp(who->player, ranked->player) == 0) {
            return who;
        }
    }
    return opponent_playing(game_front_of(&cubes_game), ranked->player);
}

/* The name that is shown for a row. */
static const char *title_of(const struct cubes_ranked *ranked)
{
    const struct opponent *who = opponent_of(ranked);
    return who ? _(who->name) : ranked->name[0] != '\0' ? ranked->name : _("Somebody");
}

/* What the d-pad comes to: a row by its name with all its figures. */
static void say_item(const struct front *front, const struct focus_item *item, struct item_words *says)
{
    const struct cubes_ranking_page *page = page_of(front);
    struct text more = text_in(says->more, sizeof says->more);
    if (item->id >= CUBES_RANKING_ROW && item->id < CUBES_RANKING_ROW + page->count) {
        const struct cubes_ranked *ranked = cubes_ranking_at(page, item->id - CUBES_RANKING_ROW);
        text_copy(says->title, sizeof says->title, title_of(ranked));
        for (int column = 0; column < CUBES_COLUMNS; column++) {
            if (cubes_ranking_has(page, column)) {
                text_addf(&more, "%s%s ", more.length > 0 ? ", " : "", cubes_ranking_head(page, column));
                cubes_ranking_text(page, ranked, column, &more);
            }
        }
    } else if (item->id == CUBES_RANKING_COMPANY) {
        text_add(&more, cubes_ranking_games(page));
    } else {
        int column = item->id == CUBES_RANKING_SORT ? (int)page->by : item->id - CUBES_RANKING_HEAD;
        text_copy(says->title, sizeof says->title,
                  item->id == CUBES_RANKING_SORT ? says->title : cubes_ranking_head(page, column));
        text_add(&more, item->id == CUBES_RANKING_SORT ? cubes_ranking_head(page, column)
                        : (int)page->by == column      ? _("Sorted by it")
                                                       : "");
        text_add(&more, (int)page->by == column && page->turned ? _(", turned round") : "");
    }
}

static void hint(const struct front *front, int item, struct text *out)
{
    const struct cubes_kept *kept = cubes_kept_of(front);
    const struct cubes_ranking_page *page = &kept->ranking;
    if (cubes_kept_reads(front)) {
        text_add(out, _("The score file is long: it is still being read\xE2\x80\xA6"));
    } else if (kept->unread[0] != '\0') {
        text_add(out, kept->unread);
    } else if (item >= CUBES_RANKING_ROW && item < CUBES_RANKING_ROW + page->count) {
        const struct cubes_ranked *ranked = cubes_ranking_at(page, item - CUBES_RANKING_ROW);
        text_add(out, title_of(ranked));
        for (int column = 0; column < CUBES_COLUMN_LAST; column++) {
            if (cubes_ranking_has(page, column)) {
                text_addf(out, " · %s ", cubes_ranking_head(page, column));
                cubes_ranking_text(page, ranked, column, out);
            }
        }
    } else if (item == CUBES_RANKING_COMPANY) {
        text_add(out, _("Games with others, or played alone"));
    } else if (item != FOCUS_NONE) {
        text_add(out, _("Sort by this; once more: the other way round"));
    }
}

/* ---- drawing ------------------------------------------------------------------------------------------- */

static void draw_heads(const struct cubes_ranking_page *page, struct draw_list *list, const struct form *form,
                       int focus)
{
    struct rect heads = page_rows_line(form, CHOICE_H + GAP * 1.5f, HEAD_H);
    for (int column = 0; column < CUBES_COLUMNS; column++) {
        if (!cubes_ranking_has(page, column)) {
            continue;
        }
        struct rect box = cell(page, heads, column);
        bool sorted = (int)page->by == column;
        struct rect plate = {box.x + 4, box.y + 2, box.w - 8, box.h - 4};
        furniture_plate(list, plate, 8, sorted ? INK_SUN : INK_PAPER);
        /* The arrow is below the word: beside it, long words would have no room. */
        if (sorted) {
            page_rows_arrow(list, plate.x + plate.w / 2, plate.y + plate.h - 10, page->turned, INK_INK);
        }
        draw_text_fit(list, plate.x + plate.w / 2, plate.y + plate.h / 2 + (sorted ? 4 : 8),
                      cubes_ranking_head(page, column), FONT_SIGN_SEMI, 23, INK_INK, ANCHOR_MIDDLE,
                      plate.w - 12);
        if (focus == CUBES_RANKING_HEAD + column) {
            furniture_focus(list, plate, 8);
        }
    }
}

static void draw_who(struct draw_list *list, const struct cubes_ranked *ranked, struct rect box, int place)
{
    const struct opponent *who = opponent_of(ranked);
    const char *portrait = who ? who->portrait : "icons/portrait_you";
    char figure[NUMBER_SIZE];
    float middle = box.y + box.h / 2, face = box.h > ROW_H ? 64 : 48;
    draw_text(list, box.x + 46, middle + 12, number_figure(place, figure), FONT_SIGN, 32, INK_RED,
              ANCHOR_END);
    draw_sprite(list, portrait, (struct rect){box.x + 60, middle - face / 2, face, face});
    draw_text_fit(list, box.x + 72 + face, middle + 10, title_of(ranked), FONT_BODY_SEMI, 28, INK_INK,
                  ANCHOR_START, box.w - 80 - face);
}

static void draw_wide_row(const struct cubes_ranking_page *page, struct draw_list *list, struct rect row,
                          const struct cubes_ranked *ranked, int place)
{
    struct rect first = cell(page, row, CUBES_COLUMN_RATING);
    draw_who(list, ranked, (struct rect){row.x, row.y, first.x - row.x, row.h}, place);
    for (int column = 0; column < CUBES_COLUMNS; column++) {
        char line[48];
        struct text out = text_in(line, sizeof line);
        struct rect box = cell(page, row, column);
        bool key = column == CUBES_COLUMN_RATING;
        if (cubes_ranking_has(page, column)) {
            cubes_ranking_text(page, ranked, column, &out);
            draw_text_fit(list, box.x + box.w - 14, row.y + row.h / 2 + 11, line,
                          key ? FONT_SIGN : FONT_SIGN_MEDIUM, key ? 32 : 27, INK_INK, ANCHOR_END, box.w - 20);
        }
    }
}

/* The name with the figure that is sorted by; the others below. */
static void draw_folded_row(const struct cubes_ranking_page *page, struct draw_list *list, struct rect row,
                            const struct cubes_ranked *ranked, int place)
{
    char line[48], more[120];
    struct text out = text_in(line, sizeof line), rest = text_in(more, sizeof more);
    cubes_ranking_text(page, ranked, (int)page->by, &out);
    float wide = draw_text_width(list, line, FONT_SIGN, 34, 0);
    draw_text(list, row.x + row.w - 12, row.y + 40, line, FONT_SIGN, 34, INK_INK, ANCHOR_END);
    draw_who(list, ranked, (struct rect){row.x, row.y - 8, row.w - wide - 24, row.h}, place);
    for (int column = 0; column < CUBES_COLUMN_AVERAGE; column++) {
        if (cubes_ranking_has(page, column) && column != (int)page->by) {
            text_addf(&rest, "%s%s ", rest.length > 0 ? " · " : "", cubes_ranking_head(page, column));
            cubes_ranking_text(page, ranked, column, &rest);
        }
    }
    draw_text_fit(list, row.x + 136, row.y + row.h - 8, more, FONT_BODY, 22, INK_ASPHALT, ANCHOR_START,
                  row.w - 148);
}

static void draw_note(const struct cubes_ranking_page *page, struct draw_list *list, const struct form *form)
{
    bool folds = folds_in(form->box.w);
    int rows = page->count > 0 ? page->count : 2;
    struct rect box = page_rows_line(form, rows_y(folds) + row_height(folds) * (float)rows + 14, NOTE_H);
    const char *note = page->company == CUBES_WITH_OTHERS
                           ? _("Rating: the share of the others who ended below, over all games, from 500 "
                               "on. A game won of two makes 583, one lost 417.")
                           : _("Turns of a game, on average, from par on: 25, in Blitz 19. A game that was "
                               "left counts as two pars.");
    draw_text_wrapped(list, box.x + 8, box.y + 26, note, FONT_BODY, 23, INK_ASPHALT, ANCHOR_START, box.w - 16,
                      30);
}

static void draw(const struct front *front, struct draw_list *list, const struct form *form, int focus)
{
    const struct cubes_ranking_page *page = page_of(front);
    bool folds = folds_in(form->box.w);
    page_rows_choice(list, company_box(form), _("Games"), cubes_ranking_games(page),
                     focus == CUBES_RANKING_COMPANY, folds ? 0 : page_rows_line(form, 0, 0).x + 8);
    if (folds) {
        struct rect box = sort_box(form);
        page_rows_choice(list, box, NULL, cubes_ranking_head(page, (int)page->by),
                         focus == CUBES_RANKING_SORT, 0);
        page_rows_arrow(list, box.x + box.w - 64, box.y + box.h / 2, page->turned, INK_INK);
    } else {
        draw_heads(page, list, form, focus);
    }
    for (int row = 0; row < page->count; row++) {
        struct rect box = row_box(form, row);
        if (row % 2 == 0) {
            page_rows_stripe(list, box);
        }
        if (focus == CUBES_RANKING_ROW + row) {
            furniture_focus(list, box, 8);
        }
        int place = page->order[row] + 1;
        (folds ? draw_folded_row : draw_wide_row)(page, list, box, cubes_ranking_at(page, row), place);
    }
    if (page->count == 0) {
        struct rect box = row_box(form, 0);
        draw_text_fit(list, box.x + box.w / 2, box.y + box.h,
                      _("The first game played to its end begins it."), FONT_BODY, 30, INK_INK, ANCHOR_MIDDLE,
                      box.w - 40);
    }
    draw_note(page, list, form);
}

static void open_ranking(struct front *front)
{
    cubes_kept_rank(front);
    cubes_ranking_open(page_of(front), cubes_kept_of(front)->lists);
}

const struct game_page cubes_ranking_tab = {
    .tab = {"ranking", N_("The ranking"),

            N_("All who have played dice at this machine, from best to worst, with others and alone.")},
    .area = {"ranking.note", N_("The rating"), .text = N_("How it is reckoned.")},
    .label = N_("Ranking"),
    .title = N_("The ranking"),
    .open = open_ranking,
    .length = length,
    .items = items,
    .draw = draw,
    .choose = choose,
    .hint = hint};
