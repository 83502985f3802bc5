/* SPDX-License-Identifier: MIT */
/* Screens that are opened by their place alone (stack.h). */
#ifndef FRONT_SCENES_SCREENS_H
#define FRONT_SCENES_SCREENS_H

#include "front/scene.h"

/* The screen on which a question is asked (stage/ask.h). */
extern const struct scene confirm_scene;
/* Several people at one machine: between their turns this screen hides the table until the next person lifts
 * it. The table is then turned so that this person sits at its foot. */
extern const struct scene handover_scene;
/* The list of lessons, and the end of a lesson. */
extern const struct scene lessons_scene, lesson_end_scene;

#endif
