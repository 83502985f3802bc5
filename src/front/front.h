/* SPDX-License-Identifier: MIT */
/* The front: the stack of scenes and what they share. No SDL, no clock, no file. */
#ifndef FRONT_FRONT_H
#define FRONT_FRONT_H

#include "base/text.h"
#include "front/files.h"
#include "front/part.h"
#include "front/settings/settings.h"
#include "front/stack.h"
#include "front/stage/scroll.h"
#include "ui/services.h"

enum { FRONT_TOLD_SIZE = 480, FRONT_UNREAD_MAX = 24, PARTS_BYTES = 2752 * 1024 };

struct front {
    const struct services *services;
    struct settings settings;
    char language[SETTINGS_WORD_SIZE]; /* the code of what _() speaks */
    struct draw_list *measure; /* for widths and the canvas outside draw; owned by the caller of front_init */

    struct scene_stack stack;
    struct scroll_state scroll;
    struct part_list part; /* all parts, */
    unsigned char *parts;  /* and their memory: PARTS_BYTES */

    struct frame frame;       /* of the window now */
    enum device device;       /* last used: prompts follow it */
    enum pad_style pad_style; /* of the pad in hand */
    float pointer_x, pointer_y;
    bool pointer_inside;
    int pressed;      /* id of the item held down, FOCUS_NONE if none */
    long ticks;       /* since the start */
    bool settled;     /* nothing moved in the last tick */
    bool dirty;       /* something changed that the next frame must show */
    bool prepares;    /* pictures for the next movement (`ahead` of struct scene) are being made */
    uint64_t version; /* counts changes, for tests */

    bool guest;       /* another Route Mille has the data folder, so this one writes no settings or records */
    bool guest_asked; /* the person was asked whether to take the folder over */
    char unread[FRONT_UNREAD_MAX][SERVICE_NAME_SIZE]; /* files that could not be read: each is set aside
                                                       * before it is written; "" for none */
    char unkept[SERVICE_ERROR_SIZE]; /* why settings or records could not be written last; "" if they were */
    char told[FRONT_TOLD_SIZE];      /* about files that could not be read; "" for none */

    /* The memory of scenes and parts. Pointers lead into it: a front must not be moved or copied. */
    max_align_t arena[(STACK_BYTES + PARTS_BYTES) / sizeof(max_align_t)];
};

/* Starts on the title. `measure` must have been given to draw_init. */
void front_init(struct front *front, const struct services *services, struct draw_list *measure,
                const struct cabinet *cabinet);
void front_free(struct front *front);
/* Lets every part read its files; part of front_init. */
void front_start(struct front *front);

/* The window has another size or shape. With `window->fingers` prompts no longer expect a mouse. */
void front_resize(struct front *front, const struct window *window);
/* Gives an intent to the top scene; by the settings not a press too soon after the one before. */
void front_intent(struct front *front, const struct intent *intent);
/* One sixtieth of a second; true while something moves. */
bool front_tick(struct front *front);
/* Sets letters and high contrast of a list by the settings; front_draw does it itself. */
void front_print(const struct front *front, struct draw_list *list);
/* Writes the frame. */
void front_draw(const struct front *front, struct draw_list *list, float blend);
/* The items of the top scene. */
void front_items(const struct front *front, struct focus_list *list);

/* Something has changed: the next frame must be drawn. */
void front_touch(struct front *front);
/* Sets the language of _() by the settings, and the games' spellings (game_fronts_respelling). */
void front_speak(struct front *front);
/* Ticks for a length of time in ms at the designed pace, at the pace that the person chose; at least 1. */
int front_ticks(const struct front *front, float ms);
/* A trace line: printf-like inside of a JSON object. */
void front_trace(const struct front *front, const char *format, ...) TEXT_FORMAT(2, 3);

#endif
