/* SPDX-License-Identifier: MIT */
/* What the deals of a day share, whatever the game. */
#ifndef TABLE_DAY_DEAL_H
#define TABLE_DAY_DEAL_H

#include "table/journal.h"

/* In what a journal is not the deal of a day, which that day's setup and players make (a person sits in seat
 * 0; player[s] of the others): the word of the header that is wrong, "seed", "sides", "option", "position" or
 * "seat"; NULL where it is. The journal must be for a day. */
const char *day_deal_differs(const struct journal *journal, const struct game_setup *setup,
                             const int player[SEATS_MAX]);
/* Par: the mean of so many measures, rounded to the nearest, halves away from zero. */
int32_t day_deal_par(const int32_t *measure, int count);

#endif
