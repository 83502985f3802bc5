/* SPDX-License-Identifier: MIT */
/* What happens at a table when somebody decides: moves, taking one back, the next hand. */
#ifndef FRONT_TABLE_PLAY_H
#define FRONT_TABLE_PLAY_H

#include "table/session.h"

struct front;

/* What the table refuses though the rules do not: no game has such a code. */
enum { TABLE_REFUSES = -1 };

/* Plays for the seat in turn: session, save, trace, movement. Returns the refusal, if any, after which
 * nothing has changed but the message. */
refusal table_play(struct front *front, struct move move);
/* Next hand, or next game: the table's own move. */
void table_next(struct front *front);
/* Takes it back; says why where that cannot be. */
void table_take_back(struct front *front);

#endif
