/* SPDX-License-Identifier: MIT */
/* The smallest game at a table of the cabinet: the front to copy for the next one. */
#ifndef FRONT_NULL_NULL_FRONT_H
#define FRONT_NULL_NULL_FRONT_H

#include "front/game_front.h"
#include "front/table/motion.h"
#include "games/null/null.h"

struct table;

extern const struct game_front null_front;
extern const struct game_lessons null_lessons;

extern const struct game_view null_table_view;
/* Its chapter of the road book. */
extern const struct game_book null_book;

/* What can be chosen at the table; the areas after it can only be asked about. */
enum null_item { NULL_ITEM_SHOW, NULL_ITEM_FOLD, NULL_ITEM_MENU, NULL_ITEMS };

/* What the screen keeps of a sitting: in the table's memory for its view. */
struct null_table {
    struct null_observation shown; /* what has been seen to happen; hidden cards are 0 */
    struct motion motion;          /* what is still to be shown: a step an event, which has its kind */
};

/* That of the table in front of the person; and what the seat at the foot of the screen may know of it. */
struct null_table *null_table_of(const struct table *table);
const struct null_observation *null_table_seen(const struct table *table);

/* Where a seat's plate and an item (enum null_item) lie, in canvas units. */
struct rect null_seat_box(const struct table *table, int seat);
struct rect null_item_box(const struct table *table, int item);
void null_table_draw(const struct table *table, struct draw_list *list, float blend);

/* What happened in a sentence, "" for what nobody has to be told; and what is to be done now. */
void null_event_text(const struct table *table, struct event event, struct text *out);
void null_turn_text(const struct table *table, struct text *out);

#endif
