/* SPDX-License-Identifier: MIT */
/* The weight of cards: with what force they come down on the road, and how miles count up. */
#ifndef FRONT_MILLE_MILLE_WEIGH_H
#define FRONT_MILLE_MILLE_WEIGH_H

#include "front/mille/mille_table.h"
#include "front/stage/weight.h"

/* The step of the miles of a card. */
const struct weight_grade *mille_grade(int miles);
/* With what force a card comes down that is played. */
float mille_force(int card);

/* For mille_motion (front/table/motion.h), with a struct mille_view. */
bool mille_step_landing(const void *memory, const struct motion_step *step, int index,
                        struct motion_landing *out);
bool mille_step_tick(const void *memory, const struct motion_step *step, int index, struct motion_tick *out);

/* Whether a step has a moment of hush as it begins: a card that completes a trip; the remedy that the viewer
 * waits for, thrown away by another. */
bool mille_hushes(const struct mille_shown *shown, int viewer_side, const struct motion_step *step);

#endif
