/* SPDX-License-Identifier: MIT */
/* Lessons of the road game between two pairs. One seat is the pupil's; its partner and the other pair are
 * regulars. A lesson is a decision of the pupil: each action is played out to the end of the hand several
 * times, with the deck reshuffled and all hands as they are. */
#ifndef LAB_MILLE_PAIRS_LESSON_H
#define LAB_MILLE_PAIRS_LESSON_H

#include "mille/lesson.h"

#include "games/mille/ai/neural_eval.h"

/* Does one round: calls `take` for each lesson, which is valid during this call only. */
void pairs_lessons_give(const struct neural_eval *net, const struct course *course,
                        void (*take)(void *, const struct lesson *), void *context);
/* Prints the result of a round: how many points a hand more than a regular in its seat the net's side leads
 * by, over as many hands as there were lessons, at most 80,000. */
void pairs_lessons_report(const struct neural_eval *net, const struct course *course, uint64_t round,
                          double seconds);

#endif
