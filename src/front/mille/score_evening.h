/* SPDX-License-Identifier: MIT */
/* The road's sheet of a hand in an evening of the journey: its town and day in the head, its goals instead of
 * the games. */
#ifndef FRONT_MILLE_SCORE_EVENING_H
#define FRONT_MILLE_SCORE_EVENING_H

#include "base/text.h"
#include "front/mille/sheet.h"

/* Whether points are added up over several hands: not where one hand is the evening. */
bool score_adds_up(const struct front *front);
/* Where the goals stand: from `label` on, below the band of the total or, if nothing is added up, in its
 * place. The postmark lies at their right. */
struct rect score_goals_box(const struct front *front, const struct sheet_form *sheet, float label,
                            struct rect band);
struct sheet_stamp score_evening_stamp(struct rect goals);
/* The number of a hand: "HAND 3"; in an evening of the journey "HAND 1 OF 2". */
void score_hand_text(const struct front *front, int hand, struct text *out);
/* The town, and of several hands the number; when it was, and the side that arrived, -1 for none. */
void score_evening_head(const struct front *front, int hand, int arrived, struct sheet_head *head);

#endif
