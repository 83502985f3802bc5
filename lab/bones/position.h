/* SPDX-License-Identifier: MIT */
/* A position of the domino game as a line of NAME=VALUE fields, as docs/engine.md describes it: what the seat
 * in turn may know. */
#ifndef LAB_BONES_POSITION_H
#define LAB_BONES_POSITION_H

#include "games/bones/bones.h"

enum {
    BONES_POSITION_SIZE = 1024, /* bytes: more than any position takes */
    BONES_REASON_SIZE = 160,    /* bytes for a refusal */
};

/* Writes what the seat in turn observes: "phase=play me=1 first=1 log=66,62n,63s,33s hand=42,65,55,41,10,00
 * totals=0,0,0,0 target=250". Options stand behind where they differ from the default, and `dominoed` where
 * another seat names. For a phase in which the seat decides. */
void bones_position_format(const struct bones_observation *seen, struct text *out);
/* Reads such a line and checks that the position is possible: the log can be played, and the hidden tiles can
 * lie as the knocks tell. False: *seen is unchanged, and `why` says in a few words what is wrong. */
bool bones_position_parse(const char *line, struct bones_observation *seen, struct text *why);

#endif
