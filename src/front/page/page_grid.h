/* SPDX-License-Identifier: MIT */
/* A table of figures in a form: rows with a label to their left, or above where columns get too narrow. */
#ifndef FRONT_PAGE_PAGE_GRID_H
#define FRONT_PAGE_PAGE_GRID_H

#include "ui/form.h"

struct page_grid {
    struct draw_list *list;
    const struct form *form;
    bool folds; /* labels stand above their figures */
    int columns;
    float label; /* width of the labels; 0 where it folds */
    float edge;  /* between rows and form; 0: as on pages */
    float y;     /* of the next row, from the top of the rows */
};

/* Whether labels stand above their figures in a form so wide. */
bool page_grid_folds(float width);
struct page_grid page_grid_begin(struct draw_list *list, const struct form *form, int columns);
/* The box of the next row, of height h. */
struct rect page_grid_line(struct page_grid *grid, float h);
/* The middle of a column, and the width of each column. */
float page_grid_column(const struct page_grid *grid, struct rect line, int column, float *wide);
void page_grid_label(const struct page_grid *grid, struct rect line, const char *label, float size,
                     struct rgba ink);
void page_grid_figure(const struct page_grid *grid, struct rect line, int column, const char *figure,
                      float size, struct rgba ink);

/* The height of a label above its figures, if the grid folds. */
enum { PAGE_GRID_LABEL_H = 34 };

#endif
