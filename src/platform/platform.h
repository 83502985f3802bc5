/* SPDX-License-Identifier: MIT */
/* The machine: window, loop, renderer, input, files. SDL is named in this room only. */
#ifndef PLATFORM_PLATFORM_H
#define PLATFORM_PLATFORM_H

#include "ui/draw.h"
#include "ui/intent.h"
#include "ui/services.h"
#include "ui/sound.h"

#include <stdint.h>

struct platform; /* made and owned by platform_open */

struct platform_config {
    const char *title;       /* of the window, translated */
    const char *data_folder; /* of assets/ and fonts/; NULL: looked for beside the program, in the source
                                tree and where it was installed */
    const char *trace_file;  /* NULL: no trace */
    int width, height;       /* of the window in pixels; 0: the remembered or a fitting size */
    bool asked;              /* that size was asked for: it is said if the display has no room for it */
    int x, y;                /* of the window; INT_MIN: centred */
    bool fullscreen;
    bool software; /* no graphics card */
    bool mute;
    struct sound_tables sounds; /* everything that may be heard; the rows must outlive the platform */
    struct locale *tongue;      /* for the language that is asked for; outlives the platform. NULL: English */
    bool seeded;                /* --seed: entropy follows it */
    uint64_t seed;
};

/* What the loop drives. */
struct platform_program {
    void *context;
    void (*resize)(void *context, const struct window *window);
    void (*intent)(void *context, const struct intent *intent);
    /* What a key or pad button means by its name (SDL's): true and the rest of *intent, of kind INTENT_NONE
     * for nothing at all; false where the platform's own meaning stands. NULL: it always stands. */
    bool (*meaning)(void *context, enum device device, const char *control, struct intent *intent);
    bool (*tick)(void *context); /* true while something moves */
    bool (*wants_frame)(void *context);
    void (*draw)(void *context, struct draw_list *list, float blend);
    /* For the trace: the focusable items and what is on top. */
    void (*settled)(void *context);
};

/* Before anything is said: finds out where to, if this is a program that nobody has started from a terminal.
 */
void platform_find_terminal(void);
/* Says why the program does not start: on standard error, or in a box where nobody can read that. */
void platform_complain(const char *text);

/* Opens the window. NULL: `error` says why in one sentence, and how to mend it. */
struct platform *platform_open(const struct platform_config *config, char *error, size_t error_size);
void platform_close(struct platform *platform);
/* Shows the first frame; platform_step comes next. The program must stay until a step returns false. */
void platform_start(struct platform *platform, const struct platform_program *program);
/* Hears what has come, ticks as time demands, 1/60 s each, and shows a frame if something changed; never
 * waits. A browser calls it once a frame. false: the service quit was called; call it no more. */
bool platform_step(struct platform *platform);
/* Both, for systems whose programs wait for themselves: asleep while nothing happens, until that. */
void platform_run(struct platform *platform, const struct platform_program *program);

/* A saved file before there is a window, such as the settings that say how large it is to be; for free().
 * NULL: there is none, or it cannot be read now. */
char *platform_remembered(const char *name, size_t *length);

/* Fills in every service (ui/services.h) from this machine, for as long as the platform is open. */
void platform_services(struct platform *platform, struct services *services);
/* A file anywhere, for free(). NULL: `error` says why in a sentence. */
char *platform_read(const char *path, size_t *length, char *error, size_t error_size);
/* A path that leads there from whatever folder the program is started in; false: none is known, or it does
 * not fit. */
bool platform_whole_path(const char *path, char *whole, size_t size);

bool platform_fullscreen(const struct platform *platform);
/* The windowed rectangle, also while full screen; a window opened with it lies as it lies now. */
void platform_window(const struct platform *platform, int *x, int *y, int *w, int *h);
enum pad_style platform_pad_style(const struct platform *platform);
/* Is there a trace? Saves the work of writing its fields if not. */
bool platform_traces(const struct platform *platform);
/* A rectangle of the canvas in window pixels, as a mouse counts them. */
struct rect platform_pixels(const struct platform *platform, struct rect box);
/* Makes every picture of a list in the background, so that a later frame need not wait for it. */
void platform_prepare(struct platform *platform, const struct draw_list *list);
/* Whether some of all that was asked for so is still to be made. */
bool platform_prepares(const struct platform *platform);

/* Pictures without a window, for tests and the README: fonts and art as in the game, painted by the
 * software renderer into memory. */
struct offscreen;
struct offscreen *offscreen_open(const char *data_folder, char *error, size_t error_size);
void offscreen_close(struct offscreen *offscreen);
const struct type_metrics *offscreen_type(struct offscreen *offscreen);
/* Paints a list; W x H RGBA bytes that stay the offscreen's until the next call. */
const unsigned char *offscreen_paint(struct offscreen *offscreen, const struct draw_list *list, int pixels_w,
                                     int pixels_h);
/* The same into a PNG file; false if it could not be written. */
bool offscreen_save(struct offscreen *offscreen, const struct draw_list *list, int pixels_w, int pixels_h,
                    const char *file);

#endif
