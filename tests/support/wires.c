/* SPDX-License-Identifier: MIT */
#include "wires.h"

#include "base/memory.h"
#include "base/rng.h"
#include "test.h"

#include <stdlib.h>
#include <string.h>

enum { ROWS = 64, OWNERS = 6 };

struct row {
    struct robot *owner; /* NULL: free */
    int listens;         /* the port; 0: it is a connection */
    int peer;            /* the row of the other end; -1: none */
    int to;              /* the listening row that is still to accept it; -1: none */
    enum wire_state state;
    struct strings in;
};

static struct {
    struct row row[ROWS];
    struct robot *listens[OWNERS]; /* to machines nearby */
    struct strings near[OWNERS];
    bool shut;
    struct rng secrets;
} board;

static uint32_t add(struct robot *owner)
{
    for (int i = 0; i < ROWS; i++) {
        if (!board.row[i].owner) {
            board.row[i] = (struct row){.owner = owner, .peer = -1, .to = -1, .state = WIRE_OPEN};
            return (uint32_t)i + 1;
        }
    }
    fail_msg("too many wires");
    return 0;
}

static struct row *row_of(uint32_t wire)
{
    return wire > 0 && wire <= ROWS && board.row[wire - 1].owner ? &board.row[wire - 1] : NULL;
}

static bool can_wire(void *context)
{
    (void)context;
    return true;
}

static uint32_t wire_listen(void *context, int first, int most, int *port, char error[SERVICE_ERROR_SIZE])
{
    (void)error;
    for (*port = first; *port <= most; ++*port) {
        bool taken = false;
        for (int i = 0; i < ROWS; i++) {
            taken = taken || (board.row[i].owner && board.row[i].listens == *port);
        }
        if (!taken) {
            uint32_t wire = add(context);
            row_of(wire)->listens = *port;
            return wire;
        }
    }
    return 0;
}

static uint32_t wire_accept(void *context, uint32_t listening)
{
    (void)context;
    for (int i = 0; i < ROWS; i++) {
        if (board.row[i].owner && board.row[i].to == (int)listening - 1) {
            board.row[i].to = -1;
            return (uint32_t)i + 1;
        }
    }
    return 0;
}

static uint32_t wire_open(void *context, const char *host, int port, bool secure,
                          char error[SERVICE_ERROR_SIZE])
{
    (void)host, (void)secure, (void)error;
    uint32_t wire = add(context);
    struct row *row = row_of(wire);
    row->state = WIRE_REFUSED;
    for (int i = 0; i < ROWS && !board.shut; i++) {
        if (board.row[i].owner && board.row[i].listens == port) {
            uint32_t other = add(board.row[i].owner);
            row_of(other)->peer = (int)wire - 1;
            row_of(other)->to = i;
            row->peer = (int)other - 1;
            row->state = WIRE_OPEN;
            break;
        }
    }
    return wire;
}

static bool wire_send(void *context, uint32_t wire, const char *line)
{
    struct row *row = row_of(wire);
    (void)context;
    if (!row || row->state >= WIRE_CLOSED || row->peer < 0) {
        return false;
    }
    strings_add(&board.row[row->peer].in, line, strlen(line));
    return true;
}

static bool wire_next(void *context, uint32_t wire, char *line, size_t size)
{
    struct row *row = row_of(wire);
    char *first = row ? strings_take(&row->in) : NULL;
    (void)context;
    if (!first) {
        return false;
    }
    assert_true(text_copy(line, size, first));
    free(first);
    return true;
}

static enum wire_state wire_state(void *context, uint32_t wire)
{
    (void)context;
    return row_of(wire) ? row_of(wire)->state : WIRE_CLOSED;
}

static void part(struct row *row, enum wire_state state)
{
    if (row->peer >= 0) {
        board.row[row->peer].state = state;
        board.row[row->peer].peer = -1;
    }
    row->peer = -1;
    row->state = state;
}

static void wire_close(void *context, uint32_t wire)
{
    struct row *row = row_of(wire);
    (void)context;
    if (row) {
        part(row, WIRE_CLOSED);
        strings_clear(&row->in);
        *row = (struct row){.owner = NULL};
    }
}

static bool wire_address(void *context, char address[WIRE_ADDRESS_SIZE])
{
    (void)context;
    return text_copy(address, WIRE_ADDRESS_SIZE, "192.168.1.5");
}

static void near_tell(void *context, const char *line)
{
    (void)context;
    for (int i = 0; i < OWNERS; i++) {
        if (board.listens[i]) {
            strings_add(&board.near[i], line, strlen(line));
        }
    }
}

static int place_of(const struct robot *robot)
{
    for (int i = 0; i < OWNERS; i++) {
        if (board.listens[i] == robot) {
            return i;
        }
    }
    return -1;
}

static void near_listen(void *context, bool on)
{
    int place = place_of(on ? NULL : context);
    if (place >= 0) {
        board.listens[place] = on ? context : NULL;
        strings_clear(&board.near[place]);
    }
}

static bool near_next(void *context, char *line, size_t size)
{
    int place = place_of(context);
    char *first = place >= 0 ? strings_take(&board.near[place]) : NULL;
    if (!first) {
        return false;
    }
    assert_true(text_copy(line, size, first));
    free(first);
    return true;
}

static bool secret(void *context, void *bytes, size_t length)
{
    (void)context;
    if (board.secrets.increment == 0) {
        board.secrets = rng_make(1955, 7);
    }
    for (size_t i = 0; i < length; i++) {
        ((uint8_t *)bytes)[i] = (uint8_t)rng_below(&board.secrets, 256);
    }
    return true;
}

void wires_give(struct robot *robot)
{
    struct services *services = &robot->services;
    services->can_wire = can_wire;
    services->secret = secret;
    services->wire_listen = wire_listen;
    services->wire_accept = wire_accept;
    services->wire_open = wire_open;
    services->wire_send = wire_send;
    services->wire_next = wire_next;
    services->wire_state = wire_state;
    services->wire_close = wire_close;
    services->wire_address = wire_address;
    services->near_tell = near_tell;
    services->near_listen = near_listen;
    services->near_next = near_next;
}

void wires_cut(struct robot *robot)
{
    for (int i = 0; i < ROWS; i++) {
        if (board.row[i].owner == robot && !board.row[i].listens) {
            part(&board.row[i], WIRE_LOST);
        }
    }
}

void wires_shut(bool shut)
{
    board.shut = shut;
}

void wires_end(void)
{
    for (int i = 0; i < ROWS; i++) {
        strings_clear(&board.row[i].in);
    }
    for (int i = 0; i < OWNERS; i++) {
        strings_clear(&board.near[i]);
    }
    memset(&board, 0, sizeof board);
}
