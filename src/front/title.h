/* SPDX-License-Identifier: MIT */
/* The title: Continue, New game, the tables, Options, Quit. */
#ifndef FRONT_TITLE_H
#define FRONT_TITLE_H

#include "front/scene.h"

struct title_state {
    bool can_continue;  /* a saved sitting waits, or one is under way */
    int hand_number;    /* of that sitting, shown on the sign */
    char message[240];  /* a sentence about a save that could not be read; "" for none */
    int focus_ticks;    /* since the sign moved to another row */
    int from_row;       /* where it came from */
};

extern const struct scene title_scene;

#endif
