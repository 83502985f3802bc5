/* SPDX-License-Identifier: MIT */
/* Threads, where the program has them: -DROUTE_MILLE_THREADS=ON. Where it has none, or the system gives none,
 * the loop does their work in slices between two frames (platform/slices.h). */
#ifndef PLATFORM_THREADS_H
#define PLATFORM_THREADS_H

#include "base/check.h"

#include <SDL.h>

/* NULL: there is none to be had. */
static inline SDL_Thread *threads_begin(SDL_ThreadFunction run, const char *name, size_t stack, void *context)
{
#if ROUTE_MILLE_THREADS
    return SDL_CreateThreadWithStackSize(run, name, stack, context);
#else
    (void)run, (void)name, (void)stack, (void)context;
    return NULL;
#endif
}

/* What threads wait for. NULL where there are none: a browser has no such thing, and nobody waits. */
static inline SDL_cond *threads_condition(void)
{
#if ROUTE_MILLE_THREADS
    SDL_cond *made = SDL_CreateCond();
    CHECK(made != NULL);
    return made;
#else
    return NULL;
#endif
}

#endif
