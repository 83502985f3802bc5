/* SPDX-License-Identifier: MIT */
/* What a room hears from its guests. All of it may be forged: a line that is not understood changes nothing.
 */
#include "net/room_inside.h"

#include "base/check.h"
#include "base/version.h"
#include "net/phrases.h"
#include "net/room.h"

#include <string.h>

/* ---- measure ----------------------------------------------------------------------------------------- */

static void end_link(struct room *room, int link, const char *why, uint64_t now)
{
    char buffer[48];
    struct line_writer writer = line_begin(buffer, sizeof buffer, LINE_BYE);
    line_add_text(&writer, "why", why);
    room_send(room, link, &writer);
    room->ways->close(room->ways->context, link);
    room_gone(room, link, now);
}

static void hear_nonsense(struct room *room, int number, uint64_t now)
{
    struct room_link *link = &room->link[number];
    if (link->wrong == 0 || now - link->wrong_since >= ROOM_WRONG_MS) {
        link->wrong = 0;
        link->wrong_since = now;
    }
    if (++link->wrong >= ROOM_WRONG_MOST) {
        end_link(room, number, "malformed", now);
    } else {
        room_say_error(room, number, "malformed");
    }
}

/* Whether a connection keeps to ROOM_BURST lines at once and one in ROOM_LINE_MS then. */
static bool keeps_measure(struct room_link *link, uint64_t now)
{
    if (link->allowed < now) {
        link->allowed = now;
    }
    link->allowed += ROOM_LINE_MS;
    return link->allowed - now <= (uint64_t)ROOM_BURST * ROOM_LINE_MS;
}

/* ---- coming in --------------------------------------------------------------------------------------- */

/* "mille.1": the game and the number of its rules, as this program has them. */
static bool knows_game(const struct net_line *line, const struct game *game)
{
    char wanted[32];
    const char *games = line_value(line, "games");
    text_format(wanted, sizeof wanted, "%s.%d", game->name, game->rules);
    size_t length = strlen(wanted);
    for (const char *at = games; at; at = strchr(at, ',')) {
        at += *at == ',';
        if (strncmp(at, wanted, length) == 0 && (at[length] == ',' || at[length] == '\0')) {
            return true;
        }
    }
    return false;
}

static void hear_hello(struct room *room, int link, const struct net_line *line)
{
    char buffer[160], game[32];
    int protocol;
    bool same = line_number(line, "rm", 0, 99, &protocol) && protocol == LINE_PROTOCOL;
    bool knows = same && knows_game(line, room->game);
    struct line_writer writer = line_begin(buffer, sizeof buffer, LINE_HELLO);
    text_format(game, sizeof game, "%s.%d", room->game->name, room->game->rules);
    line_add_number(&writer, "rm", LINE_PROTOCOL);
    line_add_text(&writer, "client", ROUTE_MILLE_VERSION);
    line_add_text(&writer, "games", game);
    room_send(room, link, &writer);
    if (!knows) {
        room_say_error(room, link, "version");
    }
    room->link[link].greeted = knows;
}

static void hash_token(const uint8_t token[ROOM_TOKEN_SIZE], uint8_t hash[ROOM_HASH_SIZE])
{
    struct blake2b blake = blake2b_begin(ROOM_HASH_SIZE);
    blake2b_add(&blake, token, ROOM_TOKEN_SIZE);
    blake2b_end(&blake, hash);
}

/* The free seat that a person wants, else the first; SEAT_NONE: all are taken. */
static int free_seat(const struct room *room, const struct net_line *line)
{
    int wanted = SEAT_NONE;
    if (line_number(line, "seat", 0, room->setup.seats - 1, &wanted) && room->seat[wanted].who == ROOM_FREE) {
        return wanted;
    }
    for (int seat = 0; seat < room->setup.seats; seat++) {
        if (room->seat[seat].who == ROOM_FREE) {
            return seat;
        }
    }
    return SEAT_NONE;
}

/* Whether a line has the room's code. */
static bool is_code(const struct room *room, const struct net_line *line)
{
    const char *code = line_value(line, "code");
    return room->at_home || (code && strcmp(code, room->code) == 0);
}

static void hear_join(struct room *room, int link, const struct net_line *line)
{
    char name[SEAT_NAME_SIZE];
    uint8_t token[ROOM_TOKEN_SIZE];
    int seat = free_seat(room, line);
    if (!is_code(room, line)) {
        room_say_error(room, link, "code");
    } else if (room->begun || seat == SEAT_NONE) {
        room_say_error(room, link, room->begun ? "begun" : "full");
    } else if (!line_text(line, "name", name, sizeof name)) {
        room_say_error(room, link, "malformed");
    } else {
        struct room_seat *sits = &room->seat[seat];
        room->ways->secret(room->ways->context, token, sizeof token);
        hash_token(token, sits->token);
        session_clean_name(sits->name, name);
        sits->who = ROOM_PERSON;
        room_return(room, seat, link);
        room_keep(room);
        room_tell_room(room, seat, token);
        for (int other = 0; other < room->setup.seats; other++) {
            room_tell_seat(room, other, other == seat ? ROOM_NO_LINK : link);
        }
    }
}

/* Compares in a time that does not tell how much is equal. */
static bool same_hash(const uint8_t a[ROOM_HASH_SIZE], const uint8_t b[ROOM_HASH_SIZE])
{
    unsigned differs = 0;
    for (int i = 0; i < ROOM_HASH_SIZE; i++) {
        differs |= (unsigned)(a[i] ^ b[i]);
    }
    return differs == 0;
}

static void hear_resume(struct room *room, int link, const struct net_line *line)
{
    uint8_t token[ROOM_TOKEN_SIZE], hash[ROOM_HASH_SIZE];
    int have = 0, seat = room->setup.seats;
    if (is_code(room, line) && line_hex_bytes(line, "token", token, sizeof token) &&
        line_number(line, "have", 0, JOURNAL_MOVES_MAX * 2, &have)) {
        hash_token(token, hash);
        for (seat = 0; seat < room->setup.seats; seat++) {
            if (room->seat[seat].who == ROOM_PERSON && same_hash(hash, room->seat[seat].token)) {
                break;
            }
        }
    }
    if (seat == room->setup.seats) {
        room_say_error(room, link, "token");
        return;
    }
    room_return(room, seat, link);
    room_tell_room(room, seat, NULL);
    for (int other = 0; other < room->setup.seats; other++) {
        room_tell_seat(room, other, other == seat ? ROOM_NO_LINK : link);
    }
    if (room->begun) {
        room_tell_again(room, seat, have);
    }
}

/* ---- at the table ------------------------------------------------------------------------------------ */

void room_begin(struct room *room)
{
    struct journal_seat seats[SEATS_MAX];
    struct event_list events = {0};
    memset(seats, 0, sizeof seats);
    for (int i = 0; i < room->setup.seats; i++) {
        struct room_seat *seat = &room->seat[i];
        if (seat->who == ROOM_FREE) {
            seat->who = ROOM_COMPUTER;
        }
        seats[i] = room->computer[i];
        if (seat->who == ROOM_PERSON) {
            seats[i].player = PLAYER_HUMAN;
            text_copy(seats[i].name, sizeof seats[i].name, seat->name);
        }
    }
    uint64_t half[2];
    room->ways->secret(room->ways->context, half, sizeof half);
    room->setup.seed = half[0];
    room->setup.seed_more = half[1] != 0 ? half[1] : 1; /* 0 says that there is no second half */
    session_start(&room->session, room->game, &room->setup, seats, &events);
    room->begun = true;
    int from = room_open_journal(room);
    room_learn(room, &events);
    room_keep(room);
    for (int seat = 0; seat < room->setup.seats; seat++) {
        room_tell_seat(room, seat, ROOM_NO_LINK);
    }
    room_tell_events(room, &events);
    room_tell_journal(room, from);
}

/* Only who opened the room has its first seat. */
static void hear_give(struct room *room, int link, const struct net_line *line)
{
    int seat = 0;
    const char *to = line_value(line, "to");
    bool computer = to && strcmp(to, "computer") == 0;
    if (!line_number(line, "seat", 1, room->setup.seats - 1, &seat) ||
        (!computer && (!to || strcmp(to, "person") != 0))) {
        room_say_error(room, link, "malformed");
        return;
    }
    struct room_seat *sits = &room->seat[seat];
    if (!room->begun && sits->who != ROOM_PERSON) {
        sits->who = computer ? ROOM_COMPUTER : ROOM_FREE;
    } else if (room->begun && sits->who == ROOM_PERSON) {
        sits->given = computer;
        sits->filled = computer && sits->filled;
        room->question++;
        room->thinking = false;
    }
    room_keep(room);
    room_tell_seat(room, seat, ROOM_NO_LINK);
}

static void hear_play(struct room *room, int seat, const struct net_line *line, uint64_t now)
{
    struct room_seat *sits = &room->seat[seat];
    struct move move;
    char text[64], buffer[64];
    int n = 0;
    refusal why = ROOM_NOT_YOURS;
    bool good = line_number(line, "n", 0, INT32_MAX, &n) && line_text(line, "m", text, sizeof text) &&
                room->game->move_parse(text, &move);
    if (good && n == sits->updates && !session_is_full(&room->session)) {
        sits->filled = false;
        why = room_hear_move(room, seat, move, now);
    }
    if (why != REFUSAL_NONE) {
        struct line_writer writer = line_begin(buffer, sizeof buffer, LINE_REFUSED);
        line_add_number(&writer, "n", n);
        line_add_number(&writer, "why", why == ROOM_NOT_YOURS ? 0 : why);
        room_send(room, sits->link, &writer);
    }
}

static void hear_say(struct room *room, int seat, const struct net_line *line, uint64_t now)
{
    struct room_seat *sits = &room->seat[seat];
    const char *phrase = line_value(line, "phrase");
    if (!phrase || phrase_find(phrase) < 0 || (sits->spoke > 0 && now - sits->spoke < ROOM_SAY_MS)) {
        return;
    }
    sits->spoke = now > 0 ? now : 1;
    for (int other = 0; other < room->setup.seats; other++) {
        if (other != seat && room_is_here(room, other)) {
            char buffer[64];
            struct line_writer writer = line_begin(buffer, sizeof buffer, LINE_SAY);
            line_add_number(&writer, "seat", seat);
            line_add_text(&writer, "phrase", phrase);
            room_send(room, room->seat[other].link, &writer);
        }
    }
}

/* ---- a line ------------------------------------------------------------------------------------------ */

/* From somebody who sits at the table. */
static void hear_seated(struct room *room, int link, const struct net_line *line, uint64_t now)
{
    int seat = room->link[link].seat;
    bool owner = seat == 0;
    switch (line->word) {
    case LINE_BEGIN:
    case LINE_GIVE:
        if (!owner || (room->begun && line->word == LINE_BEGIN)) {
            room_say_error(room, link, owner ? "begun" : "owner");
        } else if (line->word == LINE_BEGIN) {
            room_begin(room);
        } else {
            hear_give(room, link, line);
        }
        break;
    case LINE_PLAY:
        if (room->begun) {
            hear_play(room, seat, line, now);
        }
        break;
    case LINE_SAY:
        hear_say(room, seat, line, now);
        break;
    default:
        room_say_error(room, link, "word");
        break;
    }
}

static void hear(struct room *room, int number, const struct net_line *line, uint64_t now)
{
    struct room_link *link = &room->link[number];
    if (line->word == LINE_PING) {
        char buffer[16];
        struct line_writer writer = line_begin(buffer, sizeof buffer, LINE_PONG);
        room_send(room, number, &writer);
    } else if (line->word == LINE_PONG) {
        return;
    } else if (line->word == LINE_BYE) {
        room->ways->close(room->ways->context, number);
        room_gone(room, number, now);
    } else if (line->word == LINE_HELLO) {
        hear_hello(room, number, line);
    } else if (!link->greeted) {
        room_say_error(room, number, "hello");
    } else if (link->seat != SEAT_NONE) {
        hear_seated(room, number, line, now);
    } else if (line->word == LINE_JOIN) {
        hear_join(room, number, line);
    } else if (line->word == LINE_RESUME) {
        hear_resume(room, number, line);
    } else {
        room_say_error(room, number, "word");
    }
}

void room_line(struct room *room, int link, char *line, size_t length, uint64_t now)
{
    struct net_line taken;
    CHECK(link >= 0 && link < ROOM_LINKS);
    if (!room->link[link].used) {
        return;
    }
    room->link[link].heard = now;
    room->link[link].pinged = 0;
    if (!keeps_measure(&room->link[link], now)) {
        end_link(room, link, "flood", now);
    } else if (!line_parse(&taken, line, length, LINE_TO_ROOM_MOST)) {
        hear_nonsense(room, link, now);
    } else if (!line_word_from_guest(taken.word)) {
        room_say_error(room, link, "word");
    } else {
        hear(room, link, &taken, now);
    }
}
