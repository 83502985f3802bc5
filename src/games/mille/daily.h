/* SPDX-License-Identifier: MIT */
/* The road game's deal of the day: one hand by the usual rules against a computer player that the weekday
 * decides. The *house* are the computer players that try the same cards in the person's seat; their mean
 * margin is par. Dates are days since 1970-01-01. */
#ifndef GAMES_MILLE_DAILY_H
#define GAMES_MILLE_DAILY_H

#include "table/journal.h"

enum {
    MILLE_DAILY_SEATS = 2,
    MILLE_DAILY_HOUSE = 4, /* players of the house */
    MILLE_DAILY_ITERATIONS =
        10000 /* of the ace, for a move; a time limit would play differently on each machine */
};

/* Writes the setup of the deal. The person sits in seat 0 and begins. */
void mille_daily_setup(int date, struct game_setup *setup);
/* The opponent in seat 1: an index into the game's players. */
int mille_daily_opponent(int date);
/* The iterations that a player gets for a move, as in struct budget; 0: the player's own measure. */
uint32_t mille_daily_iterations(int player);
/* The player at a place of the house, the weakest first: an index into the game's players. */
int mille_daily_player(int place);
/* Plays the hand with a player of the house in the person's seat. *margin: its points less the opponent's.
 * False: `more` (may be NULL) ended the try. */
bool mille_daily_try(int date, int place, bool (*more)(void *context), void *context, int *margin);
/* Par: the mean of the margins of the house, rounded to the nearest point, halves away from zero. */
int mille_daily_par(const int margin[MILLE_DAILY_HOUSE]);
/* Compares a journal that is marked as the deal of a day with that deal. Returns the word of the header that
 * differs, "seed", "option", "seat" or "sides"; NULL where all agree. */
const char *mille_daily_differs(const struct journal *journal);

#endif
