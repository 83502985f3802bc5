/* SPDX-License-Identifier: MIT */
/* The six lessons of the dominoes as data, and the coach at their table. */
#ifndef FRONT_BONES_LESSONS_H
#define FRONT_BONES_LESSONS_H

#include "front/lesson/lesson.h"

enum { BONES_LESSONS = 6 };

extern const struct game_lessons bones_lessons;

/* The units of the field that the coach's plate takes at its top. */
float bones_coach_above(const struct front *front);
/* For bones_lessons: on a phone over what lies above the table. */
bool bones_coach_place(const struct front *front, struct coach_place *place);
/* The tile, and once it is chosen its arm; or the sign. */
int bones_coach_tips(const struct front *front, const struct lesson_step *step,
                     struct point tip[LESSON_TIPS]);
/* The item that the first pointer is meant for; FOCUS_NONE: none. */
int bones_coach_focus(const struct front *front);
/* A tile for each, which is turned over once it is done. */
void bones_coach_draw_done(struct draw_list *list, float x, float y, float w, unsigned done);

#endif
