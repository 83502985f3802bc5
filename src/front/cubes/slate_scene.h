/* SPDX-License-Identifier: MIT */
/* The slate at the end of a game of dice: how every seat fared, and on to another game, the review, or home.
 */
#ifndef FRONT_CUBES_SLATE_SCENE_H
#define FRONT_CUBES_SLATE_SCENE_H

#include "front/scene.h"

extern const struct scene cubes_slate_scene;

#endif
