/* SPDX-License-Identifier: MIT */
/* The end of a hand or game at a table without a sheet of its own: who stands where, and whether it goes on.
 */
#ifndef FRONT_SCENES_STANDING_H
#define FRONT_SCENES_STANDING_H

#include "front/scene.h"

extern const struct scene standing_scene;

#endif
