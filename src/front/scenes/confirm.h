/* SPDX-License-Identifier: MIT */
/* The screen on which a question is asked (stage/ask.h). */
#ifndef FRONT_SCENES_CONFIRM_H
#define FRONT_SCENES_CONFIRM_H

#include "front/scene.h"

extern const struct scene confirm_scene;

#endif
