/* SPDX-License-Identifier: MIT */
/* A sheet of points: a column for each seat or side, a row for each thing that counted, and totals. The rows
 * scroll if they do not all fit; the totals below them do not. A struct game_page with a `sheet` needs no
 * functions of its own:
 *
 *   static const struct page_sheet points = {.columns = columns, .column = column, .row = row, .cell = cell,
 *                                            .rows = ROWS, .sizes = sizes};
 *   static const struct game_page page = {.area = {"sheet.points", ...}, .sheet = &points};
 *
 * The page's `tail` stands below the totals; if the rows scroll it is their end. */
#ifndef FRONT_PAGE_PAGE_SHEET_H
#define FRONT_PAGE_PAGE_SHEET_H

#include "front/item_row.h"
#include "front/page/page_grid.h"
#include "front/scene.h"

/* Who stands at the head of a column. */
struct sheet_column {
    const char *portrait, *name;
    bool won; /* the total has a golden background */
};

enum sheet_row_kind {
    SHEET_LINE,  /* figures that count for the total */
    SHEET_DRAWN, /* cells that the game draws */
    SHEET_SUM,   /* the sum of the lines, below two rules, */
    SHEET_TOTAL  /* and the total of the game, on ink; neither scrolls */
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

/* Heights of rows by their kind, and sizes of letters and figures. */
struct sheet_sizes {
    float faces, line, drawn, sum, total;
    float label, sum_label, figure, total_figure;
};

struct game_page;

struct page_sheet {
    int rows;
    float label;          /* the greatest width of labels beside their figures */
    float least;          /* where columns would be narrower, labels stand above their figures */
    struct item_row item; /* rows as focusable items: "row.*", from 0; no name: they are only read */
    const struct sheet_sizes *(*sizes)(const struct front *front, bool folds);
    /* Columns from left to right. */
    int (*columns)(const struct front *front);
    struct sheet_column (*column)(const struct front *front, int column);
    /* Draws something behind a column's face or, with `before`, over it; face: its box. NULL: nothing. */
    void (*mark)(const struct front *front, struct draw_list *list, int column, struct rect face,
                 bool before);
    /* Fills in a row; false: it is not shown now. */
    bool (*row)(const struct front *front, int row, struct sheet_row *out);
    /* Fills in a cell. */
    void (*cell)(const struct front *front, int row, int column, struct sheet_cell *out);
    /* Draws a row of kind SHEET_DRAWN. */
    void (*draw)(const struct front *front, const struct page_grid *grid, struct rect box);
    /* A row was confirmed; false: nothing happened. sorted: the row by which columns are sorted, -1: none. */
    bool (*choose)(struct front *front, int row);
    int (*sorted)(const struct front *front);
};

/* For game_page.c: as the functions of struct game_page. pinned: of the totals, which do not scroll. */
float page_sheet_length(const struct front *front, const struct game_page *page, float width);
void page_sheet_items(const struct front *front, const struct game_page *page, const struct form *form,
                      struct focus_list *list, bool pinned);
void page_sheet_draw(const struct front *front, const struct game_page *page, struct draw_list *list,
                     const struct form *form, int focus);

/* For the `more` of an item of a row: its label, and the figure of each column behind the column's name. */
void page_sheet_say(const struct front *front, const struct page_sheet *sheet, int row,
                    struct item_words *says);

/* The height of the totals. */
float page_sheet_totals(const struct front *front, const struct game_page *page, float width);
/* Below the rows: the totals and, if nothing scrolls, the tail. */
void page_sheet_foot_draw(const struct front *front, const struct game_page *page, struct draw_list *list,
                          const struct form *form, int focus);

#endif
