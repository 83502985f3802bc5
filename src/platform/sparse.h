/* SPDX-License-Identifier: MIT */
/* The pixels of a large picture that is clear for the most part, a blade that lies aslant or a flash of
 * lightning: of each row only what lies between the first pixel that shows and the last. */
#ifndef PLATFORM_SPARSE_H
#define PLATFORM_SPARSE_H

#include <SDL.h>

#include <stddef.h>
#include <stdint.h>

struct sparse_row {
    int from, count; /* pixels of the whole row */
    size_t at;       /* the first of them among all that are kept */
};

struct sparse {
    int w, h;
    struct sparse_row *row; /* h of them; owned */
    uint32_t *pixels;       /* owned */
    size_t bytes;           /* that it takes */
};

/* The rows of a picture of 32 bits a pixel with alpha in the uppermost eight; free with sparse_free. NULL:
 * they would take more than half of it, or memory is short. */
struct sparse *sparse_of(const SDL_Surface *whole);
/* The whole picture again, what was clear without its color; NULL: memory is short. */
SDL_Surface *sparse_whole(const struct sparse *sparse);
void sparse_free(struct sparse *sparse);

#endif
