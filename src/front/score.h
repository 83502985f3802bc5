/* SPDX-License-Identifier: MIT */
/* The score sheet of a hand, counted up line by line. */
#ifndef FRONT_SCORE_H
#define FRONT_SCORE_H

#include "front/scene.h"
#include "games/mille/mille.h"

struct score_state {
    int ticks;  /* of the count-up */
    bool done;  /* counted to the end */
    /* Copied when the sheet opens, so that it stays true while the next hand is dealt. */
    int16_t line[SIDES_MAX][SCORE_LINES];
    int16_t hand_total[SIDES_MAX];
    int16_t overall[SIDES_MAX]; /* with this hand */
    int16_t games[SIDES_MAX];
    int hand_number;
    int trip_side; /* -1: nobody arrived */
    int goal;
    bool game_over;
};

extern const struct scene score_scene;

#endif
