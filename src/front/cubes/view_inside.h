/* SPDX-License-Identifier: MIT */
/* For the view's own files. */
#ifndef FRONT_CUBES_VIEW_INSIDE_H
#define FRONT_CUBES_VIEW_INSIDE_H

#include "front/cubes/view.h"

/* view.c: what a step does to the table as it begins and as it ends. */
void cubes_step_begin(struct cubes_view *view, struct cubes_step *step);
void cubes_step_end(struct cubes_view *view, const struct cubes_step *step);

/* steps.c: ms as designed. */
float cubes_step_length(const struct cubes_step *step);
/* How many of them go by in one: more than one where a computer player is watched. */
float cubes_step_rate(const struct cubes_view *view, const struct cubes_step *step);

#endif
