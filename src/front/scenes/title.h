/* SPDX-License-Identifier: MIT */
/* The title: Continue, New game, the tables, Options, Quit. */
#ifndef FRONT_SCENES_TITLE_H
#define FRONT_SCENES_TITLE_H

#include "front/scene.h"

extern const struct scene title_scene;

#endif
