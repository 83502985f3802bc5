/* SPDX-License-Identifier: MIT */
/* What was dealt at this machine in rounds that were played to their end. It is kept in a file of its own,
 * for the page that asks whether the deal is fair. */
#ifndef FRONT_BONES_DEALT_H
#define FRONT_BONES_DEALT_H

#include "front/part.h"
#include "games/bones/fairness.h"
#include "table/session.h"

struct front;

enum { BONES_DEALT_SIZE = 1024 };

struct bones_dealt {
    struct bones_fairness fairness;
    uint64_t last; /* the hash of the state at whose end a round was counted last */
};

extern const struct part bones_dealt_part;
/* The memory of that part. */
struct bones_dealt *bones_dealt_of(const struct front *front);

/* Counts every deal of the latest round of a session, deals that were dealt again too, if the round is over
 * and is not the one counted last. Returns whether it was counted. */
bool bones_dealt_add(struct bones_dealt *dealt, const struct session *session);
/* For `ended` of struct game_front: counts the round on the table, and writes the file. */
void bones_dealt_ended(struct front *front);

/* As a text, a line a count; and from such a text. Returns 0, or the number of the line that is wrong; then
 * nothing is changed. */
void bones_dealt_write(const struct bones_dealt *dealt, struct text *out);
int bones_dealt_read(struct bones_dealt *dealt, const char *text, size_t length);

#endif
