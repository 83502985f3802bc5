/* SPDX-License-Identifier: MIT */
/* Opening saved games. */
#ifndef FRONT_TABLE_OPEN_H
#define FRONT_TABLE_OPEN_H

#include "table/journal.h"
#include "table/session.h"

struct front;

/* Opens a saved game; the game that it replaces is kept as the previous one. false: *error says why, and
 * nothing has changed. */
bool table_open(struct front *front, const char *text, size_t length, struct journal_error *error);
/* Reads the autosaves of all games, for the title's Continue; part of front_init. */
void table_resume(struct front *front);

#endif
