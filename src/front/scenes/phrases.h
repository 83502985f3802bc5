/* SPDX-License-Identifier: MIT */
/* What a person says to the others at the table: one of twelve phrases. And whose phrases are shown here. */
#ifndef FRONT_SCENES_PHRASES_H
#define FRONT_SCENES_PHRASES_H

#include "front/scene.h"

extern const struct scene phrases_scene;

#endif
