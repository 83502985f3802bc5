/* SPDX-License-Identifier: MIT */
/* A person who learns the road, by whatever device. */
#ifndef TESTS_LESSONS_RIG_H
#define TESTS_LESSONS_RIG_H

#include "person.h"

enum { TURNS_MOST = 200 };

/* At twice the pace. */
void start(enum device device);
/* From the title. */
void choose_lesson(int lesson);
/* The rules behind the table. */
const struct mille_state *state(void);
/* Does what is wanted. */
void follow_the_coach(void);
/* To the end of the lesson. */
void learn(void);

#endif
