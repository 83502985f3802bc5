/* SPDX-License-Identifier: MIT */
/* Asks for a line of text, which is typed, or put together from keys on the screen. */
#ifndef FRONT_SCENES_TEXT_ENTRY_H
#define FRONT_SCENES_TEXT_ENTRY_H

#include "front/scene.h"

/* The question. Texts are translated, and copied. */
struct text_entry_question {
    const char *title;
    const char *help; /* a sentence under the line */
    const char *text; /* the text at first */
    const char *done; /* label of the button that gives the text */
    bool code;        /* it is a code or an address: the first page of keys has capitals, figures and signs */
    /* Whether a text is allowed; if not, writes a sentence to `why`. NULL: every text is. */
    bool (*accept)(const struct front *front, const char *text, char *why, size_t size);
    /* Called with the text, without spaces around it, after the dialog has gone. */
    void (*on_done)(struct front *front, const char *text);
    /* Called after the dialog was left without a text; may be NULL. */
    void (*on_leave)(struct front *front);
    bool done_passes, leave_passes; /* another screen or question follows (dialog_pass) */
};

extern const struct scene text_entry_scene;

/* Opens the dialog. */
void text_entry_ask(struct front *front, const struct text_entry_question *question);

#endif
