/* SPDX-License-Identifier: MIT */
/* What is longer than its window: how far it is scrolled, and the bar that shows it. No clock, no state of
 * its own; lengths are units. */
#ifndef UI_LIST_VIEW_H
#define UI_LIST_VIEW_H

#include "ui/draw.h"

enum { LIST_VIEW_BAR = 14, LIST_VIEW_REACH = 34 }; /* the bar's width, and that of what can be pointed at */

struct list_view {
    struct rect box; /* the window through which it is seen; the bar stands within its right edge */
    float length;    /* of all that it holds */
    float at;        /* how much of it has gone above the window: 0 to list_view_most */
    float step; /* a row, for the wheel and for what is taller than the window; 0: an eighth of the window */
};

/* The largest `at`; 0 where everything is seen. */
float list_view_most(const struct list_view *view);
/* The nearest `at` that there is. */
float list_view_clamp(const struct list_view *view, float at);
/* The `at` that shows an item, whose box is where it lies now, wholly and a little of what is beside it;
 * one taller than the window only comes into it. */
float list_view_reveal(const struct list_view *view, struct rect item);
/* The wheel's step. */
float list_view_step(const struct list_view *view);
/* What can be pointed at of the bar. */
struct rect list_view_track(const struct list_view *view);
/* The `at` of the thumb's middle at a height. */
float list_view_at(const struct list_view *view, float y);
/* Draws the bar, where there is something to scroll. */
void list_view_draw(struct draw_list *list, const struct list_view *view);

#endif
