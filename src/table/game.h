/* SPDX-License-Identifier: MIT */
/* What any table game must be. A game is a table of functions over plain data: its state holds no
 * pointer, is copied by assignment and never allocates. The session, the journal, the lab and the
 * tests know a game only through this contract. */
#ifndef TABLE_GAME_H
#define TABLE_GAME_H

#include "base/rng.h"
#include "base/text.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum {
    SEATS_MAX = 6,         /* and sides as many */
    SEAT_NONE = -1,        /* nobody in particular: the table itself (next hand), or no winner */
    GAME_MOVES_MAX = 64,   /* the most legal moves that a position may have */
    GAME_EVENTS_MAX = 96,  /* the most events that one move may cause */
    GAME_OPTIONS_MAX = 20, /* rule options of a game */
    GAME_LINES_MAX = 16,   /* lines of a score sheet */
    GAME_STATE_MAX = 4096, /* bytes that a state may take */
    SEAT_NAME_SIZE = 128,  /* bytes of a seat's name: 31 characters of UTF-8 and the end */
    SEEN_BY_ALL = 0xFF,    /* of an event: everybody, at the table or looking on, may know its card */
};

/* One decision. Kind 0 is never legal. What card, target and extra mean belongs to the game. */
struct move {
    uint8_t kind;
    uint8_t card;
    uint8_t target; /* a side or place */
    uint8_t extra;
};

/* One thing that happened, for screens and logs; in the order in which it happened. */
struct event {
    uint8_t kind;
    int8_t seat;  /* who did it or whom it befell; SEAT_NONE for the table */
    uint8_t card; /* what; hidden from seats that are not in `seen` */
    uint8_t target;
    int16_t value;
    uint8_t extra;
    uint8_t seen; /* bit s: seat s may know `card`; bit 7: who only looks on */
};

struct event_list {
    int count;
    struct event item[GAME_EVENTS_MAX];
};

/* Appends an event; NULL takes none. A list that overflows is a broken promise. */
void event_add(struct event_list *list, struct event event);

/* The same for an event of this kind and seat that everybody may know in full; `more` has the rest of it. */
static inline void event_tell(struct event_list *list, int kind, int seat, struct event more)
{
    if (list) {
        more.kind = (uint8_t)kind;
        more.seat = (int8_t)seat;
        more.seen = SEEN_BY_ALL;
        event_add(list, more);
    }
}

/* The event as a seat may know it: `card` becomes 0 where the seat is not in `seen`. SEAT_NONE only looks on.
 */
struct event event_seen_by(struct event event, int seat);

/* 0: the move was accepted. Other codes belong to the game, which names them in refusal_name. */
typedef int refusal;
enum { REFUSAL_NONE = 0 };

/* A rule option: its values are named; the first value is the default. */
struct game_option {
    const char *name;
    const char *const *values; /* NULL ends the list */
};

/* Everything that fixes a match before its first move. */
struct game_setup {
    uint64_t seed;
    int seats;                        /* with the sides one of the game's seatings */
    int sides;                        /* seat s plays for side s % sides */
    uint8_t option[GAME_OPTIONS_MAX]; /* index of the value of each rule option */
};

/* How much a computer player may think. Counted in iterations of its own search, so that a result can be
 * had again; whoever has a clock or changes their mind puts an end to it through `more`. */
struct budget {
    uint32_t iterations;         /* 0: the player's own measure */
    bool (*more)(void *context); /* asked every few hundred iterations: false, answer now. NULL: no hurry */
    void *context;               /* for more */
};

/* A computer player: sees an observation, never a state; same observation, stream and iterations, same
 * move. Those that do not search pass the budget by; NULL is its own measure, without hurry. */
struct player {
    const char *name; /* lower case, for files and the command line */
    struct move (*choose)(const void *observation, struct rng *rng, const struct budget *budget);
};

/* One line of a score sheet: a game-owned code and the points of each side. */
struct score_line {
    uint8_t code;
    int32_t points[SEATS_MAX];
};

/* So many may sit down, in so many sides. */
struct game_seating {
    uint8_t seats; /* 1..SEATS_MAX */
    uint8_t sides; /* 1..seats, shared out evenly */
};

/* How far a match has come. */
enum game_phase {
    GAME_PLAYING,   /* somebody decides */
    GAME_HAND_OVER, /* the table goes on with the next hand */
    GAME_OVER       /* the table goes on with the next game */
};

struct game {
    const char *name; /* lower case; the name in journals */
    size_t state_size;
    size_t observation_size;
    const struct game_seating *seatings; /* seats 0 ends the list; the first is the default */
    const struct game_option *options;   /* name NULL ends the list */
    const struct player *players;        /* name NULL ends the list; the first is the default */
    struct move most;                    /* of each byte, the largest value that a legal move has */
    bool secrets;                        /* seats hide something from each other */

    /* A new match: totals at zero, the first hand dealt. What happened goes to events (may be NULL). */
    void (*start)(void *state, const struct game_setup *setup, struct event_list *events);
    /* Turns a state that has just been started into the position that a line of text describes, hidden things
     * too; what the line leaves open is as the state's own stream has it. False: it cannot be, `why` says so
     * in a few words, and the state is as it was. NULL: this game takes no prepared positions. */
    bool (*prepare)(void *state, const char *line, struct text *why);
    /* The seat that must move; SEAT_NONE when the table goes on by itself (its one legal move, which
     * anybody may make, deals the next hand or starts the next game). There is always a legal move. */
    int (*turn)(const void *state);
    /* Writes the legal moves of the seat in turn, without doubles; returns how many. */
    int (*legal)(const void *state, struct move moves[GAME_MOVES_MAX]);
    /* Plays the move of the seat in turn if and only if `legal` lists it; else says why not and leaves
     * state and events as they are. */
    refusal (*apply)(void *state, struct move move, struct event_list *events);
    /* What one seat may know; SEAT_NONE only looks on. */
    void (*observe)(const void *state, int seat, void *observation);
    /* Feeds every field that matters, in a fixed order. */
    uint64_t (*hash)(const void *state);
    /* NULL, or the invariant that does not hold. */
    const char *(*check)(const void *state);
    /* Text of a move as in journals ("play go"), and back; parse returns false for anything else. */
    void (*move_format)(struct move move, struct text *out);
    bool (*move_parse)(const char *string, struct move *move);
    /* One line for logs and golden files, without the line's end. */
    void (*event_format)(struct event event, struct text *out);
    /* Untranslated names for logs and files. */
    const char *(*score_name)(int code);
    const char *(*refusal_name)(refusal code);

    /* Of what a seat observes, so that a screen needs no state: */
    enum game_phase (*phase)(const void *observation);
    /* As `turn`, for all that who observes may know: a seat that is asked in secret is in turn for itself
     * alone, and others see that play goes on and nobody in turn. */
    int (*turn_seen)(const void *observation);
    /* For the seat in turn, and for everybody where the table goes on by itself: as `legal`; and why a move
     * is not in that list, as `apply` would say: REFUSAL_NONE where it is. */
    int (*legal_seen)(const void *observation, struct move moves[GAME_MOVES_MAX]);
    refusal (*why_not)(const void *observation, struct move move);
    /* Whether the last move, made by the seat that observes, may be taken back: it has shown that seat
     * nothing that was hidden, and the others nothing that they must not know. NULL: never. */
    bool (*may_undo)(const void *observation, struct move last);
    /* The number of the hand (or round) on the table in this game, from 1. */
    int (*hand_number)(const void *observation);
    /* The lines of the hand so far; returns how many. Lines come in the order of the sheet. */
    int (*score)(const void *observation, struct score_line lines[GAME_LINES_MAX]);
    /* The points of a side in this game, the hand on the table included. */
    int32_t (*standing)(const void *observation, int side);
    /* Games won by a side in the match so far. */
    int (*games_won)(const void *observation, int side);
};

/* Whether a game can be played by so many seats in so many sides. */
bool game_can_seat(const struct game *game, int seats, int sides);
/* The most seats that a game has. */
int game_seats_most(const struct game *game);

/* The index of a rule option by name; -1 if unknown. */
int game_option_index(const struct game *game, const char *option);
/* The index of a rule option's value by names; -1 if either is unknown. */
int game_option_find(const struct game *game, const char *option, const char *value);
/* The index of a player by name; -1 if unknown. */
int game_player_find(const struct game *game, const char *name);

#endif
