/* SPDX-License-Identifier: MIT */
/* Play with others: this program holds a room (net/room.h) or sits in somebody else's, and is a guest of it
 * either way. What happens there is shown at the table of the kind TABLE_GUEST. Nothing is sent to anybody
 * but the host that the person chose. */
#ifndef FRONT_NET_OTHERS_H
#define FRONT_NET_OTHERS_H

#include "front/part.h"
#include "net/guest.h"
#include "ui/services.h"

struct front;
struct game_front;
struct text;

enum others_state {
    OTHERS_NONE,    /* no room */
    OTHERS_COMING,  /* on the way to a room: connecting, or asking for a seat */
    OTHERS_WAITING, /* in a room whose match has not begun */
    OTHERS_PLAYING, /* at its table */
    OTHERS_LOOKING, /* the line is lost, and the room is looked for again */
    OTHERS_OUT      /* it is over: others_why says why */
};

enum {
    OTHERS_NEAR_MOST = 8,    /* tables nearby that are listed */
    OTHERS_TELL_MS = 2000,   /* a host tells its table to the machines nearby this often */
    OTHERS_FORGET_MS = 7000, /* a table that is not told any more leaves the list */
    OTHERS_LOOK_MS = 600000, /* how long a lost room is looked for by itself */
    OTHERS_PHRASES_MOST = 3  /* phrases that are shown at once */
};

/* A table that a machine nearby tells of. */
struct others_near {
    char code[CODE_SIZE];
    char host[SEAT_NAME_SIZE];     /* the person who opened it */
    char version[32];              /* of their program */
    const struct game_front *game; /* NULL: a game, or rules of it, that this program does not have */
    int seats, free;
    uint64_t heard; /* ms */
};

extern const struct part others_part;

/* Whether this machine can play with others at all. */
bool others_can(const struct front *front);
enum others_state others_state(const struct front *front);
/* Whether the room is held by this program. */
bool others_hosts(const struct front *front);
/* The guest of the room: who sits where, the code, what was said. The state must not be OTHERS_NONE. */
const struct guest *others_guest(const struct front *front);
/* Adds, translated, how things stand when they do not go on by themselves: "Looking for Marie's table...", or
 * why it is over. Adds nothing while all is well. */
void others_why(const struct front *front, struct text *out);

/* Opens a room here and sits down in it. setup: seats, sides and options. False: `error` says why. */
bool others_host(struct front *front, const struct game_front *game, const struct game_setup *setup,
                 char error[SERVICE_ERROR_SIZE]);
/* Goes to a room by what somebody typed: a code, or an address with or without ":port". False: `error` says
 * why, in a translated sentence. */
bool others_join(struct front *front, const char *typed, char error[SERVICE_ERROR_SIZE]);
/* The table that was left, or whose host has ended: adds "Marie's table" to `whose` (may be NULL). False:
 * there is none. A table that this program held is opened here again. */
bool others_left(const struct front *front, struct text *whose);
bool others_again(struct front *front, char error[SERVICE_ERROR_SIZE]);

/* Of who holds the room: the match begins; a seat is given to its computer player, or back to its person. */
void others_begin(struct front *front);
void others_give(struct front *front, int seat, bool computer);
/* Says a phrase to all. False: too soon after the last. */
bool others_say(struct front *front, enum net_phrase phrase);
/* What a seat said last, and for how long it is still to be shown, in ms; 0: nothing. */
int others_said(const struct front *front, int seat, enum net_phrase *phrase);
/* Nothing of what this seat says is shown any more, or all again. */
void others_hush(struct front *front, int seat, bool hushed);
bool others_is_hushed(const struct front *front, int seat);
/* The person leaves the screen of the table, and stays in the room: the title offers the table again. */
void others_step_out(struct front *front);
/* Leaves the table; who holds it closes it for tonight, and it is kept. Goes to the title. */
void others_leave(struct front *front);

/* Listens for tables nearby while a screen shows them. Returns how many there are. */
void others_listen(struct front *front, bool on);
int others_near(const struct front *front, const struct others_near **list);

#endif
