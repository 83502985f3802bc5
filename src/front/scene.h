/* SPDX-License-Identifier: MIT */
/* A scene: one screen or dialog. Scenes stand on a stack; only the top one is asked. */
#ifndef FRONT_SCENE_H
#define FRONT_SCENE_H

#include "base/text.h"
#include "front/item_row.h"
#include "ui/draw.h"
#include "ui/form.h"
#include "ui/intent.h"

struct front;

/* A prompt of the status bar: what a control does here. The glyph follows the device in hand. */
enum prompt_key {
    PROMPT_MOVE,      /* arrows, d-pad; nothing for the mouse */
    PROMPT_CONFIRM,   /* click, Enter, A */
    PROMPT_CANCEL,    /* right click, Esc, B */
    PROMPT_SECONDARY, /* D or Delete, X */
    PROMPT_ALTERNATE, /* O, Y */
    PROMPT_GROUPS,    /* Tab or Page Up, LB */
    PROMPT_PAGES,     /* Page Up and Page Down, LB and RB */
    PROMPT_MENU,      /* Esc, Menu */
    PROMPT_UNDO,      /* Backspace, B */
    PROMPT_HINT,      /* H, Y held: what the ace would do, or would have done */
    PROMPT_COPY,      /* C, Y */
    PROMPT_LOG,       /* L, X */
    PROMPT_PANELS,    /* RB */
    PROMPT_HELP,      /* F1, A where the question mark is on */
};

struct prompt {
    enum prompt_key key;
    const char *label; /* translated */
};

enum { PROMPTS_MAX = 10 };

/* What the status bar says. */
struct status {
    bool lamp;   /* the green lamp: it is the person's turn */
    bool urgent; /* where only one of them has room, the hint is shown instead of the message */
    bool spare;  /* the screen itself says what the message says: where room is short it is left out */
    char message[160];
    char hint[240];
    /* The place of a hint that is too long for the bar: its foot is at the box's foot. Empty: right above the
     * bar, across the whole width. */
    struct rect band;
    /* The place of captions of sounds, likewise; empty: above the bar, or in the place of the band. */
    struct rect captions;
    struct prompt prompt[PROMPTS_MAX];
    char label[80];            /* room for the label of one prompt that is put together */
    bool doubled[PROMPTS_MAX]; /* a button on the screen does what the prompt says: where room is short the
                                * prompt is left out */
    int prompts;
};

struct scene {
    const char *name; /* in the trace */
    /* Adds what a voice says when the scene comes: its title, and in half a sentence what it shows where no
     * item says so. NULL: what its bar says. */
    void (*title)(const struct front *front, struct text *out);
    size_t state_size; /* of its memory on the stack; 0: it needs none */
    bool opaque;       /* nothing below shows, so nothing below is drawn */
    bool cards;        /* items are cards, which have sounds of their own: a confirmed one makes no click */
    bool asks;         /* it asks about the scene below, which stays as it is: "What is this?" */
    bool explains;     /* it is the road book: its bar does not offer help */
    bool lives;        /* its picture lives between the moves (stage/life.h) */
    void (*enter)(struct front *front);
    void (*leave)(struct front *front);
    /* The focusable items now. Asked after every change; must not change anything. */
    void (*items)(const struct front *front, struct focus_list *list);
    /* What else can be asked about while "What is this?" is on, ids from ITEM_AREAS; NULL: nothing. */
    void (*areas)(const struct front *front, struct focus_list *list);
    /* The layout of a dialog, whose rows scroll where they do not all fit. NULL: nothing scrolls. */
    struct form (*form)(const struct front *front);
    /* Called after it was scrolled. NULL: nothing is to be done. */
    void (*scrolled)(struct front *front);
    /* Gets every intent first; true: the intent was dealt with. NULL: no intent is special. */
    bool (*intent)(struct front *front, const struct intent *intent);
    /* An item was confirmed or clicked; it may be disabled. */
    void (*confirm)(struct front *front, const struct focus_item *item);
    /* Cancel or the menu, where `intent` did not deal with it. */
    void (*cancel)(struct front *front);
    /* One sixtieth of a second; true while something moves (the loop then keeps drawing). NULL: as a dialog,
     * dialog_tick; nothing else moves. */
    bool (*tick)(struct front *front);
    /* The number of the movement that is under way or about to begin, 0 for none; numbers are the scene's
     * own. With a list, which may be NULL, it also draws the pictures that the movement will show, so that
     * they are made ahead. NULL: there is never such a movement. */
    int (*ahead)(const struct front *front, struct draw_list *list);
    /* blend: the part of the next tick that has gone by, 0 to 1. */
    void (*draw)(const struct front *front, struct draw_list *list, float blend);
    /* What the status bar says; NULL: this scene has no bar. */
    void (*status)(const struct front *front, struct status *status);
    /* enum piece: the music; NULL: that of the scene below goes on. */
    int (*piece)(const struct front *front);
};

#endif
