/* SPDX-License-Identifier: MIT */
/* The sittings on screen, each a table of its own: the game under way, the deal of the day, a lesson, a
 * replay. One of them is in front of the person; the others stay as they are meanwhile. */
#ifndef FRONT_TABLE_TABLES_H
#define FRONT_TABLE_TABLES_H

#include "front/part.h"

#include <stdbool.h>

struct front;
struct mille_table;
struct part;

enum table_kind { TABLE_LIVE, TABLE_DAY, TABLE_LESSON, TABLE_REPLAY, TABLE_KINDS };

extern const struct part table_part;

/* The table in front of the person, or that would be if they sat down. */
struct mille_table *table_of(const struct front *front);
/* That of a kind. */
struct mille_table *table_at(const struct front *front, enum table_kind kind);
/* Who is asked where the game goes on, and what a save would hold: the day's, else the game under way,
 * whatever is watched or learnt meanwhile. */
struct mille_table *table_sitting(const struct front *front);
/* Turns to the table of a kind; a replay remembers the one that it is watched from. */
void table_turn_to(struct front *front, enum table_kind kind);
/* Back from a replay to where it was begun. */
void table_turn_back(struct front *front);

/* What is in front of the person. A replay from the day's table is of the day as well. */
bool table_is_lesson(const struct front *front);
bool table_is_replay(const struct front *front);
bool table_is_day(const struct front *front);

#endif
