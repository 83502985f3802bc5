/* SPDX-License-Identifier: MIT */
/* What is thought beside the frames about a table, and how it is given up. */
#ifndef FRONT_TABLE_THOUGHT_H
#define FRONT_TABLE_THOUGHT_H

#include <stdbool.h>

struct front;

enum { TABLE_PATIENCE_MS = 500 }; /* before the screen says that a computer player thinks */

/* Gives the thought up: the position has changed, or somebody looks elsewhere. It begins anew by itself. */
void table_think_stop(struct front *front);
/* Whether it takes so long that the screen says so. */
bool table_think_shows(const struct front *front);
/* Nobody wants a hint any more. */
void table_hint_stop(struct front *front);
/* What the bar says until the hint is known, translated. */
const char *table_hint_waits(void);

#endif
