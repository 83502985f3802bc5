/* SPDX-License-Identifier: MIT */
/* The title: Continue, New game, the tables, Options, Quit. */
#ifndef FRONT_TITLE_H
#define FRONT_TITLE_H

#include "front/scene.h"

struct title_state {
    float row;                        /* where the sign points now; 1 is the second row */
    float row_from;                   /* where it started to move */
    int row_to;                       /* where it goes, or stands */
    int row_ticks;                    /* of that movement */
};

extern const struct scene title_scene;
/* What it keeps while it is on the stack. */
struct title_state *title_of(const struct front *front);

#endif
