/* SPDX-License-Identifier: MIT */
/* What the seat in turn of a game of two may know, as a line of NAME=VALUE fields: the position of
 * docs/engine.md. The line says "me" and "op", not seats. */
#ifndef GAMES_MILLE_POSITION_TEXT_H
#define GAMES_MILLE_POSITION_TEXT_H

#include "games/mille/mille.h"

enum {
    POSITION_TEXT_SIZE = 2304,  /* bytes: more than any position takes */
    POSITION_REASON_SIZE = 160, /* bytes for a refusal */
};

/* Writes down what the seat in turn observes, with every field, in the order of the documentation. Two seats
 * and a phase with a decision. */
void mille_position_format(const struct mille_observation *seen, struct text *out);
/* Reads such a line, in any order, and makes sure that it can be: the observation is then that of seat 0.
 * Otherwise false: `seen` is as it was, and `why` says what is wrong in a few words. */
bool mille_position_parse(const char *line, struct mille_observation *seen, struct text *why);
/* A move of the one who is "me": as in a journal, but without the side, which goes without saying. */
void mille_position_move(struct move move, struct text *out);

#endif
