/* SPDX-License-Identifier: MIT */
/* A session runs a sitting, which is one match at a table: it holds the state of the game and the journal,
 * and asks the computer players. */
#ifndef TABLE_SESSION_H
#define TABLE_SESSION_H

#include "table/journal.h"

struct seen;

struct session {
    const struct game *game;
    _Alignas(16) unsigned char state[GAME_STATE_MAX];
    struct journal journal; /* owned */
    struct seen *seen;      /* owned: what a guest knows of a match elsewhere (seen.h); NULL: all is known */
};

/* Copies a name as journals have it: without characters that cannot be printed and spaces around it, cut to
 * SEAT_NAME_CHARACTERS. */
void session_clean_name(char name[SEAT_NAME_SIZE], const char *source);
/* Starts a match. seats: setup->seats entries. events: receives the events of the first deal; may be NULL.
 * Names are cleaned (session_clean_name). Call session_end when done. */
void session_start(struct session *session, const struct game *game, const struct game_setup *setup,
                   const struct journal_seat *seats, struct event_list *events);
/* The same without a deal, for who does not know it: the session has its game, setup and seats, and no state.
 */
void session_seat(struct session *session, const struct game *game, const struct game_setup *setup,
                  const struct journal_seat *seats);
/* Sets up a prepared position, which becomes part of the journal. Nobody has moved yet. False: the game
 * refuses the line, `why` says why in a few words, and the session is unchanged. */
bool session_prepare(struct session *session, const char *line, struct text *why);
/* Frees what the session owns. */
void session_end(struct session *session);
/* Plays a move: checks it, applies it and adds it to the journal. There is no other way to play. A refusal
 * changes nothing. The session must not be full. */
refusal session_play(struct session *session, struct move move, struct event_list *events);
/* Begins the random stream anew for the next move, which must draw (game->chance), with rng_make(seed,
 * stream), and notes it in the journal. Until that move is played the session is saved as if this had not
 * been called. */
void session_reseed(struct session *session, uint64_t seed, uint64_t stream);
/* Writes what a seat may know, observation_size bytes of the game. seat: SEAT_NONE for an onlooker. A guest
 * knows one seat alone. */
void session_observe(const struct session *session, int seat, void *observation);
/* For replays: puts a session where the first `moves` moves of a journal lead. The session was started with
 * the same game, and its own journal is a copy of at least the header of `whole`. */
void session_seek(struct session *session, const struct journal *whole, int moves);
/* Plays the next move of that journal, which must have one more. */
void session_follow(struct session *session, const struct journal *whole, struct event_list *events);
/* Calls `tell` for all events of the sitting again, as a seat may know them. */
void session_retell(const struct session *session, int seat,
                    void (*tell)(void *context, const struct event *event), void *context);
/* The same from a place of the journal on. from: 0 for the first deal, else the number of the move, from 1.
 */
void session_retell_from(const struct session *session, int from, int seat,
                         void (*tell)(void *context, const struct event *event), void *context);
/* Whether the journal has JOURNAL_MOVES_MAX moves, so that nothing more can be played. */
bool session_is_full(const struct session *session);
/* Whether the last move was made by this seat and the game allows taking it back (may_undo). */
bool session_may_undo(const struct session *session, int seat);
/* Takes the last move back, by replaying all others. False: there is no move. */
bool session_undo(struct session *session);
/* The seat to move, or SEAT_NONE for the table; for a guest also while a seat is asked in secret. */
int session_turn(const struct session *session);
/* Whether the table is to move: the hand or the game is over. */
bool session_waits_for_table(const struct session *session);
/* Tells one position from every other: the hash of the state, or where a guest is in the match. */
uint64_t session_mark(const struct session *session);
/* How far the match is: its moves, or what a guest has been told. It grows with each change. */
int session_moves(const struct session *session);
/* A decision that a computer player has to make, with everything needed for it. It is plain data, so that
 * another thread can think about it while the sitting goes on. */
struct question {
    const struct player *player;
    struct rng rng;
    _Alignas(16) unsigned char observation[GAME_STATE_MAX];
};

/* The random stream of a computer player for its choice after this number of moves. Each choice has its own
 * stream, so that no state of a stream needs to be saved. A session takes the seed of the last chance in its
 * journal for that of the setup, so that nobody who knows earlier seeds knows its choices. */
struct rng session_stream(const struct game_setup *setup, int moves);
/* Writes the question for the seat in turn, where a computer player must sit. Saving and loading a sitting
 * does not change its questions. */
void session_ask(const struct session *session, int seat, struct question *question);
/* The same of any of the game's players, also for a seat where a person sits. */
void session_ask_player(const struct session *session, int seat, int player, struct question *question);
/* The player's answer. The question is not changed and can be asked again. budget: see struct player. */
struct move question_answer(const struct question *question, const struct budget *budget);
/* session_ask and question_answer in one. */
struct move session_choose(const struct session *session, int seat);
/* Whether a person sits at a seat. */
bool session_is_human(const struct session *session, int seat);
/* The text of the journal, with a check at the end. The caller frees it. *length (may be NULL): its bytes. */
char *session_save(const struct session *session, size_t *length);
/* Loads a journal's text: replays all moves and compares every check. The last line must be a check, which
 * reveals a file that was cut short. On success the session is where the journal ended. False: the session
 * owns nothing, and *error says what is wrong in which line. games: ends with NULL. */
bool session_load(struct session *session, const struct game *const *games, const char *text, size_t length,
                  struct journal_error *error);

#endif
