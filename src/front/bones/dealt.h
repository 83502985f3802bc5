/* SPDX-License-Identifier: MIT */
/* What was dealt at this machine in rounds that were played to their end: kept in a file of its own, for the
 * page that asks whether deals are fair. */
#ifndef FRONT_BONES_DEALT_H
#define FRONT_BONES_DEALT_H

#include "front/part.h"
#include "games/bones/fairness.h"
#include "table/session.h"

struct front;

enum { BONES_DEALT_SIZE = 1024 };

struct bones_dealt {
    struct bones_fairness fairness;
    uint64_t last; /* the round that was counted last, by its state */
};

extern const struct part bones_dealt_part;
/* What it keeps. */
struct bones_dealt *bones_dealt_of(const struct front *front);

/* Counts the latest round of a session if it is over and was not the last one counted: every deal of it, one
 * that was dealt again too. False: it was not counted. */
bool bones_dealt_add(struct bones_dealt *dealt, const struct session *session);
/* The round on the table is over: as that of a struct game_front. */
void bones_dealt_ended(struct front *front);

/* As a text, a line a row; and back: 0, or the number of the line that is wrong, and nothing is changed. */
void bones_dealt_write(const struct bones_dealt *dealt, struct text *out);
int bones_dealt_read(struct bones_dealt *dealt, const char *text, size_t length);

#endif
