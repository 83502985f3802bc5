/* SPDX-License-Identifier: MIT */
/* The six lessons of the dice as data, and the coach at their table. Whoever sits there only waits: dice fall
 * as it is written. */
#ifndef FRONT_CUBES_LESSONS_H
#define FRONT_CUBES_LESSONS_H

#include "front/lesson/lesson.h"

enum { CUBES_LESSONS = 6 };

extern const struct game_lessons cubes_lessons;

/* For cubes_lessons: on a phone, which has no room at its foot, over what lies above the tray. */
bool cubes_coach_place(const struct front *front, struct coach_place *place);
/* The dice that are still to be picked up or put back, then the sign. */
int cubes_coach_tips(const struct front *front, const struct lesson_step *step,
                     struct point tip[LESSON_TIPS]);
/* A die for each, which shows its number once it is done. */
void cubes_coach_draw_done(struct draw_list *list, float x, float y, float w, unsigned done);

#endif
