/* SPDX-License-Identifier: MIT */
/* Work in bands. A band is a group of neighbouring rows of a picture; bands are independent, so that a second
 * thread can do some of them. The caller works too, and does not wait for a thread that has not started: it
 * does the bands that are left itself. */
#ifndef PLATFORM_BANDS_H
#define PLATFORM_BANDS_H

#include <SDL.h>

#include <stdbool.h>

typedef void bands_work(void *context, int band);

struct bands {
    SDL_Thread *thread; /* NULL: the caller does everything */
    SDL_mutex *lock;
    SDL_cond *work, *done;
    bands_work *run; /* the current work, with its context */
    void *context;
    int count, next, running; /* number of bands; the next one to start; number of bands being worked on */
    bool closing;
};

/* Starts the second thread if the program has threads and the machine has more than one processor. */
void bands_open(struct bands *bands);
/* Ends the thread. A zeroed struct works without a thread and may be closed too. */
void bands_close(struct bands *bands);
/* Calls `run` for each of `count` bands, in any order and on either thread; returns when all are done. */
void bands_run(struct bands *bands, int count, bands_work *run, void *context);

#endif
