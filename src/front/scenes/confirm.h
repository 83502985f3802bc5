/* SPDX-License-Identifier: MIT */
/* A question with two answers, such as "Leave the game?", or three; or a sentence with one. */
#ifndef FRONT_SCENES_CONFIRM_H
#define FRONT_SCENES_CONFIRM_H

#include "front/scene.h"

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

extern const struct scene confirm_scene;

/* Asks. The focus starts on the answer that is advised, and that one alone has a dark sign: `yes` where it
 * says so, else `no`. */
void confirm_open(struct front *front, const struct confirm_question *question);
void confirm_ask(struct front *front, const char *title, const char *text, const char *yes, const char *no,
                 void (*on_yes)(struct front *front));
/* Whether a new game takes the place of the one under way. */
void confirm_new_game(struct front *front, void (*on_yes)(struct front *front));
/* The question every way out of the program asks: the game is saved either way, and who sits at the table may
 * save it under a name first. A page is left by closing it: a sentence says so. */
void confirm_quit(struct front *front);
/* The window was closed. Every move is on the disk already; where writing one failed it is tried again, and
 * only if that fails too there is a question. */
void confirm_close(struct front *front);
/* The system ends the program: the same, but for the question, and the log says what is lost. */
void confirm_end(struct front *front);
/* The same on leaving the table for the title; not asked where the game has been saved under a name as it is.
 */
void confirm_leave_table(struct front *front);
/* The same from a sheet at which nothing waits once the game is over: then it asks only where saving failed.
 */
void confirm_leave_over(struct front *front);

#endif
