/* SPDX-License-Identifier: MIT */
/* The weight of tiles and points: what comes down on the table, with what force, and how points count up. */
#ifndef FRONT_BONES_WEIGH_H
#define FRONT_BONES_WEIGH_H

#include "front/bones/view.h"
#include "front/stage/weight.h"

/* The step of the points that the ends make. */
const struct weight_grade *bones_grade(int points);

struct bones_landing {
    float at; /* ms from the step's begin */
    struct rect box;
    float force;
    bool dusty;
};
/* The index-th landing of a step, in the order of their times; false: there are no more. */
bool bones_landing_of(const struct bones_view *view, const struct motion_step *step, int index,
                      struct bones_landing *out);

/* The index-th tick by which the points of a step count up: its place in the rise of pitch, and the ms from
 * the step's begin. -1: there are no more. */
int bones_rise_of(const struct bones_view *view, const struct motion_step *step, int index, float *at);

/* Whether a lock is decided by one dot, once all hands are open. */
bool bones_lock_is_near(const struct motion_step *step);

#endif
