/* SPDX-License-Identifier: MIT */
/* The dice table in words. All strings come back translated. */
#ifndef FRONT_CUBES_WORDS_H
#define FRONT_CUBES_WORDS_H

#include "front/cubes/look.h"
#include "front/scene.h"

/* "Three of a kind". */
const char *cubes_combination_title(int combination);
/* The same of a combination that has scored; of a Straight also why it brings less than usual. */
const char *cubes_scored_title(const struct event *event);
/* "Three fours", "One": of its dice, one of which shows `face`. */
const char *cubes_set_name(int combination, int face);
/* "Ones count ten, the rest their spots". */
const char *cubes_worth_note(bool jokers);
/* Why a move is refused, in a sentence. */
void cubes_refusal_text(const struct cubes_public *pub, struct move move, refusal why, struct text *out);
/* What a move would do, with its exact chance: for the sign and the bar. */
void cubes_move_text(const struct cubes_public *pub, struct move move, bool chance, struct text *out);
/* What happened, as a line of the log; false: it is none. `name` is the seat's, "" for the table. */
bool cubes_event_text(const struct event *event, const char *name, bool you, struct text *out);
/* "To 10,000", "Blitz to 7,500". */
void cubes_kind_text(const struct cubes_public *pub, struct text *out);
/* A chance as percents, at least 1 and at most 99 where it is neither sure nor impossible. */
int cubes_percent(struct cubes_fraction chance);

/* The message of a step, of the table as it is when the step begins; false: it has none. */
bool cubes_step_text(const struct cubes_view *view, const struct cubes_look *look,
                     const struct motion_step *step, struct text *out);
/* Lamp, message and hint of the bar. */
void cubes_bar_make(const struct cubes_view *view, const struct cubes_look *look, struct status *status);

/* Why a combination stays, where the last roll has but one: "Only the five scores, so it stays: ", before
 * what comes then; otherwise nothing. And the same on the sign that rolls: "keep the five"; NULL. */
void cubes_why_text(const struct cubes_public *pub, struct text *out);
const char *cubes_keeps(const struct cubes_public *pub);
/* The faces of the dice that do not score: "2, 3 and 6". */
void cubes_blank_text(const struct cubes_public *pub, struct text *out);

#endif
