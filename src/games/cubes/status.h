/* SPDX-License-Identifier: MIT */
/* The standing of each seat in a game of dice. */
#ifndef GAMES_CUBES_STATUS_H
#define GAMES_CUBES_STATUS_H

#include "games/cubes/cubes.h"

struct cubes_status_seat {
    int32_t score, turns, busts, best;
    int32_t average; /* points a turn, in tenths */
    int32_t wanting; /* points that the seat needs to win: to the goal, and to the lead over all seats that
                        stay */
    bool on_board;   /* has a score */
    bool off_board;  /* has reached the goal */
    bool left;
    bool turn; /* is in turn */
};

struct cubes_status {
    int32_t goal;
    bool jokers, over, overtime;
    int winner; /* SEAT_NONE: nobody yet, or nobody at all */
    int seats;
    int32_t at_risk; /* points of the turn under way */
    struct cubes_status_seat seat[CUBES_SEATS_MAX];
};

/* Fills *status from what everybody can see. */
void cubes_status_of(const struct cubes_public *pub, struct cubes_status *status);

#endif
