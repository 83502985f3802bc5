/* SPDX-License-Identifier: MIT */
/* A room holds one match between machines: the session with all that is hidden, who sits where, and what each
 * of them has been told. It has no socket and no clock: lines and the time come from its owner, and lines go
 * out through struct room_ways. Each seat gets its own observation and events, never a move and never what
 * others hide. The words of the lines are in net/words.h. */
#ifndef NET_ROOM_H
#define NET_ROOM_H

#include "base/blake2b.h"
#include "net/code.h"
#include "net/line.h"
#include "table/session.h"

enum {
    ROOM_LINKS = 16,          /* connections at once */
    ROOM_TOKEN_SIZE = 16,     /* bytes by which a person comes back, */
    ROOM_HASH_SIZE = 32,      /* of which the room keeps only a hash of this size */
    ROOM_NO_LINK = -1,        /* a seat whose person is away */
    ROOM_PING_MS = 10 * 1000, /* a connection is asked for a sign of life after this silence, */
    ROOM_DEAD_MS = 20 * 1000, /* and is given up after this one */
    ROOM_WAIT_MS = 60 * 1000, /* how long the table waits for who is away before a computer player moves */
    ROOM_SAY_MS = 2 * 1000,   /* between two phrases of a seat */
    ROOM_ASK_MS =
        3 *
        1000, /* a question out of turn is answered by no after this time and not before, whoever says so */
    ROOM_WRONG_MS = 60 * 1000, /* in this time */
    ROOM_WRONG_MOST = 3,       /* this many malformed lines end a connection */
    ROOM_BURST = 20,           /* lines that a connection may send at once, */
    ROOM_LINE_MS = 200         /* and then one in this time */
};

struct room;

/* What a room needs from its owner. */
struct room_ways {
    void *context;
    void (*send)(void *context, int link, const char *line);
    /* Ends a connection, after what was sent. room_gone is not called for it. */
    void (*close)(void *context, int link);
    /* Fills bytes that nobody can guess. */
    void (*secret)(void *context, void *bytes, size_t length);
    /* Keeps the room (room_write) before anybody is told of a change. False: it could not; the room goes on.
     */
    bool (*keep)(void *context, const struct room *room);
};

enum room_who { ROOM_FREE, ROOM_PERSON, ROOM_COMPUTER };

struct room_seat {
    enum room_who who;
    char name[SEAT_NAME_SIZE];     /* of the person */
    uint8_t token[ROOM_HASH_SIZE]; /* hash of the person's token */
    int link;                      /* the person's connection; ROOM_NO_LINK: away */
    uint64_t gone;                 /* since when, ms */
    bool filled;                   /* a computer player moves for the person until they are back, */
    bool given;                    /* or until the owner gives the seat back */
    bool ready;                    /* has seen the hand's end, and goes on */
    int updates;                   /* that the seat has been told */
    uint64_t seen;                 /* hash of the observation that was told last */
    bool learns;                   /* something by the move that is told now */
    uint64_t spoke;                /* when a phrase came last, ms */
};

struct room_link {
    bool used;
    bool greeted;           /* it said hello, with a protocol that is ours */
    int seat;               /* SEAT_NONE: nobody sits down yet */
    uint64_t heard, pinged; /* when something came last; when it was asked, 0: not since */
    int wrong;              /* malformed lines since */
    uint64_t wrong_since;
    uint64_t allowed; /* the time from which the next line is within the measure */
};

struct room {
    const struct room_ways *ways; /* borrowed */
    const struct game *game;
    struct game_setup setup; /* without a seed before the match begins */
    bool at_home;            /* whoever finds the way here may join: the code is the way */
    char code[CODE_SIZE];
    struct room_seat seat[SEATS_MAX];
    struct journal_seat
        computer[SEATS_MAX]; /* who sits in a seat without a person, or moves for one who is away */
    struct room_link link[ROOM_LINKS];
    bool begun;
    struct session session; /* of a match that has begun */
    int opened;             /* moves of the journal that everybody may know; -1: not even the first deal */
    int opened_lines;       /* lines of the journal up to there, */
    uint64_t opened_check;  /* and the hash of the state */
    int question;           /* number of the question to a computer player */
    bool thinking;          /* it has been asked for, and not answered */
    uint64_t asked;         /* when a question out of turn was asked, ms */
    bool holds;             /* the answer is no, and is held back */
    bool woken;             /* it knows what time it is */
    bool unkept;            /* the last change could not be kept */
};

/* Opens a room in which nobody sits yet. setup: seats, sides and options; the seed is the room's own.
 * computers: the player of each seat that fills in, and its name. code: its own, a good one. */
void room_open(struct room *room, const struct room_ways *ways, const struct game *game,
               const struct game_setup *setup, const struct journal_seat *computers, const char *code);
void room_end(struct room *room);

/* A connection begins, ends, and says something. link: 0..ROOM_LINKS-1. now: in ms, never going back. A line
 * of `length` bytes is changed. */
void room_come(struct room *room, int link, uint64_t now);
void room_gone(struct room *room, int link, uint64_t now);
void room_line(struct room *room, int link, char *line, size_t length, uint64_t now);

/* Does what time brings, and what the table does by itself. To be called after each of the above and when
 * room_due comes. */
void room_step(struct room *room, uint64_t now);
/* When room_step is to be called at the latest; UINT64_MAX: not before something comes. */
uint64_t room_due(const struct room *room, uint64_t now);

/* Whether a computer player is to move, and what it is asked. True once for each move. */
bool room_asks(struct room *room, struct question *question, int *number);
/* Its answer. An answer to an older question is forgotten. */
void room_answer(struct room *room, int number, struct move move, uint64_t now);

/* The room as a text that room_read takes, which the caller frees. */
char *room_write(const struct room *room, size_t *length);
/* Takes a room up again; everybody is away. False: the text is of no room, `error` says why, and `room` owns
 * nothing. games: ends with NULL. */
bool room_read(struct room *room, const struct room_ways *ways, const struct game *const *games,
               const char *text, size_t length, struct journal_error *error);

#endif
