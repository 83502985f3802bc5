/* SPDX-License-Identifier: MIT */
/* What tests of a table's picture share, where there is no cabinet around it: windows, type, a list to draw
 * into, and places that must lie apart. */
#ifndef TESTS_PICTURE_RIG_H
#define TESTS_PICTURE_RIG_H

#include "base/rng.h"
#include "drawn.h"
#include "ui/draw.h"
#include "ui/focus.h"
#include "ui/frame.h"

/* One of each kind, in pixels. */
enum { PICTURE_WINDOWS = 6, PICTURE_PLACES_MAX = 32 };
extern const int picture_windows[PICTURE_WINDOWS][2];
/* Many of each kind, phones with their notches among them; a width of 0 ends them. */
extern const struct window picture_shapes[];

extern struct draw_list picture;
/* How many were begun, and the commands of the longest that was ended. */
extern int pictures, pictures_longest;

/* Before and after a test: the list, with letters of one width. */
void picture_open(void);
void picture_close(void);
/* Begins and ends a frame in that list. */
void picture_begin(struct frame frame);
void picture_end(void);

/* What lies beside each other and is touched or read; places without width are not there. */
struct picture_place {
    const char *name;
    struct rect box;
};
/* Fails where one leaves the frame's canvas or lies on another; `seats` is said with it. */
void picture_apart(const struct picture_place *place, int count, const struct frame *frame, int seats);

#endif
