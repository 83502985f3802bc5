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

/* Where the card of a step comes down, and with what force; false: the step has no such card. */
bool mille_landing_of(const struct table *table, const struct motion_step *step, struct rect *box,
                      float *force);
/* The index-th tick by which the miles of a drive count up: its place in the rise of pitch, and the ms from
 * the step's begin. -1: there are no more. */
int mille_rise_of(const struct motion_step *step, int index, float *at);
/* Whether a step has a moment of hush as it begins: a card that completes a trip; the remedy that the viewer
 * waits for, thrown away by another. */
bool mille_hushes(const struct mille_shown *shown, int viewer_side, const struct motion_step *step);

#endif
