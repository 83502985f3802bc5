/* SPDX-License-Identifier: MIT */
/* A table of figures in a form: rows with a label to their left, or above where columns get too narrow. */
#ifndef FRONT_PAGE_PAGE_GRID_H
#define FRONT_PAGE_PAGE_GRID_H

#include "ui/form.h"

struct page_grid {
    struct draw_list *list;
    const struct form *form;
    bool folds;
    int columns;
    float label; /* width of the labels; 0 where it folds */
    float edge;  /* of the form beside its rows; 0: that of pages */
    float y;     /* of the next row, below the form's first one */
};

/* Whether labels stand above their figures in a form so wide. */
bool page_grid_folds(float width);
struct page_grid page_grid_begin(struct draw_list *list, const struct form *form, int columns);
/* The next row, so high. */
struct rect page_grid_line(struct page_grid *grid, float h);
/* The middle of a column, and how wide one is. */
float page_grid_column(const struct page_grid *grid, struct rect line, int column, float *wide);
void page_grid_label(const struct page_grid *grid, struct rect line, const char *label, float size,
                     struct rgba ink);
void page_grid_figure(const struct page_grid *grid, struct rect line, int column, const char *figure,
                      float size, struct rgba ink);

/* Folded: so high is a label above its figures. */
enum { PAGE_GRID_LABEL_H = 34 };

#endif
