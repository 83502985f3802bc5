/* SPDX-License-Identifier: MIT */
/* The dice game's deal of the day: a game alone, Blitz, without Jokers, in which each turn has dice of its
 * own. The *house* are the computer players that try the same dice; their mean is par. Dates are days since
 * 1970-01-01. */
#ifndef GAMES_CUBES_DAILY_H
#define GAMES_CUBES_DAILY_H

#include "games/cubes/cubes.h"
#include "table/journal.h"

enum { CUBES_DAILY_HOUSE = 4 }; /* players of the house */

/* Writes the setup of the deal. */
void cubes_daily_setup(int date, struct game_setup *setup);
/* The player at a place of the house, the weakest first: an index into the game's players. */
int cubes_daily_player(int place);
/* Plays the game with a player of the house; *turns: the turns that it needs. False: `more` (may be NULL)
 * ended the try. */
bool cubes_daily_try(int date, int place, bool (*more)(void *context), void *context, int *turns);
/* Par: the mean of the turns of the house, rounded to the nearest. */
int cubes_daily_par(const int turns[CUBES_DAILY_HOUSE]);
/* Compares a journal that is marked as the deal of a day with that deal. Returns the word of the header that
 * differs, "seed", "option", "seat", "sides" or "position"; NULL where all agree. */
const char *cubes_daily_differs(const struct journal *journal);

#endif
