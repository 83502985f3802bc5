/* SPDX-License-Identifier: MIT */
/* The score file of the dice game: a row for every seat of every game that has ended, and what is told from
 * it. Text in, text out.
 *
 *   route-mille cubes-scores 1
 *   3f0c2a9d51e8b704 2026-11-22 standard plain 2 1 person 10350 14 4 1900 stayed Marie
 *
 * The game's identity, the date, kind, dice, seats; place, player (a person or a level), score, turns, busts,
 * best turn, whether the seat stayed or left, and a name, which may be empty. The rows of a game stand
 * together. A row that cannot be read, a game of which rows are wanting, and one that was written before are
 * passed over. */
#ifndef GAMES_CUBES_SCORES_H
#define GAMES_CUBES_SCORES_H

#include "base/number_set.h"
#include "games/cubes/cubes.h"

#define CUBES_SCORES_FILE "cubes.scores"
#define CUBES_SCORES_HEAD "route-mille cubes-scores 1\n"

enum {
    CUBES_ROW_SIZE = 320,   /* bytes that a row takes at most, with its end */
    CUBES_PLAYER_SIZE = 24, /* bytes of a level's name */
    CUBES_PERSON = -1,      /* a player who is none of the game's computer players */
};

struct cubes_row {
    uint64_t game; /* the identity: the same for its rows, and for no other game */
    int day;       /* days since 1970-01-01 */
    bool blitz, jokers, left;
    uint8_t seats, place;           /* place from 1; equal ones share it */
    char player[CUBES_PLAYER_SIZE]; /* "person", or a level */
    char name[SEAT_NAME_SIZE];
    int32_t score, turns, busts, best;
};

/* The rows of a game that is over, in the order of its seats. player: of each seat, CUBES_PERSON or an index
 * of the game's players; name: of each seat. Returns how many. */
int cubes_rows_of(const struct cubes_public *pub, uint64_t game, int day, const int *player,
                  const char (*name)[SEAT_NAME_SIZE], struct cubes_row rows[CUBES_SEATS_MAX]);
/* The identity of a game: the same for everybody who plays the same seed's game to the same end, whenever. */
uint64_t cubes_game_identity(const struct cubes_public *pub, uint64_t seed);

/* A row as a line with its end. */
void cubes_row_format(const struct cubes_row *row, struct text *out);
/* Reads a line of so many bytes, without its end. */
bool cubes_row_parse(const char *line, size_t length, struct cubes_row *row);

/* Goes through a score file, game by game. */
struct cubes_scores {
    const char *text, *at, *end;
    int skipped;             /* lines so far that were no row, or of a game that is not whole */
    struct number_set known; /* identities of the games so far */
};

/* Begins; false: it is no score file, or one of a later version. An empty text is a file without games. The
 * text is the caller's, and must stay until the end. */
bool cubes_scores_open(struct cubes_scores *scores, const char *text, size_t length);
/* The rows of the next whole game that did not come before; 0 at the end. */
int cubes_scores_next(struct cubes_scores *scores, struct cubes_row rows[CUBES_SEATS_MAX]);
/* Done with it, at its end or before. */
void cubes_scores_close(struct cubes_scores *scores);
/* Whether a score file holds the whole game of a row: it need not be written again. */
bool cubes_scores_hold(const char *text, size_t length, const struct cubes_row *row);

#endif
