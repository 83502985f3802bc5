/* SPDX-License-Identifier: MIT */
/* Sparse pixels, for large pictures that are mostly transparent, such as a slanting windmill blade or a flash
 * of lightning. Of each row only the pixels from the first visible one to the last visible one are stored. */
#ifndef PLATFORM_SPARSE_H
#define PLATFORM_SPARSE_H

#include <SDL.h>

#include <stddef.h>
#include <stdint.h>

struct sparse_row {
    int from, count; /* index of the first stored pixel in the row, and their number */
    size_t at;       /* index of the first one in `pixels` */
};

struct sparse {
    int w, h;
    struct sparse_row *row; /* h rows; owned */
    uint32_t *pixels;       /* owned */
    size_t bytes;           /* memory in bytes */
};

/* The visible part of a row of w pixels; `at` is 0. */
struct sparse_row sparse_row_of(const uint32_t *pixels, int w);
/* Makes the sparse form of a surface with 32 bits a pixel, alpha in the highest eight; free it with
 * sparse_free. NULL: it would take more than half of the surface's memory, or memory is short. */
struct sparse *sparse_of(const SDL_Surface *whole);
/* The surface again; transparent pixels have lost their colour. NULL: memory is short. */
SDL_Surface *sparse_whole(const struct sparse *sparse);
void sparse_free(struct sparse *sparse);

#endif
