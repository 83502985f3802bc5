/* SPDX-License-Identifier: MIT */
/* Turns events of mouse, fingers and keys into intents. */
#ifndef PLATFORM_INPUT_H
#define PLATFORM_INPUT_H

#include "ui/intent.h"

#include <SDL.h>

/* The receiver of intents. */
struct listener {
    void *context;
    void (*hear)(void *context, const struct intent *intent);
    /* The program's meaning of a key or pad button, by its name. True: *intent is filled in; INTENT_NONE: no
     * meaning at all. False: the platform's default applies. NULL: it always applies. */
    bool (*meaning)(void *context, enum device device, const char *control, struct intent *intent);
};

struct input {
    struct listener listener;
    float units_x, units_y; /* units for one pixel of the mouse */
    bool typing;            /* a text is being typed: letter keys give text only */
    bool lone;              /* Ctrl is down, and nothing has been pressed with it */
    bool moved;             /* the pointer moved and the intent was not sent yet */
    enum device pointer;    /* the device that moved or pressed last: DEVICE_MOUSE or DEVICE_TOUCH */
    float x, y;             /* place of the pointer in units */
    struct input_touch {
        bool waits; /* a finger is held still */
        Uint64 due; /* time in ms from which the held finger counts as the other button */
        int x, y;   /* where the finger went down, in mouse pixels */
        bool spent; /* the held finger has counted as the other button, and is still down */
    } touch;
    struct input_click {
        Uint8 button, clicks; /* the last button, and its number in a quick series of presses */
        Uint32 at;            /* ms */
        int x, y;             /* in mouse pixels */
        Uint32 deaf;          /* ms since the last press in which the program did not read events */
    } click;
};

/* Sends the intent of an event, if any. Movements are collected until another event or input_flush. */
void input_event(struct input *input, const SDL_Event *event);
void input_flush(struct input *input);
/* Reports that the program has not read events for ms milliseconds. This time does not count between the two
 * presses of a double-click, because a press gets the time at which its event is read. */
void input_deaf(struct input *input, Uint32 ms);
/* A finger held still for half a second counts as the other button. now: ms. input_held: whether one is. */
void input_update(struct input *input, Uint64 now);
bool input_held(const struct input *input);
/* Letters from elsewhere than the keys (os_news), and the deletion of the last letter. */
void input_letters(struct input *input, const char *letters);
void input_erase(struct input *input);

#endif
