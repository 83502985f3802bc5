/* SPDX-License-Identifier: MIT */
/* Typefaces opened at the sizes that were asked for last. A face serves one thread at a time, so each of
 * those that write at once holds a cache of its own. */
#ifndef PLATFORM_FACE_CACHE_H
#define PLATFORM_FACE_CACHE_H

#include "ui/draw.h"

#include <SDL.h>
#include <SDL_ttf.h>

enum { FACE_CACHE_SIZE = 20 };

/* The bytes of a typeface, which outlive whatever is opened from them. */
struct face_file {
    char *bytes; /* NULL: there is none */
    size_t length;
};

struct face_cache {
    SDL_mutex *lock;    /* held by whoever writes with it */
    SDL_mutex *library; /* of all quills: the library opens and closes one face at a time */
    struct face_cache_entry {
        TTF_Font *font;
        enum font face;
        int size, outline;
        unsigned used;
    } face[FACE_CACHE_SIZE];
    unsigned clock;
};

/* `library` is the caller's and outlives the cache. */
void face_cache_open(struct face_cache *cache, SDL_mutex *library);
void face_cache_close(struct face_cache *cache);
/* The face at an em of so many pixels, with an outline of so many (0: filled); NULL: it cannot be opened.
 * Valid until as many others as a cache has were asked for. By whoever holds the lock. */
TTF_Font *face_cache_get(struct face_cache *cache, const struct face_file *file, enum font face, int size,
                         int outline);

#endif
