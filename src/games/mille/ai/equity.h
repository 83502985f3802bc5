/* SPDX-License-Identifier: MIT */
/* The equity of a score: the chance to win the game of 5000 from the totals of the two sides between two
 * hands, like a match equity in backgammon. `route-mille-lab equity` computes the table from hands of quick
 * players. */
#ifndef GAMES_MILLE_AI_EQUITY_H
#define GAMES_MILLE_AI_EQUITY_H

#include <stdbool.h>
#include <stdint.h>

enum {
    EQUITY_ONE = 1000000, /* certainty */
    EQUITY_STEP = 100,    /* points between two entries of the table; the last step is shorter */
    EQUITY_LAST = 4975,   /* the highest total of a game that goes on, and the last entry */
    EQUITY_PLACES = 51,
    EQUITY_UNIT = 20, /* millionths in one unit of the table */
};

/* The chance to win the game from these totals, in millionths. own_starts: the own side starts the next hand.
 * A total of 5000 or more has ended the game; equal totals are then worth a half. Totals are 0 or more. */
int32_t mille_equity(int own, int opponent, bool own_starts);

#endif
