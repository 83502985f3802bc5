/* SPDX-License-Identifier: MIT */
/* Two screens of the lessons: their list, and the end of a lesson. */
#ifndef FRONT_SCENES_LESSON_SCENES_H
#define FRONT_SCENES_LESSON_SCENES_H

#include "front/scene.h"

extern const struct scene lessons_scene;
extern const struct scene lesson_end_scene;

#endif
