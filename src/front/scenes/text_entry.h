/* SPDX-License-Identifier: MIT */
/* Asks for a line of text: typed on a keyboard, or put together from letters on the screen with the mouse or
 * a pad. */
#ifndef FRONT_SCENES_TEXT_ENTRY_H
#define FRONT_SCENES_TEXT_ENTRY_H

#include "front/scene.h"
#include "table/journal.h"

enum { TEXT_ENTRY_KEYS = 40, TEXT_ENTRY_KEYS_A_ROW = 10 };

/* The letters that are on the screen. */
enum text_entry_page { TEXT_ENTRY_CAPITALS, TEXT_ENTRY_SMALL, TEXT_ENTRY_SIGNS, TEXT_ENTRY_PAGES };

/* What is asked. Texts are translated, and copied. */
struct text_entry_question {
    const char *title;
    const char *help; /* a sentence under the line */
    const char *text; /* what stands there at first */
    const char *done; /* what the button says */
    /* Whether the text may be given; otherwise `why` says in a sentence why not. NULL: anything may. */
    bool (*accept)(const struct front *front, const char *text, char *why, size_t size);
    /* Called with the text, without spaces around it, when the dialog has gone. */
    void (*on_done)(struct front *front, const char *text);
    /* Called when it has gone without one; may be NULL. */
    void (*on_leave)(struct front *front);
    bool done_passes, leave_passes; /* another screen or question follows */
};

extern const struct scene text_entry_scene;

/* Opens the dialog over what is there. */
void text_entry_ask(struct front *front, const struct text_entry_question *question);

#endif
