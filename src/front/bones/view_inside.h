/* SPDX-License-Identifier: MIT */
/* For the view's own files. */
#ifndef FRONT_BONES_VIEW_INSIDE_H
#define FRONT_BONES_VIEW_INSIDE_H

#include "front/bones/view.h"

/* For `bones_motion`. view.c: what a step does to the table as it begins and as it ends. */
void bones_step_begin(void *memory, struct motion_step *step);
void bones_step_end(void *memory, const struct motion_step *step);
/* hear.c. */
void bones_step_hear(void *memory, struct motion_step *step, const struct motion_ears *ears);

/* The nearest that the camera can come; when a round is over open hands lie over no tile. */
struct bones_camera bones_view_fit(const struct bones_view *view);

#endif
