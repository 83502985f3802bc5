/* SPDX-License-Identifier: MIT */
#include "platform/below.h"

#include "platform/row.h"

#include <string.h>

enum { WORTH = 24, IDLE_MOST = 30 };

void below_drop(struct below *below)
{
    SDL_FreeSurface(below->surface);
    *below = (struct below){.surface = NULL};
}

bool below_next(struct below *below, size_t same, bool wide, size_t *count)
{
    bool used = below->surface && same >= below->count && wide;
    below->idle = used ? 0 : below->idle + 1;
    if (below->surface && (same < below->count || below->idle > IDLE_MOST)) {
        below_drop(below);
    }
    bool again = wide && same >= WORTH && same == below->expected && !below->surface;
    below->expected = wide ? same : 0;
    *count = same;
    return again;
}

void below_keep(struct below *below, SDL_Surface *shown, size_t count)
{
    below_drop(below);
    below->surface = SDL_CreateRGBSurfaceWithFormat(0, shown->w, shown->h, 32, shown->format->format);
    if (below->surface) {
        SDL_Rect all = {0, 0, shown->w, shown->h};
        below->count = count;
        for (int y = 0; y < all.h; y++) {
            memcpy(row_of(below->surface, y), row_of(shown, y), (size_t)all.w * 4);
        }
    }
}

void below_restore(const struct below *below, SDL_Surface *shown, const SDL_Rect *part)
{
    for (int y = part->y; y < part->y + part->h; y++) {
        memcpy(row_of(shown, y) + part->x, row_of(below->surface, y) + part->x, (size_t)part->w * 4);
    }
}
