/* SPDX-License-Identifier: MIT */
/* What the screen of a question keeps, for the two files that ask it. */
#ifndef FRONT_STAGE_ASK_INSIDE_H
#define FRONT_STAGE_ASK_INSIDE_H

#include "front/stage/ask.h"

/* The question's texts and functions, copied. */
struct confirm_state {
    char title[96];
    char text[480];
    char yes[48], no[48], third[48];
    char no_says[240], third_says[240]; /* "": nothing of its own */
    bool advised, passes;
    void (*on_yes)(struct front *front);
    void (*on_no)(struct front *front);
    void (*on_third)(struct front *front);
};

/* The state of the scene, which is on the stack. */
struct confirm_state *confirm_of(const struct front *front);

#endif
