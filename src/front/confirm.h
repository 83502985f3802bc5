/* SPDX-License-Identifier: MIT */
/* A question with two answers, such as "Leave the game?". */
#ifndef FRONT_CONFIRM_H
#define FRONT_CONFIRM_H

#include "front/scene.h"

struct confirm_state {
    char title[96];
    char text[240];
    char yes[48], no[48];
    void (*on_yes)(struct front *front);
};

extern const struct scene confirm_scene;

/* Asks; the texts are translated and copied. The focus starts on `no`. */
void confirm_ask(struct front *front, const char *title, const char *text, const char *yes, const char *no,
                 void (*on_yes)(struct front *front));
/* The question every way out asks: the game is saved either way. */
void confirm_quit(struct front *front);

#endif
