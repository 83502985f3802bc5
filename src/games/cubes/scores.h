/* SPDX-License-Identifier: MIT */
/* The score file of the dice game: a row for every seat of every finished game. Text in, text out.
 *
 *   route-mille cubes-scores 1
 *   3f0c2a9d51e8b704 2026-11-22 standard plain 2 1 person 10350 14 4 1900 stayed Marie
 *
 * A row holds: the identity of the game, date, kind, dice, number of seats, place, player (a person or a
 * level), score, turns, busts, best turn, whether the seat stayed or left, and a name, which may be empty.
 * The rows of a game stand together. The reader skips rows that cannot be read, games without all their rows,
 * and games that it has read before. */
#ifndef GAMES_CUBES_SCORES_H
#define GAMES_CUBES_SCORES_H

#include "base/number_set.h"
#include "games/cubes/cubes.h"
#include "table/fields.h"

#define CUBES_SCORES_FILE "cubes.scores"
#define CUBES_SCORES_HEAD "route-mille cubes-scores 1\n"

enum {
    CUBES_ROW_SIZE = 320,   /* most bytes of a row, with its end */
    CUBES_PLAYER_SIZE = 24, /* bytes of the name of a level */
    CUBES_PERSON = -1,      /* no computer player, but a person */
};

struct cubes_row {
    uint64_t game; /* identity of the game: the same in all its rows, and in those of no other game */
    int day;       /* days since 1970-01-01 */
    bool blitz, jokers, left;
    uint8_t seats, place;           /* place from 1; equal seats share a place */
    char player[CUBES_PLAYER_SIZE]; /* "person", or a level */
    char name[SEAT_NAME_SIZE];
    int32_t score, turns, busts, best;
};

/* Makes the rows of a game that is over, in the order of its seats; returns how many. player: of each seat,
 * CUBES_PERSON or an index of the game's players; name: of each seat. */
int cubes_rows_of(const struct cubes_public *pub, uint64_t game, int day, const int *player,
                  const char (*name)[SEAT_NAME_SIZE], struct cubes_row rows[CUBES_SEATS_MAX]);
/* The identity of a game. It follows from the seed and from the course of the game, so that the same game
 * always has the same identity. */
uint64_t cubes_game_identity(const struct cubes_public *pub, uint64_t seed);

/* Writes a row as a line with its end. */
void cubes_row_format(const struct cubes_row *row, struct text *out);
/* Reads a line of `length` bytes, without its end. False: not a row. */
bool cubes_row_parse(const char *line, size_t length, struct cubes_row *row);

/* Reading a score file game by game. */
struct cubes_scores {
    struct slice rest;       /* what is still to be read */
    int skipped;             /* lines so far that are no row, or belong to an incomplete game */
    struct number_set known; /* identities of the games so far */
};

/* Starts reading. The text is the caller's and must stay until cubes_scores_close; an empty text is a file
 * without games. False: no score file, or one of a later version. */
bool cubes_scores_open(struct cubes_scores *scores, const char *text, size_t length);
/* The rows of the next complete game that was not read before; returns how many, 0 at the end. */
int cubes_scores_next(struct cubes_scores *scores, struct cubes_row rows[CUBES_SEATS_MAX]);
/* Ends reading and frees the memory. */
void cubes_scores_close(struct cubes_scores *scores);
/* Whether a score file has all rows of the game of a row. */
bool cubes_scores_hold(const char *text, size_t length, const struct cubes_row *row);

#endif
