/* SPDX-License-Identifier: MIT */
/* What holds the pictures, and the line in which they are made: for the two files of the texture cache. */
#ifndef PLATFORM_TEXTURE_CACHE_INSIDE_H
#define PLATFORM_TEXTURE_CACHE_INSIDE_H

#include "platform/texture_cache.h"

enum { CHAINS = 512, THREADS_MAX = 8 };

struct texture_cache {
    struct source *source;
    SDL_Renderer *renderer;
    bool by_hand;
    size_t budget, bytes, promised; /* promised: of pictures that are not made yet */
    uint64_t frame, last_id;
    struct picture *chain[CHAINS];

    SDL_mutex *lock; /* of the line of work and of the states of the pictures in it */
    SDL_cond *work;  /* something is in the line */
    SDL_cond *done;  /* a part is made */
    struct picture *queue;
    int made; /* pictures made and not hung */
    bool closing;
    SDL_Thread *thread[THREADS_MAX];
    int threads;
    void (*on_made)(void *context);
    void *on_made_context;
};

/* What a thread does until the texture cache closes; the context is the texture cache. */
int texture_cache_work(void *context);
/* Hangs what is made and due in this frame; true if anything was. Locked. */
bool texture_cache_publish_made(struct texture_cache *texture_cache);

#endif
