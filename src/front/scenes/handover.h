/* SPDX-License-Identifier: MIT */
/* Several people at one machine: between their turns this screen hides the table until the next person lifts
 * it. */
#ifndef FRONT_SCENES_HANDOVER_H
#define FRONT_SCENES_HANDOVER_H

#include "front/scene.h"

/* When lifted, the table is turned so that the next person sits at its foot. */
extern const struct scene handover_scene;

#endif
