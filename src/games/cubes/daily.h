/* SPDX-License-Identifier: MIT */
/* The dice's deal of the day: alone, Blitz, no Jokers, each turn with dice of its own; and how the house
 * fares with the same dice. Dates are days since 1970-01-01. */
#ifndef GAMES_CUBES_DAILY_H
#define GAMES_CUBES_DAILY_H

#include "games/cubes/cubes.h"
#include "table/journal.h"

enum { CUBES_DAILY_HOUSE = 4 }; /* computer players that try the deal */

void cubes_daily_setup(int date, struct game_setup *setup);
/* The player at a place of the house, the weakest first: an index into the game's players. */
int cubes_daily_player(int place);
/* Turns that the player of a place needs. False: `more` (may be NULL) called it off. */
bool cubes_daily_try(int date, int place, bool (*more)(void *context), void *context, int *turns);
/* Par: the mean of the house's turns, rounded to the nearest. */
int cubes_daily_par(const int turns[CUBES_DAILY_HOUSE]);
/* In what a journal that is said to be for its day is not: the word of the header that is wrong, "seed",
 * "option", "seat", "sides" or "position"; NULL where it is that day's deal. It must be for a day. */
const char *cubes_daily_differs(const struct journal *journal);

#endif
