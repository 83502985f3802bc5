/* SPDX-License-Identifier: MIT */
/* Blends colours and pictures on the processor, faster than SDL. Targets must pass rotate_blit_fits. */
#ifndef PLATFORM_BLEND_H
#define PLATFORM_BLEND_H

#include "platform/sparse.h"
#include "ui/ink.h"

#include <SDL.h>

#include <stdbool.h>

struct blend_picture {
    const void *pixels; /* ARGB, straight alpha */
    int pitch;
    /* The sparse form of the pixels, in place of `pixels`; NULL: not used */
    const struct sparse *sparse;
    SDL_Rect to;          /* place of the whole picture in the target, without scaling */
    uint8_t alpha, shade; /* factors for alpha and brightness, 255 is 1 */
    /* The picture replaces the pixels below; its alpha and the factors are ignored */
    bool opaque;
};

/* Fills a rectangle inside the target with a colour, blended if it is translucent. */
void blend_fill(SDL_Surface *target, const SDL_Rect *part, struct rgba ink);
/* Blends a colour over `count` pixels of a row. cover: the coverage of each pixel, 255 is all of it. */
void blend_run(uint32_t *to, int count, uint8_t cover, struct rgba ink);
/* Blends a colour over a rectangle inside the target. mask: the coverage of each pixel, row by row. */
void blend_mask(SDL_Surface *target, const SDL_Rect *part, const uint8_t *mask, struct rgba ink);
/* Blends the part of a picture that lies in a rectangle inside the target. */
void blend_copy(SDL_Surface *target, const SDL_Rect *part, const struct blend_picture *picture);

#endif
