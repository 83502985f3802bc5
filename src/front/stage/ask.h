/* SPDX-License-Identifier: MIT */
/* A question with up to three answers, such as "Leave the game?"; or a sentence with one. */
#ifndef FRONT_STAGE_ASK_H
#define FRONT_STAGE_ASK_H

#include <stdbool.h>

struct front;

/* Texts are translated, and copied. Functions may be NULL; they are called when the dialog has gone. */
struct confirm_question {
    const char *title, *text;
    const char *yes; /* NULL: there is no such answer */
    const char *no;
    const char *third; /* an answer between them; NULL: there is none */
    /* What "What is this?" says of these two; NULL: what it says of any. */
    const char *no_says, *third_says;
    bool advised; /* yes is what most people want: the focus starts there */
    bool passes;  /* another screen or question follows whatever the answer is (dialog_pass) */
    void (*on_yes)(struct front *front);
    void (*on_no)(struct front *front); /* also if the question is left without an answer */
    void (*on_third)(struct front *front);
};

/* Asks. The answer that is advised (`yes` if the question says so, else `no`) has the first focus and the
 * only dark sign. */
void confirm_open(struct front *front, const struct confirm_question *question);
void confirm_ask(struct front *front, const char *title, const char *text, const char *yes, const char *no,
                 void (*on_yes)(struct front *front));

#endif
