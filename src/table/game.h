/* SPDX-License-Identifier: MIT */
/* The interface of a table game. A game is a struct of functions over plain data: its state holds no pointer,
 * is copied by assignment and never allocates. The session, the journal, the lab and the tests know a game
 * only through this interface. */
#ifndef TABLE_GAME_H
#define TABLE_GAME_H

#include "base/rng.h"
#include "base/text.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum {
    SEATS_MAX = 6,         /* also the most sides */
    SEAT_NONE = -1,        /* no seat: the table itself, which moves between hands; or nobody has won */
    GAME_MOVES_MAX = 64,   /* the most legal moves that a position may have */
    GAME_EVENTS_MAX = 96,  /* the most events that one move may cause */
    GAME_OPTIONS_MAX = 20, /* rule options of a game */
    GAME_LINES_MAX = 16,   /* lines of a score sheet */
    GAME_STATE_MAX = 4096, /* bytes that a state may take */
    SEAT_NAME_SIZE = 128,  /* bytes of a seat's name: 31 characters of UTF-8 and the end */
    SEEN_BY_ALL = 0xFF,    /* value of event.seen: every seat and every onlooker may know the card */
};

/* One decision. Kind 0 is never legal. The meaning of all fields is the game's. */
struct move {
    uint8_t kind;
    uint8_t card;
    uint8_t target; /* a side or place */
    uint8_t extra;
};

static inline bool move_same(struct move a, struct move b)
{
    return a.kind == b.kind && a.card == b.card && a.target == b.target && a.extra == b.extra;
}

/* Something that happened, for screens and logs. Events are listed in the order in which they happened. */
struct event {
    uint8_t kind;
    int8_t seat;    /* the seat that acted or that the event happened to; SEAT_NONE for the table */
    uint8_t card;   /* the card of the event; hidden from seats that are not in `seen` */
    uint8_t target; /* target, value and extra mean what the game says of its events */
    int16_t value;
    uint8_t extra;
    uint8_t seen; /* bit s: seat s may know `card`; bit 7: an onlooker may know it */
};

/* Whether two events have the same kind, seat and card. */
static inline bool event_alike(struct event a, struct event b)
{
    return a.kind == b.kind && a.seat == b.seat && a.card == b.card;
}

struct event_list {
    int count;
    struct event item[GAME_EVENTS_MAX];
};

/* Appends an event; does nothing if list is NULL. The list must have room (CHECK). */
void event_add(struct event_list *list, struct event event);
/* The first of a kind; NULL: there is none. */
const struct event *events_find(const struct event_list *list, int kind);

/* Appends an event that everybody may know in full. more: its other fields. */
static inline void event_tell(struct event_list *list, int kind, int seat, struct event more)
{
    if (list) {
        more.kind = (uint8_t)kind;
        more.seat = (int8_t)seat;
        more.seen = SEEN_BY_ALL;
        event_add(list, more);
    }
}

/* Adds a sentence about an event, for logs: `words`, with its seat for %s, its value for %v, and what `add`
 * adds for any other letter behind a percent sign. */
void event_say(const char *words, struct event event,
               void (*add)(char what, struct event event, struct text *out), struct text *out);

/* The event as a seat may know it: `card` is 0 if the seat is not in `seen`. seat: SEAT_NONE for an onlooker.
 */
struct event event_seen_by(struct event event, int seat);

/* 0: the move was accepted. Other codes belong to the game, which names them in refusal_names. */
typedef int refusal;
enum { REFUSAL_NONE = 0 };

/* A rule option. Values have names; the first value is the default. */
struct game_option {
    const char *name;
    const char *const *values; /* NULL ends the list */
    bool unsaid; /* a journal names it only where it is not the default, as journals without it did */
};

/* Everything that fixes a match before its first move. */
struct game_setup {
    uint64_t seed;
    int seats;                        /* with the sides one of the game's seatings */
    int sides;                        /* seat s plays for side s % sides */
    uint8_t option[GAME_OPTIONS_MAX]; /* index of the value of each rule option */
    uint64_t seed_more;               /* the second half of the seed; 0: RNG_DEAL, which most matches have */
};

/* The random stream of the first deal of a match. */
struct rng game_setup_stream(const struct game_setup *setup);

/* How long a computer player may think. Iterations of the player's search are counted, not time, so that the
 * same budget gives the same move again. A caller with a time limit, or one that no longer needs the move,
 * stops the search through `more`. */
struct budget {
    uint32_t iterations;         /* 0: the player's default */
    bool (*more)(void *context); /* called every few hundred iterations; false: the player must answer now.
                                    NULL: no limit */
    void *context;               /* for more */
};

/* A computer player. It gets an observation, never the state. The same observation, random stream and
 * iterations give the same move. budget: NULL for the default without a limit; players that do not search
 * ignore it. */
struct player {
    const char *name; /* lower case, for files and the command line */
    struct move (*choose)(const void *observation, struct rng *rng, const struct budget *budget);
};

/* One line of a score sheet. The code is the game's (score_names); points: of each side. */
struct score_line {
    uint8_t code;
    int32_t points[SEATS_MAX];
};

/* A number of seats that the game can be played with, and how they form sides. */
struct game_seating {
    uint8_t seats; /* 1..SEATS_MAX */
    uint8_t sides; /* 1..seats; all sides have the same number of seats */
};

struct carry; /* table/carry.h */

/* What a match waits for. */
enum game_phase {
    GAME_PLAYING,   /* a move of a seat */
    GAME_HAND_OVER, /* the table's move, which deals the next hand */
    GAME_OVER       /* the table's move, which starts the next game */
};

struct game {
    const char *name;                    /* lower case; the name in journals */
    size_t state_size;                   /* bytes */
    size_t observation_size;             /* bytes */
    const struct game_seating *seatings; /* seats 0 ends the list; the first is the default */
    const struct game_option *options;   /* name NULL ends the list */
    const struct player *players;        /* name NULL ends the list; the first is the default */
    struct move most;                    /* the largest value of each byte in any legal move */
    bool secrets;                        /* seats hide something from each other */
    int rules; /* raised when rules, observation or events change: machines that play together have the same
                */

    /* Starts a match: totals are zero and the first hand is dealt. events: receives what happened; may be
     * NULL. */
    void (*start)(void *state, const struct game_setup *setup, struct event_list *events);
    /* Turns a state that has just been started into the position that a line of text describes, hidden cards
     * included. The state's own random stream decides everything that the line leaves open. False: the
     * position is impossible, `why` says so in a few words, and the state is unchanged. NULL: the game has no
     * prepared positions. */
    bool (*prepare)(void *state, const char *line, struct text *why);
    /* The seat that must move. SEAT_NONE: the table must move; it has one legal move, which any seat may
     * trigger and which deals the next hand or starts the next game. There is always a legal move. */
    int (*turn)(const void *state);
    /* Writes the legal moves of the seat in turn, without doubles; returns how many. */
    int (*legal)(const void *state, struct move moves[GAME_MOVES_MAX]);
    /* Plays a move of the seat in turn if `legal` lists it. Otherwise returns the reason and leaves state and
     * events unchanged. */
    refusal (*apply)(void *state, struct move move, struct event_list *events);
    /* Writes what one seat may know; SEAT_NONE: what an onlooker may know. */
    void (*observe)(const void *state, int seat, void *observation);
    /* A hash of every field that the rules depend on, in a fixed order. */
    uint64_t (*hash)(const void *state);
    /* Checks the invariants of the state. NULL, or the name of one that does not hold. */
    const char *(*check)(const void *state);
    /* The text of a move as in journals ("play go"), and the move of a text. False: the text is no move. */
    void (*move_format)(struct move move, struct text *out);
    bool (*move_parse)(const char *string, struct move *move);
    /* One line for logs and golden files, without the line's end. */
    void (*event_format)(struct event event, struct text *out);
    /* Untranslated names for logs and files, by code. */
    const char *const *score_names;
    const char *const *refusal_names;

    /* Functions of an observation, so that a screen needs no state: */
    enum game_phase (*phase)(const void *observation);
    /* Like `turn`, as far as the observer may know. While a seat is asked something in secret, only this seat
     * sees that it is in turn; the others get GAME_PLAYING and SEAT_NONE. */
    int (*turn_seen)(const void *observation);
    /* legal_seen: like `legal`, for the seat in turn, or for any observer when the table must move. why_not:
     * the reason that `apply` would return for a move; REFUSAL_NONE for a legal one. */
    int (*legal_seen)(const void *observation, struct move moves[GAME_MOVES_MAX]);
    refusal (*why_not)(const void *observation, struct move move);
    /* Whether the observing seat may take back its last move. Not if the move has shown the seat something
     * hidden, or the others something that they must not know. NULL: never. */
    bool (*may_undo)(const void *observation, struct move last);
    /* The number of the current hand (or round) in this game: 1 for the first hand of each game. */
    int (*hand_number)(const void *observation);
    /* Writes the score lines of the hand so far, in the order of the score sheet; returns how many. */
    int (*score)(const void *observation, struct score_line lines[GAME_LINES_MAX]);
    /* The points of a side in this game, with those of the current hand. */
    int32_t (*standing)(const void *observation, int side);
    /* The number of games that a side has won in this match. */
    int (*games_won)(const void *observation, int side);

    /* Functions for play between machines, where an observation and events come from a machine that nobody
     * vouches for: */
    /* Carries every field of an observation with its bounds, to the end (carry_end). Reading begins with
     * zeros, so that what is not carried is 0. Text that has been read may still be of an impossible
     * position: it must fit before any other function gets it. */
    bool (*carry)(struct carry *carry, void *observation);
    /* Whether a carried observation is one of this seat in a match by this setup, whatever its seed, as far
     * as an observation tells. It is to be asked of the first one; one that follows another by `fits` is of
     * the same seat and match. seat: SEAT_NONE for an onlooker. */
    bool (*is_of)(const void *observation, const struct game_setup *setup, int seat);
    /* Whether a seat's observation is possible, and follows from another one of the seat by events. Each
     * event is as event_seen_by told it to the seat: a card that is hidden is 0; and `seen` is SEEN_BY_ALL,
     * so that nothing hides the others. With `before`, which fitted itself, the events are those of any
     * number of whole moves, and are played: nothing else may have changed. With NULL nothing is known of the
     * time before: events from the beginning of the last hand (or game, without hands) on are played from
     * there, and may be shown on an empty table; any others are only within their bounds, so that they can be
     * told but not shown; that they lead to the observation is not asked. True means that a view that shows
     * `before`, or the empty table, can show the events, and then `after`. Onlookers never fit where seats
     * have secrets. */
    bool (*fits)(const void *before, const struct event_list *events, const void *after);
    /* Whether an event, as event_seen_by tells it to the observing seat, is within its bounds, so that it can
     * be told: it may be impossible, and must not be shown. */
    bool (*can_tell)(const void *observation, struct event event);
    /* Whether a legal move draws from the random stream, and what, in words without spaces around: "deal", or
     * "2 roll abc". Tells nothing that only some seats know. False: it draws nothing, or nothing that is
     * opened by itself, as a second deal within a round. */
    bool (*chance)(const void *state, struct move move, struct text *what);
    /* Whether the seat in turn is asked out of turn, and what says no there: an answer that comes at once
     * tells that the seat had nothing else to say. NULL: never. */
    bool (*asked)(const void *state, struct move *no);
    /* Replaces the random stream that the moves draw from: rng_make(seed, stream). */
    void (*reseed)(void *state, uint64_t seed, uint64_t stream);
};

/* Finds a game by name in a list that ends with NULL; NULL: not found. The list is the program's
 * (games/games.h), since this room knows no game. */
const struct game *game_find(const struct game *const *games, const char *name);

/* Whether a game can be played with this number of seats and sides. */
bool game_can_seat(const struct game *game, int seats, int sides);
/* The largest number of seats of a game. */
int game_seats_most(const struct game *game);

/* The index of a rule option by name; -1 if unknown. */
int game_option_index(const struct game *game, const char *option);
/* The number of values of a rule option that the game has. */
int game_option_values(const struct game *game, int option);
/* Carries the rule options of a match, `count` of them, each within its values. */
bool game_carry_options(const struct game *game, struct carry *carry, uint8_t *option, int count);
/* Writes the text of an observation; CARRY_SIZE bytes are enough. False: a field is out of its bounds. */
bool game_seen_write(const struct game *game, const void *observation, char *buffer, size_t size);
/* Whether two observations have the same fields, within their bounds. */
bool game_seen_same(const struct game *game, const void *a, const void *b);
/* Whether an observation keeps the bounds of all fields. */
bool game_seen_bounded(const struct game *game, const void *observation);
/* The index of a value of a rule option, by the names of both; -1 if either is unknown. */
int game_option_find(const struct game *game, const char *option, const char *value);
/* The index of a player by name; -1 if unknown. */
int game_player_find(const struct game *game, const char *name);

#endif
