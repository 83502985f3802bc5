/* SPDX-License-Identifier: MIT */
#include "platform/x_errors.h"

#include <SDL.h>

#include <stdbool.h>
#include <string.h>

/* The layout of the X library. */
struct x_error {
    int type;
    void *display;
    unsigned long resource, serial;
    unsigned char code, request, part;
};
typedef int x_handler(void *display, struct x_error *error);
typedef x_handler *x_setter(x_handler *handler);

enum { X_BAD_WINDOW = 3, X_CHANGE_PROPERTY = 18, X_SEND_EVENT = 25 };

/* The handlers of the X library and of SDL, stored here because handlers get no context. */
static x_handler *first, *before;
static void *library; /* kept loaded from the beginning to the end: an unloaded library forgets its handler */

static bool is_nobody(const struct x_error *error)
{
    bool answers = error->request == X_CHANGE_PROPERTY || error->request == X_SEND_EVENT;
    return error->code == X_BAD_WINDOW && answers;
}

/* SDL's handler calls this one, and this one calls the first handler. */
static int outlive_the_end(void *display, struct x_error *error)
{
    return !is_nobody(error) && first ? first(display, error) : 0;
}

static int outlive(void *display, struct x_error *error)
{
    return !is_nobody(error) && before ? before(display, error) : 0;
}

/* The current handler; NULL without the X library. */
static x_handler *set_handler(x_handler *handler)
{
    x_setter *set = NULL;
    void *found = library ? SDL_LoadFunction(library, "XSetErrorHandler") : NULL;
    if (!found) {
        return NULL;
    }
    memcpy(&set, &found, sizeof set); /* ISO C has no cast from data to function */
    return set(handler);
}

void x_errors_begin(void)
{
    if (!library && SDL_getenv("DISPLAY")) {
        library = SDL_LoadObject("libX11.so.6");
        first = set_handler(outlive_the_end);
    }
}

void x_errors_outlive(void)
{
    const char *driver = SDL_GetCurrentVideoDriver();
    if (driver && strcmp(driver, "x11") == 0) {
        x_handler *last = set_handler(outlive);
        before = last == outlive ? before : last;
    }
}

void x_errors_end(void)
{
    set_handler(first);
    SDL_UnloadObject(library);
    library = NULL;
    first = before = NULL;
}
