/* SPDX-License-Identifier: MIT */
/* The map of the journey: the road down a painted France with a stone for each stage, and a card about the
 * stage in focus. A newly open stage is driven to when the map comes on top. */
#ifndef FRONT_SCENES_JOURNEY_MAP_H
#define FRONT_SCENES_JOURNEY_MAP_H

#include "front/part.h"
#include "front/scene.h"
#include "table/stage.h"

/* Opened by its purpose, OPEN_JOURNEY: at the stage where the person stands. */
extern const struct scene journey_map_scene;
/* Remembers how far the road was open when the map was last seen. */
extern const struct part journey_map_part;

#endif
