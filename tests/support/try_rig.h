/* SPDX-License-Identifier: MIT */
/* A person with one device at deals of the day, on a Tuesday. */
#ifndef TESTS_TRY_RIG_H
#define TESTS_TRY_RIG_H

#include "person.h"

enum { TUESDAY = 20781 /* 2026-11-24 */ };
#define TRY "days/2026-11-24-road.journal"

void try_start(enum device device);
/* From the title to the table, at the day that the page offers. */
void try_sit_down(void);
void try_to_the_sheet(void);
/* What the book has of that Tuesday, NULL for nothing. */
const struct day_entry *try_today(void);
/* Moves of the sitting at the table. */
int try_moves(void);

#endif
