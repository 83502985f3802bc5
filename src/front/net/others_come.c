/* SPDX-License-Identifier: MIT */
/* Coming to a room and going from it: one that is opened here, one that is found by a code or an address, and
 * the one that was left. */
#include "base/check.h"
#include "base/i18n/translate.h"
#include "front/front.h"
#include "front/game_front.h"
#include "front/net/others_inside.h"
#include "front/opponent.h"
#include "front/table/table.h"

#include <string.h>

static void guest_sends(void *context, const char *line)
{
    struct front *front = context;
    struct others *others = others_of(front);
    if (others->opened) {
        strings_add(&others->to_room, line, strlen(line));
    } else if (others->wire) {
        front->services->wire_send(front->services->context, others->wire, line);
    }
    front->services->wake(front->services->context, 0);
}

void others_let_go(struct front *front)
{
    struct others *others = others_of(front);
    others_put_back(front);
    others_room_close(front);
    if (others->wire) {
        front->services->wire_close(front->services->context, others->wire);
        others->wire = 0;
    }
    if (others->state != OTHERS_NONE) {
        guest_end(&others->guest);
    }
    others->state = OTHERS_NONE;
    others->stepped_out = false;
    memset(others->said_until, 0, sizeof others->said_until);
    others->hushed = 0;
    others->spoke = 0;
    others->told_near = 0;
    others->told_unkept = false;
    front_touch(front);
}

bool others_open_wire(struct front *front, char error[SERVICE_ERROR_SIZE])
{
    struct others *others = others_of(front);
    const struct services *services = front->services;
    others->wire =
        services->wire_open(services->context, others->place.host, others->place.port, false, error);
    return others->wire != 0;
}

static void begin_guest(struct front *front, const uint8_t *token)
{
    struct others *others = others_of(front);
    char error[SERVICE_ERROR_SIZE] = "";
    others->guest_ways = (struct guest_ways){.context = front, .send = guest_sends};
    guest_begin(&others->guest, &others->guest_ways, others->games, others->place.code, front->settings.name,
                token);
    others->state = OTHERS_COMING;
    others->tries = 0;
    if (others->opened) {
        guest_connected(&others->guest);
    } else if (!others_open_wire(front, error)) {
        others->state = OTHERS_OUT;
        text_copy(others->why, sizeof others->why, error);
    }
    front->services->wake(front->services->context, 0);
    front_touch(front);
}

static bool has_secrets(struct front *front, char error[SERVICE_ERROR_SIZE])
{
    uint8_t byte;
    bool has = front->services->secret(front->services->context, &byte, 1);
    if (!has) {
        text_copy(error, SERVICE_ERROR_SIZE,
                  _("This system has no random numbers that are fit for secrets."));
    }
    return has;
}

bool others_host(struct front *front, const struct game_front *game, const struct game_setup *setup,
                 char error[SERVICE_ERROR_SIZE])
{
    struct others *others = others_of(front);
    struct journal_seat computers[SEATS_MAX];
    memset(computers, 0, sizeof computers);
    others_let_go(front);
    if (!has_secrets(front, error)) {
        return false;
    }
    for (int seat = 0, at = 0; seat < setup->seats; seat++, at++) {
        const struct opponent *who = &game->opponents[at];
        if (!who->player) {
            who = &game->opponents[at = 0];
        }
        if (strcmp(who->key, SEAT_PERSON) == 0) {
            seat--;
            continue;
        }
        computers[seat].player = game_player_find(game->game, who->player);
        text_copy(computers[seat].name, sizeof computers[seat].name, _(who->name));
    }
    others_room_ways(front);
    room_open(&others->room, &others->room_ways, game->game, setup, computers, "");
    others->room.at_home = true;
    if (!others_room_listen(front, error)) {
        room_end(&others->room);
        return false;
    }
    others->place = (struct others_place){.here = true};
    text_copy(others->place.code, sizeof others->place.code, others->room.code);
    text_copy(others->place.whose, sizeof others->place.whose, front->settings.name);
    begin_guest(front, NULL);
    return true;
}

/* An address with or without a port: "192.168.1.20:19551", "marie.local". */
static bool read_address(const char *typed, struct others_place *place)
{
    const char *colon = strrchr(typed, ':');
    size_t length = colon ? (size_t)(colon - typed) : strlen(typed);
    int port = CODE_PORT_FIRST;
    bool good = length > 0 && length < sizeof place->host &&
                (strchr(typed, '.') || strcmp(typed, "localhost") == 0 || colon);
    if (colon) {
        port = 0;
        for (const char *at = colon + 1; *at && good; at++) {
            good = *at >= '0' && *at <= '9' && port <= UINT16_MAX;
            port = port * 10 + (*at - '0');
        }
        good = good && port > 0 && port <= UINT16_MAX;
    }
    for (size_t i = 0; i < length && good; i++) {
        char c = typed[i];
        good = (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '.' ||
               c == '-';
    }
    if (good) {
        text_format(place->host, sizeof place->host, "%.*s", (int)length, typed);
        place->port = port;
    }
    return good;
}

bool others_join(struct front *front, const char *typed, char error[SERVICE_ERROR_SIZE])
{
    struct others *others = others_of(front);
    struct others_place place = {.port = 0};
    struct code_address address;
    enum code_kind kind = code_read(typed, place.code, &address);
    if (kind == CODE_HOME) {
        text_format(place.host, sizeof place.host, "%d.%d.%d.%d", address.ip[0], address.ip[1], address.ip[2],
                    address.ip[3]);
        place.port = address.port;
    } else if (kind == CODE_ROOM) {
        text_copy(error, SERVICE_ERROR_SIZE,
                  _("A code of eight is that of a public host, and this Route Mille knows of none."));
        return false;
    } else if (!read_address(typed, &place)) {
        text_copy(error, SERVICE_ERROR_SIZE,
                  _("That is no code of seven letters and figures, and no address."));
        return false;
    }
    others_let_go(front);
    others->place = place;
    begin_guest(front, NULL);
    if (others->state == OTHERS_OUT) {
        text_copy(error, SERVICE_ERROR_SIZE, others->why);
        others_let_go(front);
        return false;
    }
    return true;
}

bool others_left(const struct front *front, struct text *whose)
{
    const struct others *others = others_of(front);
    if (!others->has_left || others->seated) {
        return false;
    }
    if (whose && others->left.here) {
        text_add(whose, _("your table"));
    } else if (whose && others->left.whose[0]) {
        /* TRANSLATORS: %s is a person's name. */
        text_addf(whose, _("%s’s table"), others->left.whose);
    } else if (whose) {
        text_add(whose, _("the table"));
    }
    return true;
}

bool others_again(struct front *front, char error[SERVICE_ERROR_SIZE])
{
    struct others *others = others_of(front);
    if (others->state == OTHERS_PLAYING || others->state == OTHERS_LOOKING ||
        others->state == OTHERS_WAITING) {
        others->stepped_out = false; /* the room has gone on meanwhile */
        front->services->wake(front->services->context, 0);
        return true;
    }
    CHECK(others->has_left);
    others_let_go(front);
    others->place = others->left;
    if (others->place.here && (!has_secrets(front, error) || !others_read_room(front, error) ||
                               !others_room_listen(front, error))) {
        return false;
    }
    begin_guest(front, others->place.token);
    return true;
}

void others_step_out(struct front *front)
{
    if (others_of(front)->seated) {
        others_of(front)->stepped_out = true;
        others_put_back(front);
    }
}

void others_leave(struct front *front)
{
    struct others *others = others_of(front);
    bool begun = others->state == OTHERS_PLAYING || others->state == OTHERS_LOOKING;
    if (others->state == OTHERS_WAITING || others->state == OTHERS_PLAYING) {
        guest_leave(&others->guest);
    }
    if (!begun) {
        others_drop_place(front); /* there is nothing to go on with */
    }
    others_let_go(front);
}
