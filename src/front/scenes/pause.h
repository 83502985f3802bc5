/* SPDX-License-Identifier: MIT */
/* The menu over the table: Resume, Save as, Load, Options, Full screen, Leave table, Quit. */
#ifndef FRONT_SCENES_PAUSE_H
#define FRONT_SCENES_PAUSE_H

#include "front/scene.h"

struct pause_state {
    bool unsaved; /* the disk refused the game when the menu came up */
    bool saved;   /* under a name, from this menu */
};

extern const struct scene pause_scene;
/* What it keeps while it is on the stack. */
struct pause_state *pause_of(const struct front *front);

#endif
