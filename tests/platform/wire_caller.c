/* SPDX-License-Identifier: MIT */
/* wire_caller HOST PORT: opens a secure wire, sends a line, and writes how the wire stands and the first line
 * that comes back. */
#include "platform/wire/wire.h"

#include "base/check.h"

#include <SDL.h>

#include <stdio.h>
#include <stdlib.h>

enum { PATIENCE_MS = 20000 };

static void wake(void *context)
{
    SDL_SemPost(context);
}

int main(int count, char **arguments)
{
    static const char *const names[] = {"opening", "open",     "closed",   "refused",
                                        "lost",    "too much", "nonsense", "unsafe"};
    char error[SERVICE_ERROR_SIZE], line[WIRE_LINE + 1] = "";
    CHECK(count == 3);
    SDL_sem *woken = SDL_CreateSemaphore(0);
    struct wires *wires = wires_open(NULL, wake, woken);
    uint32_t wire = wires_connect(wires, arguments[1], atoi(arguments[2]), true, error);
    wires_send(wires, wire, "hello rm=1");
    enum wire_state state = wires_state(wires, wire);
    while (!wires_next(wires, wire, line, sizeof line) && (state = wires_state(wires, wire)) < WIRE_CLOSED &&
           SDL_SemWaitTimeout(woken, PATIENCE_MS) == 0) {
    }
    printf("%s: %s\n", names[line[0] ? WIRE_OPEN : state], line);
    wires_close(wires);
    SDL_DestroySemaphore(woken);
    return 0;
}
