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

struct cubes_landing {
    float at; /* ms from the step's begin */
    struct rect box;
    float force;
    bool dusty;
};
/* The index-th landing of a step, in the order of their times; false: there are no more. */
bool cubes_landing_of(const struct cubes_view *view, const struct motion_step *step, int index,
                      struct cubes_landing *out);

/* The index-th tick by which the points of a step count up: its place in the rise of pitch, and the ms from
 * the step's begin. The combinations of a roll go on where the one before has ended. -1: there are no more.
 */
int cubes_rise_of(const struct cubes_view *view, const struct motion_step *step, int index, float *at);

/* Whether a roll decides about much with a single die. */
bool cubes_roll_hushes(const struct cubes_view *view, const struct motion_step *step);

#endif
