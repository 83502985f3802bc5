/* SPDX-License-Identifier: MIT */
/* The domino game's deal of the day: one game to 150 without dealing again, against Amédée, Odette and Mado.
 * The *house* are the computer players that try the same deals in the person's seat; their mean is par. Dates
 * are days since 1970-01-01. */
#ifndef GAMES_BONES_DAILY_H
#define GAMES_BONES_DAILY_H

#include "games/bones/bones.h"
#include "table/journal.h"

enum {
    BONES_DAILY_HOUSE = 4, /* players of the house */
    BONES_DAILY_ITERATIONS =
        100, /* of a player that searches, for a tile; a time limit would play differently on each machine */
};

/* The result of a game. */
struct bones_daily_result {
    int32_t points; /* of seat 0 */
    int place;      /* 1 to 4: one more than the seats with more points */
};

/* Writes the setup of the game. The person sits in seat 0. */
void bones_daily_setup(int date, struct game_setup *setup);
/* The opponent in seat 1, 2 or 3: an index into the game's players. */
int bones_daily_opponent(int seat);
/* The player at a place of the house, the weakest first: an index into the game's players. */
int bones_daily_player(int place);
/* Plays the game with a player of the house in the person's seat. False: `more` (may be NULL) ended the try.
 */
bool bones_daily_try(int date, int place, bool (*more)(void *context), void *context,
                     struct bones_daily_result *result);
/* The result of seat 0 in a game that is over. */
struct bones_daily_result bones_daily_result_of(const struct bones_public *pub);
/* Par: the mean of the points of the house, rounded to the nearest. */
int bones_daily_par(const int points[BONES_DAILY_HOUSE]);
/* Compares a journal that is marked as the deal of a day with that deal. Returns the word of the header that
 * differs, "seed", "option", "seat", "sides" or "position"; NULL where all agree. */
const char *bones_daily_differs(const struct journal *journal);

#endif
