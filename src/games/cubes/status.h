/* SPDX-License-Identifier: MIT */
/* The status sheet of a game of dice: where each seat stands. */
#ifndef GAMES_CUBES_STATUS_H
#define GAMES_CUBES_STATUS_H

#include "games/cubes/cubes.h"

struct cubes_status_seat {
    int32_t score, turns, busts, best;
    int32_t average; /* points a turn, in tenths */
    int32_t wanting; /* points to win with: to the goal, and to the lead over everybody else who stays */
    bool on_board;   /* has a score */
    bool off_board;  /* is at the goal or past it */
    bool left;
    bool turn; /* plays now */
};

struct cubes_status {
    int32_t goal;
    bool jokers, over, overtime;
    int winner; /* SEAT_NONE: nobody yet, or nobody at all */
    int seats;
    int32_t at_risk; /* points of the turn under way */
    struct cubes_status_seat seat[CUBES_SEATS_MAX];
};

void cubes_status_of(const struct cubes_public *pub, struct cubes_status *status);

#endif
