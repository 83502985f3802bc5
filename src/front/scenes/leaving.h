/* SPDX-License-Identifier: MIT */
/* The ways out: of the table, of the program, and of a game for a new one. */
#ifndef FRONT_SCENES_LEAVING_H
#define FRONT_SCENES_LEAVING_H

#include "front/part.h"

/* It hears that the window was closed, and that the system ends the program. */
extern const struct part leaving_part;

/* Quits, and asks nothing. */
void leave_program(struct front *front);
/* Whether a new game takes the place of the one under way. */
void confirm_new_game(struct front *front, void (*on_yes)(struct front *front));
/* The question every way out of the program asks: the game is saved either way, and who sits at the table may
 * save it under a name first. A page is left by closing it: a sentence says so. */
void confirm_quit(struct front *front);
/* The window was closed. Every move is on the disk already; where writing one failed it is tried again, and
 * only if that fails too there is a question. */
void confirm_close(struct front *front);
/* The system ends the program: the same, but for the question, and the log says what is lost. */
void confirm_end(struct front *front);
/* The same on leaving the table for the title; not asked where the game has been saved under a name as it is.
 */
void confirm_leave_table(struct front *front);
/* The same from a sheet at which nothing waits once the game is over: then it asks only where saving failed.
 */
void confirm_leave_over(struct front *front);

#endif
