/* SPDX-License-Identifier: MIT */
/* Records of games that nobody played. */
#ifndef TESTS_RECORDS_RIG_H
#define TESTS_RECORDS_RIG_H

#include "front/mille/mille_count.h"
#include "front/records/records.h"

enum { NEW_TOTAL = 1 << MILLE_RANKING_TOTAL, NEW_SPREAD = 1 << MILLE_RANKING_SPREAD };

extern struct records records;

/* Nothing is in them: for cmocka. */
int forget(void **state);
/* Counts the last hand of a game with these totals; which of NEW_... came of it. */
int game(int mine, int theirs, const char *opponent);
/* As full as they can be. */
void fill(void);

#endif
