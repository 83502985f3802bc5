/* SPDX-License-Identifier: MIT */
/* The road's deal of the day: one hand by the usual rules, against somebody whom the weekday chooses; and how
 * the house fares in the person's seat on the same cards. Dates are days since 1970-01-01. */
#ifndef GAMES_MILLE_DAILY_H
#define GAMES_MILLE_DAILY_H

#include "table/journal.h"

enum {
    MILLE_DAILY_SEATS = 2,
    MILLE_DAILY_HOUSE = 4, /* computer players that try the deal */
    MILLE_DAILY_ITERATIONS =
        10000 /* of the ace, for a move: never time, so that every machine plays the same */
};

/* The deal's setup. The person sits in seat 0 and begins. */
void mille_daily_setup(int date, struct game_setup *setup);
/* Who sits in seat 1: an index into the game's players. */
int mille_daily_rival(int date);
/* How long a player of the deal may think: for a budget; 0 is the player's own measure. */
uint32_t mille_daily_iterations(int player);
/* The player at a place of the house, the weakest first: an index into the game's players. */
int mille_daily_player(int place);
/* Plays the hand with the player of a place in the person's seat; *margin is what it scores more than the
 * rival. false: `more` (may be NULL) called it off. */
bool mille_daily_try(int date, int place, bool (*more)(void *context), void *context, int *margin);
/* Par: the mean of the house's margins, rounded to the nearest point, halves away from zero. */
int mille_daily_par(const int margin[MILLE_DAILY_HOUSE]);
/* In what a journal that is said to be for its day is not: the word of the header that is wrong, "seed",
 * "option", "seat" or "sides"; NULL where it is that day's deal. It must be for a day. */
const char *mille_daily_differs(const struct journal *journal);

#endif
