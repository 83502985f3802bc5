/* SPDX-License-Identifier: MIT */
/* The screens of the lessons: their list, and what comes at the end of one. */
#ifndef FRONT_SCENES_LESSON_SCENES_H
#define FRONT_SCENES_LESSON_SCENES_H

#include "front/scene.h"

extern const struct scene lessons_scene;
extern const struct scene lesson_end_scene;

#endif
