/* SPDX-License-Identifier: MIT */
/* A position of the road game as a line of NAME=VALUE fields, as docs/engine.md describes it: what the seat
 * in turn of a game for two may know. The line says "me" for this seat and "op" for the opponent. */
#ifndef LAB_MILLE_POSITION_TEXT_H
#define LAB_MILLE_POSITION_TEXT_H

#include "games/mille/mille.h"

enum {
    POSITION_TEXT_SIZE = 2304,  /* bytes: more than any position takes */
    POSITION_REASON_SIZE = 160, /* bytes for a refusal */
};

/* Writes what the seat in turn observes, with every field, in the order of docs/engine.md. For two seats and
 * a phase in which the seat decides. */
void mille_position_format(const struct mille_observation *seen, struct text *out);
/* Reads such a line, with its fields in any order, and checks that the position is possible. *seen is then
 * the observation of seat 0. False: *seen is unchanged, and `why` says in a few words what is wrong. */
bool mille_position_parse(const char *line, struct mille_observation *seen, struct text *why);
/* Writes a move of "me" as a journal does, but without the side. */
void mille_position_move(struct move move, struct text *out);

#endif
