/* SPDX-License-Identifier: MIT */
/* What the scene keeps that asks a question. */
#ifndef FRONT_SCENES_CONFIRM_INSIDE_H
#define FRONT_SCENES_CONFIRM_INSIDE_H

#include "front/scenes/confirm.h"

struct confirm_state {
    char title[96];
    char text[480];
    char yes[48], no[48], third[48];
    bool advised, passes;
    void (*on_yes)(struct front *front);
    void (*on_no)(struct front *front);
    void (*on_third)(struct front *front);
};

/* What it keeps while it is on the stack. */
struct confirm_state *confirm_of(const struct front *front);

#endif
