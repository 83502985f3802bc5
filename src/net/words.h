/* SPDX-License-Identifier: MIT */
/* The words of the protocol "rm 1", and who may say each. */
#ifndef NET_WORDS_H
#define NET_WORDS_H

#include <stdbool.h>

enum { LINE_PROTOCOL = 1 }; /* hello rm=1 */

enum line_word {
    LINE_UNKNOWN,
    LINE_HELLO,  /* either: protocol, version, games */
    LINE_OPEN,   /* guest: opens a room with a game, its seats and rules */
    LINE_ROOM,   /* room: its code, and the seat and token of who asked */
    LINE_JOIN,   /* guest: sits down in a room */
    LINE_SEAT,   /* room: who sits where, and whether they are here */
    LINE_BEGIN,  /* guest who opened the room: the game begins */
    LINE_GIVE,   /* guest who opened the room: gives a seat to a computer player, or back */
    LINE_PLAY,   /* guest: a move */
    LINE_PAST,   /* room: events before those of the next update, of which there are more than a line holds */
    LINE_UPDATE, /* room: what a seat learns, events and observation */
    LINE_REFUSED, /* room: a move that is not played */
    LINE_TIP,     /* either: the end of a hash chain, by which its links are checked */
    LINE_CHANCE,  /* room: what is drawn now; asks for links */
    LINE_LINK,    /* guest: its link for a chance */
    LINE_OPENED,  /* room: all links of a chance */
    LINE_ROUND,   /* room: lines of the journal up to what is opened */
    LINE_RESUME,  /* guest: comes back with its token */
    LINE_SAY,     /* either: a phrase */
    LINE_CLOCK,   /* room: whose time runs, and how much is left */
    LINE_PING,    /* either: are you there */
    LINE_PONG,    /* either: the answer to a ping */
    LINE_BYE,     /* either: the last line of a connection */
    LINE_ERROR,   /* room: why a line was not obeyed */
    LINE_WORDS
};

/* A word as it stands in a line. word: not LINE_UNKNOWN. */
const char *line_word_name(enum line_word word);
/* LINE_UNKNOWN: the protocol has no such word. */
enum line_word line_word_find(const char *name);
/* Whether a guest, or a room, may say it. Nobody may say LINE_UNKNOWN. */
bool line_word_from_guest(enum line_word word);
bool line_word_from_room(enum line_word word);

#endif
