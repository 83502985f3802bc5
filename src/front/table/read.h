/* SPDX-License-Identifier: MIT */
/* Reading a saved sitting. */
#ifndef FRONT_TABLE_READ_H
#define FRONT_TABLE_READ_H

#include "table/session.h"

/* Reads a saved sitting that this program can play; false: *error says why, and the session owns nothing. */
bool table_read(const char *text, size_t length, struct session *session, struct journal_error *error);

#endif
