/* SPDX-License-Identifier: MIT */
/* A person at the road table before a sheet, a question or a poster. */
#ifndef TESTS_SHEETS_RIG_H
#define TESTS_SHEETS_RIG_H

#include "position.h"

/* For each test of SHEET_TEST. */
extern struct robot robot;
void sit_down(void);
void stand_up(void);
/* Lets so many pass. */
void ticks(int count);
/* Ticks until a scene is on top; at least once, since changes of scene are made in a tick. */
void wait_for(const struct scene *scene);
/* What a key or a button does, as an intent. */
void press(enum intent_kind kind);
/* What a mouse does there. */
void mouse(enum intent_kind kind, float x, float y);
/* On an item, in its middle. */
void click(const char *name);
/* What all may know of the table. */
const struct mille_public *pub(void);
/* The question for the extension, at rest. */
void open_question(void);
/* That of a coup fourre of a seat. */
void put_up_poster(int seat);

#endif
