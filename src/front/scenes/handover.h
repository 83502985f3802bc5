/* SPDX-License-Identifier: MIT */
/* Two people at one machine: between their turns a screen hides the table until the next one lifts it. */
#ifndef FRONT_SCENES_HANDOVER_H
#define FRONT_SCENES_HANDOVER_H

#include "front/scene.h"

/* Pushed when the turn goes to the other person; turns the table for whoever lifts it. */
extern const struct scene handover_scene;

#endif
