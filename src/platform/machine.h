/* SPDX-License-Identifier: MIT */
/* The struct behind platform_open, for the files of this room only. */
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
#include "platform/screen_reader.h"
#include "platform/voice.h"
#include "platform/wire/near.h"
#include "platform/wire/wire.h"
#include "platform/worker.h"

#include <stdio.h>

/* News from threads: an event that wakes the loop and waits in SDL's queue once, however much there is to
 * tell. */
struct wake_up {
    Uint32 event;
    SDL_atomic_t told; /* the event is in the queue */
};

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
    Uint32 sound_event; /* event: a thread has read a sound */
    struct worker worker;
    struct wake_up worked; /* a job ended */
    struct voice *voice;   /* owned */
    struct screen_reader screen_reader;
    struct wake_up spoken; /* a sentence has ended, or other news of the voice or of a screen reader */
    struct wires *wires;   /* owned */
    struct near near;
    struct wake_up wired; /* something is new on a wire, or a machine nearby has told a line */
    FILE *trace;
    struct locale *locale; /* owned by the program; NULL: English only */
    bool seeded, dealt;    /* dealt: the seed itself was given out as the first random number */
    uint64_t entropy;

    struct draw_list list;
    const struct platform_program *program; /* while the program runs */
    struct wake_up made;                    /* a thread has made a picture */
    long ticks;                             /* since the start */
    long sound_read_at;                     /* the last tick in which a slice read a sound */
    Uint64 listened_at;                     /* time in ms at which events were last read */
    Uint64 looked_up_at;                    /* time in ms at which a job in the loop last checked for input */
    double due, last; /* due: seconds for which ticks are still to be done; last: time of that calculation */
    bool asleep;      /* there was nothing to do at the end of the last step */
    Uint64 wake_at;   /* time in ms at which a tick is due in any case; 0: none */
    Uint64 beat_ms, beat_at; /* time from beat to beat, and of the next one, in ms; 0: there are none */
    struct window window;    /* the window that the program was told of */
    struct frame frame;      /* the layout of that window */
    bool fingers;            /* a finger pressed last, or the device has a touch screen */
    uint64_t resized_until;  /* time in ms until which the window counts as being resized */
    bool moving;             /* the last tick returned true */
    bool heard;              /* there was an intent since the last tick */
    bool redraw;             /* the window or a picture changed */
    bool showing;            /* a frame is being painted */
    bool shown;              /* a frame has been shown */
    bool told_settled;
    bool quit;
};

/* The budget of the texture cache, in bytes, for a window of the screen's size. */
size_t platform_budget(const struct screen *screen);

/* The service `trace`: writes a line of the trace, if there is one. context: the platform. */
void machine_trace(void *context, const char *fields);

#endif
