/* SPDX-License-Identifier: MIT */
/* What a room tells its guests. */
#include "net/room_inside.h"

#include "base/check.h"
#include "base/hash.h"
#include "base/memory.h"
#include "net/room.h"
#include "net/told.h"
#include "table/carry.h"
#include "table/seen.h"

#include <stdlib.h>
#include <string.h>

enum {
    EVENTS_SIZE = 1000, /* bytes of events in a line; an observation is to fit beside them */
    OPTIONS_SIZE = 800
};

void room_send(const struct room *room, int link, const struct line_writer *writer)
{
    CHECK(line_whole(writer));
    room->ways->send(room->ways->context, link, writer->text.data);
}

void room_say_error(const struct room *room, int link, const char *why)
{
    char buffer[48];
    struct line_writer writer = line_begin(buffer, sizeof buffer, LINE_ERROR);
    line_add_text(&writer, "why", why);
    room_send(room, link, &writer);
}

/* ---- the table --------------------------------------------------------------------------------------- */

static const char *standing(const struct room *room, int seat)
{
    return room->seat[seat].who == ROOM_FREE       ? "free"
           : room->seat[seat].who == ROOM_COMPUTER ? "computer"
           : room_is_here(room, seat)              ? "here"
                                                   : "away";
}

void room_tell_seat(const struct room *room, int seat, int link)
{
    const struct room_seat *sits = &room->seat[seat];
    const struct journal_seat *computer = &room->computer[seat];
    char buffer[512];
    struct line_writer writer = line_begin(buffer, sizeof buffer, LINE_SEAT);
    line_add_number(&writer, "seat", seat);
    line_add_text(&writer, "is", standing(room, seat));
    line_add_text(&writer, "name", sits->who == ROOM_PERSON ? sits->name : "");
    line_add_text(&writer, "player", room->game->players[computer->player].name);
    line_add_text(&writer, "called", computer->name);
    line_add_text(&writer, "filled", sits->given ? "given" : sits->filled ? "yes" : "no");
    line_add_text(&writer, "ready", sits->ready ? "yes" : "no");
    if (link != ROOM_NO_LINK) {
        room_send(room, link, &writer);
        return;
    }
    for (int other = 0; other < room->setup.seats; other++) {
        if (room_is_here(room, other)) {
            room_send(room, room->seat[other].link, &writer);
        }
    }
}

void room_tell_room(const struct room *room, int seat, const uint8_t *token)
{
    const struct game *game = room->game;
    char buffer[LINE_FROM_ROOM_MOST], name[32], rules[OPTIONS_SIZE] = "";
    struct line_writer writer = line_begin(buffer, sizeof buffer, LINE_ROOM);
    struct text options = text_in(rules, sizeof rules);
    text_format(name, sizeof name, "%s.%d", game->name, game->rules);
    room_add_rules(game, &room->setup, &options);
    line_add_text(&writer, "code", room->code);
    line_add_number(&writer, "seat", seat);
    if (token) {
        line_add_hex_bytes(&writer, "token", token, ROOM_TOKEN_SIZE);
    }
    line_add_text(&writer, "game", name);
    line_add_number(&writer, "seats", room->setup.seats);
    line_add_number(&writer, "sides", room->setup.sides);
    line_add_text(&writer, "rules", rules);
    line_add_text(&writer, "begun", room->begun ? "yes" : "no");
    room_send(room, room->seat[seat].link, &writer);
}

/* ---- the match --------------------------------------------------------------------------------------- */

/* Sends events, as many lines as they need; the last of them stay in `out`, for the line with the
 * observation. */
static void tell_past(const struct room *room, int seat, const struct event *events, int count,
                      struct text *out)
{
    for (int at = 0; at < count;) {
        int part = count - at;
        out->length = 0;
        out->data[0] = '\0';
        bool all = told_write(out, events + at, &part);
        if (!all) {
            char buffer[EVENTS_SIZE + 64];
            struct line_writer writer = line_begin(buffer, sizeof buffer, LINE_PAST);
            line_add_text(&writer, "events", out->data);
            room_send(room, room->seat[seat].link, &writer);
        }
        at += part;
    }
}

/* Tells a seat that is here events and what it knows now. anew: the events are all since the journal's end.
 */
static void tell_update(const struct room *room, int seat, const struct event *events, int count,
                        const char *seen, bool anew)
{
    char buffer[LINE_FROM_ROOM_MOST], told[EVENTS_SIZE] = "";
    struct text out = text_in(told, sizeof told);
    tell_past(room, seat, events, count, &out);
    struct line_writer writer = line_begin(buffer, sizeof buffer, LINE_UPDATE);
    line_add_number(&writer, "n", room->seat[seat].updates);
    if (anew) {
        line_add_text(&writer, "anew", "yes");
    }
    line_add_text(&writer, "events", told);
    line_add_text(&writer, "seen", seen);
    room_send(room, room->seat[seat].link, &writer);
}

/* What a seat knows now, as text. */
static void write_seen(const struct room *room, int seat, char text[CARRY_SIZE])
{
    _Alignas(16) unsigned char observation[GAME_STATE_MAX];
    session_observe(&room->session, seat, observation);
    bool whole = game_seen_write(room->game, observation, text, CARRY_SIZE);
    CHECK(whole);
}

void room_learn(struct room *room, const struct event_list *events)
{
    for (int seat = 0; seat < room->setup.seats; seat++) {
        struct room_seat *sits = &room->seat[seat];
        char seen[CARRY_SIZE];
        sits->learns = false;
        if (sits->who == ROOM_PERSON) {
            write_seen(room, seat, seen);
            uint64_t hash = hash_bytes(HASH_START, seen, strlen(seen));
            /* Who learns nothing is not told either that something has been done. */
            sits->learns = events->count > 0 || hash != sits->seen;
            sits->seen = hash;
            sits->updates += sits->learns;
        }
    }
}

void room_tell_events(struct room *room, const struct event_list *events)
{
    for (int seat = 0; seat < room->setup.seats; seat++) {
        char seen[CARRY_SIZE];
        struct event told[GAME_EVENTS_MAX];
        if (!room->seat[seat].learns || !room_is_here(room, seat)) {
            continue;
        }
        write_seen(room, seat, seen);
        for (int i = 0; i < events->count; i++) {
            told[i] = event_seen_by(events->item[i], seat);
        }
        tell_update(room, seat, told, events->count, seen, false);
    }
}

/* Events that are told again. */
struct past {
    struct event *event;
    int count, space;
};

static void remember(void *context, const struct event *event)
{
    struct past *past = context;
    past->event = memory_fit(past->event, past->count + 1, &past->space, sizeof *past->event);
    past->event[past->count++] = *event;
}

static const char *line_after(const char *line)
{
    line += strcspn(line, "\n");
    return line + (*line == '\n');
}

static void tell_line(const struct room *room, int seat, int number, const char *line)
{
    char buffer[LINE_FROM_ROOM_MOST], text[LINE_FROM_ROOM_MOST / 2];
    struct line_writer writer = line_begin(buffer, sizeof buffer, LINE_ROUND);
    text_format(text, sizeof text, "%.*s", (int)strcspn(line, "\n"), line);
    line_add_number(&writer, "k", number);
    line_add_text(&writer, "text", text);
    room_send(room, room->seat[seat].link, &writer);
}

/* Tells a seat the open lines of the journal from line `from` on, and the check that ends them. */
static void tell_open_lines(const struct room *room, int seat, const char *journal, int from)
{
    const char *line = journal;
    char buffer[64];
    for (int number = 0; number < room->opened_lines; number++) {
        if (number >= from) {
            tell_line(room, seat, number, line);
        }
        line = line_after(line);
    }
    struct line_writer writer = line_begin(buffer, sizeof buffer, LINE_ROUND);
    line_add_number(&writer, "k", room->opened_lines);
    line_add_hex64(&writer, "check", room->opened_check);
    room_send(room, room->seat[seat].link, &writer);
}

int room_open_journal(struct room *room)
{
    _Alignas(16) unsigned char observation[GAME_STATE_MAX];
    int before = room->opened_lines;
    session_observe(&room->session, SEAT_NONE, observation);
    if (room->game->secrets && room->game->phase(observation) == GAME_PLAYING) {
        return ROOM_NOT_OPENED;
    }
    char *journal = journal_write(&room->session.journal, NULL, NULL);
    room->opened = room->session.journal.count;
    room->opened_check = room->game->hash(room->session.state);
    room->opened_lines = 0;
    for (const char *line = journal; *line; line = line_after(line)) {
        room->opened_lines++;
    }
    free(journal);
    return before;
}

void room_tell_journal(const struct room *room, int from)
{
    if (from == ROOM_NOT_OPENED) {
        return;
    }
    char *journal = journal_write(&room->session.journal, NULL, NULL);
    for (int seat = 0; seat < room->setup.seats; seat++) {
        if (room_is_here(room, seat)) {
            tell_open_lines(room, seat, journal, from);
        }
    }
    free(journal);
}

void room_tell_again(struct room *room, int seat, int have)
{
    struct past past = {.event = NULL};
    char seen[CARRY_SIZE];
    if (room->opened != SEEN_NOTHING) {
        char *journal = journal_write(&room->session.journal, NULL, NULL);
        tell_open_lines(room, seat, journal, have);
        free(journal);
    }
    session_retell_from(&room->session, room->opened + 1, seat, remember, &past);
    write_seen(room, seat, seen);
    room->seat[seat].seen = hash_bytes(HASH_START, seen, strlen(seen));
    room->seat[seat].updates++;
    tell_update(room, seat, past.event, past.count, seen, true);
    free(past.event);
}
