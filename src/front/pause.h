/* SPDX-License-Identifier: MIT */
/* The menu over the table: Resume, Options, Full screen, Leave table, Quit. */
#ifndef FRONT_PAUSE_H
#define FRONT_PAUSE_H

#include "front/scene.h"

struct pause_state {
    bool unsaved; /* the disk refused the game when the menu came up */
};

extern const struct scene pause_scene;

#endif
