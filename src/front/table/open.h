/* SPDX-License-Identifier: MIT */
/* Saved sittings: the one of last time, and files that a person opens. */
#ifndef FRONT_TABLE_OPEN_H
#define FRONT_TABLE_OPEN_H

#include "table/journal.h"
#include "table/session.h"

struct front;

/* Reads a saved sitting that this house can play; false: *error says why, and the session owns nothing. */
bool front_read(const char *text, size_t length, struct session *session, struct journal_error *error);
/* Opens a saved sitting; the one that it takes the place of is kept. false: *error says why and nothing
 * changed. */
bool front_open(struct front *front, const char *text, size_t length, struct journal_error *error);
/* Takes up the autosaved sitting, if there is one; part of front_init. */
void front_resume(struct front *front);

#endif
