/* SPDX-License-Identifier: MIT */
/* SDL's atomics once more, for builds under the thread sanitizer: it sees no order in those of a library that
 * was built without it, and would call races what is none. Linked before SDL, they take the place of its own.
 */
#include <SDL.h>

SDL_bool SDL_AtomicTryLock(SDL_SpinLock *lock)
{
    return __atomic_exchange_n(lock, 1, __ATOMIC_SEQ_CST) == 0 ? SDL_TRUE : SDL_FALSE;
}

void SDL_AtomicLock(SDL_SpinLock *lock)
{
    while (!SDL_AtomicTryLock(lock)) {
    }
}

void SDL_AtomicUnlock(SDL_SpinLock *lock)
{
    __atomic_store_n(lock, 0, __ATOMIC_SEQ_CST);
}

SDL_bool SDL_AtomicCAS(SDL_atomic_t *number, int old_value, int new_value)
{
    return __atomic_compare_exchange_n(&number->value, &old_value, new_value, 0, __ATOMIC_SEQ_CST,
                                       __ATOMIC_SEQ_CST)
               ? SDL_TRUE
               : SDL_FALSE;
}

int SDL_AtomicSet(SDL_atomic_t *number, int value)
{
    return __atomic_exchange_n(&number->value, value, __ATOMIC_SEQ_CST);
}

int SDL_AtomicGet(SDL_atomic_t *number)
{
    return __atomic_load_n(&number->value, __ATOMIC_SEQ_CST);
}

int SDL_AtomicAdd(SDL_atomic_t *number, int value)
{
    return __atomic_fetch_add(&number->value, value, __ATOMIC_SEQ_CST);
}

SDL_bool SDL_AtomicCASPtr(void **place, void *old_value, void *new_value)
{
    return __atomic_compare_exchange_n(place, &old_value, new_value, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST)
               ? SDL_TRUE
               : SDL_FALSE;
}

void *SDL_AtomicSetPtr(void **place, void *value)
{
    return __atomic_exchange_n(place, value, __ATOMIC_SEQ_CST);
}

void *SDL_AtomicGetPtr(void **place)
{
    return __atomic_load_n(place, __ATOMIC_SEQ_CST);
}

/* SDL counts the uses of each pixel format behind a spin lock of its own, which the sanitizer does not see
 * either: what is there before any thread is, all may look at. */
__attribute__((constructor)) static void know_formats(void)
{
    static const Uint32 formats[] = {SDL_PIXELFORMAT_ARGB8888, SDL_PIXELFORMAT_ABGR8888,
                                     SDL_PIXELFORMAT_RGBA8888, SDL_PIXELFORMAT_BGRA8888,
                                     SDL_PIXELFORMAT_RGB888,   SDL_PIXELFORMAT_BGR888,
                                     SDL_PIXELFORMAT_RGB24,    SDL_PIXELFORMAT_INDEX8};
    for (size_t i = 0; i < sizeof formats / sizeof *formats; i++) {
        SDL_AllocFormat(formats[i]); /* kept to the end */
    }
}
