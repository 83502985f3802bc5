/* SPDX-License-Identifier: MIT */
/* The front of the house: the stack of scenes and what they share. No SDL, no clock, no file. */
#ifndef FRONT_FRONT_H
#define FRONT_FRONT_H

#include "base/text.h"
#include "front/files.h"
#include "front/part.h"
#include "front/settings/settings.h"
#include "front/stack.h"
#include "front/stage/scroll.h"
#include "ui/services.h"

enum { FRONT_TOLD_SIZE = 480, FRONT_UNREAD_MAX = 24, PARTS_BYTES = 2496 * 1024 };

struct front {
    const struct services *services;
    struct settings settings;
    char language[SETTINGS_WORD_SIZE]; /* the code of what _() speaks */
    struct draw_list *measure; /* for widths and the canvas outside draw; owned by the caller of front_init */

    struct scene_stack stack;
    struct scroll_state scroll;
    struct part_list part; /* what outlives the scenes, */
    unsigned char *parts;  /* and its memory: PARTS_BYTES */

    struct frame frame;       /* of the window now */
    enum device device;       /* last used: prompts follow it */
    enum pad_style pad_style; /* of the pad in hand */
    float pointer_x, pointer_y;
    bool pointer_inside;
    int pressed;   /* id of the item held down, FOCUS_NONE if none */
    long ticks;    /* since the start */
    bool settled;  /* nothing moved in the last tick */
    bool dirty;    /* something changed that the next frame must show */
    bool prepares; /* pictures of the movement that is about to begin (`ahead` of its scene) are being made */
    uint64_t version; /* counts changes, for tests */

    bool guest;       /* another program has the data folder: it is left alone */
    bool guest_asked; /* whether to take it over, since it became so */
    char unread[FRONT_UNREAD_MAX][SERVICE_NAME_SIZE]; /* files that could not be read: each is set aside
                                                       * before it is written; "" for none */
    char unkept[SERVICE_ERROR_SIZE]; /* why settings or records could not be written last; "" if they were */
    char told[FRONT_TOLD_SIZE];      /* about files that could not be read; "" for none */

    /* All memory that there is, for anything: nothing else is allocated. A front stays where it is. */
    max_align_t arena[(STACK_BYTES + PARTS_BYTES) / sizeof(max_align_t)];
};

/* Starts on the title. `measure` must have been given to draw_init. */
void front_init(struct front *front, const struct services *services, struct draw_list *measure,
                const struct cabinet *cabinet);
void front_free(struct front *front);
/* Every part reads anew what it keeps; part of front_init. */
void front_start(struct front *front);

/* The window is this one from now on. Where fingers press, no mouse is expected. */
void front_resize(struct front *front, const struct window *window);
/* Gives an intent to the top scene. */
void front_intent(struct front *front, const struct intent *intent);
/* One sixtieth of a second; true while something moves. */
bool front_tick(struct front *front);
/* Large print and high contrast for a list; needed where front_draw is not called. */
void front_print(const struct front *front, struct draw_list *list);
/* Writes the frame. */
void front_draw(const struct front *front, struct draw_list *list, float blend);
/* The items of the top scene. */
void front_items(const struct front *front, struct focus_list *list);

/* The next frame must be drawn. */
void front_touch(struct front *front);
/* _() speaks the language of the settings, and as the games would have it said. */
void front_speak(struct front *front);
/* Milliseconds as designed in ticks, at the pace chosen; at least 1. */
int front_ticks(const struct front *front, float ms);
/* A trace line: printf-like inside of a JSON object. */
void front_trace(const struct front *front, const char *format, ...) TEXT_FORMAT(2, 3);

/* A focus that points nowhere goes to the first item. */
void front_mend_focus(struct front *front);

#endif
