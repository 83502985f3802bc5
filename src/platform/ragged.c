/* SPDX-License-Identifier: MIT */
#include "platform/ragged.h"

#include "platform/row.h"

#include <string.h>

enum { WORTH = 2 }; /* of so much of a picture its rows may take one part */

/* The part of a row that shows. */
static struct ragged_row find_row(const uint32_t *pixels, int w)
{
    int first = 0, last = w - 1;
    while (first <= last && pixels[first] <= 0xFFFFFFu) {
        first++;
    }
    while (last > first && pixels[last] <= 0xFFFFFFu) {
        last--;
    }
    return (struct ragged_row){.from = first <= last ? first : 0, .count = last - first + 1};
}

/* Finds the rows of a picture; how many pixels they hold. */
static size_t find_rows(const SDL_Surface *whole, struct ragged_row *row)
{
    size_t count = 0;
    for (int y = 0; y < whole->h; y++) {
        row[y] = find_row(row_of(whole, y), whole->w);
        row[y].at = count;
        count += (size_t)row[y].count;
    }
    return count;
}

struct ragged *ragged_of(const SDL_Surface *whole)
{
    struct ragged *ragged = SDL_calloc(1, sizeof *ragged);
    size_t area = (size_t)whole->w * (size_t)whole->h;
    if (!ragged) {
        return NULL;
    }
    *ragged = (struct ragged){.w = whole->w, .h = whole->h};
    ragged->row = SDL_calloc((size_t)whole->h, sizeof *ragged->row);
    if (!ragged->row) {
        ragged_free(ragged);
        return NULL;
    }
    size_t count = find_rows(whole, ragged->row);
    ragged->bytes = count * 4 + (size_t)whole->h * sizeof *ragged->row;
    ragged->pixels = WORTH * ragged->bytes <= area * 4 ? SDL_malloc(count * 4 + 4) : NULL;
    if (!ragged->pixels) {
        ragged_free(ragged);
        return NULL;
    }
    for (int y = 0; y < whole->h; y++) {
        const struct ragged_row *row = &ragged->row[y];
        memcpy(ragged->pixels + row->at, row_of(whole, y) + row->from, (size_t)row->count * 4);
    }
    return ragged;
}

SDL_Surface *ragged_whole(const struct ragged *ragged)
{
    SDL_Surface *whole =
        SDL_CreateRGBSurfaceWithFormat(0, ragged->w, ragged->h, 32, SDL_PIXELFORMAT_ARGB8888); /* all clear */
    for (int y = 0; whole && y < ragged->h; y++) {
        const struct ragged_row *row = &ragged->row[y];
        memcpy(row_of(whole, y) + row->from, ragged->pixels + row->at, (size_t)row->count * 4);
    }
    return whole;
}

void ragged_free(struct ragged *ragged)
{
    if (ragged) {
        SDL_free(ragged->row);
        SDL_free(ragged->pixels);
        SDL_free(ragged);
    }
}
