/* SPDX-License-Identifier: MIT */
/* Which table is in front of the person, and giving up the jobs about the table before. */
#ifndef FRONT_TABLE_TURN_H
#define FRONT_TABLE_TURN_H

#include "front/table/table.h"

/* Chooses another game; its table comes in front of the person if a game under way, or none, is there. */
void table_choose(struct front *front, const struct game_front *game);
/* The same for the next start of the program as well: the settings keep it. */
void table_choose_for_later(struct front *front, const struct game_front *game);
/* Turns to the table of a kind. A replay remembers from which table it was opened. */
void table_turn_to(struct front *front, enum table_kind kind);
/* Turns back from a replay to that table. */
void table_turn_back(struct front *front);
/* Lays the table out for the window, with the room that its kind needs at the foot. */
void table_lay(struct front *front);
/* What a view without `lay` has for itself: inside the margins, above the room that is left free. */
struct rect table_room(const struct table *table);

enum { TABLE_PATIENCE_MS = 500 }; /* before the screen says that a computer player thinks */

/* Gives the thought up: the position has changed, or another table is shown. table_think_tick begins it anew.
 */
void table_think_stop(struct front *front);
/* Whether a thought takes longer than TABLE_PATIENCE_MS. */
bool table_think_shows(const struct table *table);
/* Gives the hint up. */
void table_hint_stop(struct front *front);
/* What the bar says until the hint is known, translated. */
const char *table_hint_waits(void);
/* Gives up both, because another table may be shown next. */
void table_stop_thinking(struct front *front);

#endif
