/* SPDX-License-Identifier: MIT */
/* Work that falls into bands which know nothing of each other, shared with a second thread where there is
 * one: painting the rows of a frame. Nobody waits for a thread that has not begun: whoever asks does all
 * bands that are left. */
#ifndef PLATFORM_BANDS_H
#define PLATFORM_BANDS_H

#include <SDL.h>

#include <stdbool.h>

typedef void bands_work(void *context, int band);

struct bands {
    SDL_Thread *thread; /* NULL: the caller does everything */
    SDL_mutex *lock;
    SDL_cond *work, *done;
    bands_work *run; /* of the job at hand, with its context */
    void *context;
    int count, next, running; /* bands; the next to begin; those being worked on */
    bool closing;
};

/* Starts the second thread, if the program has threads and the machine processors for them. */
void bands_open(struct bands *bands);
/* Ends it; also of bands all zero, which work without one. */
void bands_close(struct bands *bands);
/* Has COUNT bands worked on, in any order; returns when all are done. */
void bands_run(struct bands *bands, int count, bands_work *run, void *context);

#endif
