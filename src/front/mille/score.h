/* SPDX-License-Identifier: MIT */
/* The score sheet of a hand, counted up line by line. */
#ifndef FRONT_MILLE_SCORE_H
#define FRONT_MILLE_SCORE_H

#include "front/mille/sheet.h"
#include "front/scene.h"

/* The steps of the count-up: each line of the sheet, the totals of hand and game, the postmark. */
enum score_step { SCORE_STEP_HAND = SCORE_LINES, SCORE_STEP_OVERALL, SCORE_STEP_POSTMARK, SCORE_STEPS };

struct score_state {
    int step;         /* of the count-up; SCORE_STEPS when all is counted */
    int ticks;        /* of this step */
    bool hurried;     /* a button has hurried the count-up; the next one ends it */
    bool done;        /* all is counted */
    const char *said; /* for _(): what the bar says of copying; NULL: nothing */
    /* The hand as it ended, copied when the sheet opens: the next one may be dealt while the sheet shows. */
    int16_t line[SIDES_MAX][SCORE_LINES];
    int32_t hand_total[SIDES_MAX];
    int32_t overall[SIDES_MAX]; /* with this hand */
    int16_t games[SIDES_MAX];
    int hand_number;
    struct sheet_place place;
    bool game_over;
    bool can_review;
    char kind_word[256]; /* after the first lost hand; "": none */
};

extern const struct scene score_scene;
/* The state of the scene, which is on the stack. */
struct score_state *score_of(const struct front *front);
/* Where an opponent's words are not to lie: on names, lines, totals and buttons. */
void score_taken(const struct front *front, const struct draw_list *list, struct speech_taken *taken);

/* For score_draw.c and score.c. The sheet as it is now, with its buttons. */
struct sheet_form score_form(const struct front *front);
/* How far a step of the count-up has come, 0..1. */
float score_progress(const struct front *front, int step, float blend);
/* What the button that goes on says, translated. */
const char *score_next_label(const struct front *front);
void score_draw(const struct front *front, struct draw_list *list, float blend);

#endif
