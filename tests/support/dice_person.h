/* SPDX-License-Identifier: MIT */
/* A person at the dice table, who plays as a computer player does. */
#ifndef TESTS_DICE_PERSON_H
#define TESTS_DICE_PERSON_H

#include "person.h"

enum { DECISIONS_MOST = 2000 };

/* Sits down from the title with that company. */
void sit_with(enum device device, const struct settings_company *company);
/* One opponent, and two. */
extern const struct settings_company with_lucien;
extern const struct settings_company with_two;
/* The person plays as the engineer does, and everybody else as they do. */
void play_on(bool (*until)(void));
/* The person has some. */
bool has_points(void);
/* That of the table. */
void open_menu(void);

#endif
