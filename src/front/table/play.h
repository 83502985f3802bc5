/* SPDX-License-Identifier: MIT */
/* Moves at the table: playing one, taking one back, the next hand. */
#ifndef FRONT_TABLE_PLAY_H
#define FRONT_TABLE_PLAY_H

#include "table/session.h"

struct front;
struct table;

/* A refusal by the table and not by the rules; no game has this code. */
enum { TABLE_REFUSES = -1 };

/* Plays a move for the seat in turn, saves, traces and shows it. If it returns a refusal only the table's
 * message has changed. */
refusal table_play(struct table *table, struct move move);
/* What follows a move that has been played, here or elsewhere: its events are shown. mover: the seat whose
 * move it was, SEAT_NONE for the table. */
void table_follow(struct table *table, int mover, const struct event_list *events);
/* Counts a hand that has ended: days, journey, records, achievements. */
void table_count(struct table *table);
/* Begins the next hand or the next game. */
void table_next(struct front *front);
/* Takes the last move back, or says why that cannot be done. */
void table_take_back(struct front *front);

#endif
