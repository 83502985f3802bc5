/* SPDX-License-Identifier: MIT */
/* The static layer caches the pixels of the first commands of a list while only later commands change, for
 * instance while a car drives over a table of three hundred pictures. The layer is filled tile by tile as
 * tiles are painted, so that it costs a frame no more than a copy. */
#ifndef PLATFORM_STATIC_LAYER_H
#define PLATFORM_STATIC_LAYER_H

#include <SDL.h>

#include <stdbool.h>
#include <stddef.h>

enum { STATIC_LAYER_TILE = 64 }; /* pixels */

struct static_layer {
    SDL_Surface *surface; /* NULL: no layer */
    void *pixels;         /* pixels of the surface; owned */
    size_t count;         /* number of commands painted into its tiles; 0: none */
    size_t expected;      /* number of unchanged commands in the last frame */
    uint8_t *kept;        /* a flag for each tile, row by row: it is filled; owned */
    int columns, rows;
    int idle; /* frames since the layer was used */
};

/* Call before each frame. same: number of commands at the beginning that are the same as in the last frame.
 * Decides how many of them the layer contains, and empties it if it is out of date. */
void static_layer_follow(struct static_layer *layer, size_t same);
/* Whether it pays to paint a rectangle with the help of the layer; false also without a layer or memory. Call
 * the functions below only for such rectangles; threads may call them at once for different rows of tiles. */
bool static_layer_serves(struct static_layer *layer, const SDL_Surface *shown, const SDL_Rect *box);
/* The area of the tiles that a rectangle touches, within the surface. */
SDL_Rect static_layer_tiles(const SDL_Surface *shown, const SDL_Rect *box);
/* The rectangle round the tiles that are not filled yet. False: all are filled. */
bool static_layer_missing(const struct static_layer *layer, const SDL_Rect *tiles, SDL_Rect *missing);
/* Fills whole tiles with the pixels of a surface. */
void static_layer_keep(struct static_layer *layer, const SDL_Surface *shown, const SDL_Rect *tiles);
/* Copies a part of filled tiles to the surface. */
void static_layer_restore(const struct static_layer *layer, SDL_Surface *shown, const SDL_Rect *part);
/* Empties the layer but keeps its memory. */
void static_layer_forget(struct static_layer *layer);
/* Allocates the layer's memory for a surface, while no frame has to wait for it. */
void static_layer_reserve(struct static_layer *layer, const SDL_Surface *shown);
void static_layer_drop(struct static_layer *layer);

#endif
