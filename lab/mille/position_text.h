/* SPDX-License-Identifier: MIT */
/* A position of the road game as a line of NAME=VALUE fields, as docs/engine.md describes it: what the seat
 * in turn may know, at any seating and by any options. The line says "me" for this seat and its side, and
 * numbers the others from its left. */
#ifndef LAB_MILLE_POSITION_TEXT_H
#define LAB_MILLE_POSITION_TEXT_H

#include "games/mille/mille.h"

enum {
    POSITION_TEXT_SIZE = 3072,  /* bytes: more than any position takes */
    POSITION_REASON_SIZE = 160, /* bytes for a refusal */
};

/* Writes what the seat in turn observes, with every field that the seating has, in the order of
 * docs/engine.md. For a phase in which a seat decides. */
void mille_position_format(const struct mille_observation *seen, struct text *out);
/* Reads such a line, with its fields in any order, and checks that the position is possible. *seen is then
 * the observation of seat 0. False: *seen is unchanged, and `why` says in a few words what is wrong. */
bool mille_position_parse(const char *line, struct mille_observation *seen, struct text *why);
/* Writes a move of "me" as a journal does, with the side of a hazard where there are more than two: "play
 * stop on op2". */
void mille_position_move(const struct mille_observation *seen, struct move move, struct text *out);

#endif
