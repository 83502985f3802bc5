/* SPDX-License-Identifier: MIT */
/* Somebody on this machine who speaks to a port byte by byte, and so can say what no Route Mille says. */
#ifndef TESTS_STRANGER_H
#define TESTS_STRANGER_H

#include <stdbool.h>
#include <stddef.h>

/* The first byte of a WebSocket frame (RFC 6455, 5.2). */
enum { STRANGER_LAST = 0x80, STRANGER_TEXT = 0x81, STRANGER_BINARY = 0x82 };

struct stranger {
    int socket;
};

/* Connects to a port of this machine. */
void stranger_come(struct stranger *stranger, int port);
/* Asks for a WebSocket; headers: further lines of the request. Whether the answer is yes. */
bool stranger_upgrade(struct stranger *stranger, const char *headers);
/* Sends bytes; those that nobody takes any more are lost. */
void stranger_send(struct stranger *stranger, const void *bytes, size_t length);
/* Sends a frame. first: its first byte. */
void stranger_say(struct stranger *stranger, int first, const char *bytes, size_t length);
/* Waits until the other side has closed the connection, and reads what comes until then. */
void stranger_await_end(struct stranger *stranger);
/* Closes it without a word. */
void stranger_go(struct stranger *stranger);

#endif
