/* SPDX-License-Identifier: MIT */
/* What the page of controls keeps. */
#ifndef FRONT_SCENES_CONTROLS_INSIDE_H
#define FRONT_SCENES_CONTROLS_INSIDE_H

#include "front/scenes/controls.h"

struct controls_state {
    bool waiting; /* for a key or button of... */
    enum device device;
    enum action action;
    char wanted[BINDING_SIZE]; /* pressed, and another action's: the question is open */
};

/* What it keeps while it is on the stack. */
struct controls_state *controls_of(const struct front *front);

#endif
