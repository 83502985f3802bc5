/* SPDX-License-Identifier: MIT */
/* The guest's end of a room: it greets, sits down, hears who is there, and keeps what its seat may know as a
 * session (table/seen.h). What comes is checked before anything sees it; what makes no sense ends the guest,
 * never the program. What happens at the table waits in a queue, so that each step can be shown before the
 * next is taken. It has no socket: lines come from its owner, and go out through struct guest_ways. */
#ifndef NET_GUEST_H
#define NET_GUEST_H

#include "base/memory.h"
#include "net/code.h"
#include "net/line.h"
#include "net/phrases.h"
#include "net/room.h"
#include "table/seen.h"

struct guest_ways {
    void *context;
    void (*send)(void *context, const char *line);
};

enum guest_state {
    GUEST_AWAY,   /* there is no connection */
    GUEST_GREETS, /* hello has been said */
    GUEST_ENTERS, /* it has asked for a seat, or for its own again */
    GUEST_SITS,   /* it has a seat; the match may have begun */
    GUEST_OUT     /* it is over: `why` says why */
};

enum guest_is { GUEST_SEAT_FREE, GUEST_SEAT_COMPUTER, GUEST_SEAT_HERE, GUEST_SEAT_AWAY };

/* Who sits at a seat. */
struct guest_seat {
    enum guest_is is;
    char name[SEAT_NAME_SIZE];    /* of the person; "": none sits there */
    struct journal_seat computer; /* who sits there otherwise, or moves while the person is away */
    bool filled;                  /* the computer player moves for the person, */
    bool given;                   /* because who opened the room has given it the seat */
    bool ready;                   /* goes on to the next hand */
};

/* Why a guest is out, or was not let in. */
enum guest_why {
    GUEST_WHY_NOTHING,
    GUEST_WHY_VERSION,  /* the programs, or their rules, differ */
    GUEST_WHY_CODE,     /* there is no such room */
    GUEST_WHY_FULL,     /* all seats are taken */
    GUEST_WHY_BEGUN,    /* the match has begun */
    GUEST_WHY_TOKEN,    /* the seat is no longer its own */
    GUEST_WHY_CLOSED,   /* the room has closed */
    GUEST_WHY_NONSENSE, /* what came from the room makes no sense */
    GUEST_WHY_OTHER
};

/* What a line has brought. */
enum guest_news {
    GUEST_NEWS_NONE,
    GUEST_NEWS_ROOM,    /* it has a seat: `token` is to be kept */
    GUEST_NEWS_SEAT,    /* who sits where has changed */
    GUEST_NEWS_STEP,    /* guest_next has something */
    GUEST_NEWS_SAID,    /* somebody said a phrase: `said` */
    GUEST_NEWS_REFUSED, /* a move was not played */
    GUEST_NEWS_OUT
};

struct guest {
    const struct guest_ways *ways;   /* borrowed */
    const struct game *const *games; /* borrowed; ends with NULL */
    enum guest_state state;
    enum guest_why why;
    char code[CODE_SIZE];
    char name[SEAT_NAME_SIZE]; /* by which it sits down */
    char version[32];          /* of the other program */
    bool has_token;
    uint8_t token[ROOM_TOKEN_SIZE];
    const struct game *game; /* of the room; NULL: not known yet */
    struct game_setup setup;
    int seat;
    bool begun;
    struct guest_seat seats[SEATS_MAX];
    struct session session; /* with `seen`, once the first step has been taken */
    bool seated;            /* there is that session, */
    bool missed;            /* which has not been told all since the connection was lost */
    struct {
        int seat;
        enum net_phrase phrase;
    } said;
    struct page journal; /* the open lines of the journal */
    int journal_lines;
    int opened_lines;   /* of them, when the session took them last */
    struct event *past; /* owned: events that belong to the next update */
    int past_count, past_space;
    struct strings waiting; /* lines that are still to be taken */
};

/* What happens at the table, a step at a time. */
enum guest_step {
    GUEST_STEP_NONE,
    GUEST_STEP_EVENTS, /* the seat learnt something: the session is there, and `events` are to be shown */
    GUEST_STEP_ANEW,   /* the session has changed without events to show */
    GUEST_STEP_OPENED, /* the journal goes further: a hand is over */
    GUEST_STEP_OUT     /* what came makes no sense */
};

/* Begins a guest that will sit down in a room, or with a token in its own seat again. token: NULL, or
 * ROOM_TOKEN_SIZE bytes. */
void guest_begin(struct guest *guest, const struct guest_ways *ways, const struct game *const *games,
                 const char *code, const char *name, const uint8_t *token);
/* Frees what it owns, its session too. */
void guest_end(struct guest *guest);
/* There is a connection; there is none any more. What was waiting is forgotten: it is told again. */
void guest_connected(struct guest *guest);
void guest_lost(struct guest *guest);
/* Takes a line of `length` bytes. */
enum guest_news guest_line(struct guest *guest, const char *text, size_t length);
/* Takes the next step at the table. events: of GUEST_STEP_EVENTS. */
enum guest_step guest_next(struct guest *guest, struct event_list *events);

/* Sends a move for its seat, or the table's move. */
void guest_play(struct guest *guest, struct move move);
void guest_say(struct guest *guest, enum net_phrase phrase);
/* Of who opened the room: begins the match; gives a seat to its computer player, or to a person. */
void guest_begin_match(struct guest *guest);
void guest_give(struct guest *guest, int seat, bool computer);
/* Leaves. */
void guest_leave(struct guest *guest);

#endif
