/* SPDX-License-Identifier: MIT */
/* What the tests of random games of every game share. RANDOM_GAMES in the environment gives another number of
 * games than the usual one. */
#ifndef TESTS_RANDOM_GAMES_H
#define TESTS_RANDOM_GAMES_H

enum { RANDOM_GAMES_USUAL = 100000 };

/* How many games the person who runs the test wants. */
long random_games_wanted(long usual);
/* Among so many games each kind of event from 1 to `kinds` - 1 happened. */
void random_games_had(const long *happened, int kinds);

#endif
