/* SPDX-License-Identifier: MIT */
/* On an X server: what is sent to a window that has gone ends nobody, while SDL shows something and while it
 * closes, when it has put back the handler of errors that it found. */
#include "platform/x_errors.h"
#include "test.h"

#include <SDL.h>

#include <string.h>

enum { NOBODY = 2 }; /* no window has this number, nor does it mean one */

/* Of the X library, which is loaded as SDL loads it. */
static void *library;
static void *(*open_display)(const char *name);
static int (*send_event)(void *display, unsigned long window, int propagate, long mask, void *event);
static int (*synchronize)(void *display, int discard);
static int (*close_display)(void *display);

static void find(const char *name, void *function)
{
    void *found = SDL_LoadFunction(library, name);
    assert_non_null(found);
    memcpy(function, &found, sizeof found);
}

static void send_to_nobody(void *display)
{
    union {
        int type;
        long room[24];
    } event = {.room = {0}};
    event.type = 12; /* something is to be painted anew */
    assert_int_not_equal(send_event(display, NOBODY, 0, 0, &event), 0);
    synchronize(display, 0); /* the error is here now */
}

static void what_is_sent_to_a_window_that_has_gone_ends_nobody(void)
{
    library = SDL_LoadObject("libX11.so.6");
    assert_non_null(library);
    find("XOpenDisplay", &open_display);
    find("XSendEvent", &send_event);
    find("XSync", &synchronize);
    find("XCloseDisplay", &close_display);
    void *display = open_display(NULL);
    assert_non_null(display);
    x_errors_begin();
    assert_int_equal(SDL_Init(SDL_INIT_VIDEO), 0);
    assert_string_equal(SDL_GetCurrentVideoDriver(), "x11");
    assert_non_null(SDL_CreateWindow("Test", 0, 0, 64, 64, 0));
    x_errors_outlive();
    send_to_nobody(display);
    SDL_Quit();
    send_to_nobody(display);
    close_display(display);
    x_errors_end();
    SDL_UnloadObject(library);
}

const struct test tests[] = {
    TEST(what_is_sent_to_a_window_that_has_gone_ends_nobody),
    {0},
};
