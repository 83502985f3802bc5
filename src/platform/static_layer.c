/* SPDX-License-Identifier: MIT */
#include "platform/static_layer.h"

#include "platform/surface_row.h"

#include <string.h>

enum {
    TILE = STATIC_LAYER_TILE,
    WORTH = 24,      /* number of commands; fewer are painted as fast as copied */
    SMALL = 40,      /* rectangles below this part of the window are painted directly */
    IDLE_MOST = 1200 /* unused frames until the memory is freed; getting it again makes a slow frame */
};

void static_layer_drop(struct static_layer *layer)
{
    SDL_FreeSurface(layer->surface);
    SDL_free(layer->pixels);
    SDL_free(layer->kept);
    *layer = (struct static_layer){.surface = NULL};
}

void static_layer_forget(struct static_layer *layer)
{
    layer->count = layer->expected = 0;
    if (layer->kept) {
        memset(layer->kept, 0, (size_t)layer->columns * (size_t)layer->rows);
    }
}

void static_layer_follow(struct static_layer *layer, size_t same)
{
    if (layer->surface && ++layer->idle > IDLE_MOST) {
        static_layer_drop(layer);
        layer->expected = same;
        return;
    }
    if (same < layer->count) {
        static_layer_forget(layer);
    }
    if (layer->count == 0 && same >= WORTH && same == layer->expected) {
        layer->count = same;
    }
    layer->expected = same;
}

static int tiles_in(int pixels)
{
    return (pixels + TILE - 1) / TILE;
}

SDL_Rect static_layer_tiles(const SDL_Surface *shown, const SDL_Rect *box)
{
    int x = box->x / TILE * TILE;
    int y = box->y / TILE * TILE;
    return (SDL_Rect){x, y, SDL_min(tiles_in(box->x + box->w) * TILE, shown->w) - x,
                      SDL_min(tiles_in(box->y + box->h) * TILE, shown->h) - y};
}

/* Allocates the tiles for a surface. False: memory is short. */
static bool fit(struct static_layer *layer, const SDL_Surface *shown)
{
    if (layer->surface && layer->surface->w == shown->w && layer->surface->h == shown->h &&
        layer->surface->format->format == shown->format->format) {
        return true;
    }
    size_t count = layer->count;
    size_t expected = layer->expected;
    static_layer_drop(layer);
    layer->columns = tiles_in(shown->w);
    layer->rows = tiles_in(shown->h);
    /* SDL would clear a surface that it allocates, which takes as long as several frames. This way the memory
     * of a tile is first touched when the tile is filled. */
    layer->pixels = SDL_malloc((size_t)shown->w * (size_t)shown->h * 4);
    layer->surface = layer->pixels ? SDL_CreateRGBSurfaceWithFormatFrom(layer->pixels, shown->w, shown->h, 32,
                                                                        shown->w * 4, shown->format->format)
                                   : NULL;
    layer->kept = SDL_calloc((size_t)layer->columns * (size_t)layer->rows, 1);
    if (!layer->surface || !layer->kept) {
        static_layer_drop(layer);
        return false;
    }
    layer->count = count;
    layer->expected = expected;
    return true;
}

bool static_layer_serves(struct static_layer *layer, const SDL_Surface *shown, const SDL_Rect *box)
{
    bool worth = layer->count > 0 && (double)box->w * box->h * SMALL > (double)shown->w * shown->h;
    if (worth) {
        layer->idle = 0;
    }
    return worth && fit(layer, shown);
}

void static_layer_reserve(struct static_layer *layer, const SDL_Surface *shown)
{
    if (fit(layer, shown)) {
        memset(layer->pixels, 0, (size_t)shown->w * (size_t)shown->h * 4);
    }
}

bool static_layer_missing(const struct static_layer *layer, const SDL_Rect *tiles, SDL_Rect *missing)
{
    int left = layer->columns;
    int top = layer->rows;
    int right = -1;
    int bottom = -1;
    for (int y = tiles->y / TILE; y < tiles_in(tiles->y + tiles->h); y++) {
        for (int x = tiles->x / TILE; x < tiles_in(tiles->x + tiles->w); x++) {
            if (!layer->kept[y * layer->columns + x]) {
                left = SDL_min(left, x);
                right = SDL_max(right, x);
                top = SDL_min(top, y);
                bottom = y;
            }
        }
    }
    if (right < 0) {
        return false;
    }
    SDL_Rect box = {left * TILE, top * TILE, (right + 1 - left) * TILE, (bottom + 1 - top) * TILE};
    SDL_IntersectRect(&box, tiles, missing);
    return true;
}

static void copy(const SDL_Surface *from, SDL_Surface *to, const SDL_Rect *part)
{
    for (int y = part->y; y < part->y + part->h; y++) {
        memcpy(surface_row(to, y) + part->x, surface_row(from, y) + part->x, (size_t)part->w * 4);
    }
}

void static_layer_keep(struct static_layer *layer, const SDL_Surface *shown, const SDL_Rect *tiles)
{
    copy(shown, layer->surface, tiles);
    for (int y = tiles->y / TILE; y < tiles_in(tiles->y + tiles->h); y++) {
        memset(layer->kept + (size_t)y * (size_t)layer->columns + tiles->x / TILE, 1,
               (size_t)(tiles_in(tiles->x + tiles->w) - tiles->x / TILE));
    }
}

void static_layer_restore(const struct static_layer *layer, SDL_Surface *shown, const SDL_Rect *part)
{
    copy(layer->surface, shown, part);
}
