/* SPDX-License-Identifier: MIT */
/* The common part of the deals of the day of all games. */
#ifndef TABLE_DAY_DEAL_H
#define TABLE_DAY_DEAL_H

#include "table/journal.h"

/* Compares a journal that is marked as the deal of a day with that deal. setup: of the deal. player: the
 * computer player at each seat; seat 0 is a person's. Returns the word of the journal's header that differs,
 * "seed", "sides", "option", "position" or "seat"; NULL where all agree. */
const char *day_deal_differs(const struct journal *journal, const struct game_setup *setup,
                             const int player[SEATS_MAX]);
/* Par: the mean of `count` results, rounded to the nearest, halves away from zero. */
int32_t day_deal_par(const int32_t *measure, int count);

#endif
