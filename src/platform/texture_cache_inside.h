/* SPDX-License-Identifier: MIT */
/* The texture cache's data, for texture_cache.c (pictures) and texture_cache_queue.c (making them). */
#ifndef PLATFORM_TEXTURE_CACHE_INSIDE_H
#define PLATFORM_TEXTURE_CACHE_INSIDE_H

#include "platform/texture_cache.h"

enum { CHAINS = 512, THREADS_MAX = 8 };

struct texture_cache {
    struct source *source;
    SDL_Renderer *renderer;
    bool by_hand;
    size_t budget, bytes; /* bytes: of pixels of all ready pictures */
    size_t promised;      /* expected bytes of pictures that are not ready */
    uint64_t frame, last_id;
    struct picture *chain[CHAINS];

    SDL_mutex *lock; /* guards the queue and the states of its pictures */
    SDL_cond *work;  /* signals: the queue has work */
    SDL_cond *done;  /* signals: a part is made */
    struct picture *queue;
    int made; /* number of pictures made but not ready */
    bool closing;
    SDL_Thread *thread[THREADS_MAX];
    int threads;
    void (*on_made)(void *context);
    void *on_made_context;
};

/* The threads' function, which runs until the cache closes. context: the texture cache. */
int texture_cache_work(void *context);

#endif
