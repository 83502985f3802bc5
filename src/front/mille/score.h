/* SPDX-License-Identifier: MIT */
/* The score sheet of a hand, counted up line by line. */
#ifndef FRONT_MILLE_SCORE_H
#define FRONT_MILLE_SCORE_H

#include "front/mille/sheet.h"
#include "front/scene.h"
#include "games/mille/mille.h"

/* The count-up: every line of the sheet, the hand's total, the overall total, the postmark. */
enum score_step { SCORE_STEP_HAND = SCORE_LINES, SCORE_STEP_OVERALL, SCORE_STEP_POSTMARK, SCORE_STEPS };

struct score_state {
    int step;         /* of the count-up: SCORE_STEPS when it is complete */
    int ticks;        /* of this step */
    bool hurried;     /* a button has hurried it; the next one ends it */
    bool done;        /* counted to the end */
    const char *said; /* for _(): what the bar says of copying; NULL: nothing */
    /* Copied when the sheet opens, so that it stays true while the next hand is dealt. */
    int16_t line[SIDES_MAX][SCORE_LINES];
    int32_t hand_total[SIDES_MAX];
    int32_t overall[SIDES_MAX]; /* with this hand */
    int16_t games[SIDES_MAX];
    int hand_number;
    int trip_side; /* -1: nobody arrived */
    int goal;
    struct sheet_place place;
    bool game_over;
    bool can_review;
    char kind_word[256]; /* after the first lost hand; "": none */
};

extern const struct scene score_scene;
/* What it keeps while it is on the stack. */
struct score_state *score_of(const struct front *front);
/* What is said keeps off the names, the lines, the totals and the buttons. */
void score_taken(const struct front *front, const struct draw_list *list, struct speech_taken *taken);

#endif
