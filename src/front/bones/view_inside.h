/* SPDX-License-Identifier: MIT */
/* For the view's own files. */
#ifndef FRONT_BONES_VIEW_INSIDE_H
#define FRONT_BONES_VIEW_INSIDE_H

#include "front/bones/view.h"

/* view.c: what a step does to the table as it begins and as it ends. */
void bones_step_begin(struct bones_view *view, struct bones_step *step);
void bones_step_end(struct bones_view *view, const struct bones_step *step);
/* Nothing moves any more: what no event tells is shown. */
void bones_view_rest(struct bones_view *view);

/* steps.c: ms as designed. */
float bones_step_length(const struct bones_step *step, int viewer);

/* hear.c: lets be heard what is due until `ms` of the step under way. */
void bones_step_hear(struct bones_view *view, float ms, const struct bones_ears *ears);

/* The nearest that the camera can come; when a round is over open hands lie over no tile. */
struct bones_camera bones_view_fit(const struct bones_view *view);

#endif
