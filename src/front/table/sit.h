/* SPDX-License-Identifier: MIT */
/* A session at the table: beginning, returning, leaving; and showing its events. */
#ifndef FRONT_TABLE_SIT_H
#define FRONT_TABLE_SIT_H

#include "table/session.h"

struct front;
struct table;
struct game_front;

/* Begins a new match of a game, with the rules and the company of the settings. */
void table_new(struct front *front, const struct game_front *game);
/* Puts a session on the table, which owns it from now on, and shows it without a movement. Its game must have
 * a front. */
void table_take(struct front *front, const struct session *session);
/* Prepares the table for a session that was begun or put there. */
void table_sit(struct table *table);
/* Shows the table as it stands, when the person comes back to it. */
void table_again(struct table *table);
/* Ends the table's session. */
void table_free(struct table *table);
/* Shows events as a movement, as the viewer may know them. */
void table_add_events(struct table *table, const struct event_list *events);
/* Whether the last move can be taken back: the person at the foot of the screen made it, and nothing happened
 * since. */
bool table_can_take_back(const struct front *front);
/* Turns the table so that a seat is at the foot of the screen. */
void table_see(struct table *table, int seat);
/* After a move or a deal: traces its events, shows them, and begins a pause. */
void table_show(struct table *table, const struct event_list *events);

#endif
