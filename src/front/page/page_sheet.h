/* SPDX-License-Identifier: MIT */
/* A sheet: a column for each seat or side, a row for each thing that counted, and totals. The rows scroll
 * where they do not all fit; the totals stay in sight below them. A struct game_page whose `sheet` is one
 * needs no functions of its own:
 *
 *   static const struct page_sheet points = {.columns = columns, .column = column, .row = row, .cell = cell,
 *                                            .rows = ROWS, .sizes = sizes};
 *   static const struct game_page page = {.area = {"sheet.points", ...}, .sheet = &points};
 *
 * Below the totals stands the page's `tail`, which goes to the end of the rows where these scroll. */
#ifndef FRONT_PAGE_PAGE_SHEET_H
#define FRONT_PAGE_PAGE_SHEET_H

#include "front/item_row.h"
#include "front/page/page_grid.h"
#include "front/scene.h"

/* Who stands at the head of a column. */
struct sheet_column {
    const char *portrait, *name;
    bool won; /* the total stands on gold */
};

enum sheet_row_kind {
    SHEET_LINE,  /* figures that count for the total */
    SHEET_DRAWN, /* cells that the game draws */
    SHEET_SUM,   /* below two rules: what the lines come to, */
    SHEET_TOTAL  /* and on ink what all of it comes to; both stay in sight */
};

struct sheet_row {
    enum sheet_row_kind kind;
    const char *label; /* translated */
};

/* How a figure stands out from the others of its row. */
enum sheet_tone { TONE_PLAIN, TONE_FAINT, TONE_STRONG };

struct sheet_cell {
    char text[24];
    enum sheet_tone tone;
};

/* How high rows are, and how large letters and figures in them; `least` is the narrowest column. */
struct sheet_sizes {
    float faces, line, drawn, sum, total;
    float label, sum_label, figure, total_figure;
};

struct game_page;

struct page_sheet {
    int rows;
    float label;          /* the widest that labels get beside their figures, */
    float least;          /* and the narrowest column before they stand above them */
    struct item_row item; /* rows as focusable items: "row.*", from 0; without a name they are only read */
    const struct sheet_sizes *(*sizes)(const struct front *front, bool folds);
    /* Columns from left to right. */
    int (*columns)(const struct front *front);
    struct sheet_column (*column)(const struct front *front, int column);
    /* Draws what is behind a face, or before it, which is so large; NULL: nothing. */
    void (*mark)(const struct front *front, struct draw_list *list, int column, struct rect face,
                 bool before);
    /* A row; false: it is not there now. */
    bool (*row)(const struct front *front, int row, struct sheet_row *out);
    /* What stands in a cell. */
    void (*cell)(const struct front *front, int row, int column, struct sheet_cell *out);
    /* A row of SHEET_DRAWN in its box. */
    void (*draw)(const struct front *front, const struct page_grid *grid, struct rect box);
    /* A row was confirmed: false, nothing comes of it. And the row by which columns are sorted, -1: none. */
    bool (*choose)(struct front *front, int row);
    int (*sorted)(const struct front *front);
};

/* For game_page.c: as what a page itself says, with the sheet instead. */
float page_sheet_length(const struct front *front, const struct game_page *page, float width);
void page_sheet_items(const struct front *front, const struct game_page *page, const struct form *form,
                      struct focus_list *list);
void page_sheet_draw(const struct front *front, const struct game_page *page, struct draw_list *list,
                     const struct form *form, int focus);

/* How high the totals are. */
float page_sheet_totals(const struct front *front, const struct game_page *page, float width);
/* Below the form's rows: the totals, with the tail where nothing scrolls. */
void page_sheet_foot_items(const struct front *front, const struct game_page *page, const struct form *form,
                           struct focus_list *list);
void page_sheet_foot_draw(const struct front *front, const struct game_page *page, struct draw_list *list,
                          const struct form *form, int focus);

#endif
