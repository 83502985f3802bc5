/* SPDX-License-Identifier: MIT */
#include "platform/window_manager.h"

#include <SDL.h>

#include <string.h>

/* Declarations of the X library, without its headers. The library is loaded only if SDL has loaded it. */
struct x_calls {
    void *(*open)(const char *name);
    int (*close)(void *display);
    unsigned long (*root)(void *display);
    unsigned long (*atom)(void *display, const char *name, int only_if_exists);
    int (*property)(void *display, unsigned long window, unsigned long property, long offset, long length,
                    int remove, unsigned long wanted, unsigned long *type, int *format, unsigned long *count,
                    unsigned long *left, unsigned char **value);
    int (*free)(void *memory);
    unsigned long (*window)(void *display, unsigned long parent, int x, int y, unsigned w, unsigned h,
                            unsigned edge, unsigned long edge_colour, unsigned long colour);
    int (*send)(void *display, unsigned long window, int propagate, long mask, void *event);
    int (*sync)(void *display, int discard);
};

/* A message to the window manager, in the layout of the X library, padded to the size of any event. */
union x_message {
    struct {
        int type;
        unsigned long serial;
        int sent;
        void *display;
        unsigned long window, about;
        int format;
        long value[5];
    } as;
    long pad[24];
};

enum { X_MESSAGE = 33, X_TO_MANAGER = 1 << 19 | 1 << 20, X_CARDINAL = 6, FRAME_MS = 25 };

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
           find(library, "XFree", &x->free, sizeof x->free) &&
           find(library, "XCreateSimpleWindow", &x->window, sizeof x->window) &&
           find(library, "XSendEvent", &x->send, sizeof x->send) &&
           find(library, "XSync", &x->sync, sizeof x->sync);
}

/* A window manager stores the number of its own window at the root window. */
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

/* The X library, if SDL uses X; else NULL. The caller unloads it. */
static void *load(struct x_calls *x)
{
    const char *driver = SDL_GetCurrentVideoDriver();
    void *library = driver && strcmp(driver, "x11") == 0 ? SDL_LoadObject("libX11.so.6") : NULL;
    if (library && !find_all(library, x)) {
        SDL_UnloadObject(library);
        library = NULL;
    }
    return library;
}

bool window_manager_absent(void)
{
    struct x_calls x;
    void *library = load(&x);
    bool absent = library && !is_managed(&x);
    SDL_UnloadObject(library);
    return absent;
}

static bool read_frame(const struct x_calls *x, void *display, unsigned long window, unsigned long about,
                       struct window_fit_frame *frame)
{
    unsigned long type = 0, count = 0, left;
    unsigned char *value = NULL;
    int format = 0;
    x->property(display, window, about, 0, 4, 0, X_CARDINAL, &type, &format, &count, &left, &value);
    long edge[4];
    bool told = value && count == 4 && format == 32; /* given as long, of whatever size */
    if (told) {
        memcpy(edge, value, sizeof edge);
        *frame = (struct window_fit_frame){
            .left = (int)edge[0], .right = (int)edge[1], .top = (int)edge[2], .bottom = (int)edge[3]};
        told = frame->left >= 0 && frame->right >= 0 && frame->top >= 0 && frame->bottom >= 0;
    }
    if (value) {
        x->free(value);
    }
    return told;
}

/* Asks about a window that is never shown; it vanishes with the connection. */
static bool ask_frame(const struct x_calls *x, void *display, struct window_fit_frame *frame)
{
    unsigned long request = x->atom(display, "_NET_REQUEST_FRAME_EXTENTS", 1);
    unsigned long about = x->atom(display, "_NET_FRAME_EXTENTS", 1);
    if (request == 0 || about == 0) {
        return false;
    }
    unsigned long root = x->root(display);
    unsigned long window = x->window(display, root, 0, 0, WINDOW_FIT_LEAST_W, WINDOW_FIT_LEAST_H, 0, 0, 0);
    union x_message message = {
        .as = {.type = X_MESSAGE, .display = display, .window = window, .about = request, .format = 32}};
    x->send(display, root, 0, X_TO_MANAGER, &message);
    x->sync(display, 0);
    bool told = read_frame(x, display, window, about, frame);
    for (Uint64 until = SDL_GetTicks64() + FRAME_MS; !told && SDL_GetTicks64() < until;) {
        SDL_Delay(1);
        told = read_frame(x, display, window, about, frame);
    }
    return told;
}

bool window_manager_frame(struct window_fit_frame *frame)
{
    struct x_calls x;
    void *library = load(&x);
    void *display = library ? x.open(NULL) : NULL;
    bool told = display && ask_frame(&x, display, frame);
    if (display) {
        x.close(display);
    }
    SDL_UnloadObject(library);
    return told;
}
