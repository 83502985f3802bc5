/* SPDX-License-Identifier: MIT */
/* One line of text to pixels: drawn two to four times too large by SDL_ttf, which places glyphs at whole
 * pixels and knows whole sizes only, then reduced to the exact size, place and angle. */
#ifndef PLATFORM_TEXT_RASTER_H
#define PLATFORM_TEXT_RASTER_H

#include "platform/fonts.h"

#include <SDL_ttf.h>

enum { TEXT_RASTER_LINE_MAX = 1000, TEXT_RASTER_SIZE_MAX = 2000, RUNS_MAX = 64 };

/* Characters of one face that follow each other, or a gap where length is 0. */
struct run {
    size_t start, length; /* bytes of the string */
    int characters;
    enum font face;
    float advance; /* at em 1 */
};

struct text_raster_face {
    TTF_Font *fill, *outline; /* at the big size */
};

struct text_raster {
    const struct lettering *lettering;
    const struct run *runs;
    int count;
    const struct text_raster_face *faces; /* by enum font */
    int size, outline;                    /* big em and big outline */
    float advance;                        /* of the line in final pixels, tracking included */
};

/* Bytes of a string that are painted; the rest is too long for a line. */
size_t text_raster_length(const char *string);
/* The character at *at, which moves behind it. */
uint32_t text_raster_next(const char *string, size_t *at);
/* The width of a space that the faces lack, at em 1; 0 for any other character. */
float text_raster_gap(uint32_t character);
int text_raster_big_size(float size);
int text_raster_big_outline(const struct lettering *lettering, int big_size);
SDL_Surface *text_raster_paint(const struct text_raster *letters, int *dx, int *dy);

#endif
