/* SPDX-License-Identifier: MIT */
/* What a game gives the lab in addition to struct game, for the commands engine, replay, daily, selfplay and
 * bench. Every part is optional. */
#ifndef LAB_LAB_GAME_H
#define LAB_LAB_GAME_H

#include "rounds.h"
#include "table/daily.h"
#include "table/figures.h"

enum {
    LAB_ACCOUNT_MAX = 512,     /* most bytes of an account */
    LAB_POSITION_REASON = 160, /* bytes for the reason why a position is impossible */
};

/* The deal of the day at a game's table, for `daily`. */
struct lab_day {
    const char *table; /* "road" */
    const struct daily *daily;
    /* Describes the deal, row by row: the name of a row, and its words, separated by spaces. False: there is
     * no such row. */
    bool (*row)(const struct game_setup *setup, int row, struct text *label, struct text *words);
    bool is_signed; /* results are printed with a sign */
};

/* Who sits in the person's seat while stages of the journey are measured: a player whose choices are now and
 * then another's, as people slip. */
struct lab_stand_in {
    const char *name;   /* "new"; NULL ends a list */
    const char *player; /* as on the command line: "ace:1000" */
    const char *slip;   /* whose choices the others are; NULL: there are none, */
    uint32_t percent;   /* and how many */
};
enum { LAB_NEW, LAB_SEASONED, LAB_STRONG, LAB_STAND_INS }; /* the three, in the order of the list */

/* A rival that searches for its moves, and a quick player near to it. */
struct lab_searcher {
    const char *player, *quick; /* player NULL ends a list */
    bool by_options;            /* it searches only where a stage names rule options */
};
enum { LAB_SEARCHERS = 2 };

/* For `journey`. */
struct lab_journey {
    struct lab_stand_in in[LAB_STAND_INS];
    struct lab_searcher searcher[LAB_SEARCHERS];
    uint32_t iterations; /* of rivals that search, for a move */
    bool chance;         /* choices change what falls later (dice), so that a deal cannot be laid out */
};

struct lab_game {
    const struct game *game;
    /* Additional computer players to measure the game's players against; a NULL name ends the list. NULL:
     * none. */
    const struct player *players;

    /* For the engine (docs/engine.md): the level that can explain its choice, which is also the default
     * level. */
    const char *searcher;
    /* Reads a position as the observation of the seat in turn. False: *seen is unchanged, and `why` says what
     * is wrong. NULL: the engine does not have this game. */
    bool (*position_parse)(const char *line, void *seen, struct text *why);
    /* Formats a move of the seat that observes for the engine; NULL: as in journals. */
    void (*move_format)(const void *seen, struct move move, struct text *out);
    /* Searches a position, prints a line for each move (engine_say) and chooses one. False: no search for
     * this position; the level chooses directly. */
    bool (*weigh)(const void *seen, uint64_t seed, const struct budget *budget, struct move *best);

    /* For replay: an account, which is a second calculation of the score from the events alone.
     * account_follow: NULL, or what differs from the state. */
    size_t account_size; /* 0: the game has no account */
    void (*account_start)(void *account, const struct game_setup *setup);
    const char *(*account_follow)(void *account, const struct event_list *events, const void *state);
    const struct lab_day *day; /* NULL: there is none */
    /* What the game counts for a seat; NULL: nothing. */
    const struct game_figures *figures;
    const struct lab_journey *journey; /* NULL: no stage is played at this game */

    /* Fills in the options of a named rule set, at the seats and sides of the setup. set: NULL for the usual
     * rules there. False: there is no such rule set. NULL: the game has no rule sets. */
    bool (*rules)(const char *set, struct game_setup *setup);

    /* A selfplay command of its own for two players, with more figures than the general one; NULL: none. */
    int (*selfplay)(int count, char **argument);

    /* For bench: prints figures as members of a JSON object, each followed by a comma. */
    void (*bench)(double seconds, struct rounds *rounds);
};

/* The games that have such a struct; NULL ends the list. The first one is the engine's default. */
extern const struct lab_game *const lab_games[];
extern const struct lab_game mille_lab, cubes_lab, bones_lab;
/* The struct of a game; NULL if it has none. */
const struct lab_game *lab_game_of(const struct game *game);

/* Prints a line of the engine's answer and flushes it. */
void engine_say(const char *format, ...) TEXT_FORMAT(1, 2);

#endif
