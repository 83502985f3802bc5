/* SPDX-License-Identifier: MIT */
/* Parses a journal line by line. The text may come from anywhere, so every number, name and word is checked.
 */
#include "table/journal.h"

#include "base/date.h"
#include "base/i18n/translate.h"
#include "base/listing.h"
#include "table/fields.h"
#include "table/journal_text.h"

#include <string.h>

/* A text being read; the current line is a copy, terminated, without its end. */
struct reader {
    const char *text;
    size_t length;
    size_t at; /* the next line's first byte */
    int number;
    bool readable; /* the line is printable UTF-8 and not too long */
    char line[JOURNAL_LINE_SIZE];
    /* What is read, and what is wrong with it; NULL while a line is looked for. */
    struct journal *journal;
    struct journal_error *error;
    /* The lines of the header so far. */
    bool second; /* the journal has version 2 */
    bool seed;
    bool sides;
    bool option[GAME_OPTIONS_MAX];
    bool chance; /* the last line of the body: a move must follow */
};

/* Moves to the next line that is neither empty nor a comment. False: end of the text. */
static bool next_line(struct reader *reader)
{
    while (reader->at < reader->length) {
        const char *start = reader->text + reader->at;
        size_t rest = reader->length - reader->at;
        const char *end = memchr(start, '\n', rest);
        size_t count = end ? (size_t)(end - start) : rest;
        reader->at += count + (end ? 1 : 0);
        reader->number++;
        if (end && count > 0 && start[count - 1] == '\r') {
            count--;
        }
        if (count == 0 || start[0] == '#') {
            continue;
        }
        reader->readable = count < sizeof reader->line && text_characters(start, count) >= 0;
        count = count < sizeof reader->line ? count : sizeof reader->line - 1;
        memcpy(reader->line, start, count);
        reader->line[count] = '\0';
        return true;
    }
    return false;
}

static bool is_check(const char *line)
{
    return strncmp(line, "check ", 6) == 0;
}

static bool is_move(const char *line)
{
    return (line[0] == '-' || (line[0] >= '0' && line[0] <= '9')) && line[1] == ' ';
}

static bool is_chance(const char *line)
{
    return strncmp(line, JOURNAL_CHANCE, strlen(JOURNAL_CHANCE)) == 0;
}

static bool is_position(const char *line)
{
    return strncmp(line, JOURNAL_POSITION, strlen(JOURNAL_POSITION)) == 0;
}

static int find_line(const char *text, size_t length, bool (*matches)(const char *line), int index)
{
    struct reader reader = {.text = text, .length = length};
    while (next_line(&reader)) {
        if (matches(reader.line) && index-- == 0) {
            return reader.number;
        }
    }
    return 0;
}

int journal_move_line(const char *text, size_t length, int move)
{
    return find_line(text, length, is_move, move);
}

int journal_check_line(const char *text, size_t length, int check)
{
    return find_line(text, length, is_check, check);
}

int journal_position_line(const char *text, size_t length)
{
    return find_line(text, length, is_position, 0);
}

static bool wrong(const struct reader *reader, const char *reason)
{
    reader->error->line = reader->number;
    text_copy(reader->error->reason, sizeof reader->error->reason, reason);
    return false;
}

static bool wrong_word(const struct reader *reader, const char *format, const char *word)
{
    char reason[sizeof reader->error->reason];
    struct text text = text_in(reason, sizeof reason);
    /* Replaces the %s of the format without printf, since the format is a translation from a file. */
    const char *place = strstr(format, "%s");
    text_add_bytes(&text, format, place ? (size_t)(place - format) : strlen(format));
    if (place) {
        text_add(&text, word);
        text_add(&text, place + 2);
    }
    return wrong(reader, reason);
}

static bool read_number(const char *word, uint64_t most, uint64_t *number)
{
    uint64_t value = 0;
    if (*word == '\0') {
        return false;
    }
    for (; *word; word++) {
        if (*word < '0' || *word > '9') {
            return false;
        }
        uint64_t digit = (uint64_t)(*word - '0');
        if (digit > most || value > (most - digit) / 10) {
            return false;
        }
        value = value * 10 + digit;
    }
    *number = value;
    return true;
}

/* One half of the seed, or, in version 2, both. */
static bool read_seed(struct reader *reader, char *rest)
{
    struct game_setup *setup = &reader->journal->setup;
    char whole[JOURNAL_LINE_SIZE];
    text_copy(whole, sizeof whole, rest);
    if (reader->seed) {
        return wrong_word(reader, _("“%s” is said twice"), "seed");
    }
    reader->seed = true;
    bool both = reader->second && strchr(rest, ' ') != NULL;
    bool fine = read_number(both ? listing_word(&rest) : rest, UINT64_MAX, &setup->seed);
    if (both) {
        fine = read_number(rest, UINT64_MAX, &setup->seed_more) && setup->seed_more != 0 && fine;
    }
    return fine || wrong_word(reader, _("“%s” is not a number that a seed may have"), whole);
}

static bool read_option(struct reader *reader, char *rest)
{
    struct journal *journal = reader->journal;
    char *name = listing_word(&rest);
    int option = game_option_index(journal->game, name);
    if (option < 0) {
        return wrong_word(reader, _("this game has no rule option “%s”"), name);
    }
    int value = game_option_find(journal->game, name, rest);
    if (value < 0) {
        return wrong_word(reader, _("this rule option has no value “%s”"), rest);
    }
    if (reader->option[option]) {
        return wrong_word(reader, _("“%s” is said twice"), name);
    }
    reader->option[option] = true;
    journal->setup.option[option] = (uint8_t)value;
    return true;
}

static bool read_seat(const struct reader *reader, char *rest)
{
    struct journal *journal = reader->journal;
    uint64_t number;
    if (!read_number(listing_word(&rest), UINT8_MAX, &number) || (int)number != journal->setup.seats) {
        return wrong(reader, _("seats are numbered 0, 1 and so on"));
    }
    if (journal->setup.seats >= game_seats_most(journal->game)) {
        return wrong(reader, _("more sit here than this game has seats"));
    }
    struct journal_seat *seat = &journal->seat[journal->setup.seats];
    char *player = listing_word(&rest);
    seat->player =
        strcmp(player, JOURNAL_HUMAN) == 0 ? PLAYER_HUMAN : game_player_find(journal->game, player);
    if (seat->player < 0 && strcmp(player, JOURNAL_HUMAN) != 0) {
        return wrong_word(reader, _("this game has no player “%s”"), player);
    }
    if (text_characters(rest, strlen(rest)) > SEAT_NAME_CHARACTERS) {
        return wrong(reader, _("a name has at most 31 characters"));
    }
    text_copy(seat->name, sizeof seat->name, rest);
    journal->setup.seats++;
    return true;
}

static bool read_day(const struct reader *reader, const char *rest)
{
    struct journal *journal = reader->journal;
    if (journal->for_day || journal->stage.id[0]) {
        return wrong_word(reader, _("“%s” is said twice"), "for");
    }
    size_t length = strlen(JOURNAL_DAY);
    journal->for_day = strncmp(rest, JOURNAL_DAY, length) == 0 && date_read(rest + length, &journal->day);
    return journal->for_day || wrong_word(reader, _("“%s” is not a day that a deal can be of"), rest);
}

/* The words behind "for journey ". */
static bool stage_parse(char *rest, struct journal_stage *stage)
{
    uint64_t deal;
    const char *id = listing_word(&rest);
    size_t length = strspn(id, "abcdefghijklmnopqrstuvwxyz0123456789_");
    if (length == 0 || id[length] != '\0' || length >= sizeof stage->id) {
        return false;
    }
    const char *word = listing_word(&rest);
    bool back = strcmp(word, JOURNAL_BACK) == 0;
    if (!read_number(back ? rest : word, STAGE_DEAL_MOST, &deal) || (!back && *rest)) {
        return false;
    }
    *stage = (struct journal_stage){.back = back, .deal = (int)deal};
    text_copy(stage->id, sizeof stage->id, id);
    return true;
}

/* What the sitting is for: a day, or a stage of the journey. */
static bool read_purpose(const struct reader *reader, char *rest)
{
    struct journal *journal = reader->journal;
    size_t length = strlen(JOURNAL_STAGE);
    if (strncmp(rest, JOURNAL_STAGE, length) != 0) {
        return read_day(reader, rest);
    }
    if (journal->for_day || journal->stage.id[0]) {
        return wrong_word(reader, _("“%s” is said twice"), "for");
    }
    char line[JOURNAL_LINE_SIZE];
    text_copy(line, sizeof line, rest + length);
    return stage_parse(line, &journal->stage) ||
           wrong_word(reader, _("“%s” is not a stage of the journey and a deal"), rest + length);
}

static bool read_position(const struct reader *reader, const char *rest)
{
    struct journal *journal = reader->journal;
    if (journal->position) {
        return wrong_word(reader, _("“%s” is said twice"), "position");
    }
    if (journal->game->prepare == NULL || !journal_set_position(journal, rest)) {
        return wrong(reader, _("this game does not begin with a prepared position"));
    }
    return true;
}

static bool has_sides(const struct game *game, int sides)
{
    for (const struct game_seating *at = game->seatings; at->seats > 0; at++) {
        if (at->sides == sides) {
            return true;
        }
    }
    return false;
}

static int seats_least(const struct game *game)
{
    int least = SEATS_MAX;
    for (const struct game_seating *at = game->seatings; at->seats > 0; at++) {
        least = at->seats < least ? at->seats : least;
    }
    return least;
}

static bool read_header_line(struct reader *reader)
{
    struct journal *journal = reader->journal;
    char *rest = reader->line;
    char *word = listing_word(&rest);
    if (strcmp(word, "seed") == 0) {
        return read_seed(reader, rest);
    }
    if (strcmp(word, "sides") == 0) {
        if (reader->sides) {
            return wrong_word(reader, _("“%s” is said twice"), word);
        }
        reader->sides = true;
        uint64_t sides;
        if (!read_number(rest, SEATS_MAX, &sides) || !has_sides(journal->game, (int)sides)) {
            return wrong_word(reader, _("“%s” is not a number of sides"), rest);
        }
        journal->setup.sides = (int)sides;
        return true;
    }
    if (strcmp(word, "option") == 0) {
        return read_option(reader, rest);
    }
    if (strcmp(word, "seat") == 0) {
        return read_seat(reader, rest);
    }
    if (reader->second && strcmp(word, "for") == 0) {
        return read_purpose(reader, rest);
    }
    if (reader->second && strcmp(word, "position") == 0) {
        return read_position(reader, rest);
    }
    return wrong_word(reader, _("a journal has no line “%s”"), word);
}

static bool header_is_whole(const struct reader *reader)
{
    const struct journal *journal = reader->journal;
    if (!reader->seed) {
        return wrong_word(reader, _("the line “%s” is missing above"), "seed");
    }
    if (!reader->sides) {
        return wrong_word(reader, _("the line “%s” is missing above"), "sides");
    }
    if (journal->setup.seats < seats_least(journal->game)) {
        char line[16];
        text_format(line, sizeof line, "seat %d", journal->setup.seats);
        return wrong_word(reader, _("the line “%s” is missing above"), line);
    }
    if (journal->setup.seats % journal->setup.sides != 0) {
        return wrong(reader, _("the seats cannot be shared out evenly among the sides"));
    }
    if (!game_can_seat(journal->game, journal->setup.seats, journal->setup.sides)) {
        return wrong(reader, _("so many in so many sides do not play this game"));
    }
    return true;
}

static bool read_move(const struct reader *reader)
{
    struct journal *journal = reader->journal;
    int seat = reader->line[0] == '-' ? SEAT_NONE : reader->line[0] - '0';
    if (seat >= journal->setup.seats) {
        return wrong(reader, _("nobody sits there"));
    }
    struct move move;
    if (!journal->game->move_parse(reader->line + 2, &move)) {
        return wrong_word(reader, _("“%s” is not a move"), reader->line + 2);
    }
    if (journal->count == JOURNAL_MOVES_MAX) {
        return wrong(reader, _("the journal has too many moves"));
    }
    journal_add(journal, seat, move);
    return true;
}

static bool read_chance(struct reader *reader, const char *rest)
{
    struct slice stream = slice_of(rest), seed = slice_cut(&stream, ' ');
    uint64_t half[2];
    if (!stream.at || !slice_hash(seed, &half[0]) || !slice_hash(stream, &half[1])) {
        return wrong_word(reader, _("“%s” is neither a move nor a check"), reader->line);
    }
    journal_add_chance(reader->journal, half[0], half[1]);
    reader->chance = true;
    return true;
}

static bool read_body_line(struct reader *reader)
{
    struct journal *journal = reader->journal;
    if (is_move(reader->line)) {
        reader->chance = false;
        return read_move(reader);
    }
    if (reader->chance) {
        return wrong(reader, _("no move follows the line “chance”"));
    }
    if (reader->second && is_chance(reader->line)) {
        return read_chance(reader, reader->line + strlen(JOURNAL_CHANCE));
    }
    uint64_t hash;
    if (!is_check(reader->line) || !slice_hash(slice_of(reader->line + 6), &hash)) {
        return wrong_word(reader, _("“%s” is neither a move nor a check"), reader->line);
    }
    if (journal_is_closed(journal)) {
        return wrong_word(reader, _("“%s” is said twice"), "check");
    }
    journal_add_check(journal, hash);
    return true;
}

/* Whether the first line names a later version of the format. */
static bool is_later(const char *line)
{
    size_t length = strlen(JOURNAL_FIRST_WORDS);
    uint64_t version;
    return strncmp(line, JOURNAL_FIRST_WORDS, length) == 0 &&
           read_number(line + length, UINT32_MAX, &version) && version > JOURNAL_VERSION;
}

static bool read_first_lines(struct reader *reader, const struct game *const *games)
{
    if (!next_line(reader)) {
        return wrong(reader, _("the file is empty"));
    }
    reader->second = strcmp(reader->line, JOURNAL_FIRST_LINE_2) == 0;
    if (!reader->second && strcmp(reader->line, JOURNAL_FIRST_LINE) != 0) {
        return wrong(reader, is_later(reader->line) ? _("a later version of Route Mille wrote this journal")
                                                    : _("the file is not a journal of Route Mille"));
    }
    if (!next_line(reader) || strncmp(reader->line, "game ", 5) != 0) {
        return wrong_word(reader, _("the line “%s” is missing"), "game");
    }
    const struct game *game = reader->readable ? game_find(games, reader->line + 5) : NULL;
    if (!game) {
        return reader->readable ? wrong_word(reader, _("the house has no game “%s”"), reader->line + 5)
                                : wrong(reader, _("the line is too long or holds what is not text"));
    }
    journal_init(reader->journal, game, &(struct game_setup){.seed = 0});
    return true;
}

static bool read_all(struct reader *reader, const struct game *const *games)
{
    bool in_header = true;
    if (!read_first_lines(reader, games)) {
        return false;
    }
    while (next_line(reader)) {
        if (!reader->readable) {
            return wrong(reader, _("the line is too long or holds what is not text"));
        }
        bool of_body =
            is_move(reader->line) || is_check(reader->line) || (reader->second && is_chance(reader->line));
        if (in_header && of_body) {
            in_header = false;
            if (!header_is_whole(reader)) {
                return false;
            }
        }
        if (!(in_header ? read_header_line(reader) : read_body_line(reader))) {
            return false;
        }
    }
    if (reader->chance) {
        return wrong(reader, _("no move follows the line “chance”"));
    }
    return !in_header || header_is_whole(reader);
}

bool journal_read(struct journal *journal, const struct game *const *games, const char *text, size_t length,
                  struct journal_error *error)
{
    struct reader reader = {.text = text, .length = length, .journal = journal, .error = error};
    *error = (struct journal_error){.line = 0};
    *journal = (struct journal){.game = NULL};
    if (!read_all(&reader, games)) {
        journal_free(journal);
        return false;
    }
    return true;
}
