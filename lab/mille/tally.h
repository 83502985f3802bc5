/* SPDX-License-Identifier: MIT */
/* A second opinion on the score of the road game: counts it from the events alone, as a spectator with
 * paper and pencil would, so that the state's own account can be checked against it. */
#ifndef LAB_MILLE_TALLY_H
#define LAB_MILLE_TALLY_H

#include "games/mille/mille.h"

struct tally {
    int sides;
    bool deck_empty;
    bool extended;
    int trip_side; /* -1: nobody */
    int miles[SIDES_MAX];
    int racers[SIDES_MAX];
    int safeties[SIDES_MAX];
    int coups[SIDES_MAX];
    bool delayed;
    int total[SIDES_MAX]; /* of the game, without the hand */
    int games[SIDES_MAX];
};

/* An empty sheet for so many sides. */
void tally_start(struct tally *tally, int sides);
/* Writes down what one event means. */
void tally_event(struct tally *tally, struct event event);
/* NULL if the state's score lines, totals and games agree with the sheet; else what does not. */
const char *tally_compare(const struct tally *tally, const struct mille_state *state);

#endif
