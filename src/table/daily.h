/* SPDX-License-Identifier: MIT */
/* The deals of the day of all games. A game says in a struct daily what its deal is. The *house* are the
 * computer players that try the same deal in the person's seat; the mean of their results is par. Dates are
 * days since 1970-01-01, players are indices into the game's players. */
#ifndef TABLE_DAILY_H
#define TABLE_DAILY_H

#include "base/daily.h"
#include "table/journal.h"

enum { DAILY_HOUSE = 4 }; /* players of the house */

struct daily {
    const struct game *game;
    enum daily_table table;
    int seats;                        /* as many sides; the person sits in seat 0 */
    uint8_t option[GAME_OPTIONS_MAX]; /* as in struct game_setup */
    bool one_hand;                    /* the deal is a hand, not a game */
    uint32_t iterations; /* of a player that searches, for a move, since a time limit would play differently
                            on each machine; 0: the player's own measure */
    const char *house[DAILY_HOUSE]; /* the weakest first */
    /* The place in the house of the opponent in a seat from 1 on. NULL: the person is alone. */
    int (*opponent)(int date, int seat);
    /* The result of seat 0 in a deal that is over. */
    int (*result)(const void *state);
};

/* The setup of a date's deal. */
struct game_setup daily_setup(const struct daily *daily, int date);
/* The player at a place of the house, and the opponent in a seat from 1 on. */
int daily_player(const struct daily *daily, int place);
int daily_opponent(const struct daily *daily, int date, int seat);
/* Plays the deal with a player of the house in the person's seat, on plain memory, so that a background job
 * can do it; the players choose as in a sitting. False: `more` (may be NULL, see struct budget) ended the
 * try, and *result is unchanged. */
bool daily_try(const struct daily *daily, int date, int place, bool (*more)(void *context), void *context,
               int *result);
/* Par: the mean of the results of the house, rounded to the nearest, halves away from zero. */
int daily_par(const int result[DAILY_HOUSE]);
/* Compares a journal that is marked as the deal of a day with that deal. Returns the word of the journal's
 * header that differs, "seed", "sides", "option", "position" or "seat"; NULL where all agree. */
const char *daily_differs(const struct daily *daily, const struct journal *journal);

#endif
