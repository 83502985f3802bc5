/* SPDX-License-Identifier: MIT */
/* The ten lessons of the road, "Learn to drive", as data; and where their coach is at the table. */
#ifndef FRONT_MILLE_LESSONS_H
#define FRONT_MILLE_LESSONS_H

#include "front/lesson/lesson.h"

struct table;

enum { MILLE_LESSONS = 10 };

extern const struct game_lessons mille_lessons;

/* The coach's plate lies on the ribbon's sky, above both cars; where the ribbon is low, on the strip. */
bool mille_coach_place(const struct front *front, struct coach_place *place);
/* By how many units the table is lowered in a lesson, so that a plate on the strip covers no cards. */
float mille_coach_room(const struct table *table);
/* The deck, or the cards of the hand that are wanted. */
int mille_coach_tips(const struct front *front, const struct lesson_step *step,
                     struct point tip[LESSON_TIPS]);
/* A milestone for each lesson along a piece of road; those of lessons that are done have a red cap. */
void mille_coach_draw_done(struct draw_list *list, float x, float y, float w, unsigned done);

#endif
