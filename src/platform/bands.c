/* SPDX-License-Identifier: MIT */
#include "platform/bands.h"

#include "platform/threads.h"

/* Does the bands that nobody has started. The lock is held before and after. */
static void help(struct bands *bands)
{
    while (bands->next < bands->count) {
        int band = bands->next++;
        bands->running++;
        SDL_UnlockMutex(bands->lock);
        bands->run(bands->context, band);
        SDL_LockMutex(bands->lock);
        bands->running--;
    }
}

static int wait_for_work(void *context)
{
    struct bands *bands = context;
    SDL_LockMutex(bands->lock);
    while (!bands->closing) {
        help(bands);
        SDL_CondSignal(bands->done);
        SDL_CondWait(bands->work, bands->lock);
    }
    SDL_UnlockMutex(bands->lock);
    return 0;
}

void bands_open(struct bands *bands)
{
    *bands = (struct bands){.thread = NULL};
    if (SDL_GetCPUCount() > 1) {
        bands->lock = SDL_CreateMutex();
        bands->work = threads_condition();
        bands->done = threads_condition();
        bands->thread = bands->lock ? threads_begin(wait_for_work, "painting", 0, bands) : NULL;
    }
}

void bands_close(struct bands *bands)
{
    if (bands->thread) {
        SDL_LockMutex(bands->lock);
        bands->closing = true;
        SDL_CondSignal(bands->work);
        SDL_UnlockMutex(bands->lock);
        SDL_WaitThread(bands->thread, NULL);
    }
    if (bands->lock) {
        SDL_DestroyCond(bands->work);
        SDL_DestroyCond(bands->done);
        SDL_DestroyMutex(bands->lock);
    }
    *bands = (struct bands){.thread = NULL};
}

void bands_run(struct bands *bands, int count, bands_work *run, void *context)
{
    if (!bands->thread || count < 2) {
        for (int band = 0; band < count; band++) {
            run(context, band);
        }
        return;
    }
    SDL_LockMutex(bands->lock);
    bands->run = run;
    bands->context = context;
    bands->next = 0;
    bands->count = count;
    SDL_CondSignal(bands->work);
    help(bands);
    while (bands->running > 0) {
        SDL_CondWait(bands->done, bands->lock);
    }
    bands->count = 0;
    SDL_UnlockMutex(bands->lock);
}
