/* SPDX-License-Identifier: MIT */
/* What the rows of a game's pages are put together from: lines of a form, controls, stripes, large figures.
 */
#ifndef FRONT_PAGE_PAGE_ROWS_H
#define FRONT_PAGE_PAGE_ROWS_H

#include "ui/form.h"

/* Narrower forms fold: columns become lines. */
#define PAGE_ROWS_FOLD 900.0f

bool page_rows_fold(const struct form *form);
/* How far rows keep from the edges of a dialog so wide. */
float page_rows_edge(float width);
/* How high a dialog's head is; tight: where there is little room. */
float page_rows_head_height(bool tight);
/* A head: the title, at most so wide, and the line below it. */
void page_rows_head(struct draw_list *list, struct rect box, bool tight, const char *title, float most);
/* A line of the form, so far below its first row's top and so high. */
struct rect page_rows_line(const struct form *form, float y, float h);
/* A control that left and right change. label: to its left, from x on; NULL or x 0: none. */
void page_rows_choice(struct draw_list *list, struct rect box, const char *label, const char *value,
                      bool focus, float x);
/* The ground of every other line. */
void page_rows_stripe(struct draw_list *list, struct rect box);
/* A small triangle in the middle of what columns or rows are sorted by: it points down, or up. */
void page_rows_arrow(struct draw_list *list, float x, float y, bool up, struct rgba ink);

#endif
