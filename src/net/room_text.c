/* SPDX-License-Identifier: MIT */
/* A room as a text: lines like those of the protocol, then the journal of its match.
 *
 *     room rm=1 game=mille.1 code=KBTX4MRW seats=2 sides=2 rules=extension=on begun=yes
 *     seat seat=0 who=person name=Marie player=regular called=Colette updates=12 token=HEX given=no
 *     ...
 *     journal lines=3 opened=-1 check=0000000000000000
 *     route-mille journal 1
 *     ... */
#include "net/room.h"

#include "base/check.h"
#include "base/i18n/translate.h"
#include "base/memory.h"
#include "net/room_inside.h"
#include "table/seen.h"

#include <stdlib.h>
#include <string.h>

enum { LINE_SIZE = 2048, UPDATES_MOST = INT32_MAX / 2 };
static const char *const whos[] = {
    [ROOM_FREE] = "free", [ROOM_PERSON] = "person", [ROOM_COMPUTER] = "computer"};

void room_add_rules(const struct game *game, const struct game_setup *setup, struct text *out)
{
    for (int i = 0; game->options[i].name; i++) {
        text_addf(out, "%s%s=%s", i > 0 ? "," : "", game->options[i].name,
                  game->options[i].values[setup->option[i]]);
    }
}

/* One "option=value" of a list, at most `length` bytes. */
static bool read_rule(const struct game *game, const char *rule, size_t length, struct game_setup *setup)
{
    char name[64], *value;
    if (length >= sizeof name) {
        return false;
    }
    memcpy(name, rule, length);
    name[length] = '\0';
    value = strchr(name, '=');
    if (!value) {
        return false;
    }
    *value++ = '\0';
    int option = game_option_index(game, name), chosen = game_option_find(game, name, value);
    if (option >= 0 && chosen >= 0) {
        setup->option[option] = (uint8_t)chosen;
    }
    return option >= 0 && chosen >= 0;
}

bool room_read_setup(const struct game *game, const struct net_line *line, struct game_setup *setup)
{
    const char *rules = line_value(line, "rules");
    *setup = (struct game_setup){.seats = 0};
    if (!rules || !line_number(line, "seats", 1, SEATS_MAX, &setup->seats) ||
        !line_number(line, "sides", 1, SEATS_MAX, &setup->sides)) {
        return false;
    }
    bool seating = false;
    for (const struct game_seating *fits = game->seatings; fits->seats > 0; fits++) {
        seating = seating || (fits->seats == setup->seats && fits->sides == setup->sides);
    }
    while (seating && *rules) {
        size_t length = strcspn(rules, ",");
        seating = read_rule(game, rules, length, setup);
        rules += length + (rules[length] == ',');
    }
    return seating;
}

/* ---- writing ----------------------------------------------------------------------------------------- */

static void page_line(struct page *page, const struct line_writer *writer)
{
    CHECK(line_whole(writer));
    page_add(page, writer->text.data);
    page_add(page, "\n");
}

static void write_seat(const struct room *room, int seat, struct page *page)
{
    const struct room_seat *sits = &room->seat[seat];
    const struct journal_seat *computer = &room->computer[seat];
    char buffer[LINE_SIZE];
    struct line_writer writer = line_begin(buffer, sizeof buffer, LINE_SEAT);
    line_add_number(&writer, "seat", seat);
    line_add_text(&writer, "who", whos[sits->who]);
    line_add_text(&writer, "name", sits->name);
    line_add_text(&writer, "player", room->game->players[computer->player].name);
    line_add_text(&writer, "called", computer->name);
    line_add_number(&writer, "updates", sits->updates);
    line_add_hex_bytes(&writer, "token", sits->token, sizeof sits->token);
    line_add_text(&writer, "given", sits->given ? "yes" : "no");
    page_line(page, &writer);
}

char *room_write(const struct room *room, size_t *length)
{
    struct page page = {.data = NULL};
    char buffer[LINE_SIZE], rules[LINE_SIZE / 2] = "", game[32];
    struct text options = text_in(rules, sizeof rules);
    struct line_writer writer = line_begin(buffer, sizeof buffer, LINE_ROOM);
    text_format(game, sizeof game, "%s.%d", room->game->name, room->game->rules);
    room_add_rules(room->game, &room->setup, &options);
    line_add_number(&writer, "rm", LINE_PROTOCOL);
    line_add_text(&writer, "game", game);
    line_add_text(&writer, "code", room->code);
    line_add_number(&writer, "seats", room->setup.seats);
    line_add_number(&writer, "sides", room->setup.sides);
    line_add_text(&writer, "rules", rules);
    line_add_text(&writer, "begun", room->begun ? "yes" : "no");
    page_line(&page, &writer);
    for (int seat = 0; seat < room->setup.seats; seat++) {
        write_seat(room, seat, &page);
    }
    if (room->begun) {
        writer = line_begin_as(buffer, sizeof buffer, "journal");
        line_add_number(&writer, "lines", room->opened_lines);
        line_add_number(&writer, "opened", room->opened);
        line_add_hex64(&writer, "check", room->opened_check);
        page_line(&page, &writer);
        char *journal = session_save(&room->session, NULL);
        page_add(&page, journal);
        free(journal);
    }
    if (length) {
        *length = page.length;
    }
    return page.data;
}

/* ---- reading ----------------------------------------------------------------------------------------- */

/* What is still to be read. */
struct reading {
    const char *at, *end;
    int line; /* number of the line that is read, from 1 */
    char bytes[LINE_SIZE];
};

static bool next_line(struct reading *reading, struct net_line *line)
{
    const char *end = memchr(reading->at, '\n', (size_t)(reading->end - reading->at));
    size_t length = end ? (size_t)(end - reading->at) : 0;
    reading->line++;
    if (!end || length >= sizeof reading->bytes) {
        return false;
    }
    memcpy(reading->bytes, reading->at, length);
    reading->at = end + 1;
    return line_parse(line, reading->bytes, length, sizeof reading->bytes - 1);
}

static bool is_yes(const struct net_line *line, const char *name)
{
    const char *value = line_value(line, name);
    return value && strcmp(value, "yes") == 0;
}

static bool read_head(struct room *room, const struct game *const *games, struct reading *reading)
{
    struct net_line line;
    char name[32], rules[8];
    int protocol;
    if (!next_line(reading, &line) || line.word != LINE_ROOM || !line_number(&line, "rm", 1, 1, &protocol) ||
        !line_text(&line, "game", name, sizeof name) || !line_text(&line, "code", room->code, CODE_SIZE)) {
        return false;
    }
    char *dot = strchr(name, '.');
    if (!dot) {
        return false;
    }
    *dot = '\0';
    room->game = game_find(games, name);
    if (!room->game || !room_read_setup(room->game, &line, &room->setup)) {
        return false;
    }
    text_format(rules, sizeof rules, "%d", room->game->rules);
    room->begun = is_yes(&line, "begun");
    return strcmp(dot + 1, rules) == 0;
}

static bool read_seat(struct room *room, int seat, struct reading *reading)
{
    struct room_seat *sits = &room->seat[seat];
    struct journal_seat *computer = &room->computer[seat];
    struct net_line line;
    char who[16], player[32], name[SEAT_NAME_SIZE], called[SEAT_NAME_SIZE];
    int number;
    if (!next_line(reading, &line) || line.word != LINE_SEAT ||
        !line_number(&line, "seat", seat, seat, &number) || !line_text(&line, "who", who, sizeof who) ||
        !line_text(&line, "name", name, sizeof name) || !line_text(&line, "player", player, sizeof player) ||
        !line_text(&line, "called", called, sizeof called) ||
        !line_number(&line, "updates", 0, UPDATES_MOST, &sits->updates) ||
        !line_hex_bytes(&line, "token", sits->token, sizeof sits->token)) {
        return false;
    }
    session_clean_name(sits->name, name);
    session_clean_name(computer->name, called);
    computer->player = game_player_find(room->game, player);
    sits->given = is_yes(&line, "given");
    sits->link = ROOM_NO_LINK;
    for (int i = 0; i < 3; i++) {
        if (strcmp(who, whos[i]) == 0) {
            sits->who = (enum room_who)i;
            return computer->player >= 0;
        }
    }
    return false;
}

/* Whether the journal that was read is of this room, and as far open as is said. */
static bool journal_fits(const struct room *room)
{
    const struct journal *journal = &room->session.journal;
    bool fits = room->session.game == room->game && journal->setup.seats == room->setup.seats &&
                journal->setup.sides == room->setup.sides && room->opened <= journal->count &&
                (room->opened == SEEN_NOTHING) == (room->opened_lines == 0) && !journal->position;
    for (int seat = 0; fits && seat < room->setup.seats; seat++) {
        bool person = room->seat[seat].who == ROOM_PERSON;
        fits = room->seat[seat].who != ROOM_FREE && person == (journal->seat[seat].player == PLAYER_HUMAN);
    }
    if (fits) {
        char *text = journal_write(journal, NULL, NULL);
        int lines = 0;
        for (const char *at = text; *at; at++) {
            lines += *at == '\n';
        }
        fits = room->opened_lines <= lines;
        free(text);
    }
    return fits;
}

static bool read_journal(struct room *room, const struct game *const *games, struct reading *reading,
                         struct journal_error *error)
{
    struct net_line line;
    if (!next_line(reading, &line) || strcmp(line.said, "journal") != 0 ||
        !line_number(&line, "lines", 0, INT32_MAX, &room->opened_lines) ||
        !line_number(&line, "opened", SEEN_NOTHING, JOURNAL_MOVES_MAX, &room->opened) ||
        !line_hex64(&line, "check", &room->opened_check)) {
        return false;
    }
    if (!session_load(&room->session, games, reading->at, (size_t)(reading->end - reading->at), error)) {
        error->line += error->line > 0 ? reading->line : 0;
        return false;
    }
    if (!journal_fits(room)) {
        session_end(&room->session);
        return false;
    }
    room->setup = room->session.journal.setup;
    room_learn(room, &(struct event_list){.count = 0});
    for (int seat = 0; seat < room->setup.seats; seat++) {
        room->seat[seat].updates -= room->seat[seat].learns; /* nobody has been told more than before */
    }
    return true;
}

bool room_read(struct room *room, const struct room_ways *ways, const struct game *const *games,
               const char *text, size_t length, struct journal_error *error)
{
    struct reading reading = {.at = text, .end = text + length};
    *error = (struct journal_error){.line = 0};
    memset(room, 0, sizeof *room);
    room->opened = SEEN_NOTHING;
    for (int i = 0; i < ROOM_LINKS; i++) {
        room->link[i].seat = SEAT_NONE;
    }
    bool good = read_head(room, games, &reading);
    for (int seat = 0; good && seat < room->setup.seats; seat++) {
        good = read_seat(room, seat, &reading);
    }
    good = good && (!room->begun || read_journal(room, games, &reading, error));
    if (!good && error->reason[0] == '\0') {
        error->line = reading.line;
        text_copy(error->reason, sizeof error->reason, _("this is no table that was kept"));
    }
    room->begun = room->begun && good;
    room->ways = ways;
    return good;
}
