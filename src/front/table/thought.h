/* SPDX-License-Identifier: MIT */
/* Jobs about a table, and giving them up. */
#ifndef FRONT_TABLE_THOUGHT_H
#define FRONT_TABLE_THOUGHT_H

#include <stdbool.h>

struct front;
struct table;

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

#endif
