/* SPDX-License-Identifier: MIT */
#include "platform/manager.h"

#include <SDL.h>

#include <string.h>

/* Of the X library, without its headers: it is there exactly where SDL found it for itself. */
struct x_calls {
    void *(*open)(const char *name);
    int (*close)(void *display);
    unsigned long (*root)(void *display);
    unsigned long (*atom)(void *display, const char *name, int only_if_exists);
    int (*property)(void *display, unsigned long window, unsigned long property, long offset, long length,
                    int remove, unsigned long wanted, unsigned long *type, int *format, unsigned long *count,
                    unsigned long *left, unsigned char **value);
    int (*free)(void *memory);
};

static bool find(void *library, const char *name, void *call, size_t size)
{
    void *address = SDL_LoadFunction(library, name);
    if (address) {
        memcpy(call, &address, size); /* ISO C has no cast from data to function */
    }
    return address != NULL;
}

static bool find_all(void *library, struct x_calls *x)
{
    return find(library, "XOpenDisplay", &x->open, sizeof x->open) &&
           find(library, "XCloseDisplay", &x->close, sizeof x->close) &&
           find(library, "XDefaultRootWindow", &x->root, sizeof x->root) &&
           find(library, "XInternAtom", &x->atom, sizeof x->atom) &&
           find(library, "XGetWindowProperty", &x->property, sizeof x->property) &&
           find(library, "XFree", &x->free, sizeof x->free);
}

/* A manager leaves its window's number with the root window. */
static bool is_managed(const struct x_calls *x)
{
    void *display = x->open(NULL);
    if (!display) {
        return true;
    }
    unsigned long atom = x->atom(display, "_NET_SUPPORTING_WM_CHECK", 1), type = 0, count = 0, left;
    unsigned char *value = NULL;
    int format;
    if (atom != 0) {
        x->property(display, x->root(display), atom, 0, 1, 0, 0, &type, &format, &count, &left, &value);
    }
    if (value) {
        x->free(value);
    }
    x->close(display);
    return type != 0 && count > 0;
}

bool manager_absent(void)
{
    const char *driver = SDL_GetCurrentVideoDriver();
    if (!driver || strcmp(driver, "x11") != 0) {
        return false;
    }
    void *library = SDL_LoadObject("libX11.so.6");
    if (!library) {
        return false;
    }
    struct x_calls x;
    bool absent = find_all(library, &x) && !is_managed(&x);
    SDL_UnloadObject(library);
    return absent;
}
