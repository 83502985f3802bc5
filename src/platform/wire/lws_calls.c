/* SPDX-License-Identifier: MIT */
#include "platform/wire/lws_calls.h"

#include <SDL.h>

#include <string.h>

#ifdef ROUTE_MILLE_WIRE_LIBRARY

const struct lws_calls *lws_calls_find(void)
{
    static struct lws_calls calls;
    static void *library;
    if (!library) {
        void *opened = SDL_LoadObject(ROUTE_MILLE_WIRE_LIBRARY), *found = opened;
        /* C has no cast from a pointer to data. */
#define LWS_CALL(name)                                                                                       \
    found = found ? SDL_LoadFunction(opened, #name) : NULL;                                                  \
    memcpy(&calls.name, &found, sizeof found);
        LWS_CALLS(LWS_CALL)
#undef LWS_CALL
        library = found ? opened : NULL;
    }
    return library ? &calls : NULL;
}

#else

const struct lws_calls *lws_calls_find(void)
{
#define LWS_CALL(name) .name = name,
    static const struct lws_calls calls = {LWS_CALLS(LWS_CALL)};
#undef LWS_CALL
    return &calls;
}

#endif
