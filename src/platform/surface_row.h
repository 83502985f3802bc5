/* SPDX-License-Identifier: MIT */
#ifndef PLATFORM_SURFACE_ROW_H
#define PLATFORM_SURFACE_ROW_H

#include <SDL.h>

/* The pixels of row y of a surface with 32 bits a pixel. */
static inline uint32_t *surface_row(const SDL_Surface *surface, int y)
{
    return (uint32_t *)(void *)((uint8_t *)surface->pixels + (ptrdiff_t)y * surface->pitch);
}

#endif
