/* SPDX-License-Identifier: MIT */
/* Intents: what a person wants on any device. The platform makes them from events; scenes handle them. */
#ifndef UI_INTENT_H
#define UI_INTENT_H

#include <stdbool.h>
#include <stdint.h>

enum device { DEVICE_MOUSE, DEVICE_KEYS, DEVICE_PAD, DEVICE_TOUCH };
/* Which glyphs to show for the buttons of the pad in use. */
enum pad_style { PAD_XBOX, PAD_PLAYSTATION, PAD_NINTENDO };

enum intent_kind {
    INTENT_NONE,
    /* Pointer; x, y in units. */
    INTENT_POINT,   /* moved */
    INTENT_PRESS,   /* the main button went down; clicks: 1, 2 for a double-click */
    INTENT_RELEASE, /* the main button went up */
    INTENT_CONTEXT, /* the other button, or a finger held still: go back, or drop a dragged card */
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
    /* A letter or digit; `key` holds it, letters in lower case. */
    INTENT_KEY,
    INTENT_TEXT,  /* text typed into a field, in `text` */
    INTENT_ERASE, /* Backspace */
    /* The machine. */
    INTENT_FULLSCREEN,
    INTENT_REBUILD,    /* R, Ctrl+L: make every cached picture again */
    INTENT_QUIT,       /* the window's close button */
    INTENT_OVER,       /* the system ends the program, without time for a question */
    INTENT_PAD_LOST,   /* the pad in use was unplugged */
    INTENT_FOCUS_LOST, /* the window lost the keyboard */
    INTENT_FOCUS_GAINED,
    /* Help, from anywhere. */
    INTENT_HELP,    /* F1: the book of rules, at the page for the current screen */
    INTENT_WHAT,    /* Shift+F1, pad View: "What is this?" */
    INTENT_CONTROL, /* while a new key or button is awaited for the controls: any of them, by its name in
                       `text` */
    INTENT_LET_GO,  /* a key or a pad button was released */
    /* What is read aloud; neither acts on what is shown, nor moves the focus. */
    INTENT_READ,   /* `key`: enum read_key */
    INTENT_SAID,   /* the voice has ended a sentence */
    INTENT_MUTE,   /* there is no voice, or none any more */
    INTENT_READER, /* a screen reader runs, which was not known before */
    INTENT_KINDS
};

/* What a person wants to hear: `key` of INTENT_READ. */
enum read_key {
    READ_AGAIN = '2', /* F2: what was said last; twice: letter by letter */
    READ_HAND,        /* F3: what the person holds */
    READ_TABLE,       /* F4: what lies on the table, or stands on the page, part by part */
    READ_SCORES,      /* F5 */
    READ_SINCE,       /* F6: what was done since the person's last turn */
    READ_ABLE,        /* F7: what can be done now */
    READ_LEVEL,       /* F8: how much is said */
    READ_SPEECH,      /* F9: speech on and off */
    READ_HUSH         /* Ctrl: silence until the next thing is said */
};

struct intent {
    enum intent_kind kind;
    enum device device;
    float x, y; /* of pointer intents, in units */
    int clicks; /* of INTENT_PRESS: 2 for a double-click */
    int amount; /* of INTENT_WHEEL: notches, up is positive */
    char key;
    bool repeat; /* an automatic repeat while a key or direction is held */
    char text[32];
};

/* Whether the device points at things: a mouse or a finger. */
static inline bool device_points(enum device device)
{
    return device == DEVICE_MOUSE || device == DEVICE_TOUCH;
}
/* Whether the intent is a press of any kind; such a press hurries or skips animations. */
static inline bool intent_is_button(enum intent_kind kind)
{
    return kind == INTENT_PRESS || kind == INTENT_CONTEXT || kind == INTENT_WHEEL ||
           (kind >= INTENT_UP && kind <= INTENT_ERASE);
}

#endif
