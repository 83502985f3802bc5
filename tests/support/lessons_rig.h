/* SPDX-License-Identifier: MIT */
/* A person who learns the road, by whatever device. */
#ifndef TESTS_LESSONS_RIG_H
#define TESTS_LESSONS_RIG_H

#include "person.h"

enum { TURNS_MOST = 200 };

/* Until nothing moves. */
void settle(void);
/* At twice the pace. */
void start(enum device device);
/* From the title. */
void choose_lesson(int lesson);
/* The rules behind the table. */
const struct mille_state *state(void);
/* Does what is wanted; who is stubborn tries all else first. */
void follow_the_coach(bool stubborn);
/* To the end of the lesson; `answer` is given to the extension's question. */
void learn(bool stubborn, const char *answer);

#endif
