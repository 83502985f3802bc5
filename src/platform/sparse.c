/* SPDX-License-Identifier: MIT */
#include "platform/sparse.h"

#include "platform/surface_row.h"

#include <string.h>

/* the sparse form may take one part in this number of the surface's memory */
enum { WORTH = 2 };

struct sparse_row sparse_row_of(const uint32_t *pixels, int w)
{
    int first = 0, last = w - 1;
    while (first <= last && pixels[first] <= 0xFFFFFFu) {
        first++;
    }
    while (last > first && pixels[last] <= 0xFFFFFFu) {
        last--;
    }
    return (struct sparse_row){.from = first <= last ? first : 0, .count = last - first + 1};
}

/* Finds the visible part of each row; returns the number of pixels in them. */
static size_t find_rows(const SDL_Surface *whole, struct sparse_row *row)
{
    size_t count = 0;
    for (int y = 0; y < whole->h; y++) {
        row[y] = sparse_row_of(surface_row(whole, y), whole->w);
        row[y].at = count;
        count += (size_t)row[y].count;
    }
    return count;
}

struct sparse *sparse_of(const SDL_Surface *whole)
{
    struct sparse *sparse = SDL_calloc(1, sizeof *sparse);
    size_t area = (size_t)whole->w * (size_t)whole->h;
    if (!sparse) {
        return NULL;
    }
    *sparse = (struct sparse){.w = whole->w, .h = whole->h};
    sparse->row = SDL_calloc((size_t)whole->h, sizeof *sparse->row);
    if (!sparse->row) {
        sparse_free(sparse);
        return NULL;
    }
    size_t count = find_rows(whole, sparse->row);
    sparse->bytes = count * 4 + (size_t)whole->h * sizeof *sparse->row;
    sparse->pixels = WORTH * sparse->bytes <= area * 4 ? SDL_malloc(count * 4 + 4) : NULL;
    if (!sparse->pixels) {
        sparse_free(sparse);
        return NULL;
    }
    for (int y = 0; y < whole->h; y++) {
        const struct sparse_row *row = &sparse->row[y];
        memcpy(sparse->pixels + row->at, surface_row(whole, y) + row->from, (size_t)row->count * 4);
    }
    return sparse;
}

SDL_Surface *sparse_whole(const struct sparse *sparse)
{
    SDL_Surface *whole =
        SDL_CreateRGBSurfaceWithFormat(0, sparse->w, sparse->h, 32, SDL_PIXELFORMAT_ARGB8888); /* all clear */
    for (int y = 0; whole && y < sparse->h; y++) {
        const struct sparse_row *row = &sparse->row[y];
        memcpy(surface_row(whole, y) + row->from, sparse->pixels + row->at, (size_t)row->count * 4);
    }
    return whole;
}

void sparse_free(struct sparse *sparse)
{
    if (sparse) {
        SDL_free(sparse->row);
        SDL_free(sparse->pixels);
        SDL_free(sparse);
    }
}
