/* SPDX-License-Identifier: MIT */
/* The layout of a dialog in a window of any shape: a head, rows, which scroll if they do not all fit, and a
 * foot. All lengths are units of frame.h. */
#ifndef UI_FORM_H
#define UI_FORM_H

#include "ui/focus.h"
#include "ui/furniture.h"
#include "ui/list_view.h"

/* The layout of a dialog that has enough room. */
struct form_design {
    float w;          /* the largest width */
    float head, foot; /* heights of the parts above and below the rows */
    float length;     /* height of all rows */
    float most;       /* the largest visible height of the rows; 0: no limit */
    float lift;       /* distance of the dialog below the middle of the window */
    float step;       /* height of a row, the step of the wheel; 0: the default of list_view.h */
};

struct form {
    struct rect box;       /* of the whole dialog */
    struct list_view view; /* the rows; view.at is the scroll position */
    bool scrolls;          /* the rows do not all fit */
};

/* The part of a window that dialogs may use: without notches and without a bar of height `bar` at the foot.
 * Windows that are not FRAME_WIDE keep a margin. */
struct rect form_room(const struct frame *frame, float bar);
/* Whether a dialog of width w must use its narrow layout; and whether the room is so low that heads and feet
 * must be low too. */
bool form_narrow(const struct frame *frame, float w);
bool form_low(const struct frame *frame, float bar);
/* The least height of a control: `least`, or more where fingers are used (frame.touch). */
float form_touch(const struct frame *frame, float least);

/* Places the dialog in the middle of the room. at: the wanted scroll position, which is clamped. */
struct form form_make(const struct frame *frame, float bar, const struct form_design *design, float at);
/* The y in the window of a place that is `y` below the top of the first row. */
float form_y(const struct form *form, float y);
/* The right end of the rows, at least `edge` from the dialog's right edge and clear of the scroll bar. */
float form_right(const struct form *form, float edge);

/* The items of a list so far are in the rows: they scroll if the rows do. */
void form_items(const struct form *form, struct focus_list *list);

/* Rows are drawn between these two calls. They clip the rows to their window and draw the scroll bar. */
void form_rows(struct draw_list *list, const struct form *form);
void form_rows_end(struct draw_list *list, const struct form *form);

/* The focus frame for the rows as a whole, clear of the dialog's outline and of the scroll bar. It lies
 * inside the window of the rows or, with `round`, outside of it, where head and foot leave room for its line.
 */
void form_focus(struct draw_list *list, const struct form *form, bool round);

/* The box of button `which` of `count` in the foot. The last one is at the right end; with more than one, the
 * first is at the left end. w: the width, which shrinks where there is too little room. edge: the distance
 * from the sides. up: the distance of the button's top from the dialog's lower edge. */
struct rect form_button(const struct form *form, int which, int count, float w, float h, float edge,
                        float up);

#endif
