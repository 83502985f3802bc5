/* SPDX-License-Identifier: MIT */
/* What the two files of the transport by libwebsockets share. */
#ifndef PLATFORM_WIRE_WIRE_LWS_H
#define PLATFORM_WIRE_WIRE_LWS_H

#include "platform/wire/lws_calls.h"
#include "platform/wire/wire_queue.h"

#include <SDL.h>

enum { DOORS = 8 };

/* A port at which strangers knock. Since the library closes one only with everything else, it is kept for the
 * next wire that listens; meanwhile whoever knocks is sent away. */
struct door {
    struct lws_vhost *vhost; /* NULL: not used */
    char name[32];           /* the vhost's */
    int port;
    struct wire *wire; /* that listens; NULL: the door is closed */
};

struct transport {
    struct wires *wires;
    const struct lws_calls *lws;
    struct lws_context *context;
    struct lws_vhost *plain, *secure; /* for wires opened from here; NULL: none yet */
    struct door door[DOORS];
    struct lws_protocols protocols[3];
    lws_retry_bo_t pings;
    SDL_Thread *thread;
    SDL_sem *ended;
    SDL_atomic_t closing;
    unsigned char out[LWS_PRE + WIRE_LINE + 1];
};

/* A vhost of ours. NULL: the library refuses it, as it does for a port that is taken. */
struct lws_vhost *lws_make_vhost(struct transport *transport, struct lws_context_creation_info *info);
/* A wire that is to listen does so at a door, or ends. */
void lws_begin_to_listen(struct transport *transport, struct wire *wire);
/* The program has let go of a listening wire: its door is closed. */
void lws_stop_listening(struct transport *transport, struct wire *wire);

#endif
