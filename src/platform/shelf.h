/* SPDX-License-Identifier: MIT */
/* Backdrops that were rasterised at an earlier start, packed in the person's cache folder: a third of a
 * second of work that would else come before each first frame. Whatever is wrong with the folder or a file,
 * the picture is made anew. Any thread. */
#ifndef PLATFORM_SHELF_H
#define PLATFORM_SHELF_H

#include <SDL.h>

#include <stdbool.h>
#include <stdint.h>

enum { SHELF_PATH_SIZE = 1024, SHELF_FILES_MAX = 8 };

struct shelf {
    char folder[SHELF_PATH_SIZE]; /* ends in a slash; "": there is none */
};

/* A packed picture; free with SDL_free. */
struct packed {
    uint8_t *bytes; /* NULL: memory was short */
    size_t length;
};

/* Finds and makes the folder: $XDG_CACHE_HOME/route-mille or ~/.cache/route-mille. */
void shelf_open(struct shelf *shelf);
bool shelf_has(const struct shelf *shelf, uint64_t name);
/* Unpacks a picture of exactly the surface's size into it; false: there is none, or it is damaged. */
bool shelf_load(const struct shelf *shelf, uint64_t name, SDL_Surface *surface);
struct packed shelf_pack(const SDL_Surface *surface);
/* Keeps a packed picture; the oldest beyond SHELF_FILES_MAX goes. */
void shelf_store(const struct shelf *shelf, uint64_t name, const struct packed *packed);
/* The same for whole frames, of which one is kept beside those pictures. */
bool shelf_has_frame(const struct shelf *shelf, uint64_t name);
bool shelf_load_frame(const struct shelf *shelf, uint64_t name, SDL_Surface *surface);
void shelf_store_frame(const struct shelf *shelf, uint64_t name, const struct packed *packed);

#endif
