/* SPDX-License-Identifier: MIT */
/* The picture of a list's first commands, kept while only what comes after them changes: a car that drives
 * over a table of three hundred pictures, a veil that darkens over it. It is kept tile by tile, as tiles come
 * to be painted, so that keeping it never costs a frame more than a copy. */
#ifndef PLATFORM_STATIC_LAYER_H
#define PLATFORM_STATIC_LAYER_H

#include <SDL.h>

#include <stdbool.h>
#include <stddef.h>

enum { STATIC_LAYER_TILE = 64 }; /* pixels */

struct static_layer {
    SDL_Surface *surface; /* NULL: nothing is kept */
    void *pixels;         /* of the surface; owned */
    size_t count;         /* commands that its tiles show; 0: none */
    size_t expected;      /* commands that were the same in the last frame */
    uint8_t *kept;        /* a flag a tile, row by row; owned */
    int columns, rows;
    int idle; /* frames without use */
};

/* A frame follows of which the first `same` commands are those of the last one: decides how many of them the
 * layer is of, and forgets what no longer holds. */
void static_layer_follow(struct static_layer *layer, size_t same);
/* Whether a rectangle is worth going through the layer; false as well where there is no layer now, or no
 * memory. What follows is asked only of such rectangles; threads may do so at once, each of tile rows of its
 * own. */
bool static_layer_serves(struct static_layer *layer, const SDL_Surface *shown, const SDL_Rect *box);
/* The tiles that a rectangle touches, within the surface. */
SDL_Rect static_layer_tiles(const SDL_Surface *shown, const SDL_Rect *box);
/* The rectangle round those of its tiles that are not kept yet; false: all are. */
bool static_layer_missing(const struct static_layer *layer, const SDL_Rect *tiles, SDL_Rect *missing);
/* Keeps what a surface shows now in whole tiles. */
void static_layer_keep(struct static_layer *layer, const SDL_Surface *shown, const SDL_Rect *tiles);
/* Puts back a part of tiles that are kept. */
void static_layer_restore(const struct static_layer *layer, SDL_Surface *shown, const SDL_Rect *part);
/* Nothing of it holds any more; its memory stays. */
void static_layer_forget(struct static_layer *layer);
/* Takes the memory for a surface now, while nobody waits for a frame. */
void static_layer_reserve(struct static_layer *layer, const SDL_Surface *shown);
void static_layer_drop(struct static_layer *layer);

#endif
