/* SPDX-License-Identifier: MIT */
/* A sitting at one table: the state of the game, its journal, and the computer players' stream. */
#ifndef TABLE_SESSION_H
#define TABLE_SESSION_H

#include "table/journal.h"

struct session {
    const struct game *game;
    _Alignas(16) unsigned char state[GAME_STATE_MAX];
    struct journal journal; /* owned */
};

/* Sits down: a fresh match. `seats` gives setup->seats entries. Events of the first deal go to events
 * (may be NULL). Names are cleaned: what is not printable is dropped, what is too long is cut. Call
 * session_end when done. */
void session_start(struct session *session, const struct game *game, const struct game_setup *setup,
                   const struct journal_seat *seats, struct event_list *events);
/* Lays a prepared position on the table of a session in which nobody has played yet; it is saved with the
 * journal. False: the game refuses the line, `why` says so in a few words, and all is as it was. */
bool session_prepare(struct session *session, const char *line, struct text *why);
/* Gives back what the session owns. */
void session_end(struct session *session);
/* The one way to play: validates, applies, journals. A refusal changes nothing. Not for a session that is
 * full. */
refusal session_play(struct session *session, struct move move, struct event_list *events);
/* What a seat may know of the table; SEAT_NONE only looks on. The game's observation_size bytes are written.
 */
void session_observe(const struct session *session, int seat, void *observation);
/* For who watches a journal: makes a session stand where so many moves of it lead, from its beginning. The
 * session was begun with the same game, and owns a copy of at least the journal's header. */
void session_seek(struct session *session, const struct journal *whole, int moves);
/* Plays the journal's next move, of which there must be one. */
void session_follow(struct session *session, const struct journal *whole, struct event_list *events);
/* Tells all events of a sitting again, as a seat may know them. */
void session_retell(const struct session *session, int seat,
                    void (*tell)(void *context, const struct event *event), void *context);
/* Whether the journal holds all the moves that it can: then nothing can be played any more. */
bool session_is_full(const struct session *session);
/* Whether the last move was this seat's, and may be taken back by the rules of the game. */
bool session_may_undo(const struct session *session, int seat);
/* Takes the last move back, by playing all others again. False: there is none. */
bool session_undo(struct session *session);
/* The seat to move, or SEAT_NONE for the table. */
int session_turn(const struct session *session);
/* What a computer player is to decide: complete in itself, so that a thread of its own can think about it
 * while the sitting goes on. */
struct question {
    const struct player *player;
    struct rng rng;
    _Alignas(16) unsigned char observation[GAME_STATE_MAX];
};

/* The computer players' stream for the choice after so many moves: each choice has one of its own, so that
 * nothing needs to be saved to go on with it. */
struct rng session_stream(const struct game_setup *setup, int moves);
/* Puts down what the computer player of the seat in turn may know. The seat must have one. The same sitting
 * asks the same questions, whether it went on without a break or was saved and loaded. */
void session_ask(const struct session *session, int seat, struct question *question);
/* Thinks it over; the question stays as it is, so that it can be asked again. budget: see struct player. */
struct move question_answer(const struct question *question, const struct budget *budget);
/* Asks and answers at once. */
struct move session_choose(const struct session *session, int seat);
/* Whether a person sits there. */
bool session_is_human(const struct session *session, int seat);
/* The journal as text, with a closing check; the caller frees it. */
char *session_save(const struct session *session, size_t *length);
/* Plays a journal's text again from its first move, testing every check; the last line must be one, so
 * that a file that was cut short is known. On success the session sits where the journal ended;
 * otherwise it owns nothing and *error says why and in which line. */
bool session_load(struct session *session, const struct game *const *games, const char *text, size_t length,
                  struct journal_error *error);

#endif
