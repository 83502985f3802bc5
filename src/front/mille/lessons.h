/* SPDX-License-Identifier: MIT */
/* Learn to drive: the nine lessons of the road as data, and the coach at its table. */
#ifndef FRONT_MILLE_LESSONS_H
#define FRONT_MILLE_LESSONS_H

#include "front/lesson/lesson.h"

enum { MILLE_LESSONS = 9 };

extern const struct game_lessons mille_lessons;

/* For mille_lessons: over the ribbon's sky, above both cars; where the ribbon is low, over the strip. */
bool mille_coach_place(const struct front *front, struct coach_place *place);
/* By how much the table lies lower in a lesson, in units, so that a plate over the strip hides nobody. */
float mille_coach_room(const struct front *front);
/* The deck, or cards of the hand. */
int mille_coach_tips(const struct front *front, const struct lesson_step *step,
                     struct point tip[LESSON_TIPS]);
/* Milestones along a piece of road, capped where they are done. */
void mille_coach_draw_done(struct draw_list *list, float x, float y, float w, unsigned done);

#endif
