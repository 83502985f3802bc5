/* SPDX-License-Identifier: MIT */
/* Paints turned and scaled pictures, several times faster than SDL, which makes a turned copy first. */
#ifndef PLATFORM_ROTATE_BLIT_H
#define PLATFORM_ROTATE_BLIT_H

#include <SDL.h>

#include <stdbool.h>

struct rotate_blit {
    SDL_FRect to;     /* place of the whole picture before it is turned */
    SDL_FPoint pivot; /* centre of the rotation, relative to the corner of `to` */
    double angle;     /* degrees clockwise */
    uint8_t alpha, shade;
};

/* Whether a target can be painted on: 32 bits a pixel, blue in the lowest eight. */
bool rotate_blit_fits(const SDL_Surface *target);
/* Blends a picture of w x h ARGB pixels onto the part of a target inside `clip`. */
void rotate_blit_paint(SDL_Surface *target, const SDL_Rect *clip, const void *pixels, int pitch, int w, int h,
                       const struct rotate_blit *turn);

#endif
