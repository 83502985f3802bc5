/* SPDX-License-Identifier: MIT */
/* The disk cache: backdrops that an earlier run has rasterised, packed in the person's cache folder.
 * Rasterising them takes a third of a second, which would delay each first frame. If anything is wrong with
 * the folder or a file, the picture is made again. Any thread. */
#ifndef PLATFORM_DISK_CACHE_H
#define PLATFORM_DISK_CACHE_H

#include <SDL.h>

#include <stdbool.h>
#include <stdint.h>

/* There is room for the title in its four lights and from its three tables, for all tables, their sheets and
 * the pages at the end of a game, in one size of window: up to 1.4 MB each at 1920x1080. */
enum { DISK_CACHE_PATH_SIZE = 1024, DISK_CACHE_FILES_MAX = 28, DISK_CACHE_BYTES_MAX = 64 << 20 };

/* What is kept: at most DISK_CACHE_FILES_MAX backdrops of DISK_CACHE_BYTES_MAX together, and one whole frame.
 */
enum disk_cache_kind { DISK_CACHE_SCENE, DISK_CACHE_FRAME };

struct disk_cache {
    char folder[DISK_CACHE_PATH_SIZE]; /* ends in a slash; "": there is none */
};

/* A packed picture; free `bytes` with SDL_free. */
struct packed {
    uint8_t *bytes; /* NULL: memory was short */
    size_t length;
};

/* Finds and makes the folder: $XDG_CACHE_HOME/route-mille or ~/.cache/route-mille. */
void disk_cache_open(struct disk_cache *disk_cache);
bool disk_cache_has(const struct disk_cache *disk_cache, enum disk_cache_kind kind, uint64_t name);
/* Unpacks a picture into a surface of exactly its size. False: there is no such picture, or it is damaged. */
bool disk_cache_load(const struct disk_cache *disk_cache, enum disk_cache_kind kind, uint64_t name,
                     SDL_Surface *surface);
struct packed disk_cache_pack(const SDL_Surface *surface);
/* Stores a packed picture. If there are too many of its kind, or these are too large, the oldest are deleted.
 */
void disk_cache_store(const struct disk_cache *disk_cache, enum disk_cache_kind kind, uint64_t name,
                      const struct packed *packed);

#endif
