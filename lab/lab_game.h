/* SPDX-License-Identifier: MIT */
/* What the lab knows of a game beyond the contract of games, for the commands that any game may be given to:
 * engine, replay, review, bench. Every part may be left out. */
#ifndef LAB_LAB_GAME_H
#define LAB_LAB_GAME_H

#include "rounds.h"
#include "table/journal.h"

enum {
    LAB_ACCOUNT_MAX = 512,     /* bytes that an account may take */
    LAB_POSITION_REASON = 160, /* bytes for why a position cannot be */
    LAB_DAY_HOUSE = 4,         /* computer players that try a deal of the day */
};

/* The deal of the day at a game's table, for `daily`. Dates are days since 1970-01-01. */
struct lab_day {
    const char *table; /* "road" */
    void (*setup)(int date, struct game_setup *setup);
    /* Who sits at a seat from 1 on; NULL where nobody does. An index into the game's players, as `player`. */
    int (*rival)(int date, int seat);
    /* What is dealt, row by row: its name, and words apart by blanks. False: there are no more. */
    bool (*row)(const struct game_setup *setup, int row, struct text *label, struct text *words);
    /* The house: who is at a place, what they make of the deal in the person's seat, and par. */
    int (*player)(int place);
    void (*attempt)(int date, int place, int *measure);
    int (*par)(const int measure[LAB_DAY_HOUSE]);
    bool is_signed; /* a measure has a sign */
};

struct lab_game {
    const struct game *game;
    /* Computer players beside the game's own, to measure those against; name NULL ends them. NULL: none. */
    const struct player *players;

    /* The engine, docs/engine.md. The level that can say what it thinks, which is meant where none is named.
     */
    const char *searcher;
    /* Reads a position for the player in turn, as the game's observation. False: it is as it was, and `why`
     * says what is wrong. Without it the engine does not speak of this game. */
    bool (*position_parse)(const char *line, void *seen, struct text *why);
    /* A move as the engine says it; NULL: as journals do. */
    void (*move_format)(struct move move, struct text *out);
    /* Thinks about a position as the searcher, says a line for each move (engine_say) and chooses one. False:
     * here the level just chooses. */
    bool (*weigh)(const void *seen, uint64_t seed, const struct budget *budget, struct move *best);

    /* replay: an account of the score from the events alone. account_follow: NULL, or what does not agree. */
    size_t account_size; /* 0: none is kept */
    void (*account_start)(void *account, int sides);
    const char *(*account_follow)(void *account, const struct event_list *events, const void *state);
    /* The word of a journal's header that is not as its day has it, NULL for none. */
    const char *(*day_differs)(const struct journal *journal);
    const struct lab_day *day; /* NULL: there is none */

    /* selfplay of two of its players, where more is to be told than of any game. */
    int (*selfplay)(int count, char **argument);

    /* bench: prints its figures as members of a JSON object, each with a comma behind it. */
    void (*bench)(double seconds, struct rounds *rounds);
};

/* Those games of the house that have such parts; NULL ends them. The engine speaks of the first one until
 * another is named. */
extern const struct lab_game *const lab_games[];
extern const struct lab_game mille_lab, cubes_lab, bones_lab;
/* That of a game; NULL if it has none. */
const struct lab_game *lab_game_of(const struct game *game);

/* A line of the engine's answer, with the other side at once. */
void engine_say(const char *format, ...) TEXT_FORMAT(1, 2);

#endif
