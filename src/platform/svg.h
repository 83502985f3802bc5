/* SPDX-License-Identifier: MIT */
/* Rasterises SVG documents with the nanosvg inside SDL_image. Any thread. */
#ifndef PLATFORM_SVG_H
#define PLATFORM_SVG_H

#include "ui/draw.h"

#include <SDL.h>

/* X' = a x + c y + e, y' = b x + d y + f: maps the document's units to pixels. */
struct matrix {
    float a, b, c, d, e, f;
};

/* The view box of a document. False: the document has neither a view box nor a size. */
bool svg_view_box(const char *document, struct rect *view);
/* Rasterises a document, transformed by the matrix, into a new surface: w x h pixels from 0, 0 on, ARGB with
 * straight alpha. NULL: not an SVG, or memory is short. */
SDL_Surface *svg_raster(const char *document, const struct matrix *matrix, int w, int h);
/* The same into `h` rows of a surface, from row `top` on. 0, 0 of the matrix is the start of that row. */
bool svg_raster_rows(const char *document, const struct matrix *matrix, SDL_Surface *surface, int top, int h);
/* Like svg_raster, for elements without the svg element round them. */
SDL_Surface *svg_raster_elements(const char *elements, size_t length, const struct matrix *matrix, int w,
                                 int h);

#endif
