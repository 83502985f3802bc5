/* SPDX-License-Identifier: MIT */
/* What totals are worth: the chance to win the game of 5000 from between two hands, as backgammon has its
 * match equities. The table is computed by route-mille-lab equity from hands that quick players play. */
#ifndef GAMES_MILLE_AI_EQUITY_H
#define GAMES_MILLE_AI_EQUITY_H

#include <stdbool.h>
#include <stdint.h>

enum {
    EQUITY_ONE = 1000000, /* a certain victory */
    EQUITY_STEP = 100,    /* points between two places of the table */
    EQUITY_LAST = 4975,   /* the highest total that goes on, and the last place */
    EQUITY_PLACES = 51,
    EQUITY_UNIT = 20, /* millionths that one unit of the table stands for */
};

/* [own total][rival's total], for the one who starts the next hand. */
extern const uint16_t mille_equity_table[EQUITY_PLACES][EQUITY_PLACES];

/* The chance, in millionths, to win the game from these totals; own_starts: the next hand. Totals of 5000 or
 * more have ended the game; equal ones are worth a half. Totals are 0 or more. */
int32_t mille_equity(int own, int rival, bool own_starts);

#endif
