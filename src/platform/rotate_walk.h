/* SPDX-License-Identifier: MIT */
/* The way through a picture's pixels that a row of the target takes (inside platform/rotate_blit.h). */
#ifndef PLATFORM_ROTATE_WALK_H
#define PLATFORM_ROTATE_WALK_H

#include <stdint.h>

/* Source places are in 1/65536 pixel; the outermost half pixel fades into clear ink by clamping. */
struct rotate_walk {
    const uint8_t *pixels;
    int pitch, w, h;
    int32_t u, v, du, dv; /* of the row's column 0; from column to column */
    uint32_t alpha, shade;
};

/* Paints the columns from `first` on, whose squares of four all lie inside the picture, eight or four at a
 * time, as long as four are left up to `last`: returns the first that is not painted; `first` itself where
 * the processor has no way to do so. */
int rotate_walk_some(const struct rotate_walk *walk, uint32_t *to, int first, int last);

#endif
