/* SPDX-License-Identifier: MIT */
/* A cache of typefaces opened at the most recently used sizes. An open face serves only one thread at a time,
 * so that each thread that renders text locks a cache of its own. */
#ifndef PLATFORM_FACE_CACHE_H
#define PLATFORM_FACE_CACHE_H

#include "ui/draw.h"

#include <SDL.h>
#include <SDL_ttf.h>

enum { FACE_CACHE_SIZE = 20 };

/* The bytes of a typeface. They must outlive every face opened from them. */
struct face_file {
    char *bytes; /* NULL: the file is missing */
    size_t length;
};

struct face_cache {
    SDL_mutex *lock;    /* held while text is rendered with this cache */
    SDL_mutex *library; /* shared by all caches: the library can open or close only one face at a time */
    struct face_cache_entry {
        TTF_Font *font;
        enum font face;
        int size, outline; /* in pixels */
        unsigned used;     /* value of `clock` at the last use */
    } face[FACE_CACHE_SIZE];
    unsigned clock;
};

/* library: the caller's, must outlive the cache. */
void face_cache_open(struct face_cache *cache, SDL_mutex *library);
void face_cache_close(struct face_cache *cache);
/* The face at an em of `size` pixels, with an outline of `outline` pixels (0: filled). Valid until
 * FACE_CACHE_SIZE other faces have been requested. The caller holds the lock. NULL: the face cannot be
 * opened. */
TTF_Font *face_cache_get(struct face_cache *cache, const struct face_file *file, enum font face, int size,
                         int outline);

#endif
