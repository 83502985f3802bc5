/* SPDX-License-Identifier: MIT */
/* What the game carries of its solution, one table for plain dice and one for those with Jokers: written by
 * `route-mille-lab cubes solve`. Numbers are digits of base 90 in printable characters, the highest first:
 * three of them in the large square of chances, which is good to 1e-6, five everywhere else, which is exact.
 */
#ifndef GAMES_CUBES_AI_TABLES_H
#define GAMES_CUBES_AI_TABLES_H

#include "games/cubes/ai/stakes.h"

enum {
    TABLES_SQUARE = STAKES_GOAL - STAKES_GATE, /* scores of who is on board and below the goal */
    TABLES_SHORT = 3,
    TABLES_LONG = 5,
    TABLES_BASE = 90,
    TABLES_KINDS = 2, /* Standard, Blitz */
    TABLES_RACE_DIGITS = 2,
    TABLES_RACE_TURNS = 50, /* hardly any game lasts longer */
    TABLES_RACE_ONE = TABLES_BASE * TABLES_BASE - 1,
    TABLES_RACE_ROWS = TABLES_KINDS + TABLES_SQUARE,
};

/* Who has not got on board, in one kind of game. */
struct tables_boarding {
    const char *turns;  /* alone: those still needed */
    const char *chance; /* to move without a point, the other with 0, the gate, and so on */
    const char *other;  /* to move with the gate and so on, the other without a point */
};

struct tables {
    const struct turns *turns;
    const char *alone;                 /* turns, Standard, from the gate on */
    const char *square[TABLES_SQUARE]; /* chances, Standard: rows by the score of who is to move */
    const char *late; /* one seat past the goal: to move with goal - 4.., the other with goal..; then the same
                         pairs the other way round */
    const char *over; /* both past it, by the lead */
    struct tables_boarding boarding[TABLES_KINDS];
    const char *
        race[TABLES_RACE_ROWS]; /* alone, by the best play: how likely more turns than 1, 2, .. are needed,
                                   in TABLES_RACE_ONE-ths; from nothing in each kind, then from the gate on */
};

extern const struct tables tables_plain, tables_jokers;

/* Writes a number of at most base^digits - 1 as so many digits, without an end. */
void tables_write(uint64_t number, int digits, char *out);
uint64_t tables_read(const char *at, int digits);
/* A chance as it comes out of the square, and in digits. */
uint32_t tables_read_short(const char *at);
void tables_write_short(uint32_t chance, char *out);

/* The table of one kind of dice. */
static inline const struct tables *tables_of(bool jokers)
{
    return jokers ? &tables_jokers : &tables_plain;
}

/* Where a pair stands among those of `late`: the seat below the goal has that score below it (1..4), the
 * other one is so far past it (0..). */
int tables_late(int below, int past);
enum { TABLES_LATE = 10 };

/* The row of `race` for a score below the goal. */
int tables_race_row(int goal, int own);

/* What it says, for stakes. goal: 200 or 150. */
struct two tables_two(const struct tables *tables, int goal);
void tables_alone(const struct tables *tables, int goal, struct alone *alone);

#endif
