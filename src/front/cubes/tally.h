/* SPDX-License-Identifier: MIT */
/* What is counted of games of dice, from their events: for the slate at a game's end, and for the
 * statistics. */
#ifndef FRONT_CUBES_TALLY_H
#define FRONT_CUBES_TALLY_H

#include "games/cubes/cubes.h"

/* Of one seat in the game under way. */
struct cubes_tally_seat {
    int32_t turns, busts, points; /* points: held */
    int32_t best;                 /* most points of a turn */
    int32_t last;                 /* points of the last hold */
    int32_t hot;                  /* times that all five dice had scored */
    int32_t boarded;              /* the turn in which it got on board; 0: not yet */
    int32_t dice;                 /* thrown */
    int32_t fives, straights;
    int64_t risks; /* busts to be expected of its rolls, in millionths */
};

struct cubes_tally {
    struct cubes_tally_seat seat[CUBES_SEATS_MAX];
    bool overtime; /* there was some */
};

/* Counts a move: the table before it, and its events. A new game begins at nothing. */
void cubes_tally_add(struct cubes_tally *tally, const struct cubes_public *before,
                     const struct event_list *events);

#endif
