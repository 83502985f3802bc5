/* SPDX-License-Identifier: MIT */
/* Records of games that nobody played. */
#ifndef TESTS_RECORDS_RIG_H
#define TESTS_RECORDS_RIG_H

#include "front/mille/mille_front.h"
#include "front/records/records.h"

enum { NEW_TOTAL = 1 << MILLE_RANKING_TOTAL, NEW_SPREAD = 1 << MILLE_RANKING_SPREAD };

extern struct records records;

/* Nothing is in them: before a test. */
void forget(void);
/* The number of a hand that none had since. */
uint64_t next_record(void);
/* Counts the last hand of a game with these totals; which of NEW_... came of it. */
int game(int mine, int theirs, const char *opponent);
/* Counts a game of dice alone that took so many turns, 0: left, in the same records. */
int alone(int turns, const char *name);
/* As full as the road's can be. */
void fill(void);

#endif
