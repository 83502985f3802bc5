/* SPDX-License-Identifier: MIT */
/* What a guest knows of a match that is played elsewhere: the observation of one seat, and the events since
 * the part of the journal that has been opened. A session with it has no state of the hand under way: its
 * state and its journal end where the journal has been opened. */
#ifndef TABLE_SEEN_H
#define TABLE_SEEN_H

#include "table/session.h"

struct seen {
    int seat;         /* of the guest */
    uint32_t room;    /* tells the room from others */
    uint32_t updates; /* that have come; 0: the match has not begun, and there is no observation */
    int opened;       /* moves of the journal that has been opened; SEEN_NOTHING: not even the first deal */
    _Alignas(16) unsigned char observation[GAME_STATE_MAX];
    struct event *event; /* owned, grows: as the seat may know them, since the journal's end */
    int count, space;
};

enum {
    SEEN_NOTHING = -1,
    SEEN_EVENTS_MOST = 1 << 16 /* of one hand, far more than any has; further ones are refused */
};

/* Starts the session of a guest at `seat`. setup, seats: as for session_start; the seed is not known. */
void seen_start(struct session *session, const struct game *game, const struct game_setup *setup,
                const struct journal_seat *seats, int seat, uint32_t room);
/* Takes an update: what the seat knows now, and the events that led there. Both have been checked against the
 * game's bounds. number: of the update, at least 1. False: there are too many events, and nothing has
 * changed. */
bool seen_update(struct session *session, const void *observation, const struct event *events, int count,
                 uint32_t number);
/* Takes the journal and the state of `opened`, a session that has been loaded from a journal that goes
 * further than the one before. `opened` owns nothing afterwards. missed: the seat was away, and has not seen
 * all that it tells. False: that journal is of another match, or the seat has seen something else than what
 * it tells; then neither session has changed. */
bool seen_open(struct session *session, struct session *opened, bool missed);
/* Forgets what has been seen since the journal's end, before all of it is told again. */
void seen_forget(struct session *session);
/* Frees what the session has seen. */
void seen_end(struct session *session);

#endif
