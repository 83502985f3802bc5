/* SPDX-License-Identifier: MIT */
/* A dialog in a window of any shape: a head, rows that scroll where they do not all fit, a foot that stays.
 */
#ifndef UI_FORM_H
#define UI_FORM_H

#include "ui/furniture.h"
#include "ui/list_view.h"

/* How a dialog would stand if there were room. */
struct form_design {
    float w;          /* the widest it gets */
    float head, foot; /* above the rows and below them */
    float length;     /* of the rows */
    float most;       /* of them that is ever seen at once; 0: all */
    float lift;       /* how much lower than the middle it stands */
    float step;       /* a row, for the wheel; 0: whatever */
};

struct form {
    struct rect box;       /* the dialog */
    struct list_view view; /* its rows; view.at is how far they are scrolled */
    bool scrolls;          /* they do not all fit */
};

/* What is left of a window for dialogs: without notches, without a bar so high at its foot, with a margin
 * where it is not wide. */
struct rect form_room(const struct frame *frame, float bar);
/* Whether so wide a dialog has to fold, and whether the room is so low that heads and feet must be. */
bool form_narrow(const struct frame *frame, float w);
bool form_low(const struct frame *frame, float bar);
/* The least height of what a finger is to hit: `least`, or more where the window is a phone's. */
float form_touch(const struct frame *frame, float least);

/* In the middle of the room; `at` is how far the rows should be scrolled, and is held within bounds. */
struct form form_make(const struct frame *frame, float bar, const struct form_design *design, float at);
/* The height in the window at which something `y` below the first row's top lies. */
float form_y(const struct form *form, float y);
/* The right edge of what a row may fill, `edge` from the dialog's: the bar keeps its own place. */
float form_right(const struct form *form, float edge);

/* Rows are drawn between these two: what does not fit is cut, and the bar stands beside them. */
void form_rows(struct draw_list *list, const struct form *form);
void form_rows_end(struct draw_list *list, const struct form *form);

/* The focus frame of all the rows as one: clear of the dialog's line and of the bar. It stands within the
 * rows' window or, where head and foot leave a line's room for it, `round` it. */
void form_focus(struct draw_list *list, const struct form *form, bool round);

/* Button `which` of `count` in a row along the foot, the last one at the right end; `w` wide where there is
 * room, narrower where not. With two, the first stands at the left end. */
struct rect form_button(const struct form *form, int which, int count, float w, float h, float edge,
                        float up);

#endif
