/* SPDX-License-Identifier: MIT */
/* The solution of the game as the program carries it: one table for plain dice, one for dice with Jokers.
 * `route-mille-lab cubes solve` writes them. Numbers are digits of base 90 in printable characters, the
 * highest first: three digits in the large square of chances, which is accurate to 1e-6, and five digits
 * everywhere else, which is exact. */
#ifndef GAMES_CUBES_AI_TABLES_H
#define GAMES_CUBES_AI_TABLES_H

#include "games/cubes/ai/stakes.h"

enum {
    TABLES_SQUARE = STAKES_GOAL - STAKES_GATE, /* scores on board and below the goal */
    TABLES_SHORT = 3,
    TABLES_LONG = 5,
    TABLES_BASE = 90,
    TABLES_KINDS = 2, /* Standard, Blitz */
    TABLES_RACE_DIGITS = 2,
    TABLES_RACE_TURNS = 50, /* hardly any game needs more turns */
    TABLES_RACE_ONE = TABLES_BASE * TABLES_BASE - 1,
    TABLES_RACE_ROWS = TABLES_KINDS + TABLES_SQUARE,
};

struct tables {
    const struct turns *turns;
    const char *alone;                 /* turns needed alone in Standard, by the score from the gate on */
    const char *square[TABLES_SQUARE]; /* chances in Standard: rows by the score of the seat in turn */
    const char *late; /* one seat past the goal, see tables_late: first the seat in turn is below the goal,
                         then the other way round */
    const char *over; /* both past the goal, by the lead of the seat in turn */
    /* Seats that are not on board, by the kind of game. */
    const char *boarding_turns[TABLES_KINDS]; /* alone: turns needed from a score of 0 */
    const char *boarding[TABLES_KINDS]; /* chances of the seat in turn with 0 points, by the score of the
                                           other: 0, the gate and more */
    const char *boarding_other[TABLES_KINDS]; /* chances of the seat in turn by its score from the gate on;
                                                 the other has 0 points */
    const char *race[TABLES_RACE_ROWS];       /* alone: the chance to need more than 1, 2, .. turns, in
                                                 TABLES_RACE_ONE-ths; see tables_race_row */
};

extern const struct tables tables_plain, tables_jokers;

/* Writes a number with `digits` digits, without a terminating 0, and reads it back. The number is below
 * base^digits. */
void tables_write(uint64_t number, int digits, char *out);
uint64_t tables_read(const char *at, int digits);
/* A chance from three digits, and as three digits. */
uint32_t tables_read_short(const char *at);
void tables_write_short(uint32_t chance, char *out);

/* The table of one kind of dice. */
static inline const struct tables *tables_of(bool jokers)
{
    return jokers ? &tables_jokers : &tables_plain;
}

/* The index in `late` of two scores: one is 1 to 4 below the goal, the other `past` at or above it. */
int tables_late(int below, int past);
enum { TABLES_LATE = 10 };

/* The row of `race` for a score below the goal: 0 and 1 are those of no points in Standard and Blitz, then
 * the scores from the gate on. */
int tables_race_row(int goal, int own);

/* The table as a source for the stakes. goal: STAKES_GOAL or STAKES_GOAL_BLITZ. */
struct two tables_two(const struct tables *tables, int goal);
void tables_alone(const struct tables *tables, int goal, struct alone *alone);

#endif
