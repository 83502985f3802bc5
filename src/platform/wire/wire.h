/* SPDX-License-Identifier: MIT */
/* The wires of this program (wire_listen and so on of ui/services.h). Their lines wait in queues here, from
 * which a transport takes them and to which it adds: WebSocket, a text message a line, the subprotocol
 * "route-mille", without compression. Nothing is loaded and no thread is started before the first wire. */
#ifndef PLATFORM_WIRE_WIRE_H
#define PLATFORM_WIRE_WIRE_H

#include "ui/services.h"

/* How wires are kept; whoever opens them says what is to be otherwise than usual. */
struct wires_manner {
    int patience_s;    /* seconds for a wire to open, and for what waits to be sent at its end; 0: 5 */
    bool only_at_home; /* listens for programs of this machine alone */
};

struct wires;

/* wake: called on a thread when there is something new on any wire. manner: NULL: the usual one. */
struct wires *wires_open(const struct wires_manner *manner, void (*wake)(void *context), void *context);
/* Ends all wires; what waits is sent first, for a third of a second at most. NULL is ignored. */
void wires_close(struct wires *wires);

/* Whether this program has a transport. */
bool wires_can(void);
/* The services of ui/services.h, in the same order. */
uint32_t wires_listen(struct wires *wires, int first, int most, int *port, char error[SERVICE_ERROR_SIZE]);
uint32_t wires_accept(struct wires *wires, uint32_t listening);
uint32_t wires_connect(struct wires *wires, const char *host, int port, bool secure,
                       char error[SERVICE_ERROR_SIZE]);
bool wires_send(struct wires *wires, uint32_t number, const char *line);
bool wires_next(struct wires *wires, uint32_t number, char *line, size_t size);
enum wire_state wires_state(struct wires *wires, uint32_t number);
void wires_let_go(struct wires *wires, uint32_t number);

#endif
