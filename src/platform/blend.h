/* SPDX-License-Identifier: MIT */
/* See-through inks and pictures on the processor, where SDL's ways for them are slow. The target is one
 * that rotate_blit_fits. */
#ifndef PLATFORM_BLEND_H
#define PLATFORM_BLEND_H

#include "platform/sparse.h"
#include "ui/ink.h"

#include <SDL.h>

#include <stdbool.h>

struct blend_picture {
    const void *pixels; /* ARGB, straight alpha */
    int pitch;
    const struct sparse *sparse; /* in place of them; NULL: not */
    SDL_Rect to;                 /* where all of it goes, pixel for pixel */
    uint8_t alpha, shade;        /* factors of 255 */
    bool opaque; /* it takes the place of what lies below; its own alpha and the factors do not count */
};

/* Lays an ink over a rectangle inside the target; one that is not see-through takes its place. */
void blend_fill(SDL_Surface *target, const SDL_Rect *part, struct rgba ink);
/* Lays an ink over COUNT pixels of a row, of each of which it covers COVER of 255 parts. */
void blend_run(uint32_t *to, int count, uint8_t cover, struct rgba ink);
/* Lays an ink over a rectangle inside the target where a mask of its size, row by row, lets it through. */
void blend_mask(SDL_Surface *target, const SDL_Rect *part, const uint8_t *mask, struct rgba ink);
/* Lays the part of a picture that a rectangle inside the target holds. */
void blend_copy(SDL_Surface *target, const SDL_Rect *part, const struct blend_picture *picture);

#endif
