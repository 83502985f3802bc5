/* SPDX-License-Identifier: MIT */
/* What the goals of a stage count, for whoever asks what they are. */
#ifndef FRONT_JOURNEY_GOAL_RULES_H
#define FRONT_JOURNEY_GOAL_RULES_H

#include "base/text.h"
#include "front/item_row.h"

/* Adds a goal's words and, in a sentence for each thing that it asks for, what counts: units, cards, the end
 * of the evening. */
void goal_rule_text(int stage, int goal, struct text *out);
/* Puts "Goal II" and its rule into the title and the text of an item. */
void goal_explain(int stage, int goal, struct item_words *says);

enum { GOAL_PICTURE_SIZE = 32 };
/* The picture of a goal's sign, large or small, met or not. */
void goal_picture(int goal, bool large, bool met, char name[GOAL_PICTURE_SIZE]);

#endif
