/* SPDX-License-Identifier: MIT */
/* Playing with others, at the table: a lamp by each name, what the bar says of who is waited for, the
 * sentences about who goes and comes, and what people say to each other. All of it does nothing at any other
 * table. */
#ifndef FRONT_NET_AT_TABLE_H
#define FRONT_NET_AT_TABLE_H

#include "front/part.h"
#include "front/scene.h"

#include <stdint.h>

extern const struct part at_table_part;

/* The table in front of the person is that of a room, which is there. */
bool at_table_with_others(const struct front *front);
/* Draws the lamps of all seats whose plates are shown. */
void at_table_draw(const struct front *front, struct draw_list *list);
/* Changes what a table's bar says: whose turn it is and since when, in steps of ten seconds, or why the table
 * does not go on; the prompt of a hint, of which there is none, becomes that of the phrases. prompts: the bar
 * has prompts. */
void at_table_status(const struct front *front, struct status *status, bool prompts);

#endif
