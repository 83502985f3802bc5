/* SPDX-License-Identifier: MIT */
/* A position of the dice game as a line of NAME=VALUE fields:
 *
 *   goal=10000 jokers=no scores=2350,4100 safe=0 held=100 dice=1*,5,5,2,6
 *
 * goal: 10000 (the default) or 7500. jokers: no (the default) or yes. scores: one for each seat in the order
 * of play, beginning with the seat in turn; - for a seat that has left. safe, held: points of this turn, of
 * completed sets of five dice and of dice held before the last roll; 0 by default. dice: in the order of
 * their places, J for a Joker, * behind a die held before the last roll; no field before the first roll.
 *
 * A prepared position, as in a journal, has two more fields: turn=1, the seat in turn (0 by default), and
 * next=15543, the faces that the next dice show. */
#ifndef GAMES_CUBES_POSITION_H
#define GAMES_CUBES_POSITION_H

#include "games/cubes/cubes.h"

enum {
    CUBES_POSITION_SIZE = 192,   /* bytes: more than any position takes */
    CUBES_POSITION_REASON = 160, /* bytes for a refusal */
    CUBES_NEXT_MOST = 8,         /* dice that `next` may hold */
};

/* Writes the position for the seat in turn; the game is not over. */
void cubes_position_format(const struct cubes_public *pub, struct text *out);
/* Reads such a line, with fields in any order, each at most once, and checks that the position is possible.
 * The seat in turn is then seat 0. False: *pub is unchanged, and `why` says in a few words what is wrong. */
bool cubes_position_parse(const char *line, struct cubes_public *pub, struct text *why);

#endif
