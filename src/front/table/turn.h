/* SPDX-License-Identifier: MIT */
/* Which table is in front of the person. */
#ifndef FRONT_TABLE_TURN_H
#define FRONT_TABLE_TURN_H

#include "front/table/table.h"

/* Chooses another game; its table comes in front of the person if a game under way, or none, is there. */
void table_choose(struct front *front, const struct game_front *game);
/* Turns to the table of a kind. A replay remembers from which table it was opened. */
void table_turn_to(struct front *front, enum table_kind kind);
/* Turns back from a replay to that table. */
void table_turn_back(struct front *front);
/* Lays the table out for the window, with the room that its kind needs at the foot. */
void table_lay(struct front *front);
/* What a view without `lay` has for itself: inside the margins, above the room that is left free. */
struct rect table_room(const struct table *table);
/* Gives up thought and hint, because another table may be shown next. */
void table_stop_thinking(struct front *front);

#endif
