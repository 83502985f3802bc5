/* SPDX-License-Identifier: MIT */
/* What a person wants, whatever device said it. The platform makes intents; scenes answer them. */
#ifndef UI_INTENT_H
#define UI_INTENT_H

#include <stdbool.h>
#include <stdint.h>

enum device { DEVICE_MOUSE, DEVICE_KEYS, DEVICE_PAD, DEVICE_TOUCH };
/* Whose glyphs to show for the pad in hand. */
enum pad_style { PAD_XBOX, PAD_PLAYSTATION, PAD_NINTENDO };

enum intent_kind {
    INTENT_NONE,
    /* Pointer; x, y in canvas units. */
    INTENT_POINT,   /* moved */
    INTENT_PRESS,   /* the main button went down; clicks: 1, 2 for a double-click */
    INTENT_RELEASE, /* the main button went up */
    INTENT_CONTEXT, /* the other button, or a finger held still: back, or put a dragged card down */
    INTENT_WHEEL,   /* amount: notches, up is positive */
    INTENT_LEAVE,   /* the pointer left the window */
    /* Focus: keys, d-pad and stick. */
    INTENT_UP,
    INTENT_DOWN,
    INTENT_LEFT,
    INTENT_RIGHT,
    INTENT_CONFIRM,   /* Enter, Space, pad A */
    INTENT_CANCEL,    /* Esc, pad B */
    INTENT_SECONDARY, /* Delete, pad X */
    INTENT_ALTERNATE, /* O, pad Y */
    INTENT_PAGE_PREV, /* Page Up, pad LB */
    INTENT_PAGE_NEXT, /* Page Down, pad RB */
    INTENT_HOME,      /* Home: the beginning of what scrolls or plays */
    INTENT_END,       /* End: the end of it */
    INTENT_MENU,      /* pad Menu (Esc opens the same where there is nothing to cancel) */
    /* Letters of the old program and others; key holds the letter in lower case, or the digit. */
    INTENT_KEY,
    INTENT_TEXT,  /* typed text for name fields; in `text` */
    INTENT_ERASE, /* Backspace */
    /* The machine. */
    INTENT_FULLSCREEN,
    INTENT_REBUILD,    /* R, Ctrl+L: make every picture anew */
    INTENT_QUIT,       /* the window's close button */
    INTENT_OVER,       /* the system ends the program: nobody can be asked */
    INTENT_PAD_LOST,   /* the pad in use was unplugged */
    INTENT_FOCUS_LOST, /* the window lost the keyboard */
    INTENT_FOCUS_GAINED,
    /* Help, from anywhere. */
    INTENT_HELP,    /* F1: the rules book, at the page of what is on screen */
    INTENT_WHAT,    /* Shift+F1, pad View: what is this? */
    INTENT_CONTROL, /* any key or button, by its name in `text`, while one is asked for */
    INTENT_LET_GO,  /* a key or a pad's button went up: what was held is held no more */
    INTENT_KINDS
};

struct intent {
    enum intent_kind kind;
    enum device device;
    float x, y;
    int clicks;
    int amount;
    char key;
    bool repeat; /* a held key or direction repeats */
    char text[32];
};

/* Whether it points at what it means: a mouse or a finger. */
bool device_points(enum device device);
/* Whether a person pressed something, whatever it was: what hurries and skips. */
bool intent_is_button(enum intent_kind kind);

#endif
