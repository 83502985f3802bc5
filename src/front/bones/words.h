/* SPDX-License-Identifier: MIT */
/* The domino table in words. All strings come back translated. */
#ifndef FRONT_BONES_WORDS_H
#define FRONT_BONES_WORDS_H

#include "front/bones/look.h"
#include "front/scene.h"

/* "5–4": the high half first. */
void bones_tile_text(int tile, struct text *out);
/* "Double five". */
const char *bones_double_name(int number);
/* "N", and in French "O" for the west; the letter that chooses the arm as well. */
const char *bones_arm_letter_of(int arm);
/* "north". */
const char *bones_arm_name(int arm);
/* "south", as in "to the south", for what fits there. */
const char *bones_arm_towards(int arm);
/* "North shows 2". */
void bones_arm_shows(const struct bones_board *board, int arm, struct text *out);
/* "2 + 10 + 4 + 4": what the tiles count, written out, without noughts; returns the count. */
int bones_sum_text(const struct bones_board *board, struct text *out);
/* "= 20: score 20". */
void bones_result_text(int count, struct text *out);
/* "6, 3 or 5": the numbers that open arms show, in the order north, east, south, west. */
void bones_open_text(const struct bones_board *board, struct text *out);
/* The same where there is little room: "6, 3, 5". */
void bones_open_list(const struct bones_board *board, struct text *out);

/* Why a move is refused, in a sentence. */
void bones_refusal_text(const struct bones_public *pub, struct move move, refusal why, struct text *out);
/* What a move would do. tells: with what the tiles would count. */
void bones_move_text(const struct bones_observation *seen, struct move move, bool tells, struct text *out);
/* What happened, as a line of the log; false: it is none. `name` is the seat's, "" for the table; the board
 * is that before it. */
bool bones_event_text(const struct bones_board *before, const struct event *event, const char *name, bool you,
                      struct text *out);
/* "Round 3 · to 250". */
void bones_round_text(const struct bones_public *pub, struct text *out);
/* The same over a panel or a sheet: "ROUND 3 · TO 250". */
void bones_round_head_text(const struct bones_public *pub, struct text *out);

/* A line of what lies on the table, the newest first. */
struct bones_log_line {
    int seat;
    int points;
    char says[96];
};
/* How many lines there are, at most so many. Until the first tile lies they end with those of the round
 * before. */
int bones_log_lines(const struct bones_view *view, const struct bones_look *look,
                    struct bones_log_line *lines, int most);

/* The message of a step, of the table as it is when the step begins; false: it has none. */
bool bones_step_text(const struct bones_view *view, const struct bones_look *look,
                     const struct motion_step *step, struct text *out);
/* Lamp, message and hint of the bar. */
void bones_bar_make(const struct bones_view *view, const struct bones_look *look, struct status *status);

#endif
