/* SPDX-License-Identifier: MIT */
/* How a window is laid out: which of six kinds its shape is, and what its units are. */
#ifndef UI_FRAME_H
#define UI_FRAME_H

#include "ui/geometry.h"

#include <stdbool.h>

/* The canvas in which everything was first designed, in units. */
#define REFERENCE_W 1920.0f
#define REFERENCE_H 1080.0f

/* A window as the machine has it, in pixels. */
struct window {
    int w, h;
    float dpr; /* pixels a point of the display, 1 on most desktops */
    struct {
        int left, top, right, bottom;
    } safe;       /* what a notch or a system's own bar covers along each edge */
    bool fingers; /* a finger presses what is on it, not a mouse */
};

enum frame_kind {
    FRAME_WIDE,    /* 1.3 wide to 1 high and more, large enough: the reference, 1920 x 1080 units and more */
    FRAME_OPEN,    /* 5:4: 1636 units wide, the side column folded into a strip */
    FRAME_STACK,   /* square to 2:3: 1200 units wide, the own row in two lines */
    FRAME_POCKET,  /* a phone held upright: 720 units wide, touch buttons */
    FRAME_COMPACT, /* a small 4:3: 800 or 900 units high */
    FRAME_FLAT,    /* a phone held across, a small 16:9: 640 units high, touch buttons */
    FRAME_KINDS
};

/* Units: what is 18 of them high is never under 9 points. */
struct frame {
    enum frame_kind kind;
    float scale;        /* pixels a unit */
    struct rect canvas; /* 0, 0, VW, VH: the whole window */
    struct rect safe;   /* what of it no notch covers */
    float touch;        /* the least height of what a finger is to hit; 0 where none is expected */
    float key;          /* the least side of what is hit for a key; 0 where a mouse presses */
};

/* w, h and dpr are more than 0. */
struct frame frame_make(const struct window *window);
/* A window of so many pixels, one to a point, without a notch. */
struct frame frame_plain(int w, int h);
/* What can be laid out: the canvas less a margin at the sides and 10 units at the top, and less what a notch
 * covers with some air. Down to the foot a bar may stand on, without a margin there. */
struct rect frame_inner(const struct frame *frame, float margin);
/* The margin of a kind: 24 units, less where there is little room. */
float frame_margin(enum frame_kind kind);

#endif
