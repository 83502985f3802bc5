/* SPDX-License-Identifier: MIT */
#include "games/bones/inside.h"
#include "games/bones/line.h"

#include <string.h>

static const char *const names[BONES_FIELDS] = {
    [BONES_FIELD_PHASE] = "phase",       [BONES_FIELD_ME] = "me",
    [BONES_FIELD_FIRST] = "first",       [BONES_FIELD_NAMED] = "named",
    [BONES_FIELD_DOMINOED] = "dominoed", [BONES_FIELD_OPENS] = "opens",
    [BONES_FIELD_LOG] = "log",           [BONES_FIELD_HAND] = "hand",
    [BONES_FIELD_TOTALS] = "totals",     [BONES_FIELD_TARGET] = "target",
    [BONES_FIELD_OPENING] = "opening",   [BONES_FIELD_REDEAL] = "redeal",
    [BONES_FIELD_HANDS] = "0.hand",      [BONES_FIELD_HANDS + 1] = "1.hand",
    [BONES_FIELD_HANDS + 2] = "2.hand",  [BONES_FIELD_HANDS + 3] = "3.hand",
};

static const char *const phases[] = {[BONES_PHASE_REDEAL] = "redeal",
                                     [BONES_PHASE_NAME] = "name",
                                     [BONES_PHASE_LEAD] = "lead",
                                     [BONES_PHASE_PLAY] = "play"};

enum { TOTAL_MOST = 30000, WORD_SIZE = 8 };

const char *bones_line_name(int field)
{
    return names[field];
}

/* What stands behind the equals sign, taken comma by comma. */
struct value {
    const char *at; /* NULL: nothing is left */
    const char *end;
};

/* The next part of a list, as a string; false if there is none, or it is too long to be anything. */
static bool next_word(struct value *value, char word[WORD_SIZE])
{
    if (!value->at) {
        return false;
    }
    const char *comma = memchr(value->at, ',', (size_t)(value->end - value->at));
    size_t length = (size_t)((comma ? comma : value->end) - value->at);
    if (length == 0 || length >= WORD_SIZE) {
        return false;
    }
    memcpy(word, value->at, length);
    word[length] = '\0';
    value->at = comma ? comma + 1 : NULL;
    return true;
}

/* The index of the value among words; -1 if it is none of them. */
static int one_of(struct value value, const char *const *words, int count)
{
    size_t length = (size_t)(value.end - value.at);
    for (int i = 0; i < count; i++) {
        if (words[i] && strlen(words[i]) == length && memcmp(words[i], value.at, length) == 0) {
            return i;
        }
    }
    return -1;
}

static int read_option(struct value value, int option)
{
    const char *const *values = bones_game.options[option].values;
    int count = 0;
    while (values[count]) {
        count++;
    }
    return one_of(value, values, count);
}

static bool read_hand(struct value value, uint32_t *hand)
{
    char word[WORD_SIZE];
    *hand = 0;
    while (value.at) {
        if (!next_word(&value, word) || strlen(word) != 2 || bones_read_tile(word) == BONES_TILE_NONE) {
            return false;
        }
        uint32_t bit = bones_bit(bones_read_tile(word));
        if (*hand & bit) {
            return false;
        }
        *hand |= bit;
    }
    return bones_many(*hand) <= BONES_HAND;
}

static bool read_log(struct value value, struct bones_said *said)
{
    char word[WORD_SIZE];
    while (value.at) {
        struct bones_turn turn = {.tile = BONES_TILE_NONE};
        if (said->count == BONES_LOG_MAX || !next_word(&value, word)) {
            return false;
        }
        if (strcmp(word, "-") != 0) {
            turn.tile = (uint8_t)bones_read_tile(word);
            turn.arm = turn.tile ? (uint8_t)bones_read_arm(word[2]) : BONES_ARM_NONE;
            size_t length = turn.arm == BONES_ARM_NONE ? 2 : 3;
            if (turn.tile == BONES_TILE_NONE || strlen(word) != length) {
                return false;
            }
        }
        said->log[said->count++] = turn;
    }
    return true;
}

static bool read_totals(struct value value, int32_t total[BONES_SEATS_MAX])
{
    char word[WORD_SIZE];
    for (int seat = 0; seat < BONES_SEATS_MAX; seat++) {
        if (!next_word(&value, word)) {
            return false;
        }
        total[seat] = 0;
        for (const char *at = word; *at != '\0'; at++) {
            if (*at < '0' || *at > '9') {
                return false;
            }
            total[seat] = total[seat] * 10 + (*at - '0');
        }
        if (total[seat] > TOTAL_MOST || total[seat] % 5 != 0) {
            return false;
        }
    }
    return value.at == NULL;
}

static bool read_value(struct bones_said *said, int field, struct value value)
{
    int index;
    char word[WORD_SIZE];
    switch (field) {
    case BONES_FIELD_PHASE:
        said->phase = one_of(value, phases, BONES_PHASE_PLAY + 1);
        return said->phase >= 0;
    case BONES_FIELD_ME:
    case BONES_FIELD_FIRST:
    case BONES_FIELD_NAMED:
    case BONES_FIELD_DOMINOED:
        said->seat[field] = value.end - value.at == 1 ? *value.at - '0' : BONES_SEATS_MAX;
        return said->seat[field] >= 0 && said->seat[field] < BONES_SEATS_MAX;
    case BONES_FIELD_OPENS:
        said->opens = next_word(&value, word) && strlen(word) == 2 ? bones_read_tile(word) : BONES_TILE_NONE;
        return said->opens != BONES_TILE_NONE && value.at == NULL;
    case BONES_FIELD_LOG:
        return read_log(value, said);
    case BONES_FIELD_TOTALS:
        return read_totals(value, said->total);
    case BONES_FIELD_TARGET:
    case BONES_FIELD_OPENING:
    case BONES_FIELD_REDEAL:
        index = read_option(value, field - BONES_FIELD_TARGET);
        said->option[field - BONES_FIELD_TARGET] = (uint8_t)index;
        return index >= 0;
    default:
        return read_hand(value, &said->hand[field]);
    }
}

static int field_of(const char *name, size_t length)
{
    for (int field = 0; field < BONES_FIELDS; field++) {
        if (strlen(names[field]) == length && memcmp(names[field], name, length) == 0) {
            return field;
        }
    }
    return -1;
}

static bool read_piece(struct bones_said *said, uint32_t may, const char *piece, size_t length,
                       struct text *why)
{
    const char *equals = memchr(piece, '=', length);
    int field = equals ? field_of(piece, (size_t)(equals - piece)) : -1;
    if (field < 0 || !(may >> field & 1u)) {
        text_add(why, "a field that a position does not have");
        return false;
    }
    uint32_t bit = (uint32_t)1 << (unsigned)field;
    if (said->fields & bit) {
        text_addf(why, "%s is said twice", names[field]);
        return false;
    }
    said->fields |= bit;
    if (!read_value(said, field, (struct value){.at = equals + 1, .end = piece + length})) {
        text_addf(why, "%s has no such value", names[field]);
        return false;
    }
    return true;
}

bool bones_line_read(const char *line, uint32_t may, struct bones_said *said, struct text *why)
{
    *said = (struct bones_said){.opens = BONES_TILE_NONE};
    for (int field = 0; field <= BONES_FIELD_DOMINOED; field++) {
        said->seat[field] = SEAT_NONE;
    }
    while (line) {
        const char *space = strchr(line, ' ');
        size_t length = space ? (size_t)(space - line) : strlen(line);
        if (!read_piece(said, may, line, length, why)) {
            return false;
        }
        line = space ? space + 1 : NULL;
    }
    if (!(said->fields & 1u << BONES_FIELD_PHASE)) {
        text_add(why, "phase must be said");
        return false;
    }
    return true;
}
