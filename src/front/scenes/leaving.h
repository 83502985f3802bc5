/* SPDX-License-Identifier: MIT */
/* Saving the game at the table under a name, and leaving it: for a new game, the title, or the program's end.
 */
#ifndef FRONT_SCENES_LEAVING_H
#define FRONT_SCENES_LEAVING_H

#include "front/part.h"

/* Acts when the window is closed, and when the system ends the program. */
extern const struct part leaving_part;

/* Keeps the game at the table as the previous game, and begins a new one. */
void saves_begin_new(struct front *front);
/* A game could not be kept, and `why` says why: asks whether to try again, to give the game up, or neither.
 */
void saves_ask_lost(struct front *front, const char *why, void (*again)(struct front *front),
                    void (*give_up)(struct front *front));

/* Asks for a name, with the last one filled in, and saves the game at the table. Asks once more if a save has
 * that name, and if saving fails; an empty name saves nothing. Then calls `after` (may be NULL). */
void saves_ask(struct front *front, void (*after)(struct front *front, bool saved));

/* Leaves a room without a question, for the title. */
void leave_room(struct front *front);
/* Quits without a question. */
void leave_program(struct front *front);
/* Asks whether a new game shall replace the one under way; on_yes: called if so. */
void confirm_new_game(struct front *front, void (*on_yes)(struct front *front));
/* Asks before the program is left. The game is saved in any case, and can be saved under a name first. In a
 * browser's page a sentence says to close the page instead. */
void confirm_quit(struct front *front);
/* The window was closed: quits. Moves are written as they are made; a file that could not be written is tried
 * again, and if that fails too the person is asked. */
void confirm_close(struct front *front);
/* The system ends the program: the same without the question; the log says what is lost. */
void confirm_end(struct front *front);
/* Leaves the table for the title; a table with others as below. Asks first unless the game as it stands is
 * saved under a name. */
void confirm_leave_table(struct front *front);
/* Asks before a table with others is left: for good, or only its screen, so that the title offers it again.
 */
void confirm_leave_others(struct front *front);
/* The same from the sheet at the end of a game: if the game is over it asks only if saving has failed. */
void confirm_leave_over(struct front *front);

#endif
