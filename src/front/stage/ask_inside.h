/* SPDX-License-Identifier: MIT */
/* A question while it is asked: for the screen that shows it. */
#ifndef FRONT_STAGE_ASK_INSIDE_H
#define FRONT_STAGE_ASK_INSIDE_H

#include "front/stage/ask.h"

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
