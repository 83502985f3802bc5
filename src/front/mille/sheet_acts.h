/* SPDX-License-Identifier: MIT */
/* What can be done at either sheet, the score of a hand and the end of a game, besides going on. */
#ifndef FRONT_MILLE_SHEET_ACTS_H
#define FRONT_MILLE_SHEET_ACTS_H

#include "front/scene.h"

/* For _(): what is said of copying a score sheet. */
extern const char sheet_copied[], sheet_not_copied[];

/* Copies the hand's score sheet, or the line of a deal of the day, which *said tells, or opens the road log
 * of the hand, from where it can be watched again; false: the intent was neither. During a lesson it never
 * is. */
bool sheet_intent(struct front *front, const struct intent *intent, const char **said);
/* The prompts for it. */
void sheet_prompts(const struct front *front, struct status *status);

#endif
