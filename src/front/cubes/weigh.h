/* SPDX-License-Identifier: MIT */
/* The weight of dice and points: what comes down on the tray, with what force, and how points count up. */
#ifndef FRONT_CUBES_WEIGH_H
#define FRONT_CUBES_WEIGH_H

#include "front/cubes/view.h"
#include "front/stage/weight.h"

/* The step of some points: of a combination, a hold or a bust. */
const struct weight_grade *cubes_grade(int32_t points);

/* Whether a combination is five alike or a straight, which has a banner. */
bool cubes_is_set(const struct event *event);

/* For cubes_motion (front/table/motion.h), with a struct cubes_view. The combinations of a roll count on from
 * where the one before has ended. */
bool cubes_step_landing(const void *memory, const struct motion_step *step, int index,
                        struct motion_landing *out);
bool cubes_step_tick(const void *memory, const struct motion_step *step, int index, struct motion_tick *out);

/* Whether a roll decides about much with a single die. */
bool cubes_roll_hushes(const struct cubes_view *view, const struct motion_step *step);

#endif
