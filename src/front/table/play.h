/* SPDX-License-Identifier: MIT */
/* What happens at a table when somebody decides: sitting down, moves, taking one back, the next hand. */
#ifndef FRONT_TABLE_PLAY_H
#define FRONT_TABLE_PLAY_H

#include "table/session.h"

struct front;
struct game_front;

/* What the table refuses though the rules do not: no game has such a code. */
enum { TABLE_REFUSES = -1 };

/* Sits down to a new match of a game with the settings' rules and company. */
void table_new(struct front *front, const struct game_front *game);
/* Takes over a session (the table owns it from now on) and shows it without a movement. Its game must have a
 * front. */
void table_take(struct front *front, const struct session *session);
/* A session has come to the table: nothing is held, said or asked there yet. */
void table_sit(struct front *front);
/* Shows the table anew, as it stands: whoever sits there comes back to it. */
void table_again(struct front *front);
/* Nobody sits there any more. */
void table_free(struct front *front);
/* Plays for the seat in turn: session, save, trace, movement. Returns the refusal, if any, after which
 * nothing has changed but the message. */
refusal table_play(struct front *front, struct move move);
/* Shows events: as the viewer may know them they become a movement. */
void table_tell(struct front *front, const struct event_list *events);
/* Next hand, or next game: the table's own move. */
void table_next(struct front *front);
/* The last move can be taken back: it was made by the person at the foot of the screen, and nothing happened
 * since. */
bool table_can_take_back(const struct front *front);
/* Takes it back; says why where that cannot be. */
void table_take_back(struct front *front);
/* Turns the table so that a seat's person sits at the foot of the screen. */
void table_see(struct front *front, int seat);

#endif
