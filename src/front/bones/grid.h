/* SPDX-License-Identifier: MIT */
/* A table of figures in a form, a column a seat: rows with a label to their left, or above where it folds. */
#ifndef FRONT_BONES_GRID_H
#define FRONT_BONES_GRID_H

#include "front/bones/draw.h"
#include "ui/form.h"

struct bones_grid {
    struct draw_list *list;
    const struct form *form;
    bool folds;
    int columns;
    float label; /* width of the labels; 0 where it folds */
    float edge;  /* of the form beside its rows; 0: that of pages */
    float y;     /* of the next row */
};

bool bones_grid_folds(float width);
struct bones_grid bones_grid_begin(struct draw_list *list, const struct form *form, int columns);
/* The next row, so high. */
struct rect bones_grid_line(struct bones_grid *grid, float h);
/* The middle of a column, and how wide one is. */
float bones_grid_column(const struct bones_grid *grid, struct rect line, int column, float *wide);
void bones_grid_label(const struct bones_grid *grid, struct rect line, const char *label, float size,
                      struct rgba ink);
void bones_grid_figure(const struct bones_grid *grid, struct rect line, int column, const char *figure,
                       float size, struct rgba ink);
/* A seat's sign on a square of its ink, its middle at a point. */
void bones_grid_sign(struct draw_list *list, struct bones_colour colour, float x, float y, float side);

/* Folded: so high is a label above its figures. */
enum { BONES_GRID_LABEL_H = 34 };

#endif
