/* SPDX-License-Identifier: MIT */
/* What the goals of a stage count, for whoever asks what they are. */
#ifndef FRONT_JOURNEY_GOAL_RULES_H
#define FRONT_JOURNEY_GOAL_RULES_H

#include "base/text.h"

/* Adds a goal's words and, in a sentence for each thing that it asks for, what counts: units, cards, the end
 * of the evening. */
void goal_rule_text(int stage, int goal, struct text *out);

#endif
