/* SPDX-License-Identifier: MIT */
/* The seven typefaces: widths, and lines of text as pictures. Every length of a line is worked out at one
 * large size and scaled, so that a layout never depends on the window. Any thread. */
#ifndef PLATFORM_FONTS_H
#define PLATFORM_FONTS_H

#include "platform/assets_dir.h"
#include "ui/draw.h"

struct fonts; /* made and owned by fonts_open */

/* A line of text as it is to be painted; lengths in pixels. */
struct lettering {
    enum font font;
    const char *string;
    float size; /* em */
    float tracking;
    float outline;
    struct rgba ink, outline_ink;
    float anchor;           /* which part of the width lies left of the anchor, 0..1 */
    float angle;            /* degrees clockwise about the anchor */
    float phase_x, phase_y; /* of the anchor in its pixel, 0..1 */
};

/* NULL: not one typeface could be read, and `error` says so. A missing one is replaced by another. */
struct fonts *fonts_open(struct assets_dir *data, char *error, size_t error_size);
void fonts_close(struct fonts *fonts);
/* Width at em 1 without tracking, and how many characters take tracking. */
float fonts_advance(struct fonts *fonts, enum font font, const char *string, int *characters);
/* For the draw list; lives as long as the fonts. */
const struct type_metrics *fonts_metrics(struct fonts *fonts);
/* The line as ARGB pixels, whose corner lies at dx, dy from the pixel of the anchor. NULL: nothing visible.
 */
SDL_Surface *fonts_render(struct fonts *fonts, const struct lettering *lettering, int *dx, int *dy);
/* Feeds a hash what tells these typefaces from others that may be there at another start. */
uint64_t fonts_sign(const struct fonts *fonts, uint64_t hash);

#endif
