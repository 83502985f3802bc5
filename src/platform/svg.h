/* SPDX-License-Identifier: MIT */
/* SVG documents to pixels, through the nanosvg inside SDL_image. Any thread. */
#ifndef PLATFORM_SVG_H
#define PLATFORM_SVG_H

#include "ui/draw.h"

#include <SDL.h>

/* x' = a x + c y + e, y' = b x + d y + f: from the document's units to pixels. */
struct matrix {
    float a, b, c, d, e, f;
};

/* The view box of a document; false if it has none and no size either. */
bool svg_view_box(const char *document, struct rect *view);
/* The W x H pixels at the origin of the document seen through a matrix, ARGB with straight alpha. NULL:
 * it is no SVG or memory is short. */
SDL_Surface *svg_raster(const char *document, const struct matrix *matrix, int w, int h);
/* The same into the rows of a surface of that width from a row on; the matrix counts from there. */
bool svg_raster_rows(const char *document, const struct matrix *matrix, SDL_Surface *surface, int top, int h);
/* The same of bare elements without the svg element round them. */
SDL_Surface *svg_raster_elements(const char *elements, size_t length, const struct matrix *matrix, int w,
                                 int h);

#endif
