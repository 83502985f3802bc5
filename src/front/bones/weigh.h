/* SPDX-License-Identifier: MIT */
/* The weight of tiles and points: what comes down on the table, with what force, and how points count up. */
#ifndef FRONT_BONES_WEIGH_H
#define FRONT_BONES_WEIGH_H

#include "front/bones/view.h"
#include "front/stage/weight.h"

/* The step of the points that the ends make. */
const struct weight_grade *bones_grade(int points);

/* With what force the points of a tile that is laid come down; 0: the tile makes none. */
float bones_points_force(const struct motion_step *step);

/* For bones_motion (front/table/motion.h), with a struct bones_view. */
bool bones_step_landing(const void *memory, const struct motion_step *step, int index,
                        struct motion_landing *out);
bool bones_step_tick(const void *memory, const struct motion_step *step, int index, struct motion_tick *out);

/* Whether a lock is decided by one dot, once all hands are open. */
bool bones_lock_is_near(const struct motion_step *step);

#endif
