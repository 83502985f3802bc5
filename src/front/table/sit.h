/* SPDX-License-Identifier: MIT */
/* Sitting down at a table, coming back to it, leaving it; and how it is seen. */
#ifndef FRONT_TABLE_SIT_H
#define FRONT_TABLE_SIT_H

#include "table/session.h"

struct front;
struct game_front;

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
/* Events, as the viewer may know them, become a movement. */
void table_add_events(struct front *front, const struct event_list *events);
/* The last move can be taken back: it was made by the person at the foot of the screen, and nothing happened
 * since. */
bool table_can_take_back(const struct front *front);
/* Turns the table so that a seat's person sits at the foot of the screen. */
void table_see(struct front *front, int seat);
/* What a move or a deal has led to is traced, shown, and followed by a pause. */
void table_show(struct front *front, const struct event_list *events);

#endif
