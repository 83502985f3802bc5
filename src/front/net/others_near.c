/* SPDX-License-Identifier: MIT */
/* Tables nearby: a host tells of its table on the private network, and a screen lists those that are told.
 * Whatever comes is from anybody: a line that makes no sense is left out. */
#include "base/version.h"
#include "front/front.h"
#include "front/game_front.h"
#include "front/net/others_inside.h"

#include <string.h>

static const char word[] = "table";

static void tell(struct front *front)
{
    const struct others *others = others_of(front);
    const struct room *room = &others->room;
    char buffer[NEAR_LINE + 1], game[32];
    int open = 0;
    for (int seat = 0; seat < room->setup.seats; seat++) {
        open += room->seat[seat].who == ROOM_FREE;
    }
    text_format(game, sizeof game, "%s.%d", room->game->name, room->game->rules);
    struct line_writer writer = line_begin_as(buffer, sizeof buffer, word);
    line_add_number(&writer, "rm", LINE_PROTOCOL);
    line_add_text(&writer, "code", room->code);
    line_add_text(&writer, "host", front->settings.name);
    line_add_text(&writer, "client", ROUTE_MILLE_VERSION);
    line_add_text(&writer, "game", game);
    line_add_number(&writer, "seats", room->setup.seats);
    line_add_number(&writer, "free", open);
    if (line_whole(&writer)) {
        front->services->near_tell(front->services->context, writer.text.data);
    }
}

/* The game of "mille.1", if this program has it with these rules. */
static const struct game_front *game_named(const char *name)
{
    char known[32];
    for (int i = 0; i < game_fronts_count(); i++) {
        const struct game *game = game_fronts[i]->game;
        text_format(known, sizeof known, "%s.%d", game->name, game->rules);
        if (strcmp(known, name) == 0) {
            return game_fronts[i];
        }
    }
    return NULL;
}

static bool read(char *bytes, struct others_near *near)
{
    struct net_line line;
    struct code_address address;
    char code[2 * CODE_SIZE], game[32], host[SEAT_NAME_SIZE];
    if (!line_parse(&line, bytes, strlen(bytes), NEAR_LINE) || strcmp(line.said, word) != 0 ||
        !line_text(&line, "code", code, sizeof code) || code_read(code, near->code, &address) != CODE_HOME ||
        !line_text(&line, "host", host, sizeof host) ||
        !line_text(&line, "client", near->version, sizeof near->version) ||
        !line_text(&line, "game", game, sizeof game) ||
        !line_number(&line, "seats", 1, SEATS_MAX, &near->seats) ||
        !line_number(&line, "free", 0, near->seats, &near->free)) {
        return false;
    }
    session_clean_name(near->host, host);
    near->game = game_named(game);
    return true;
}

static void hear(struct front *front, uint64_t now)
{
    struct others *others = others_of(front);
    char bytes[NEAR_LINE + 1];
    while (front->services->near_next(front->services->context, bytes, sizeof bytes)) {
        struct others_near near = {.heard = now};
        if (!read(bytes, &near) || (others->opened && strcmp(near.code, others->room.code) == 0)) {
            continue;
        }
        int i = 0;
        while (i < others->near_count && strcmp(others->near[i].code, near.code) != 0) {
            i++;
        }
        if (i < OTHERS_NEAR_MOST) {
            others->near[i] = near;
            others->near_count += i == others->near_count;
            front_touch(front);
        }
    }
}

/* Tables that are told no more leave the list. */
static void forget(struct front *front, uint64_t now)
{
    struct others *others = others_of(front);
    int kept = 0;
    for (int i = 0; i < others->near_count; i++) {
        if (now - others->near[i].heard < OTHERS_FORGET_MS) {
            others->near[kept++] = others->near[i];
        }
    }
    if (kept < others->near_count) {
        others->near_count = kept;
        front_touch(front);
    }
}

uint64_t others_near_tick(struct front *front, uint64_t now)
{
    struct others *others = others_of(front);
    uint64_t due = UINT64_MAX;
    if (others->listens) {
        hear(front, now);
        forget(front, now);
        due = others->near_count > 0 ? now + OTHERS_TELL_MS : due;
    }
    if (others->opened && !others->room.begun) {
        if (others->told_near == 0 || now - others->told_near >= OTHERS_TELL_MS) {
            tell(front);
            others->told_near = now > 0 ? now : 1;
        }
        due = now + OTHERS_TELL_MS;
    }
    return due;
}

void others_listen(struct front *front, bool on)
{
    struct others *others = others_of(front);
    if (others->listens != on) {
        others->listens = on;
        others->near_count = 0;
        front->services->near_listen(front->services->context, on);
    }
}

int others_near(const struct front *front, const struct others_near **list)
{
    *list = others_of(front)->near;
    return others_of(front)->near_count;
}
