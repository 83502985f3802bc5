/* SPDX-License-Identifier: MIT */
/* Somebody at the road table who saves games under names. */
#ifndef TESTS_SAVES_RIG_H
#define TESTS_SAVES_RIG_H

#include "person.h"

/* A game of some decisions, and the table at rest; a new one in a window of its own. */
void play(int decisions);
void start(enum device device, int decisions);
/* Answers the question for a name: by keys it is typed, else put together from the letters. */
void give(const char *name);
/* From the table by the menu, over a save of that name too. */
void save_by_menu(const char *name);
/* Of the game on the table, and of one in a save's text. */
uint64_t hash_now(void);
uint64_t hash_of(const char *text);
/* That file is the game on the table. */
void holds_the_table(const char *file);
/* How many there are. */
int saves(void);

#endif
