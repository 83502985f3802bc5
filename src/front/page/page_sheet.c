/* SPDX-License-Identifier: MIT */
#include "front/page/page_sheet.h"

#include "base/i18n/translate.h"
#include "front/front.h"
#include "front/page/game_page.h"
#include "front/page/page_rows.h"

#include <math.h>

enum { FACE = 76, FACES_H = 124, WON_W = 150 };

/* A label's part of a row. */
static const float LABEL_MOST = .36f;

/* ---- where it lies ------------------------------------------------------------------------------------- */

/* The distance of rows from the edges of a dialog of that width. */
static float edge_of(const struct game_page *page, float width)
{
    bool narrow = width < PAGE_ROWS_FOLD;
    return !page->slip ? page_rows_edge(width) : narrow ? 18 : 26;
}

static float label_of(const struct page_sheet *sheet, float row)
{
    return fminf(row * LABEL_MOST, sheet->label);
}

static bool folds_in(const struct front *front, const struct game_page *page, float width)
{
    const struct page_sheet *sheet = page->sheet;
    float row = width - 2 * edge_of(page, width);
    return (row - label_of(sheet, row)) / (float)sheet->columns(front) < sheet->least;
}

static bool is_pinned(enum sheet_row_kind kind)
{
    return kind == SHEET_SUM || kind == SHEET_TOTAL;
}

static float height_of(const struct sheet_sizes *sizes, enum sheet_row_kind kind)
{
    const float heights[] = {[SHEET_LINE] = sizes->line,
                             [SHEET_DRAWN] = sizes->drawn,
                             [SHEET_SUM] = sizes->sum,
                             [SHEET_TOTAL] = sizes->total};
    return heights[kind];
}

/* The height of all rows that do not scroll, or of all that do. */
static float rows_height(const struct front *front, const struct game_page *page, float width, bool pinned)
{
    const struct page_sheet *sheet = page->sheet;
    const struct sheet_sizes *sizes = sheet->sizes(front, folds_in(front, page, width));
    float all = 0;
    for (int i = 0; i < sheet->rows; i++) {
        struct sheet_row row = {.kind = SHEET_LINE};
        if (sheet->row(front, i, &row) && is_pinned(row.kind) == pinned) {
            all += height_of(sizes, row.kind);
        }
    }
    return all;
}

float page_sheet_length(const struct front *front, const struct game_page *page, float width)
{
    return page_part_height(front, page->lead) +
           page->sheet->sizes(front, folds_in(front, page, width))->faces +
           rows_height(front, page, width, false);
}

float page_sheet_totals(const struct front *front, const struct game_page *page, float width)
{
    return rows_height(front, page, width, true);
}

/* ---- a walk along the rows ----------------------------------------------------------------------------- */

struct walk {
    const struct front *front;
    const struct page_sheet *sheet;
    const struct sheet_sizes *sizes;
    struct page_grid grid;
    bool pinned;
    int at; /* the row, and what it is: */
    struct sheet_row row;
    struct rect box;
    int shown; /* rows of the walk before it */
};

/* The space before the first row that does not scroll, or that does. */
static struct walk walk_begin(const struct front *front, const struct game_page *page, struct draw_list *list,
                              const struct form *form, bool pinned)
{
    const struct page_sheet *sheet = page->sheet;
    float width = form->box.w;
    bool folds = folds_in(front, page, width);
    struct walk walk = {.front = front,
                        .sheet = sheet,
                        .sizes = sheet->sizes(front, folds),
                        .grid = page_grid_begin(list, form, sheet->columns(front)),
                        .pinned = pinned,
                        .at = -1,
                        .shown = -1};
    walk.grid.folds = folds;
    walk.grid.edge = edge_of(page, width);
    walk.grid.label = folds ? 0 : label_of(sheet, page_grid_line(&walk.grid, 0).w);
    walk.grid.y = page_part_height(front, page->lead) + walk.sizes->faces;
    if (pinned) { /* below what is seen of the others */
        walk.grid.y = form->view.box.y + form->view.box.h - form_y(form, 0);
    }
    return walk;
}

static bool walk_on(struct walk *walk)
{
    while (++walk->at < walk->sheet->rows) {
        walk->row = (struct sheet_row){.kind = SHEET_LINE};
        if (walk->sheet->row(walk->front, walk->at, &walk->row) &&
            is_pinned(walk->row.kind) == walk->pinned) {
            walk->box = page_grid_line(&walk->grid, height_of(walk->sizes, walk->row.kind));
            walk->shown++;
            return true;
        }
    }
    return false;
}

void page_sheet_items(const struct front *front, const struct game_page *page, const struct form *form,
                      struct focus_list *list, bool pinned)
{
    struct walk walk = walk_begin(front, page, NULL, form, pinned);
    while (page->sheet->item.name && walk_on(&walk)) {
        item_add_number(list, &page->sheet->item, GAME_PAGE_ITEMS + walk.at, walk.box, true, walk.at);
    }
}

/* ---- drawing ------------------------------------------------------------------------------------------- */

static void draw_faces(const struct walk *walk, struct rect line)
{
    struct draw_list *list = walk->grid.list;
    float top = line.y + line.h - FACES_H;
    for (int i = 0; i < walk->grid.columns; i++) {
        struct sheet_column column = walk->sheet->column(walk->front, i);
        float wide, x = page_grid_column(&walk->grid, line, i, &wide);
        struct rect face = {x - FACE / 2.0f, top, FACE, FACE};
        if (walk->sheet->mark) {
            walk->sheet->mark(walk->front, list, i, face, false);
        }
        draw_sprite(list, column.portrait, face);
        if (walk->sheet->mark) {
            walk->sheet->mark(walk->front, list, i, face, true);
        }
        draw_text_fit(list, x, top + FACE + 36, column.name, FONT_SIGN, 31, INK_INK, ANCHOR_MIDDLE, wide - 8);
    }
}

/* Draws a row's background: a stripe, two rules, or ink. */
static void draw_ground(const struct walk *walk)
{
    struct draw_list *list = walk->grid.list;
    struct rect box = walk->box;
    if (walk->row.kind == SHEET_SUM) {
        float y = box.y + (walk->grid.folds ? -5 : 4); /* the label stands high there */
        draw_fill(list, (struct rect){box.x, y, box.w, 4}, INK_INK);
        draw_fill(list, (struct rect){box.x, y + 8, box.w, 1.6f}, INK_INK);
    } else if (walk->row.kind == SHEET_TOTAL) {
        shape_begin(list, box);
        shape_rect(list, 0, 0, box.w, box.h, 8, paint_fill(INK_INK));
        shape_end(list);
    } else if (walk->shown % 2 == 0) {
        page_rows_stripe(list, box);
    }
}

/* The winner's total has a golden background. */
static void draw_won(const struct walk *walk, int column)
{
    struct draw_list *list = walk->grid.list;
    float wide, x = page_grid_column(&walk->grid, walk->box, column, &wide), w = fminf(wide - 8, WON_W);
    float top = walk->box.y + (walk->grid.folds ? PAGE_GRID_LABEL_H - 2 : 0);
    struct rect cell = {x - w / 2, top + 5, w, walk->box.y + walk->box.h - top - 10};
    shape_begin(list, cell);
    shape_rect(list, 0, 0, cell.w, cell.h, 10, paint_fill(INK_SUN));
    shape_end(list);
}

static void draw_cells(const struct walk *walk)
{
    bool total = walk->row.kind == SHEET_TOTAL;
    const struct rgba inks[] = {total ? INK_CREAM : INK_INK, INK_STONE, total ? INK_SUN : INK_RED};
    for (int i = 0; i < walk->grid.columns; i++) {
        struct sheet_cell cell = {.tone = TONE_PLAIN};
        bool won = total && walk->sheet->column(walk->front, i).won;
        walk->sheet->cell(walk->front, walk->at, i, &cell);
        if (won) {
            draw_won(walk, i);
        }
        page_grid_figure(&walk->grid, walk->box, i, cell.text,
                         is_pinned(walk->row.kind) ? walk->sizes->total_figure : walk->sizes->figure,
                         won ? INK_INK : inks[cell.tone]);
    }
}

static void draw_row(const struct walk *walk)
{
    const struct page_sheet *sheet = walk->sheet;
    enum sheet_row_kind kind = walk->row.kind;
    struct rgba ink = kind == SHEET_TOTAL ? INK_CREAM : INK_INK;
    draw_ground(walk);
    if (kind == SHEET_DRAWN) {
        sheet->draw(walk->front, &walk->grid, walk->box);
        return;
    }
    bool sorted = sheet->sorted && sheet->sorted(walk->front) == walk->at;
    struct page_grid grid = walk->grid;
    grid.label -= sorted ? 24 : 0;
    page_grid_label(&grid, walk->box, walk->row.label,
                    kind == SHEET_TOTAL ? walk->sizes->sum_label + 2
                    : kind == SHEET_SUM ? walk->sizes->sum_label
                                        : walk->sizes->label,
                    ink);
    if (sorted) {
        float x = walk->grid.folds ? walk->box.x + walk->box.w - 26 : walk->box.x + walk->grid.label - 22;
        page_rows_arrow(grid.list, x, walk->box.y + (walk->grid.folds ? 20 : walk->box.h / 2 + 2), false,
                        ink);
    }
    draw_cells(walk);
}

static void draw_rows(struct walk *walk, int focus)
{
    struct rect focused = {0, 0, 0, 0};
    while (walk_on(walk)) {
        draw_row(walk);
        focused = focus == GAME_PAGE_ITEMS + walk->at ? walk->box : focused;
    }
    if (focused.h > 0) {
        furniture_focus(walk->grid.list, focused, 8);
    }
}

static void draw_part(struct walk *walk, const struct page_part *part)
{
    if (part) {
        part->draw(walk->front, walk->grid.list,
                   page_grid_line(&walk->grid, page_part_height(walk->front, part)));
    }
}

void page_sheet_draw(const struct front *front, const struct game_page *page, struct draw_list *list,
                     const struct form *form, int focus)
{
    struct walk walk = walk_begin(front, page, list, form, false);
    walk.grid.y = 0;
    draw_part(&walk, page->lead);
    draw_faces(&walk, page_grid_line(&walk.grid, walk.sizes->faces));
    draw_rows(&walk, focus);
    if (form->scrolls) {
        draw_part(&walk, page->tail);
    }
}

void page_sheet_foot_draw(const struct front *front, const struct game_page *page, struct draw_list *list,
                          const struct form *form, int focus)
{
    struct walk walk = walk_begin(front, page, list, form, true);
    draw_rows(&walk, focus);
    if (!form->scrolls) {
        draw_part(&walk, page->tail);
    }
}

void page_sheet_say(const struct front *front, const struct page_sheet *sheet, int row,
                    struct item_words *says)
{
    struct sheet_row line = {.kind = SHEET_LINE};
    struct text more = text_in(says->more, sizeof says->more);
    sheet->row(front, row, &line);
    text_copy(says->title, sizeof says->title, line.label);
    text_add(&more, sheet->sorted && sheet->sorted(front) == row ? _("Sorted by it") : "");
    for (int i = 0; i < sheet->columns(front); i++) {
        struct sheet_cell cell = {.tone = TONE_PLAIN};
        sheet->cell(front, row, i, &cell);
        text_addf(&more, "%s%s %s", more.length > 0 ? ", " : "", sheet->column(front, i).name, cell.text);
    }
}
