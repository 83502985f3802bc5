/* SPDX-License-Identifier: MIT */
/* For the view's own files. */
#ifndef FRONT_CUBES_VIEW_INSIDE_H
#define FRONT_CUBES_VIEW_INSIDE_H

#include "front/cubes/view.h"

/* For `cubes_motion`. view.c: what a step does to the table as it begins and as it ends. */
void cubes_step_begin(void *memory, struct motion_step *step);
void cubes_step_end(void *memory, const struct motion_step *step);

/* steps.c: ms as designed. */
float cubes_step_length(const struct motion_step *step);

#endif
