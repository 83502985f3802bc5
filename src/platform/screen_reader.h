/* SPDX-License-Identifier: MIT */
/* Whether a screen reader runs. Where the system must be waited for, a thread does, once; until it knows,
 * none runs. Without threads the first question waits, half a second at most. */
#ifndef PLATFORM_SCREEN_READER_H
#define PLATFORM_SCREEN_READER_H

#include <SDL.h>
#include <stdbool.h>

struct screen_reader {
    SDL_Thread *thread; /* NULL: nobody has asked, or there was no need to wait */
    bool asked, runs;
    SDL_atomic_t found; /* the thread has found one */
    void (*wake)(void *context);
    void *wake_context;
};

/* wake: called on the thread when it has found a screen reader. */
void screen_reader_open(struct screen_reader *reader, void (*wake)(void *context), void *context);
/* Waits for the thread, at most half a second. */
void screen_reader_close(struct screen_reader *reader);
/* Whether one runs, as far as is known now. The first call asks the system. */
bool screen_reader_runs(struct screen_reader *reader);
/* True once, when one was found that screen_reader_runs did not know of. */
bool screen_reader_news(struct screen_reader *reader);

#endif
