/* SPDX-License-Identifier: MIT */
/* Saved sittings: the one of last time, and files that a person opens. */
#ifndef FRONT_TABLE_OPEN_H
#define FRONT_TABLE_OPEN_H

#include "table/journal.h"
#include "table/session.h"

struct front;

/* Opens a saved sitting; the one that it takes the place of is kept. false: *error says why and nothing
 * changed. */
bool table_open(struct front *front, const char *text, size_t length, struct journal_error *error);
/* Takes up the autosaved sitting, if there is one; part of front_init. */
void table_resume(struct front *front);

#endif
