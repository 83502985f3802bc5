/* SPDX-License-Identifier: MIT */
/* The menu over the table: Resume, Save as, Load, Options, Full screen, Leave table, Quit. */
#ifndef FRONT_SCENES_PAUSE_H
#define FRONT_SCENES_PAUSE_H

#include "front/scene.h"

extern const struct scene pause_scene;
#endif
