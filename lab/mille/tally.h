/* SPDX-License-Identifier: MIT */
/* A second calculation of the score of the road game, from the events alone, like a spectator with paper and
 * pencil. The score of the state is checked against it. */
#ifndef LAB_MILLE_TALLY_H
#define LAB_MILLE_TALLY_H

#include "games/mille/mille.h"

struct tally {
    int sides;
    uint8_t option[GAME_OPTIONS_MAX];
    bool over; /* the hand */
    bool deck_empty;
    bool reshuffled;
    bool extended;
    int caller;    /* the side that called the extension, or -1 */
    int trip_side; /* -1: nobody */
    int miles[SIDES_MAX];
    int racers[SIDES_MAX];   /* 200s played */
    int safeties[SIDES_MAX]; /* safeties played */
    int coups[SIDES_MAX];
    bool delayed;         /* delayed action: the trip was completed with the first deck out */
    int total[SIDES_MAX]; /* points of the game, without the current hand */
    int games[SIDES_MAX];
};

/* Starts an empty tally of a match with these sides and options. */
void tally_start(struct tally *tally, const struct game_setup *setup);
/* Counts one event. */
void tally_event(struct tally *tally, struct event event);
/* NULL if the state's score lines, totals and games agree with the tally; else what differs. */
const char *tally_compare(const struct tally *tally, const struct mille_state *state);

#endif
