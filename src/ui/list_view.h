/* SPDX-License-Identifier: MIT */
/* A scrolling list: its position and bar. The caller keeps the state. Lengths are units of frame.h. */
#ifndef UI_LIST_VIEW_H
#define UI_LIST_VIEW_H

#include "ui/draw.h"

enum {
    LIST_VIEW_BAR = 14,  /* width of the bar */
    LIST_VIEW_REACH = 34 /* width of the area that the pointer can grab */
};

struct list_view {
    struct rect box; /* the visible window of the list; the bar is inside its right edge */
    float length;    /* height of the whole content */
    float at;        /* scroll position: height of the content above the window, 0 to list_view_most */
    /* Height of a row, the step of the wheel and within items taller than the window; 0: an eighth of the
     * window */
    float step;
};

/* The largest `at`; 0 where everything is visible. */
float list_view_most(const struct list_view *view);
/* Clamps a position to 0..list_view_most. */
float list_view_clamp(const struct list_view *view, float at);
/* The `at` that shows an item wholly, with a little of its neighbours. item: the box where the item is now.
 * An item taller than the window is only scrolled into it. */
float list_view_reveal(const struct list_view *view, struct rect item);
/* The step of the wheel. */
float list_view_step(const struct list_view *view);
/* The area of the scroll bar that the pointer can grab. */
struct rect list_view_track(const struct list_view *view);
/* The `at` for which the middle of the thumb is at y. */
float list_view_at(const struct list_view *view, float y);
/* Draws the scroll bar if there is something to scroll. */
void list_view_draw(struct draw_list *list, const struct list_view *view);

#endif
