/* SPDX-License-Identifier: MIT */
/* The room that this program holds: its guests come by wires, the person here through memory. */
#include "base/check.h"
#include "base/i18n/translate.h"
#include "front/front.h"
#include "front/net/others_inside.h"
#include "table/session.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- what the room asks of its owner ----------------------------------------------------------------- */

static void send(void *context, int link, const char *line)
{
    struct front *front = context;
    struct others *others = others_of(front);
    if (link == OTHERS_OWN_LINK) {
        strings_add(&others->to_guest, line, strlen(line));
    } else if (others->link[link]) {
        /* A wire that has closed is found by its state. */
        front->services->wire_send(front->services->context, others->link[link], line);
    }
}

static void end(void *context, int link)
{
    struct front *front = context;
    struct others *others = others_of(front);
    if (link != OTHERS_OWN_LINK && others->link[link]) {
        front->services->wire_close(front->services->context, others->link[link]);
        others->link[link] = 0;
    }
}

static void draw_secret(void *context, void *bytes, size_t length)
{
    struct front *front = context;
    bool drawn = front->services->secret(front->services->context, bytes, length);
    CHECK(drawn); /* others_host asked for some before the room was opened */
}

static bool keep(void *context, const struct room *room)
{
    return others_keep_room(context, room);
}

void others_room_ways(struct front *front)
{
    others_of(front)->room_ways =
        (struct room_ways){.context = front, .send = send, .close = end, .secret = draw_secret, .keep = keep};
}

/* ---- guests ------------------------------------------------------------------------------------------ */

bool others_room_listen(struct front *front, char error[SERVICE_ERROR_SIZE])
{
    struct others *others = others_of(front);
    const struct services *services = front->services;
    char address[WIRE_ADDRESS_SIZE];
    struct code_address at = {.port = 0};
    int port = 0;
    unsigned ip[4];
    others->listening = services->wire_listen(services->context, CODE_PORT_FIRST,
                                              CODE_PORT_FIRST + CODE_PORTS - 1, &port, error);
    if (!others->listening) {
        return false;
    }
    if (!services->wire_address(services->context, address) ||
        sscanf(address, "%3u.%3u.%3u.%3u", &ip[0], &ip[1], &ip[2], &ip[3]) != 4) {
        ip[0] = 127;
        ip[1] = ip[2] = 0;
        ip[3] = 1;
    }
    for (int i = 0; i < 4; i++) {
        at.ip[i] = (uint8_t)ip[i];
    }
    at.port = (uint16_t)port;
    if (!code_of_address(&at, others->room.code)) {
        text_copy(others->room.code, sizeof others->room.code, "");
    }
    others->opened = true;
    front_trace(front, "\"kind\":\"room\",\"code\":\"%s\",\"port\":%d", others->room.code, port);
    room_come(&others->room, OTHERS_OWN_LINK, services->now(services->context));
    return true;
}

static void accept(struct front *front, uint64_t now)
{
    struct others *others = others_of(front);
    const struct services *services = front->services;
    uint32_t wire;
    while ((wire = services->wire_accept(services->context, others->listening)) != 0) {
        int link = OTHERS_OWN_LINK + 1;
        while (link < ROOM_LINKS && others->link[link]) {
            link++;
        }
        if (link == ROOM_LINKS) {
            services->wire_close(services->context, wire);
            continue;
        }
        others->link[link] = wire;
        room_come(&others->room, link, now);
    }
}

static void hear(struct front *front, int link, uint64_t now)
{
    struct others *others = others_of(front);
    const struct services *services = front->services;
    char line[WIRE_LINE + 1];
    while (others->link[link] &&
           services->wire_next(services->context, others->link[link], line, sizeof line)) {
        room_line(&others->room, link, line, strlen(line), now);
    }
    if (others->link[link] && services->wire_state(services->context, others->link[link]) >= WIRE_CLOSED) {
        services->wire_close(services->context, others->link[link]);
        others->link[link] = 0;
        room_gone(&others->room, link, now);
    }
}

/* ---- computer players -------------------------------------------------------------------------------- */

struct thought {
    struct question question;
    struct move move;
};

enum { MOVE_MS = 300 };

static void think(void *memory, const struct pulse *pulse)
{
    struct thought *thought = memory;
    const struct budget budget = {.more = pulse->more, .context = pulse->context};
    thought->move = question_answer(&thought->question, &budget);
}

static void let_think(struct front *front, uint64_t now)
{
    struct others *others = others_of(front);
    const struct services *services = front->services;
    struct thought thought;
    int number;
    if (others->job && services->work_done(services->context, others->job, &thought)) {
        others->job = 0;
        room_answer(&others->room, others->question, thought.move, now);
    }
    memset(&thought, 0, sizeof thought);
    if (room_asks(&others->room, &thought.question, &number)) {
        const struct work work = {.run = think, .size = sizeof thought, .ms = MOVE_MS};
        services->work_cancel(services->context, others->job);
        others->question = number;
        others->job = services->work_begin(services->context, &work, &thought);
        if (!others->job) { /* too many wait: here and now */
            room_answer(&others->room, number, question_answer(&thought.question, NULL), now);
        }
    }
}

/* ---- time -------------------------------------------------------------------------------------------- */

uint64_t others_room_tick(struct front *front, uint64_t now)
{
    struct others *others = others_of(front);
    char *line;
    accept(front, now);
    for (int link = OTHERS_OWN_LINK + 1; link < ROOM_LINKS; link++) {
        hear(front, link, now);
    }
    while ((line = strings_take(&others->to_room)) != NULL) {
        room_line(&others->room, OTHERS_OWN_LINK, line, strlen(line), now);
        free(line);
    }
    for (int i = 0; i < 2; i++) { /* what one move leads to is asked for in the same tick */
        room_step(&others->room, now);
        let_think(front, now);
    }
    return room_due(&others->room, now);
}

void others_room_close(struct front *front)
{
    struct others *others = others_of(front);
    const struct services *services = front->services;
    if (!others->opened) {
        return;
    }
    for (int link = OTHERS_OWN_LINK + 1; link < ROOM_LINKS; link++) {
        if (others->link[link]) {
            services->wire_send(services->context, others->link[link], "bye why=closing");
            services->wire_close(services->context, others->link[link]);
            others->link[link] = 0;
        }
    }
    services->wire_close(services->context, others->listening);
    services->work_cancel(services->context, others->job);
    others->job = 0;
    others->listening = 0;
    others->opened = false;
    room_end(&others->room);
    strings_clear(&others->to_room);
    strings_clear(&others->to_guest);
}
