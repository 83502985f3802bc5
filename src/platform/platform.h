/* SPDX-License-Identifier: MIT */
/* The platform: window, loop, renderer, input, sound, files. No other room includes SDL. */
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
    const char *data_folder; /* the folder of assets/ and fonts/; NULL: searched beside the program, in the
                                source tree and at the place of installation */
    const char *trace_file;  /* NULL: no trace */
    int width, height;       /* size of the window in pixels; 0: a suitable size */
    bool asked; /* a person asked for that size: if the display has no room for it, this is logged */
    int x, y;   /* place of the window; INT_MIN: centred */
    bool fullscreen;
    bool software; /* paint without a graphics card */
    bool mute;
    struct sound_tables sounds; /* all sounds; the tables must outlive the platform */
    struct locale *locale; /* set to the requested language; must outlive the platform; NULL: English only */
    bool seeded;           /* --seed: random numbers follow from the seed */
    uint64_t seed;
};

/* The program that the loop runs. */
struct platform_program {
    void *context;
    void (*resize)(void *context, const struct window *window);
    /* The size of letters that the person chose, in percent; a change of it is told by `resize`. NULL: 100.
     */
    int (*print)(void *context);
    void (*intent)(void *context, const struct intent *intent);
    /* As in struct listener (input.h). control: SDL's name of the key or button. */
    bool (*meaning)(void *context, enum device device, const char *control, struct intent *intent);
    bool (*tick)(void *context); /* true while something moves */
    /* A beat, if the service of that name wants any; a tick follows. */
    void (*beat)(void *context);
    bool (*wants_frame)(void *context);
    void (*draw)(void *context, struct draw_list *list, float blend);
    /* Called when the frame is at rest, for the trace. */
    void (*settled)(void *context);
};

/* Finds the terminal to write to, if the program was not started from one. Call it before any output. */
void platform_find_terminal(void);
/* Tells why the program cannot start: on standard error, or in a message box if nobody can read that. */
void platform_complain(const char *text);

/* Opens the window. NULL: `error` says in one sentence why not and how to mend it. */
struct platform *platform_open(const struct platform_config *config, char *error, size_t error_size);
void platform_close(struct platform *platform);
/* Shows the first frame; call platform_step next. The program must stay valid until a step returns false. */
void platform_start(struct platform *platform, const struct platform_program *program);
/* Handles events, does the ticks that are due, 1/60 s each, and shows a frame if something changed. Never
 * waits. A browser calls this once a frame. False: the service quit was called; call no further step. */
bool platform_step(struct platform *platform);
/* platform_start and then steps until the end, asleep while nothing happens. Not for a browser. */
void platform_run(struct platform *platform, const struct platform_program *program);

/* Fills in every service (ui/services.h). They are valid while the platform is open. */
void platform_services(struct platform *platform, struct services *services);

bool platform_fullscreen(const struct platform *platform);
/* The rectangle of the window outside of full screen. A window opened with it appears at the same place. */
void platform_window(const struct platform *platform, int *x, int *y, int *w, int *h);
enum pad_style platform_pad_style(const struct platform *platform);
/* Whether there is a trace; if not, callers need not format its fields. */
bool platform_traces(const struct platform *platform);
/* A rectangle in units as a rectangle in the window's mouse pixels. */
struct rect platform_pixels(const struct platform *platform, struct rect box);
/* Makes every picture of a list in the background, so that a later frame need not wait. */
void platform_prepare(struct platform *platform, const struct draw_list *list);
/* Whether some of the pictures requested by platform_prepare are still to be made. */
bool platform_prepares(const struct platform *platform);

#endif
