/* SPDX-License-Identifier: MIT */
#include "platform/crop.h"

#include "platform/surface_row.h"

#include <string.h>

/* The part that shows anything; false if none does. */
static bool find_part(const SDL_Surface *whole, SDL_Rect *part)
{
    int x0 = whole->w;
    int y0 = whole->h;
    int x1 = -1;
    int y1 = -1;
    for (int y = 0; y < whole->h; y++) {
        const uint32_t *row = surface_row(whole, y);
        int first = 0;
        int last = whole->w - 1;
        while (first <= last && row[first] <= 0xFFFFFFu) {
            first++;
        }
        while (last > first && row[last] <= 0xFFFFFFu) {
            last--;
        }
        if (first <= last) {
            x0 = SDL_min(x0, first);
            x1 = SDL_max(x1, last);
            y0 = SDL_min(y0, y);
            y1 = y;
        }
    }
    x0 = SDL_max(x0 - 1, 0);
    y0 = SDL_max(y0 - 1, 0);
    *part = (SDL_Rect){x0, y0, SDL_min(x1 + 2, whole->w) - x0, SDL_min(y1 + 2, whole->h) - y0};
    return x1 >= 0;
}

void crop(struct picture_pixels *pixels)
{
    static const double worth = 0.9;
    SDL_Surface *whole = pixels->surface;
    SDL_Rect part;
    if (!find_part(whole, &part)) {
        SDL_FreeSurface(whole);
        pixels->surface = NULL;
        return;
    }
    if ((double)part.w * part.h > worth * whole->w * whole->h) {
        return;
    }
    SDL_Surface *small = SDL_CreateRGBSurfaceWithFormat(0, part.w, part.h, 32, SDL_PIXELFORMAT_ARGB8888);
    if (!small) {
        return;
    }
    for (int y = 0; y < part.h; y++) {
        memcpy(surface_row(small, y), surface_row(whole, part.y + y) + part.x, (size_t)part.w * 4);
    }
    SDL_FreeSurface(whole);
    pixels->surface = small;
    pixels->dx += part.x;
    pixels->dy += part.y;
}
