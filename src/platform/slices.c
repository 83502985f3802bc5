/* SPDX-License-Identifier: MIT */
#include "platform/slices.h"

enum { SLICE_MS = 6, SOUND_TICKS = 30, LOOK_UP_MS = 10 };

/* Reading a sound may cost a frame: this is done while nothing moves, or rarely if something always does. */
static bool may_read(struct platform *platform)
{
    return !platform->moving || platform->ticks >= platform->sound_read_at + SOUND_TICKS;
}

static bool read_sound(struct platform *platform)
{
    if (!platform->audio.open || !may_read(platform) || !sound_bank_step(platform->audio.bank)) {
        return false;
    }
    platform->sound_read_at = platform->ticks;
    return true;
}

void slices_step(struct platform *platform)
{
    Uint64 until = SDL_GetTicks64() + SLICE_MS;
    while ((texture_cache_step(platform->texture_cache) || read_sound(platform)) &&
           SDL_GetTicks64() < until) {
    }
}

/* Whether an event must be handled soon: a press, or one of the window. Pointer movements can wait. */
static bool is_wanted(void *context)
{
    struct platform *platform = context;
    Uint64 now = SDL_GetTicks64();
    if (now < platform->looked_up_at + LOOK_UP_MS) {
        return false;
    }
    platform->looked_up_at = now;
    SDL_PumpEvents();
    return SDL_HasEvents(SDL_QUIT, SDL_TEXTINPUT) || SDL_HasEvents(SDL_MOUSEBUTTONDOWN, SDL_MOUSEWHEEL) ||
           SDL_HasEvents(SDL_CONTROLLERBUTTONDOWN, SDL_CONTROLLERBUTTONUP);
}

void slices_think(struct platform *platform)
{
    worker_step(&platform->worker, platform->moving, is_wanted);
}

bool slices_wait(struct platform *platform)
{
    return texture_cache_has_step(platform->texture_cache) || worker_has_step(&platform->worker) ||
           (platform->audio.open && sound_bank_has_step(platform->audio.bank));
}
