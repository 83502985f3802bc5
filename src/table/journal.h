/* SPDX-License-Identifier: MIT */
/* The journal of a sitting: everything needed to play it again, as text. A saved game, a replay, a bug report
 * and a golden test are the same kind of file.
 *
 *   route-mille journal 1
 *   game mille
 *   seed 1955
 *   option extension on
 *   option deck_end stuck
 *   seat 0 human Marie
 *   seat 1 regular Léa
 *   sides 2
 *   0 draw
 *   0 play go
 *   1 play stop                 (on side 0; others are named: play stop on 1)
 *   1 discard 25
 *   - next                      (a move of the table)
 *   check 0123456789abcdef     (the state's hash here; written after every "- " move and at the end)
 *
 * More lines may stand in the header; a journal with one of them begins with "route-mille journal 2":
 *
 *   for day 2026-11-22         (the sitting is the deal of that day)
 *   for journey nevers 7       (it is a try of that stage of the journey with that deal, counted from 0;
 *                               "nevers back 7" on the way back)
 *   position turn=0 0.hand=go  (it begins with a prepared position, in words of the game, not with a deal)
 *   seed 1955 77               (the seed has a second half)
 *
 * So does one in which chance was decided move by move, by a line before each move that draws, after the
 * moves and checks before it:
 *
 *   chance 0123456789abcdef fedcba9876543210     (what the random stream begins anew with)
 *
 * Numbers are decimal, names end at the line's end, lines end in LF (CR LF is read too), blank lines and
 * lines that begin with # are skipped. The first line comes first, the game second, the rest of the header in
 * any order; options that are left out have their default. */
#ifndef TABLE_JOURNAL_H
#define TABLE_JOURNAL_H

#include "table/game.h"

enum { PLAYER_HUMAN = -1, JOURNAL_MOVES_MAX = 1 << 20, SEAT_NAME_CHARACTERS = 31, STAGE_ID_SIZE = 24 };

struct journal_seat {
    int player; /* PLAYER_HUMAN or an index into the game's players */
    char name[SEAT_NAME_SIZE];
};

/* A check: the hash of the state after a number of moves. */
struct journal_check {
    int moves;
    uint64_t hash;
};

/* What the random stream begins anew with before a move: rng_make(seed, stream). */
struct journal_chance {
    int move;
    uint64_t seed, stream;
};

/* The stage of the journey that a sitting is a try of. A file may name a stage that this program does not
 * have. */
struct journal_stage {
    char id[STAGE_ID_SIZE]; /* lower-case letters, digits and underscores; "": it is no such try */
    bool back;              /* on the way back */
    int deal;               /* 0..STAGE_DEAL_MOST */
};
enum { STAGE_DEAL_MOST = 999 };

struct journal {
    const struct game *game;
    struct game_setup setup;
    struct journal_seat seat[SEATS_MAX];
    bool for_day; /* the sitting is the deal of the day `day` */
    int day;      /* days since 1970-01-01 */
    struct journal_stage stage;
    char *position;    /* owned: the prepared position at the beginning; NULL: the hand as dealt */
    struct move *move; /* owned, grows */
    int8_t *mover;     /* owned: the seat of each move, SEAT_NONE for the table */
    int count;
    int room;
    struct journal_check *check; /* owned, grows */
    int check_count;
    int check_room;
    struct journal_chance *chance; /* owned, grows, by move; the last may wait for its move */
    int chance_count;
    int chance_room;
};

/* What is wrong with a file, in the current language. line: from 1; 0: the file as a whole. */
struct journal_error {
    int line;
    char reason[200];
};

/* Makes an empty journal, which owns no memory yet. */
void journal_init(struct journal *journal, const struct game *game, const struct game_setup *setup);
/* Frees what the journal owns. The journal may be initialised again. */
void journal_free(struct journal *journal);
/* Makes a journal with the setup, day, stage, seats, position, moves and chances of another one, without its
 * checks. To be freed with journal_free. */
void journal_copy(struct journal *to, const struct journal *from);
/* Stores a copy of the line of a prepared position in a journal that has none yet. False: the line is too
 * long or contains control characters or invalid UTF-8. */
bool journal_set_position(struct journal *journal, const char *line);
/* Writes the state at the beginning of the journal (state_size bytes of the game): the first hand, with its
 * events in *events (may be NULL), or the prepared position, without events. Every replay of a journal starts
 * with this. False: the game refuses the position, and `why` says why. */
bool journal_begin(const struct journal *journal, void *state, struct event_list *events, struct text *why);
/* The same for a journal whose beginning is known to be possible, for instance after session_load. */
void journal_deal(const struct journal *journal, void *state, struct event_list *events);
/* Writes the state after the first `moves` moves of a journal that a session has checked. */
void journal_replay(const struct journal *journal, int moves, void *state);
/* Applies a move of the journal to the state that all moves before it lead to, with its chance. Every replay
 * goes this way, or calls journal_reseed, which applies the chance alone. */
refusal journal_apply(const struct journal *journal, int move, void *state, struct event_list *events);
void journal_reseed(const struct journal *journal, int move, void *state);
/* The number, from 0, of the hand that a move lies in: each move of the table begins the next one. */
int journal_hand_of(const struct journal *journal, int move);
/* The first move of a hand, which the journal has. */
int journal_hand_first(const struct journal *journal, int hand);
/* How many hands of a journal that a session has checked are over. */
int journal_hands_over(const struct journal *journal);
/* Appends a move. */
void journal_add(struct journal *journal, int seat, struct move move);
/* Whether this seed alone decides all that comes by chance. */
bool journal_has_seed(const struct journal *journal, uint64_t seed);
/* Notes what the random stream begins anew with before the next move; instead of what was noted for it. */
void journal_add_chance(struct journal *journal, uint64_t seed, uint64_t stream);
/* The last chance up to a move, which need not be there yet; NULL: there is none. */
const struct journal_chance *journal_chance_until(const struct journal *journal, int move);
void journal_add_check(struct journal *journal, uint64_t hash);
/* Whether the journal ends with a check. */
bool journal_is_closed(const struct journal *journal);
/* Removes everything after the first `moves` moves, checks and chances included. */
void journal_cut(struct journal *journal, int moves);
/* The text of the journal as a new string, which the caller frees. hash: for a check at the end of a journal
 * that does not end with one; NULL: no such check. *length (may be NULL): its bytes. */
char *journal_write(const struct journal *journal, const uint64_t *hash, size_t *length);
/* Parses `length` bytes of text. On success the caller frees the journal; otherwise the journal is empty and
 * *error says what is wrong in which line. Moves are parsed, not played. games: ends with NULL. */
bool journal_read(struct journal *journal, const struct game *const *games, const char *text, size_t length,
                  struct journal_error *error);

/* The number, from 1, of the line with a move (counted from 0) in a text that journal_read accepts; 0 if the
 * text has fewer moves. */
int journal_move_line(const char *text, size_t length, int move);
/* The same for a check. */
int journal_check_line(const char *text, size_t length, int check);
/* The same for the prepared position; 0 if there is none. */
int journal_position_line(const char *text, size_t length);

#endif
