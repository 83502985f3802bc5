/* SPDX-License-Identifier: MIT */
/* The layout of a window: one of six kinds by its shape, and its units of length. */
#ifndef UI_FRAME_H
#define UI_FRAME_H

#include "ui/geometry.h"

#include <stdbool.h>

/* The canvas for which everything was first designed, in units. */
#define REFERENCE_W 1920.0f
#define REFERENCE_H 1080.0f

/* A window of the system, in pixels. */
struct window {
    int w, h;
    float dpr; /* pixels for each point of the display, 1 on most desktops */
    struct {
        int left, top, right, bottom;
    } safe;       /* pixels along each edge that a notch or a bar of the system covers */
    bool fingers; /* a touch screen: fingers press, not a mouse */
    int print;    /* the size of letters that a person chose, in percent; 0: 100 */
};

enum frame_kind {
    FRAME_WIDE,   /* width at least 1.3 times the height, and large: the reference, 1920 x 1080 units and more
                   */
    FRAME_OPEN,   /* 5:4: 1636 units wide, the side column folded into a strip */
    FRAME_STACK,  /* square to 2:3: 1200 units wide, the person's row in two lines */
    FRAME_POCKET, /* a phone held upright: 720 units wide, touch buttons */
    FRAME_COMPACT, /* a small 4:3: 800 or 900 units high */
    FRAME_FLAT,    /* a phone held sideways or a small 16:9: 640 units high, touch buttons */
    FRAME_KINDS
};

/* The layout of one window. Units are chosen so that a height of 18 units is never below 9 points. */
struct frame {
    enum frame_kind kind;
    float scale;        /* pixels for one unit */
    struct rect canvas; /* 0, 0, VW, VH: the whole window */
    struct rect safe;   /* the part of the canvas that no notch or bar covers */
    float touch;        /* least height of a control for fingers; 0 where no fingers are expected */
    float key;          /* least side of a button that stands for a key; 0 where a mouse is used */
    float grown; /* how many times larger all is than in this window without large letters, 1 or more */
};

/* From this size of letters on, in percent, a large window has the layout of a small one. */
enum { FRAME_PRINT_GROWS = 150 };

/* w, h and dpr are more than 0. Where large letters are asked for all grows: a wide or open window is laid
 * out as one of 600 points' height, for letters twice as large as one of 540. */
struct frame frame_make(const struct window *window);
/* The layout of a window of w x h pixels with dpr 1 and without a notch. */
struct frame frame_plain(int w, int h);
/* The area for content: the canvas without a margin at the sides, 10 units at the top, and notches with some
 * air. No margin at the foot, where a bar may stand. */
struct rect frame_inner(const struct frame *frame, float margin);
/* The same, less the margin of its kind, by its edges. */
struct frame_room {
    float left, right, w, top, foot;
};
struct frame_room frame_room(const struct frame *frame);
/* A phone, held upright or across. */
bool frame_is_phone(enum frame_kind kind);
/* The margin of a kind: 24 units, less where there is little room. */
float frame_margin(enum frame_kind kind);

#endif
