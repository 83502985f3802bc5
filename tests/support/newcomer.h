/* SPDX-License-Identifier: MIT */
/* Somebody at a table whose game they do not know: they read what can be chosen there, and try it until
 * something has been decided. The robot of person.h is theirs. What fails names the game, the device, the
 * seed and the number of the move. */
#ifndef TESTS_NEWCOMER_H
#define TESTS_NEWCOMER_H

#include "person.h"

#include "front/game_front.h"

/* Starts a program that was never started before, at the title. */
void newcomer_start(const struct game_front *game, enum device device, uint64_t seed, int wide, int high);
/* From now on no review of an evening of the journey is ever done, for tests that do not ask how well
 * somebody chose: most of their time would go there. Dice are judged nevertheless, within frames. */
void newcomer_leave_unjudged(void);
/* The next table is another game's. */
void newcomer_turn_to(const struct game_front *game);
/* From the title to the game's table, where it is their turn: gives a name, declines the lessons, and takes
 * everything else that is asked as it is offered. */
void newcomer_sit_down(void);
/* The second half of it: from whatever is asked to the table. */
void newcomer_accept(void);
/* As many people as the game can seat will sit down, where it has a `company`; how many. */
int newcomer_bring_people(void);
/* Makes one move, answers one question, or goes on from a sheet; the table is at rest then. The other one
 * stops as soon as the move is made, before anything has moved. */
void newcomer_decide(void);
void newcomer_move(void);
/* Decides until so many moves are in the journal, by whomever they were made. */
void newcomer_play(int moves);
/* Until the sheet of a hand comes, and on to the next hand. */
void newcomer_play_hand(void);
void newcomer_next_hand(void);
/* To the end of the game; a game without an end is left after so many hands. */
void newcomer_play_game(int hands);
/* Back from what lies over a screen, by cancelling it. */
void newcomer_come_back(const struct scene *to);
/* How many moves there are; the identity of what lies on the table. */
int newcomer_moves(void);
uint64_t newcomer_hash(void);
/* How often a press was refused, which is always said in words and changes nothing. */
int newcomer_refusals(void);
/* Fails with this sentence, printf-like, and where it was; and where the front has logged a fault. */
_Noreturn void newcomer_fail(const char *format, ...) TEXT_FORMAT(1, 2);
void newcomer_check_log(void);
/* Ends the robot, and tells where the newcomer was if the test has failed: after a test. */
void newcomer_leave(void);
/* The program is ended by hand. */
void newcomer_end(void);

#endif
