/* SPDX-License-Identifier: MIT */
/* The seven typefaces: widths, and lines of text as pictures. The width of a line is measured at one large
 * size and scaled, so that a layout does not depend on the size of the window. Any thread. */
#ifndef PLATFORM_FONTS_H
#define PLATFORM_FONTS_H

#include "platform/assets_dir.h"
#include "ui/draw.h"

struct fonts; /* made and owned by fonts_open */

/* A line of text and how to paint it. Lengths are in pixels. */
struct lettering {
    enum font font;
    const char *string;
    float size; /* em */
    float tracking;
    float outline;
    struct rgba ink, outline_ink;
    float anchor;           /* the fraction of the width that is left of the anchor, 0..1 */
    float angle;            /* degrees clockwise about the anchor */
    float phase_x, phase_y; /* position of the anchor within its pixel, 0..1 */
};

/* Opens the typefaces. Another one replaces a missing one. NULL: none could be read, says `error`. */
struct fonts *fonts_open(struct assets_dir *data, char *error, size_t error_size);
void fonts_close(struct fonts *fonts);
/* The width of a string at em 1 without tracking. *characters: the number of characters that get tracking. */
float fonts_advance(struct fonts *fonts, enum font font, const char *string, int *characters);
/* The metrics for draw lists; valid as long as the fonts. */
const struct type_metrics *fonts_metrics(struct fonts *fonts);
/* Paints a line into a new ARGB surface. *dx, *dy: its corner from the anchor's pixel. NULL: invisible. */
SDL_Surface *fonts_render(struct fonts *fonts, const struct lettering *lettering, int *dx, int *dy);
/* Blends a line onto a surface, its anchor at pixel x, y. */
void fonts_write(struct fonts *fonts, const struct lettering *lettering, SDL_Surface *target, int x, int y);
/* Feeds a hash with the identity of these typefaces, which another run may not find. */
uint64_t fonts_sign(const struct fonts *fonts, uint64_t hash);

#endif
