/* SPDX-License-Identifier: MIT */
/* Mouse, fingers and keys to intents. */
#ifndef PLATFORM_INPUT_H
#define PLATFORM_INPUT_H

#include "ui/intent.h"

#include <SDL.h>

/* Who gets the intents. */
struct listener {
    void *context;
    void (*hear)(void *context, const struct intent *intent);
    /* What a key or pad button means by its name: true and the rest of *intent, of kind INTENT_NONE for
     * nothing at all; false where the platform's own meaning stands. NULL: it always stands. */
    bool (*meaning)(void *context, enum device device, const char *control, struct intent *intent);
};

struct input {
    struct listener listener;
    float units_x, units_y; /* canvas units a mouse pixel */
    bool typing;            /* letter keys are somebody's name: they arrive as text only */
    bool moved;             /* the pointer moved and nobody was told yet */
    enum device pointer;    /* what moved or pressed it last: DEVICE_MOUSE or DEVICE_TOUCH */
    float x, y;             /* where it is, in canvas units */
    struct input_touch {
        bool waits; /* a finger lies still: */
        Uint64 due; /* ms: then it is the other button */
        int x, y;   /* where it came down, in mouse pixels */
        bool spent; /* it has been, and lies there still */
    } touch;
    struct input_click {
        Uint8 button, clicks; /* what was pressed last, and which press of a quick row it was */
        Uint32 at;            /* ms */
        int x, y;             /* in mouse pixels */
        Uint32 deaf;          /* ms since then in which nobody listened */
    } click;
};

/* Says what an event wants, if anything. Movements are gathered until the next other event or flush. */
void input_event(struct input *input, const SDL_Event *event);
void input_flush(struct input *input);
/* So many ms nobody listened: they do not count between the two presses of a double-click, whose times are
 * those at which they are heard. */
void input_deaf(struct input *input, Uint32 ms);
/* A finger that lies still for half a second is the other button; `now` in ms. And whether one lies. */
void input_update(struct input *input, Uint64 now);
bool input_held(const struct input *input);
/* Letters that came past the keys, and the one before taken back. */
void input_letters(struct input *input, const char *letters);
void input_erase(struct input *input);

#endif
