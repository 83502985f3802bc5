/* SPDX-License-Identifier: MIT */
/* A scene: one screen or dialog. Scenes stand on a stack; only the top one is asked. */
#ifndef FRONT_SCENE_H
#define FRONT_SCENE_H

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
    bool urgent; /* where there is room for one of them, the hint is worth more than the message */
    bool spare;  /* the message says what the screen itself says: where room is short the prompts have it */
    char message[160];
    char hint[240];
    /* Where a hint that is too long for the bar stands, its foot at the box's: above what must be seen and
     * touched meanwhile. Empty: across the whole width above the bar. */
    struct rect band;
    /* Where the names of sounds stand, likewise at its foot; empty: above the bar, or in the band's place. */
    struct rect captions;
    struct prompt prompt[PROMPTS_MAX];
    bool doubled[PROMPTS_MAX]; /* of a prompt: a button on the screen does the same, so it goes where room is
                                * short */
    int prompts;
};

struct scene {
    const char *name;  /* in the trace */
    size_t state_size; /* of its memory on the stack; 0: it needs none */
    bool opaque;       /* nothing below shows, so nothing below is drawn */
    bool cards;        /* what is confirmed are cards, which sound by themselves, not switches */
    bool asks;         /* it asks about the scene below, which stays as it is: the question mark */
    bool explains;     /* it is the road book: its bar offers no further help */
    void (*enter)(struct front *front);
    void (*leave)(struct front *front);
    /* The focusable items now. Asked after every change; must not change anything. */
    void (*items)(const struct front *front, struct focus_list *list);
    /* What else can be asked about while "What is this?" is on, ids from WHATS_THIS_AREAS; NULL: nothing. */
    void (*areas)(const struct front *front, struct focus_list *list);
    /* The layout of a dialog, whose rows scroll where they do not all fit. NULL: `view` says what scrolls. */
    struct form (*form)(const struct front *front);
    /* What scrolls, as it lies now; false: nothing does. NULL: nothing ever. */
    bool (*view)(const struct front *front, struct list_view *view);
    /* It was scrolled. NULL: nobody cares. */
    void (*scrolled)(struct front *front);
    /* The first look at an intent; true if it was dealt with. NULL: none is special. */
    bool (*intent)(struct front *front, const struct intent *intent);
    /* Confirm, or a click, on an enabled or disabled item. */
    void (*confirm)(struct front *front, const struct focus_item *item);
    /* Cancel, where `intent` did not deal with it. */
    void (*cancel)(struct front *front);
    /* One sixtieth of a second; true while something moves (the loop then keeps drawing). */
    bool (*tick)(struct front *front);
    /* A movement that is about to begin or under way, a number of its own; 0: none. With a list it lays down
     * the pictures that this will show. NULL: there never is one that wants pictures made ahead. */
    int (*ahead)(const struct front *front, struct draw_list *list);
    /* blend 0..1 is how far the next tick has come. */
    void (*draw)(const struct front *front, struct draw_list *list, float blend);
    /* What the status bar says; NULL: this scene has no bar. */
    void (*status)(const struct front *front, struct status *status);
    /* enum piece: the music; NULL: that of the scene below goes on. */
    int (*piece)(const struct front *front);
};

#endif
