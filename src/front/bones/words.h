/* SPDX-License-Identifier: MIT */
/* The domino table in words. All strings that are returned are translated. */
#ifndef FRONT_BONES_WORDS_H
#define FRONT_BONES_WORDS_H

#include "front/bones/look.h"
#include "front/scene.h"

/* "5–4": the high half first. */
void bones_tile_text(int tile, struct text *out);
/* "Double five". */
const char *bones_double_name(int number);
/* "N"; in French "O" for the west. This letter also chooses the arm. */
const char *bones_arm_letter_of(int arm);
/* "north". */
const char *bones_arm_name(int arm);
/* "south" in "5–4 fits east and south": where a tile can go. */
const char *bones_arm_towards(int arm);
/* "North shows 2". */
void bones_arm_shows(const struct bones_board *board, int arm, struct text *out);
/* "2 + 10 + 4 + 4": the values of the ends without those that are 0. Returns their sum. */
int bones_sum_text(const struct bones_board *board, struct text *out);
/* "= 20: score 20". */
void bones_result_text(int count, struct text *out);
/* "6, 3 or 5": the numbers at the open ends, in the order north, east, south, west. */
void bones_open_text(const struct bones_board *board, struct text *out);
/* The same in short: "6, 3, 5". */
void bones_open_list(const struct bones_board *board, struct text *out);

/* The open arms in the order in which sums are written: clockwise from the north. */
extern const uint8_t bones_clockwise[4];

/* Why a move is refused, in a sentence. */
void bones_refusal_text(const struct bones_public *pub, struct move move, refusal why, struct text *out);
/* What a move would do, in a sentence. tells: with the sum that the ends would have. */
void bones_move_text(const struct bones_observation *seen, struct move move, bool tells, struct text *out);
/* What an event was, in a sentence; false: there is none for it. before: the board before the event; name: of
 * its seat, "" for the table; you: the sentence says "you" to that seat. */
bool bones_event_text(const struct bones_board *before, const struct event *event, const char *name, bool you,
                      struct text *out);
/* "Round 3 · to 250". */
void bones_round_text(const struct bones_public *pub, struct text *out);
/* The same as the head of a panel or a sheet: "ROUND 3 · TO 250". */
void bones_round_head_text(const struct bones_public *pub, struct text *out);

/* A line of the panel "On the table", which tells the turns of the round. */
struct bones_log_line {
    int seat;
    int points;
    char says[96];
};
/* Fills in at most `most` lines, the newest first, and returns how many. Before the first tile of a round
 * those of the round before follow. */
int bones_log_lines(const struct bones_view *view, const struct bones_look *look,
                    struct bones_log_line *lines, int most);

/* The message of a step, of the table as it is when the step begins; false: it has none. */
bool bones_step_text(const struct bones_view *view, const struct bones_look *look,
                     const struct motion_step *step, struct text *out);
/* What a voice says of a step instead: with what each end makes now. True: the step is urgent. */
bool bones_step_aloud(const struct bones_view *view, const struct bones_look *look,
                      const struct motion_step *step, struct text *out);
/* status.c: the lamp, the message and the hint of the bar. */
void bones_bar_make(const struct bones_view *view, const struct bones_look *look, struct status *status);

#endif
