/* SPDX-License-Identifier: MIT */
/* A room among its own files. */
#ifndef NET_ROOM_INSIDE_H
#define NET_ROOM_INSIDE_H

#include "net/room.h"

/* ---- what it tells: room_tell.c ---- */

/* Sends a line that has been written; one that is not whole is a mistake (CHECK). */
void room_send(const struct room *room, int link, const struct line_writer *writer);
/* Says why a line was not obeyed: full, code, version, begun, hello, token, owner, malformed, word. */
void room_say_error(const struct room *room, int link, const char *why);
/* Says who sits at a seat: to one connection, or to all that sit (ROOM_NO_LINK). */
void room_tell_seat(const struct room *room, int seat, int link);
/* Tells a seat what room it is in. token: hex, NULL: it has one. */
void room_tell_room(const struct room *room, int seat, const uint8_t *token);
/* After a move or the first deal: counts what each seat learns, before the room is kept; and tells it. */
void room_learn(struct room *room, const struct event_list *events);
void room_tell_events(struct room *room, const struct event_list *events);
/* Tells a seat that has come back all since line `have` of the journal. */
void room_tell_again(struct room *room, int seat, int have);
/* Opens the journal to all if nothing in it is hidden any more. Returns how many of its lines were open
 * before, for room_tell_journal; ROOM_NOT_OPENED: nothing changes. */
int room_open_journal(struct room *room);
enum { ROOM_NOT_OPENED = -1 };
/* Tells the open lines of the journal from a line on to all who are here. */
void room_tell_journal(const struct room *room, int from);

/* ---- what it hears: room_hear.c ---- */

/* The match begins, with computer players in the free seats. */
void room_begin(struct room *room);

/* ---- its rules in a line: room_text.c ---- */

/* Adds the options of a match: "extension=on,deck_end=stuck". */
void room_add_rules(const struct game *game, const struct game_setup *setup, struct text *out);
/* Reads seats, sides and rules of a line, for a guest too. False: no such match can be. */
bool room_read_setup(const struct game *game, const struct net_line *line, struct game_setup *setup);

/* ---- how it moves: room.c ---- */

/* A seat wants a move: it is played, held back, or refused. ROOM_NOT_YOURS: somebody else is asked. */
refusal room_hear_move(struct room *room, int seat, struct move move, uint64_t now);
enum { ROOM_NOT_YOURS = -1 };
/* Plays a move of the seat in turn, or of the table. */
refusal room_play(struct room *room, struct move move, uint64_t now);
/* A person has a seat again: a computer player's thought about its move is forgotten. */
void room_return(struct room *room, int seat, int link);
/* Whether a person sits at a seat and is connected. */
bool room_is_here(const struct room *room, int seat);
/* Keeps the room, and remembers whether that failed. */
void room_keep(struct room *room);
/* Takes a seat's person from it: the connection is gone. */
void room_leave(struct room *room, int seat, uint64_t now);

#endif
