/* SPDX-License-Identifier: MIT */
/* Backdrops that were rasterised at an earlier start, packed in the person's cache folder: a third of a
 * second of work that would else come before each first frame. Whatever is wrong with the folder or a file,
 * the picture is made anew. Any thread. */
#ifndef PLATFORM_DISK_CACHE_H
#define PLATFORM_DISK_CACHE_H

#include <SDL.h>

#include <stdbool.h>
#include <stdint.h>

enum { DISK_CACHE_PATH_SIZE = 1024, DISK_CACHE_FILES_MAX = 8 };

struct disk_cache {
    char folder[DISK_CACHE_PATH_SIZE]; /* ends in a slash; "": there is none */
};

/* A packed picture; free with SDL_free. */
struct packed {
    uint8_t *bytes; /* NULL: memory was short */
    size_t length;
};

/* Finds and makes the folder: $XDG_CACHE_HOME/route-mille or ~/.cache/route-mille. */
void disk_cache_open(struct disk_cache *disk_cache);
bool disk_cache_has(const struct disk_cache *disk_cache, uint64_t name);
/* Unpacks a picture of exactly the surface's size into it; false: there is none, or it is damaged. */
bool disk_cache_load(const struct disk_cache *disk_cache, uint64_t name, SDL_Surface *surface);
struct packed disk_cache_pack(const SDL_Surface *surface);
/* Keeps a packed picture; the oldest beyond DISK_CACHE_FILES_MAX goes. */
void disk_cache_store(const struct disk_cache *disk_cache, uint64_t name, const struct packed *packed);
/* The same for whole frames, of which one is kept beside those pictures. */
bool disk_cache_has_frame(const struct disk_cache *disk_cache, uint64_t name);
bool disk_cache_load_frame(const struct disk_cache *disk_cache, uint64_t name, SDL_Surface *surface);
void disk_cache_store_frame(const struct disk_cache *disk_cache, uint64_t name, const struct packed *packed);

#endif
