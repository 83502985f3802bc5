/* SPDX-License-Identifier: MIT */
/* The dice table in words. All strings that are returned are translated. */
#ifndef FRONT_CUBES_WORDS_H
#define FRONT_CUBES_WORDS_H

#include "front/cubes/look.h"
#include "front/scene.h"
#include "games/cubes/ranking.h"

/* "Three of a kind". */
const char *cubes_combination_title(int combination);
/* The combination of a score event. A Straight that brings less than usual is "Straight with held dice". */
const char *cubes_scored_title(const struct event *event);
/* "Three fours", "One": a combination whose dice show `face`. */
const char *cubes_set_name(int combination, int face);
/* Why a move is refused, in a sentence. */
void cubes_refusal_text(const struct cubes_public *pub, struct move move, refusal why, struct text *out);
/* What a move would do, in a sentence; chance: with the exact chance of a bust. */
void cubes_move_text(const struct cubes_public *pub, struct move move, bool chance, struct text *out);
/* What an event was, in a sentence; false: there is none for it. name: of its seat, NULL for "you". */
bool cubes_event_text(const struct event *event, const char *name, struct text *out);
/* The name of a seat in a sentence; NULL where the sentence says "you" to the seat. */
const char *cubes_called(const struct cubes_view *view, const struct cubes_look *look, int seat);
/* Adds a sentence about a seat, with a figure. name NULL: `yours` with %s for the figure; else `theirs` with
 * %s for the name, then for the figure. A sentence need not have the figure: then it is "". */
void cubes_tell(struct text *out, const char *name, const char *yours, const char *theirs,
                const char *figure);
/* "TO 10,000", "BLITZ TO 7,500". */
void cubes_kind_text(const struct cubes_public *pub, struct text *out);
/* A chance in percent; 1 to 99 if it is neither impossible nor sure. */
int cubes_percent(struct cubes_fraction chance);

/* The message of a step, of the table as it is when the step begins; false: it has none. */
bool cubes_step_text(const struct cubes_view *view, const struct cubes_look *look,
                     const struct motion_step *step, struct text *out);
/* What a voice says of a step beside it: the dice of a roll. True: the step is urgent. */
bool cubes_step_aloud(const struct cubes_view *view, const struct cubes_look *look,
                      const struct motion_step *step, struct text *out);
/* status.c: the lamp, the message and the hint of the bar. */
void cubes_bar_make(const struct cubes_view *view, const struct cubes_look *look, struct status *status);

/* Adds why a combination stays if the last roll has only that one: "Only the five scores, so it stays: ".
 * cubes_keeps: the same for the sign that rolls: "keep the five"; NULL: it need not stay. */
void cubes_why_text(const struct cubes_public *pub, struct text *out);
const char *cubes_keeps(const struct cubes_public *pub);

/* ---- for the question mark and F1, and before somebody leaves -------------------------------- */

enum { CUBES_HERE_LINES = 6, CUBES_HERE_SIZE = 200 };

/* What can be done at the table, in sentences for a seat, and how many these are. In turn: what scores, what
 * may be picked up, what a hold brings or why it is refused, the chance of a bust; else: that the seat waits.
 * And how much it needs to win. */
int cubes_here(const struct cubes_public *pub, int you, char line[CUBES_HERE_LINES][CUBES_HERE_SIZE]);

/* The question before the seat in turn leaves for good, with what that does to the player's rating. ranked:
 * the entry of the player, NULL for a new one; known: false leaves the rating out. */
void cubes_leave_text(const struct cubes_public *pub, const struct cubes_ranked *ranked, bool known,
                      struct text *out);

#endif
