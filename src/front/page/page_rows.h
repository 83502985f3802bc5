/* SPDX-License-Identifier: MIT */
/* Parts of rows on games' pages: heads, lines, controls, stripes. */
#ifndef FRONT_PAGE_PAGE_ROWS_H
#define FRONT_PAGE_PAGE_ROWS_H

#include "ui/form.h"

/* Narrower forms fold: columns become lines. */
#define PAGE_ROWS_FOLD 900.0f

bool page_rows_fold(const struct form *form);
/* The distance of rows from the edges of a dialog of that width. */
float page_rows_edge(float width);
/* The height of a dialog's head; tight: where there is little room. */
float page_rows_head_height(bool tight);
/* Draws a head: the title, at most `most` wide, and the line below it. */
void page_rows_head(struct draw_list *list, struct rect box, bool tight, const char *title, float most);
/* The box of a row, y below the top of the rows and h high. */
struct rect page_rows_line(const struct form *form, float y, float h);
/* Draws a control whose value left and right change. label: to its left from x on; NULL or x 0: none. */
void page_rows_choice(struct draw_list *list, struct rect box, const char *label, const char *value,
                      bool focus, float x);
/* Draws the background of every other row. */
void page_rows_stripe(struct draw_list *list, struct rect box);
/* Draws a small triangle, centred at x, y, for the column or row that others are sorted by. */
void page_rows_arrow(struct draw_list *list, float x, float y, bool up, struct rgba ink);

#endif
