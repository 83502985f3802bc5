/* SPDX-License-Identifier: MIT */
/* The sheet at the end of a hand or game, for games without a sheet of their own: points of all sides, and
 * the way on. */
#ifndef FRONT_SCENES_STANDING_H
#define FRONT_SCENES_STANDING_H

#include "front/scene.h"

extern const struct scene standing_scene;

#endif
