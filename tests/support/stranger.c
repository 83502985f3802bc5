/* SPDX-License-Identifier: MIT */
#include "stranger.h"

#include "base/check.h"

#include <netinet/in.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

void stranger_come(struct stranger *stranger, int port)
{
    struct sockaddr_in address = {
        .sin_family = AF_INET, .sin_port = htons((uint16_t)port), .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    stranger->socket = socket(AF_INET, SOCK_STREAM, 0);
    CHECK(stranger->socket >= 0);
    CHECK(connect(stranger->socket, (const struct sockaddr *)(const void *)&address, sizeof address) == 0);
}

void stranger_send(struct stranger *stranger, const void *bytes, size_t length)
{
    for (const char *at = bytes; length > 0;) {
        ssize_t sent = send(stranger->socket, at, length, MSG_NOSIGNAL);
        if (sent <= 0) {
            return;
        }
        at += sent;
        length -= (size_t)sent;
    }
}

bool stranger_upgrade(struct stranger *stranger, const char *headers)
{
    char text[1024];
    size_t got = 0;
    int length =
        snprintf(text, sizeof text,
                 "GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
                 "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n%s\r\n",
                 headers);
    stranger_send(stranger, text, (size_t)length);
    memset(text, 0, sizeof text);
    while (got < sizeof text - 1 && !strstr(text, "\r\n\r\n")) {
        ssize_t came = recv(stranger->socket, text + got, 1, 0);
        if (came <= 0) {
            return false;
        }
        got += (size_t)came;
    }
    return strncmp(text, "HTTP/1.1 101 ", 13) == 0;
}

void stranger_say(struct stranger *stranger, int first, const char *bytes, size_t length)
{
    enum { MASKED = 0x80, SHORT = 125, TWO_BYTES = 126, EIGHT_BYTES = 127, MASK_BYTES = 4 };
    unsigned char head[14] = {(unsigned char)first};
    size_t size = 2;
    int wide = length <= SHORT ? 0 : length <= 0xFFFF ? 2 : 8;
    head[1] = (unsigned char)(MASKED | (wide == 0 ? (int)length : wide == 2 ? TWO_BYTES : EIGHT_BYTES));
    for (int i = wide - 1; i >= 0; i--) {
        head[size++] = (unsigned char)((uint64_t)length >> (8 * i));
    }
    size += MASK_BYTES; /* a mask of zeros changes nothing */
    stranger_send(stranger, head, size);
    stranger_send(stranger, bytes, length);
}

void stranger_await_end(struct stranger *stranger)
{
    char bytes[4096];
    while (recv(stranger->socket, bytes, sizeof bytes, 0) > 0) {
        /* what comes does not matter */
    }
}

void stranger_go(struct stranger *stranger)
{
    close(stranger->socket);
}
