/* SPDX-License-Identifier: MIT */
/* The dice table in words. All strings come back translated. */
#ifndef FRONT_CUBES_WORDS_H
#define FRONT_CUBES_WORDS_H

#include "front/cubes/look.h"
#include "front/scene.h"
#include "games/cubes/ranking.h"

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

/* ---- here.c: for the question mark and F1, and before somebody leaves ------------------------ */

enum { CUBES_HERE_LINES = 6, CUBES_HERE_SIZE = 200 };

/* Sentences about the table as it stands, for a seat: in turn what scores, what may be picked up, what a hold
 * brings or why it is refused, the chance of a bust; else that it waits; and what it still wants. Returns how
 * many. */
int cubes_here(const struct cubes_public *pub, int you, char line[CUBES_HERE_LINES][CUBES_HERE_SIZE]);

/* The question before the seat in turn leaves: what it does to the rating of `ranked`, which may be NULL for
 * somebody who has not played yet; not `known`: the rating is not told. */
void cubes_leave_text(const struct cubes_public *pub, const struct cubes_ranked *ranked, bool known,
                      struct text *out);

#endif
