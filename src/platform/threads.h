/* SPDX-License-Identifier: MIT */
/* Starts threads, if the program is built with them (-DROUTE_MILLE_THREADS=ON). Otherwise, or if the system
 * gives none, the loop does their work in slices (slices.h). */
#ifndef PLATFORM_THREADS_H
#define PLATFORM_THREADS_H

#include "base/check.h"

#include <SDL.h>

/* Starts a thread. NULL: there are no threads. */
static inline SDL_Thread *threads_begin(SDL_ThreadFunction run, const char *name, size_t stack, void *context)
{
#if ROUTE_MILLE_THREADS
    return SDL_CreateThreadWithStackSize(run, name, stack, context);
#else
    (void)run, (void)name, (void)stack, (void)context;
    return NULL;
#endif
}

/* A condition variable. NULL without threads: nothing waits then, and a browser has no such variables. */
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
