/* SPDX-License-Identifier: MIT */
/* The map of the journey: the road down a painted France with a stone for each stage. */
#ifndef FRONT_SCENES_JOURNEY_MAP_H
#define FRONT_SCENES_JOURNEY_MAP_H

#include "front/scene.h"

/* Opened by its purpose, OPEN_JOURNEY: at the stage where the person stands. */
extern const struct scene journey_map_scene;

#endif
