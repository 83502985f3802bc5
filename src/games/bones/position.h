/* SPDX-License-Identifier: MIT */
/* What the seat in turn may know, as a line of NAME=VALUE fields: the position of docs/engine.md. */
#ifndef GAMES_BONES_POSITION_H
#define GAMES_BONES_POSITION_H

#include "games/bones/bones.h"

enum {
    BONES_POSITION_SIZE = 1024, /* bytes: more than any position takes */
    BONES_REASON_SIZE = 160,    /* bytes for a refusal */
};

/* Writes down what the seat in turn observes: "phase=play me=1 first=1 log=66,62n,63s,33s
 * hand=42,65,55,41,10,00 totals=0,0,0,0 target=250". Options follow where they are not the default; so does
 * who dominoed, where another seat names. A phase with a decision. */
void bones_position_format(const struct bones_observation *seen, struct text *out);
/* Reads such a line and makes sure that it can be: that it can be played so, and that the other tiles can lie
 * as the knocks tell. False: `seen` is as it was, and `why` says what is wrong in a few words. */
bool bones_position_parse(const char *line, struct bones_observation *seen, struct text *why);

/* Turns a state that has just been started into a whole position: the same line with the hand of every seat,
 * as "0.hand=66,42" and so on, in the place of `hand`, and the options that the state has. Hands that are
 * left out are dealt by the state's own stream, as knocks allow. False: `why` says so, and the state is as it
 * was. */
bool bones_prepare(void *state, const char *line, struct text *why);

#endif
