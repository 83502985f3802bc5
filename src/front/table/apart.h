/* SPDX-License-Identifier: MIT */
/* A sitting apart from the game under way: the deal of the day, a try of the journey. It has a table of its
 * own, and the game under way waits at its table meanwhile. */
#ifndef FRONT_TABLE_APART_H
#define FRONT_TABLE_APART_H

#include "front/table/table.h"

/* Puts a session on the table of a kind, which owns the session from now on, and turns to that table. */
void apart_take(struct front *front, enum table_kind kind, const struct session *session);
/* Ends the sitting at the table, and turns back to the game under way. */
void apart_put_back(struct front *front);

#endif
