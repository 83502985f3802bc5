/* SPDX-License-Identifier: MIT */
/* No transport: a build without libwebsockets or without threads. */
#include "platform/wire/wire_queue.h"

bool transport_open(struct wires *wires)
{
    (void)wires;
    return false;
}

void transport_nudge(struct wires *wires)
{
    (void)wires;
}

void transport_close(struct wires *wires)
{
    (void)wires;
}

bool wires_can(void)
{
    return false;
}
