/* SPDX-License-Identifier: MIT */
#include "platform/wire/wire.h"

#include "base/check.h"
#include "base/i18n/translate.h"
#include "base/text.h"
#include "platform/threads.h"
#include "platform/wire/wire_queue.h"

#include <string.h>

enum { ANSWER_MS = 3000, PORT_MOST = 65535, LINES_SIZE = 512 };

/* ---- lines --------------------------------------------------------------------------------------------- */

static void lines_free(struct wire_lines *lines)
{
    SDL_free(lines->data);
    *lines = (struct wire_lines){.data = NULL};
}

/* False: more than WIRE_WAITS bytes would wait. */
static bool lines_add(struct wire_lines *lines, const char *line, size_t length)
{
    size_t held = lines->to - lines->from;
    if (held + length + 1 > WIRE_WAITS) {
        return false;
    }
    if (lines->from > 0 && lines->to + length + 1 > lines->size) {
        memmove(lines->data, lines->data + lines->from, held);
        lines->from = 0;
        lines->to = held;
    }
    if (lines->to + length + 1 > lines->size) {
        size_t size = lines->size > 0 ? lines->size : LINES_SIZE;
        while (size < lines->to + length + 1) {
            size *= 2;
        }
        char *data = SDL_realloc(lines->data, size);
        CHECK(data != NULL);
        lines->data = data;
        lines->size = size;
    }
    memcpy(lines->data + lines->to, line, length);
    lines->data[lines->to + length] = '\0';
    lines->to += length + 1;
    return true;
}

/* The length of the next line, which is copied to `line`; negative: there is none. */
static long lines_take(struct wire_lines *lines, char *line)
{
    if (lines->from == lines->to) {
        return -1;
    }
    size_t length = strlen(lines->data + lines->from);
    memcpy(line, lines->data + lines->from, length + 1);
    lines->from += length + 1;
    if (lines->from == lines->to) {
        lines_free(lines); /* most wires are silent most of the time */
    }
    return (long)length;
}

/* ---- the table: the lock is held ----------------------------------------------------------------------- */

static struct wire *wire_of(struct wires *wires, uint32_t number)
{
    for (int i = 0; number != 0 && i < WIRES; i++) {
        if (wires->wire[i].number == number) {
            return &wires->wire[i];
        }
    }
    return NULL;
}

/* A free row, with a new number. NULL: there are too many of its kind. */
static struct wire *take_row(struct wires *wires, bool listens)
{
    struct wire *row = NULL;
    int kind = 0;
    for (int i = 0; i < WIRES; i++) {
        struct wire *wire = &wires->wire[i];
        kind += wire->hold != WIRE_FREE && wire->listens == listens;
        row = !row && wire->hold == WIRE_FREE ? wire : row;
    }
    if (kind >= (listens ? WIRE_LISTENING : WIRE_MOST)) {
        return NULL;
    }
    CHECK(row != NULL);
    wires->last += wires->last == UINT32_MAX ? 2 : 1; /* 0 is nobody's */
    *row = (struct wire){.number = wires->last, .listens = listens, .state = WIRE_OPENING};
    return row;
}

static void free_row(struct wire *wire)
{
    lines_free(&wire->in);
    lines_free(&wire->out);
    *wire = (struct wire){.hold = WIRE_FREE};
}

/* The program is done with the wire. */
static void let_go(struct wire *wire)
{
    if (wire->hold == WIRE_HELD) {
        lines_free(&wire->in);
        wire->number = 0;
    } else if (wire->hold != WIRE_FREE) {
        free_row(wire);
    }
}

static bool is_closed(const struct wire *wire)
{
    return wire->state >= WIRE_CLOSED;
}

/* Whether this can be a host's name or address: what else could be in one would be read as something else. */
static bool is_host(const char *host)
{
    for (const char *at = host; *at; at++) {
        bool letter = (*at >= 'a' && *at <= 'z') || (*at >= 'A' && *at <= 'Z') || (*at >= '0' && *at <= '9');
        if (!letter && !strchr(".-:[]", *at)) {
            return false;
        }
    }
    return host[0] != '\0' && strlen(host) < WIRE_HOST_SIZE;
}

/* ---- the program's side -------------------------------------------------------------------------------- */

struct wires *wires_open(const struct wires_manner *manner, void (*wake)(void *context), void *context)
{
    struct wires *wires = SDL_calloc(1, sizeof *wires);
    CHECK(wires != NULL);
    wires->lock = SDL_CreateMutex();
    wires->answered = threads_condition();
    CHECK(wires->lock != NULL);
    wires->manner = manner ? *manner : (struct wires_manner){.patience_s = 0};
    wires->manner.patience_s = wires->manner.patience_s > 0 ? wires->manner.patience_s : WIRE_PATIENCE_S;
    wires->wake = wake;
    wires->wake_context = context;
    return wires;
}

void wires_close(struct wires *wires)
{
    if (!wires) {
        return;
    }
    if (wires->transport) {
        transport_close(wires);
    }
    if (wires->transport) {
        wires_all_ended(wires); /* nobody is woken any more */
        return;                 /* a thread that hangs in the system is left alone, and so is its memory */
    }
    for (int i = 0; i < WIRES; i++) {
        free_row(&wires->wire[i]);
    }
    SDL_DestroyCond(wires->answered);
    SDL_DestroyMutex(wires->lock);
    SDL_free(wires);
}

static bool start(struct wires *wires, char error[SERVICE_ERROR_SIZE])
{
    bool started = wires->transport || transport_open(wires);
    if (!started) {
        text_copy(error, SERVICE_ERROR_SIZE, _("This Route Mille cannot play with other machines."));
    }
    return started;
}

uint32_t wires_listen(struct wires *wires, int first, int most, int *port, char error[SERVICE_ERROR_SIZE])
{
    CHECK(first >= 0 && first <= most && most <= PORT_MOST);
    if (!start(wires, error)) {
        return 0;
    }
    SDL_LockMutex(wires->lock);
    struct wire *wire = take_row(wires, true);
    uint32_t number = wire ? wire->number : 0;
    if (wire) {
        wire->hold = WIRE_ASKED;
        wire->told = true;
        wire->port = first;
        wire->most = most;
    }
    SDL_UnlockMutex(wires->lock);
    transport_nudge(wires);
    SDL_LockMutex(wires->lock);
    Uint64 until = SDL_GetTicks64() + ANSWER_MS;
    while (wire && wire->state == WIRE_OPENING && wires->answered && SDL_GetTicks64() < until) {
        SDL_CondWaitTimeout(wires->answered, wires->lock, ANSWER_MS);
    }
    if (wire && wire->state != WIRE_OPEN) {
        let_go(wire);
        number = 0;
    }
    *port = number != 0 ? wire->port : 0;
    SDL_UnlockMutex(wires->lock);
    if (number == 0) {
        text_format(error, SERVICE_ERROR_SIZE,
                    _("Other machines cannot reach this one: no port from %d to %d is free."), first, most);
    }
    return number;
}

uint32_t wires_accept(struct wires *wires, uint32_t listening)
{
    SDL_LockMutex(wires->lock);
    const struct wire *host = wire_of(wires, listening);
    struct wire *oldest = NULL;
    for (int i = 0; host && host->listens && i < WIRES; i++) {
        struct wire *wire = &wires->wire[i];
        if (wire->hold == WIRE_HELD && wire->host == host && wire->number != 0 && !wire->told &&
            wire->state == WIRE_OPEN && (!oldest || (int32_t)(wire->number - oldest->number) < 0)) {
            oldest = wire;
        }
    }
    if (oldest) {
        oldest->told = true;
    }
    uint32_t number = oldest ? oldest->number : 0;
    SDL_UnlockMutex(wires->lock);
    return number;
}

uint32_t wires_connect(struct wires *wires, const char *host, int port, bool secure,
                       char error[SERVICE_ERROR_SIZE])
{
    if (!start(wires, error)) {
        return 0;
    }
    SDL_LockMutex(wires->lock);
    struct wire *wire = take_row(wires, false);
    uint32_t number = wire ? wire->number : 0;
    if (wire) {
        bool sound = is_host(host) && port > 0 && port <= PORT_MOST;
        text_copy(wire->name, sizeof wire->name, host);
        wire->hold = sound ? WIRE_ASKED : WIRE_DONE;
        wire->state = sound ? WIRE_OPENING : WIRE_REFUSED;
        wire->told = true;
        wire->port = port;
        wire->secure = secure;
    }
    SDL_UnlockMutex(wires->lock);
    if (number == 0) {
        text_copy(error, SERVICE_ERROR_SIZE, _("There are too many connections already."));
    }
    transport_nudge(wires);
    return number;
}

bool wires_send(struct wires *wires, uint32_t number, const char *line)
{
    size_t length = strlen(line);
    CHECK(length <= WIRE_LINE);
    SDL_LockMutex(wires->lock);
    struct wire *wire = wire_of(wires, number);
    bool open = wire && !wire->listens && !is_closed(wire);
    bool sent = open && lines_add(&wire->out, line, length);
    if (open && !sent) {
        wire->state = WIRE_TOO_MUCH;
        wire->cut = true;
    }
    SDL_UnlockMutex(wires->lock);
    if (open) {
        transport_nudge(wires);
    }
    return sent;
}

bool wires_next(struct wires *wires, uint32_t number, char *line, size_t size)
{
    CHECK(size > WIRE_LINE);
    SDL_LockMutex(wires->lock);
    struct wire *wire = wire_of(wires, number);
    bool came = wire && lines_take(&wire->in, line) >= 0;
    SDL_UnlockMutex(wires->lock);
    return came;
}

enum wire_state wires_state(struct wires *wires, uint32_t number)
{
    SDL_LockMutex(wires->lock);
    const struct wire *wire = wire_of(wires, number);
    enum wire_state state = wire ? wire->state : WIRE_CLOSED;
    SDL_UnlockMutex(wires->lock);
    return state;
}

void wires_let_go(struct wires *wires, uint32_t number)
{
    SDL_LockMutex(wires->lock);
    struct wire *wire = wire_of(wires, number);
    for (int i = 0; wire && wire->listens && i < WIRES; i++) {
        struct wire *guest = &wires->wire[i];
        if (guest->host == wire && !guest->told) {
            let_go(guest); /* of whom the program will never hear */
        } else if (guest->host == wire && guest->hold == WIRE_HELD) {
            guest->state = is_closed(guest) ? guest->state : WIRE_CLOSED;
            guest->leaves = true;
        }
    }
    if (wire) {
        let_go(wire);
    }
    SDL_UnlockMutex(wires->lock);
    if (wire && wires->transport) {
        transport_nudge(wires);
    }
}

/* ---- the transport's side ------------------------------------------------------------------------------ */

/* The lock is held. */
static enum wire_task task_of(const struct wire *wire)
{
    if (wire->hold == WIRE_ASKED) {
        return wire->listens ? WIRE_TASK_LISTEN : WIRE_TASK_OPEN;
    }
    if (wire->hold != WIRE_HELD) {
        return WIRE_TASK_NONE;
    }
    if ((wire->number == 0 || wire->leaves) && !wire->cut) {
        return WIRE_TASK_LEAVE;
    }
    bool sends = wire->state == WIRE_OPEN && wire->out.to > wire->out.from;
    return wire->cut ? WIRE_TASK_CUT : sends ? WIRE_TASK_SEND : WIRE_TASK_NONE;
}

enum wire_task wires_task(struct wires *wires, struct wire *wire)
{
    SDL_LockMutex(wires->lock);
    enum wire_task task = task_of(wire);
    wire->hold = wire->hold == WIRE_ASKED ? WIRE_HELD : wire->hold;
    SDL_UnlockMutex(wires->lock);
    return task;
}

void wires_listens(struct wires *wires, struct wire *wire, int port)
{
    SDL_LockMutex(wires->lock);
    wire->state = WIRE_OPEN;
    wire->port = port;
    SDL_CondSignal(wires->answered);
    SDL_UnlockMutex(wires->lock);
}

struct wire *wires_coming(struct wires *wires, struct wire *host)
{
    SDL_LockMutex(wires->lock);
    struct wire *wire = host->number != 0 ? take_row(wires, false) : NULL;
    if (wire) {
        wire->hold = WIRE_HELD;
        wire->host = host;
    }
    SDL_UnlockMutex(wires->lock);
    return wire;
}

void wires_opened(struct wires *wires, struct wire *wire)
{
    SDL_LockMutex(wires->lock);
    wire->state = is_closed(wire) ? wire->state : WIRE_OPEN;
    bool known = wire->number != 0;
    SDL_UnlockMutex(wires->lock);
    if (known) {
        wires->wake(wires->wake_context);
    }
}

/* Ends the wire for a reason. The lock is held. */
static void cut(struct wire *wire, enum wire_state why)
{
    wire->state = is_closed(wire) ? wire->state : why;
    wire->cut = true;
}

bool wires_came(struct wires *wires, struct wire *wire, const char *line, size_t length)
{
    SDL_LockMutex(wires->lock);
    bool wanted = wire->number != 0 && !is_closed(wire);
    bool fits = !wanted || lines_add(&wire->in, line, length);
    if (!fits) {
        cut(wire, WIRE_TOO_MUCH);
    }
    SDL_UnlockMutex(wires->lock);
    if (wanted) {
        wires->wake(wires->wake_context);
    }
    return fits;
}

void wires_babbles(struct wires *wires, struct wire *wire)
{
    SDL_LockMutex(wires->lock);
    cut(wire, WIRE_NONSENSE);
    bool known = wire->number != 0;
    SDL_UnlockMutex(wires->lock);
    if (known) {
        wires->wake(wires->wake_context);
    }
}

long wires_take(struct wires *wires, struct wire *wire, char *line)
{
    SDL_LockMutex(wires->lock);
    long length = wire->cut ? -1 : lines_take(&wire->out, line);
    SDL_UnlockMutex(wires->lock);
    return length;
}

void wires_ended(struct wires *wires, struct wire *wire, enum wire_state why)
{
    SDL_LockMutex(wires->lock);
    bool known = wire->number != 0 && wire->told;
    for (int i = 0; wire->listens && i < WIRES; i++) {
        wires->wire[i].host = wires->wire[i].host == wire ? NULL : wires->wire[i].host;
    }
    if (known) {
        cut(wire, why);
        lines_free(&wire->out);
        wire->hold = WIRE_DONE;
        SDL_CondSignal(wires->answered);
    } else {
        free_row(wire);
    }
    SDL_UnlockMutex(wires->lock);
    if (known) {
        wires->wake(wires->wake_context);
    }
}

bool wires_all_ended(struct wires *wires)
{
    SDL_LockMutex(wires->lock);
    bool ended = true;
    for (int i = 0; i < WIRES; i++) {
        let_go(&wires->wire[i]);
        ended = ended && wires->wire[i].hold == WIRE_FREE;
    }
    SDL_UnlockMutex(wires->lock);
    return ended;
}
