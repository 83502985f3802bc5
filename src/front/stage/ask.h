/* SPDX-License-Identifier: MIT */
/* A question with two answers, such as "Leave the game?", or three; or a sentence with one. */
#ifndef FRONT_STAGE_ASK_H
#define FRONT_STAGE_ASK_H

#include <stdbool.h>

struct front;

/* Texts are translated, and copied. What is called may be NULL; the dialog has gone by then. */
struct confirm_question {
    const char *title, *text;
    const char *yes; /* NULL: there is no such answer */
    const char *no;
    const char *third; /* an answer between them; NULL: there is none */
    bool advised;      /* yes is what most people want: the focus starts there */
    bool passes;       /* whatever is answered, another screen or question follows */
    void (*on_yes)(struct front *front);
    void (*on_no)(struct front *front); /* also where the question is left */
    void (*on_third)(struct front *front);
};

/* Asks. The focus starts on the answer that is advised, and that one alone has a dark sign: `yes` where it
 * says so, else `no`. */
void confirm_open(struct front *front, const struct confirm_question *question);
void confirm_ask(struct front *front, const char *title, const char *text, const char *yes, const char *no,
                 void (*on_yes)(struct front *front));

/* What the screen keeps that asks. */
struct confirm_state {
    char title[96];
    char text[480];
    char yes[48], no[48], third[48];
    bool advised, passes;
    void (*on_yes)(struct front *front);
    void (*on_no)(struct front *front);
    void (*on_third)(struct front *front);
};

/* That, while a question is on the stack. */
struct confirm_state *confirm_of(const struct front *front);

#endif
