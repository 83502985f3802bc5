/* SPDX-License-Identifier: MIT */
#include "net/guest.h"

#include "base/check.h"
#include "base/version.h"
#include "net/guest_inside.h"
#include "net/room_inside.h"

#include <stdlib.h>
#include <string.h>

/* A whole evening's journal may come at once, a line a move. */
enum { WAITING_MOST = 64 << 20, LINE_SIZE = 512 };

void guest_begin(struct guest *guest, const struct guest_ways *ways, const struct game *const *games,
                 const char *code, const char *name, const uint8_t *token)
{
    memset(guest, 0, sizeof *guest);
    guest->ways = ways;
    guest->games = games;
    guest->seat = SEAT_NONE;
    text_copy(guest->code, sizeof guest->code, code);
    text_copy(guest->name, sizeof guest->name, name);
    guest->has_token = guest->missed = token != NULL;
    if (token) {
        memcpy(guest->token, token, sizeof guest->token);
    }
}

static void forget_waiting(struct guest *guest)
{
    strings_clear(&guest->waiting);
    guest->past_count = 0;
}

void guest_end(struct guest *guest)
{
    forget_waiting(guest);
    free(guest->past);
    page_free(&guest->journal);
    if (guest->seated) {
        session_end(&guest->session);
    }
    memset(guest, 0, sizeof *guest);
    guest->state = GUEST_OUT;
}

/* ---- what it says ------------------------------------------------------------------------------------ */

static void send(struct guest *guest, const struct line_writer *writer)
{
    CHECK(line_whole(writer));
    guest->ways->send(guest->ways->context, writer->text.data);
}

void guest_connected(struct guest *guest)
{
    char buffer[LINE_SIZE], names[LINE_SIZE / 2] = "";
    struct text games = text_in(names, sizeof names);
    struct line_writer writer = line_begin(buffer, sizeof buffer, LINE_HELLO);
    if (guest->state == GUEST_OUT) {
        return;
    }
    for (int i = 0; guest->games[i]; i++) {
        text_addf(&games, "%s%s.%d", i > 0 ? "," : "", guest->games[i]->name, guest->games[i]->rules);
    }
    line_add_number(&writer, "rm", LINE_PROTOCOL);
    line_add_text(&writer, "client", ROUTE_MILLE_VERSION);
    line_add_text(&writer, "games", names);
    guest->state = GUEST_GREETS;
    send(guest, &writer);
}

void guest_lost(struct guest *guest)
{
    forget_waiting(guest);
    guest->missed = true;
    if (guest->state != GUEST_OUT) {
        guest->state = GUEST_AWAY;
    }
}

static void enter(struct guest *guest)
{
    char buffer[LINE_SIZE];
    struct line_writer writer = line_begin(buffer, sizeof buffer, guest->has_token ? LINE_RESUME : LINE_JOIN);
    line_add_text(&writer, "code", guest->code);
    if (guest->has_token) {
        line_add_hex_bytes(&writer, "token", guest->token, sizeof guest->token);
        line_add_number(&writer, "have", guest->journal_lines);
    } else {
        line_add_text(&writer, "name", guest->name);
    }
    guest->state = GUEST_ENTERS;
    send(guest, &writer);
}

void guest_play(struct guest *guest, struct move move)
{
    char buffer[LINE_SIZE], text[64];
    struct text out = text_in(text, sizeof text);
    struct line_writer writer = line_begin(buffer, sizeof buffer, LINE_PLAY);
    CHECK(guest->seated);
    guest->game->move_format(move, &out);
    line_add_number(&writer, "n", (int)guest->session.seen->updates);
    line_add_text(&writer, "m", text);
    send(guest, &writer);
}

void guest_say(struct guest *guest, enum net_phrase phrase)
{
    char buffer[LINE_SIZE];
    struct line_writer writer = line_begin(buffer, sizeof buffer, LINE_SAY);
    line_add_text(&writer, "phrase", phrase_name(phrase));
    send(guest, &writer);
}

void guest_begin_match(struct guest *guest)
{
    char buffer[LINE_SIZE];
    struct line_writer writer = line_begin(buffer, sizeof buffer, LINE_BEGIN);
    send(guest, &writer);
}

void guest_give(struct guest *guest, int seat, bool computer)
{
    char buffer[LINE_SIZE];
    struct line_writer writer = line_begin(buffer, sizeof buffer, LINE_GIVE);
    line_add_number(&writer, "seat", seat);
    line_add_text(&writer, "to", computer ? "computer" : "person");
    send(guest, &writer);
}

void guest_leave(struct guest *guest)
{
    char buffer[LINE_SIZE];
    struct line_writer writer = line_begin(buffer, sizeof buffer, LINE_BYE);
    send(guest, &writer);
}

/* ---- what it hears ----------------------------------------------------------------------------------- */

enum guest_news guest_out(struct guest *guest, enum guest_why why)
{
    forget_waiting(guest);
    guest->state = GUEST_OUT;
    guest->why = why;
    return GUEST_NEWS_OUT;
}

static enum guest_news hear_hello(struct guest *guest, const struct net_line *line)
{
    int protocol = 0;
    line_text(line, "client", guest->version, sizeof guest->version);
    if (!line_number(line, "rm", 0, 99, &protocol) || protocol != LINE_PROTOCOL) {
        return guest_out(guest, GUEST_WHY_VERSION);
    }
    if (guest->state == GUEST_GREETS) {
        enter(guest);
    }
    return GUEST_NEWS_NONE;
}

static enum guest_news hear_error(struct guest *guest, const struct net_line *line)
{
    static const struct {
        const char *name;
        enum guest_why why;
    } whys[] = {{"version", GUEST_WHY_VERSION}, {"code", GUEST_WHY_CODE},   {"full", GUEST_WHY_FULL},
                {"begun", GUEST_WHY_BEGUN},     {"token", GUEST_WHY_TOKEN}, {NULL, GUEST_WHY_OTHER}};
    const char *why = line_value(line, "why");
    int i = 0;
    while (whys[i].name && (!why || strcmp(whys[i].name, why) != 0)) {
        i++;
    }
    bool enters = guest->state == GUEST_GREETS || guest->state == GUEST_ENTERS;
    if (guest->state == GUEST_ENTERS && whys[i].why == GUEST_WHY_TOKEN && guest->game && !guest->begun) {
        /* Its seat was free again as soon as it was gone: the match has not begun. */
        guest->has_token = false;
        guest->game = NULL;
        enter(guest);
        return GUEST_NEWS_NONE;
    }
    return enters ? guest_out(guest, whys[i].why) : GUEST_NEWS_NONE;
}

/* The game of "mille.1", if this program has it with the same rules. */
static const struct game *game_of(const struct guest *guest, const struct net_line *line)
{
    char wanted[32], name[32];
    for (int i = 0; line_text(line, "game", wanted, sizeof wanted) && guest->games[i]; i++) {
        text_format(name, sizeof name, "%s.%d", guest->games[i]->name, guest->games[i]->rules);
        if (strcmp(name, wanted) == 0) {
            return guest->games[i];
        }
    }
    return NULL;
}

static bool same_setup(const struct game_setup *a, const struct game_setup *b)
{
    return a->seats == b->seats && a->sides == b->sides &&
           memcmp(a->option, b->option, sizeof a->option) == 0;
}

static enum guest_news hear_room(struct guest *guest, const struct net_line *line)
{
    const struct game *game = game_of(guest, line);
    struct game_setup setup;
    int seat = 0;
    const char *begun = line_value(line, "begun");
    if (!game) {
        return guest_out(guest, GUEST_WHY_VERSION);
    }
    if (!room_read_setup(game, line, &setup) || !line_number(line, "seat", 0, setup.seats - 1, &seat) ||
        (guest->game && (guest->game != game || seat != guest->seat || !same_setup(&setup, &guest->setup)))) {
        return guest_out(guest, GUEST_WHY_NONSENSE);
    }
    if (!guest->has_token) {
        guest->has_token = line_hex_bytes(line, "token", guest->token, sizeof guest->token);
        if (!guest->has_token) {
            return guest_out(guest, GUEST_WHY_NONSENSE);
        }
    }
    guest->game = game;
    guest->setup = setup;
    guest->seat = seat;
    guest->begun = begun && strcmp(begun, "yes") == 0;
    guest->state = GUEST_SITS;
    return GUEST_NEWS_ROOM;
}

static bool says(const struct net_line *line, const char *name, const char *value)
{
    const char *said = line_value(line, name);
    return said && strcmp(said, value) == 0;
}

static enum guest_news hear_seat(struct guest *guest, const struct net_line *line)
{
    static const char *const is[] = {"free", "computer", "here", "away"};
    struct guest_seat seat = {.is = GUEST_SEAT_FREE};
    char player[32], name[SEAT_NAME_SIZE];
    int number = 0, found = -1;
    for (int i = 0; i < 4; i++) {
        found = says(line, "is", is[i]) ? i : found;
    }
    if (!guest->game || found < 0 || !line_number(line, "seat", 0, guest->setup.seats - 1, &number) ||
        !line_text(line, "name", name, sizeof name) || !line_text(line, "player", player, sizeof player)) {
        return guest_out(guest, GUEST_WHY_NONSENSE);
    }
    session_clean_name(seat.name, name);
    seat.computer.player = game_player_find(guest->game, player);
    line_text(line, "called", name, sizeof name);
    session_clean_name(seat.computer.name, name);
    seat.is = (enum guest_is)found;
    seat.given = says(line, "filled", "given");
    seat.filled = seat.given || says(line, "filled", "yes");
    seat.ready = says(line, "ready", "yes");
    if (seat.computer.player < 0) {
        return guest_out(guest, GUEST_WHY_NONSENSE);
    }
    guest->seats[number] = seat;
    return GUEST_NEWS_SEAT;
}

static enum guest_news hear_said(struct guest *guest, const struct net_line *line)
{
    const char *name = line_value(line, "phrase");
    int phrase = name ? phrase_find(name) : -1, seat = 0;
    if (!guest->game || phrase < 0 || !line_number(line, "seat", 0, guest->setup.seats - 1, &seat)) {
        return GUEST_NEWS_NONE; /* a later program may know more phrases */
    }
    guest->said.seat = seat;
    guest->said.phrase = (enum net_phrase)phrase;
    return GUEST_NEWS_SAID;
}

/* Keeps a line for guest_next. */
static enum guest_news wait(struct guest *guest, const char *line, size_t length)
{
    if (guest->state != GUEST_SITS || guest->waiting.bytes + length > WAITING_MOST) {
        return guest_out(guest, GUEST_WHY_NONSENSE);
    }
    strings_add(&guest->waiting, line, length);
    return GUEST_NEWS_STEP;
}

enum guest_news guest_line(struct guest *guest, const char *text, size_t length)
{
    char bytes[LINE_FROM_ROOM_MOST + 1], pong[16];
    struct net_line line;
    struct line_writer writer;
    if (guest->state == GUEST_OUT || guest->state == GUEST_AWAY) {
        return GUEST_NEWS_NONE;
    }
    if (length > LINE_FROM_ROOM_MOST) {
        return guest_out(guest, GUEST_WHY_NONSENSE);
    }
    memcpy(bytes, text, length);
    bytes[length] = '\0';
    if (!line_parse(&line, bytes, length, LINE_FROM_ROOM_MOST)) {
        return guest_out(guest, GUEST_WHY_NONSENSE);
    }
    switch (line.word) {
    case LINE_HELLO:
        return hear_hello(guest, &line);
    case LINE_ERROR:
        return hear_error(guest, &line);
    case LINE_ROOM:
        return hear_room(guest, &line);
    case LINE_SEAT:
        return hear_seat(guest, &line);
    case LINE_SAY:
        return hear_said(guest, &line);
    case LINE_PAST:
    case LINE_UPDATE:
    case LINE_ROUND:
        return wait(guest, text, length);
    case LINE_REFUSED:
        return GUEST_NEWS_REFUSED;
    case LINE_PING:
        writer = line_begin(pong, sizeof pong, LINE_PONG);
        send(guest, &writer);
        return GUEST_NEWS_NONE;
    case LINE_BYE: /* any other ends the connection alone, and the guest may come back */
        return says(&line, "why", "closing") ? guest_out(guest, GUEST_WHY_CLOSED) : GUEST_NEWS_NONE;
    default:
        return GUEST_NEWS_NONE;
    }
}
