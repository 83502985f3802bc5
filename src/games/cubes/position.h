/* SPDX-License-Identifier: MIT */
/* A position of the dice game as a line of NAME=VALUE fields:
 *
 *   goal=10000 jokers=no scores=2350,4100 safe=0 held=100 dice=1*,5,5,2,6
 *
 * goal: 10000 (where it is left out) or 7500. jokers: no (likewise) or yes. scores: those of all seats in the
 * order of play, first that of the seat to move; - has left. safe, held: points of this turn that completed
 * sets of five and dice held before the last roll have brought; 0 where left out. dice: in the order of their
 * places, J a Joker, * held before the last roll; left out before the first roll.
 *
 * A prepared position, as in a journal, knows two more: turn=1, the seat to move (0 where left out), and
 * next=15543, the faces that the next dice show. */
#ifndef GAMES_CUBES_POSITION_H
#define GAMES_CUBES_POSITION_H

#include "games/cubes/cubes.h"

enum {
    CUBES_POSITION_SIZE = 192,   /* bytes: more than any position takes */
    CUBES_POSITION_REASON = 160, /* bytes for a refusal */
    CUBES_NEXT_MOST = 8,         /* dice whose faces a prepared position can say */
};

/* Writes what the seat in turn sees. Not of a game that is over. */
void cubes_position_format(const struct cubes_public *pub, struct text *out);
/* Reads such a line, fields in any order, each at most once, and makes sure that it can be; the seat to move
 * is then seat 0. Otherwise false: *pub is as it was, and `why` says what is wrong in a few words. */
bool cubes_position_parse(const char *line, struct cubes_public *pub, struct text *why);

#endif
