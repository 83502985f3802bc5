/* SPDX-License-Identifier: MIT */
/* What wire.c and a transport share: a table of wires under a lock. The program's thread asks for wires and
 * lets go of them; the transport, often on a thread of its own, holds them meanwhile. Nobody keeps the lock
 * while at work. */
#ifndef PLATFORM_WIRE_WIRE_QUEUE_H
#define PLATFORM_WIRE_WIRE_QUEUE_H

#include "platform/wire/wire.h"

#include <SDL.h>

enum {
    WIRE_LISTENING = 2,                 /* most wires that listen */
    WIRES = WIRE_MOST + WIRE_LISTENING, /* rows of the table */
    WIRE_HOST_SIZE = 256,               /* most bytes of a host's name */
    WIRE_PATIENCE_S = 5,                /* the usual patience */
    WIRE_PING_S = 10,
    WIRE_SILENCE_S = 20 /* silence until the other side is asked, until the wire is lost */
};

/* Lines in order, each with a 0 behind it; the memory is owned. */
struct wire_lines {
    char *data;
    size_t from, to, size;
};

/* Who has a row of the table. */
enum wire_hold {
    WIRE_FREE,
    WIRE_ASKED, /* the program wants it, and the transport has not yet begun */
    WIRE_HELD,  /* the transport has it, and perhaps the program: number */
    WIRE_DONE   /* the program alone has it still */
};

struct wire {
    enum wire_hold hold;
    uint32_t number; /* 0: the program has let go of it */
    enum wire_state state;
    bool listens;
    bool told;   /* the program knows the number */
    bool leaves; /* to be ended when what waits is sent; so it is too when the program has let go of it */
    bool cut;    /* to be ended without sending what waits */
    struct wire *host; /* the listening wire to which it came; NULL: opened from here */
    char name[WIRE_HOST_SIZE];
    int port, most; /* of the other side; or, of a listening wire, the first and the last that will do */
    bool secure;
    struct wire_lines in, out;
    void *link; /* the transport's own */
};

struct wires {
    SDL_mutex *lock;
    SDL_cond *answered; /* a listening wire listens or does not; NULL: the transport answers at once */
    struct wires_manner manner;
    struct wire wire[WIRES];
    uint32_t last; /* the last number given to a wire */
    void (*wake)(void *context);
    void *wake_context;
    void *transport; /* owned by the transport; NULL: it is not started */
};

/* ---- what a transport gives ---------------------------------------------------------------------------- */

/* Starts the transport before the first wire. False: this build or this machine has none. */
bool transport_open(struct wires *wires);
/* Makes the transport look through the table (wires_task). */
void transport_nudge(struct wires *wires);
/* Ends all wires, and the transport. */
void transport_close(struct wires *wires);

/* ---- what a transport calls ---------------------------------------------------------------------------- */

enum wire_task {
    WIRE_TASK_NONE,
    WIRE_TASK_LISTEN, /* and call wires_listens or wires_ended */
    WIRE_TASK_OPEN,   /* and call wires_opened or wires_ended */
    WIRE_TASK_SEND,   /* take lines when there is room for them */
    WIRE_TASK_LEAVE,  /* the same, and end the wire when none is left */
    WIRE_TASK_CUT     /* end the wire at once */
};

/* What is to be done for a row of the table now. A wire to be opened or to listen is held from then on. */
enum wire_task wires_task(struct wires *wires, struct wire *wire);
void wires_listens(struct wires *wires, struct wire *wire, int port);
/* A row for a wire that comes to a listening one, held by the transport. NULL: there are too many. */
struct wire *wires_coming(struct wires *wires, struct wire *host);
void wires_opened(struct wires *wires, struct wire *wire);
/* Adds a line that came. False: the wire is to be ended. */
bool wires_came(struct wires *wires, struct wire *wire, const char *line, size_t length);
/* Something came that is no line: the wire is to be ended. */
void wires_babbles(struct wires *wires, struct wire *wire);
/* Takes a line to be sent; line: WIRE_LINE + 1 bytes. Negative: there is none, else its length. */
long wires_take(struct wires *wires, struct wire *wire, char *line);
/* Gives up a row that the transport has held. `why` is left out where a reason is known already. */
void wires_ended(struct wires *wires, struct wire *wire, enum wire_state why);
/* Whether no row is held any more. Lets go of all wires for the program. */
bool wires_all_ended(struct wires *wires);

#endif
