/* SPDX-License-Identifier: MIT */
/* Samples the pixels of a picture for a row of the target. For rotate_blit.c. */
#ifndef PLATFORM_ROTATE_WALK_H
#define PLATFORM_ROTATE_WALK_H

#include <stdint.h>

/* Source coordinates are in 1/65536 pixel. Clamping lets the outermost half pixel fade out. */
struct rotate_walk {
    const uint8_t *pixels;
    int pitch, w, h;      /* pitch: bytes from row to row; w, h: pixels of the picture */
    int32_t u, v, du, dv; /* source coordinates at column 0 of the row; their change from column to column */
    uint32_t alpha, shade;
};

/* Paints columns from `first` on with vector instructions, four or eight at a time, while at least four are
 * left before `last`. The four source pixels of each of these columns are inside the picture. Returns the
 * first column that is not painted; this is `first` if the processor has no such instructions. */
int rotate_walk_some(const struct rotate_walk *walk, uint32_t *to, int first, int last);

#endif
