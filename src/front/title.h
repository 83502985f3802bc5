/* SPDX-License-Identifier: MIT */
/* The title: Continue, New game, the tables, Options, Quit. */
#ifndef FRONT_TITLE_H
#define FRONT_TITLE_H

#include "front/scene.h"

enum { TITLE_MESSAGE_SIZE = 480 };

struct title_state {
    bool can_continue;                /* a saved sitting waits, or one is under way */
    int hand_number;                  /* of that sitting, shown on the sign */
    char message[TITLE_MESSAGE_SIZE]; /* about files that could not be read; "" for none */
    float row;                        /* where the sign points now; 1 is the second row */
    float row_from;                   /* where it started to move */
    int row_to;                       /* where it goes, or stands */
    int row_ticks;                    /* of that movement */
};

extern const struct scene title_scene;

#endif
