/* SPDX-License-Identifier: MIT */
/* What platform_open makes: shared by the files of this room only. */
#ifndef PLATFORM_MACHINE_H
#define PLATFORM_MACHINE_H

#include "platform/audio.h"
#include "platform/claim.h"
#include "platform/files.h"
#include "platform/input.h"
#include "platform/opening.h"
#include "platform/pads.h"
#include "platform/painter.h"
#include "platform/platform.h"
#include "platform/screen.h"
#include "platform/worker.h"

#include <stdio.h>

struct platform {
    struct source source;
    struct texture_cache *texture_cache;
    struct painter painter;
    struct screen screen;
    struct opening opening;
    struct input input;
    struct pads pads;
    struct files files;
    struct claim claim;
    struct sound_tables sounds;
    struct audio audio;
    bool mute;          /* --mute: no device is opened */
    Uint32 sound_event; /* a thread read a sound */
    struct worker worker;
    Uint32 work_event; /* a job ended or came further */
    SDL_atomic_t work_told;
    FILE *trace;
    struct locale *tongue; /* the program's; NULL: English only */
    bool seeded, dealt;    /* dealt: the seed itself has been given out */
    uint64_t entropy;

    struct draw_list list;
    const struct platform_program *program; /* while it runs */
    Uint32 made_event;                      /* a thread made a picture */
    SDL_atomic_t made_told;
    long ticks;
    long sound_read_at;     /* the tick at which a slice last read a sound */
    Uint64 listened_at;     /* ms: when events were last asked for */
    Uint64 looked_up_at;    /* ms: when a thought last asked whether somebody wants something */
    double due, last;       /* seconds that ticks are owed, and when that was reckoned */
    bool asleep;            /* at the end of the last step nothing was to be done */
    Uint64 wake_at;         /* ms: a tick is due then, whatever happens; 0: none is */
    struct window window;   /* the program knows */
    struct frame frame;     /* of that window */
    bool fingers;           /* a finger pressed last, or what is expected to press is one */
    uint64_t resized_until; /* ms; the window is being dragged until then */
    bool moving;            /* the last tick said so */
    bool heard;             /* an intent since the last tick */
    bool redraw;            /* the window or a picture changed */
    bool showing;           /* a frame is being painted */
    bool shown;             /* there has been one */
    bool told_settled;
    bool quit;
};

/* How many bytes of pictures may hang in a window of the screen's size. */
size_t platform_budget(const struct screen *screen);

/* A line of the trace, if there is one: the service, whose context is the platform. */
void machine_trace(void *context, const char *fields);

#endif
