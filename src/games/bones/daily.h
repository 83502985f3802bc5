/* SPDX-License-Identifier: MIT */
/* The dominoes' deal of the day: one game to 150 without dealing again, against Amédée, Odette and
 * Mado; and how the house fares in the person's seat on the same deals. Dates are days since 1970-01-01. */
#ifndef GAMES_BONES_DAILY_H
#define GAMES_BONES_DAILY_H

#include "games/bones/bones.h"
#include "table/journal.h"

enum {
    BONES_DAILY_HOUSE = 4,        /* computer players that try the deal */
    BONES_DAILY_ITERATIONS = 100, /* deals of who searches, for a tile: never time */
};

/* How a try ended. */
struct bones_daily_result {
    int32_t points; /* of seat 0 */
    int place;      /* 1 to 4: seats with more points, and one */
};

/* The game's setup. The person sits in seat 0. */
void bones_daily_setup(int date, struct game_setup *setup);
/* Who sits in seats 1 to 3: an index into the game's players. */
int bones_daily_rival(int seat);
/* The player at a place of the house, the weakest first: an index into the game's players. */
int bones_daily_player(int place);
/* Plays the game with the player of a place in the person's seat. False: `more` (may be NULL) called it off.
 */
bool bones_daily_try(int date, int place, bool (*more)(void *context), void *context,
                     struct bones_daily_result *result);
/* How a game that is over ended for seat 0. */
struct bones_daily_result bones_daily_result_of(const struct bones_public *pub);
/* Par: the mean of the house's points, rounded to the nearest. */
int bones_daily_par(const int points[BONES_DAILY_HOUSE]);
/* In what a journal that is said to be for its day is not: the word of the header that is wrong, "seed",
 * "option", "seat", "sides" or "position"; NULL where it is that day's deal. It must be for a day. */
const char *bones_daily_differs(const struct journal *journal);

#endif
