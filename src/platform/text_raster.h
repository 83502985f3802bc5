/* SPDX-License-Identifier: MIT */
/* Rasterises one line of text. SDL_ttf places glyphs at whole pixels and has whole sizes only, so that the
 * line is drawn two to four times too large and then scaled down to its exact size, place and angle. */
#ifndef PLATFORM_TEXT_RASTER_H
#define PLATFORM_TEXT_RASTER_H

#include "platform/fonts.h"

#include <SDL_ttf.h>

enum { TEXT_RASTER_LINE_MAX = 1000, TEXT_RASTER_SIZE_MAX = 2000, RUNS_MAX = 64 };

/* Consecutive characters of one typeface; or a gap, where length is 0. */
struct run {
    size_t start, length; /* bytes of the string */
    int characters;
    enum font face;
    float advance; /* width at em 1 */
};

struct text_raster_face {
    TTF_Font *fill, *outline; /* opened at the large size */
};

struct text_raster {
    const struct lettering *lettering;
    const struct run *runs;
    int count;
    const struct text_raster_face *faces; /* by enum font */
    int size, outline;                    /* em and outline in pixels, at the large size */
    float advance;                        /* width of the line in final pixels, tracking included */
};

/* The number of bytes of a string that are painted; a line has a largest length. */
size_t text_raster_length(const char *string);
/* The character at *at; moves *at behind the character. */
uint32_t text_raster_next(const char *string, size_t *at);
/* The width at em 1 of a space character that the typefaces lack; 0 for any other character. */
float text_raster_gap(uint32_t character);
/* The width of bytes in pixels with kerning, between bars, so that overhanging letters do not widen it. */
float text_raster_width(TTF_Font *font, const char *bytes, size_t length);
/* Sets the large size and the outline for a lettering. */
void text_raster_enlarge(struct text_raster *letters);
SDL_Surface *text_raster_paint(const struct text_raster *letters, int *dx, int *dy);

#endif
