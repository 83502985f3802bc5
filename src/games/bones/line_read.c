/* SPDX-License-Identifier: MIT */
#include "games/bones/inside.h"
#include "games/bones/line.h"

const char *const bones_line_names[BONES_FIELDS] = {
    [BONES_FIELD_PHASE] = "phase",       [BONES_FIELD_ME] = "me",
    [BONES_FIELD_FIRST] = "first",       [BONES_FIELD_NAMED] = "named",
    [BONES_FIELD_DOMINOED] = "dominoed", [BONES_FIELD_OPENS] = "opens",
    [BONES_FIELD_LOG] = "log",           [BONES_FIELD_HAND] = "hand",
    [BONES_FIELD_TOTALS] = "totals",     [BONES_FIELD_TARGET] = "target",
    [BONES_FIELD_OPENING] = "opening",   [BONES_FIELD_REDEAL] = "redeal",
    [BONES_FIELD_HANDS] = "0.hand",      [BONES_FIELD_HANDS + 1] = "1.hand",
    [BONES_FIELD_HANDS + 2] = "2.hand",  [BONES_FIELD_HANDS + 3] = "3.hand",
};

const char *const bones_line_phases[BONES_PHASE_PLAY + 1] = {[BONES_PHASE_REDEAL] = "redeal",
                                                             [BONES_PHASE_NAME] = "name",
                                                             [BONES_PHASE_LEAD] = "lead",
                                                             [BONES_PHASE_PLAY] = "play"};

enum { TOTAL_MOST = 30000 };

static bool read_hand(struct slice list, uint32_t *hand)
{
    *hand = 0;
    while (list.at) {
        uint32_t bit = bones_bit(bones_read_tile(slice_cut(&list, ',')));
        if (bit == 0 || *hand & bit) {
            return false;
        }
        *hand |= bit;
    }
    return bones_many(*hand) <= BONES_HAND;
}

/* Tiles, each but the lead with the letter of its arm behind it, and - for a knock. */
static bool read_log(struct slice list, struct bones_said *said)
{
    while (list.at) {
        struct bones_turn turn = {.tile = BONES_TILE_NONE};
        struct slice word = slice_cut(&list, ',');
        if (said->count == BONES_LOG_MAX) {
            return false;
        }
        if (!slice_is(word, "-")) {
            bool armed = word.length == 3;
            turn.arm = armed ? (uint8_t)bones_read_arm(word.at[2]) : BONES_ARM_NONE;
            word.length -= armed;
            turn.tile = (uint8_t)bones_read_tile(word);
            if (turn.tile == BONES_TILE_NONE || armed != (turn.arm != BONES_ARM_NONE)) {
                return false;
            }
        }
        said->log[said->count++] = turn;
    }
    return true;
}

static bool read_totals(struct slice list, int32_t total[BONES_SEATS_MAX])
{
    for (int seat = 0; seat < BONES_SEATS_MAX; seat++) {
        total[seat] = slice_number(slice_cut(&list, ','), TOTAL_MOST);
        if (total[seat] % 5 != 0) {
            return false;
        }
    }
    return list.at == NULL;
}

static bool read_value(void *context, int field, struct slice value)
{
    struct bones_said *said = context;
    int index;
    switch (field) {
    case BONES_FIELD_PHASE:
        said->phase = slice_find(value, bones_line_phases, BONES_PHASE_PLAY + 1);
        return said->phase >= 0;
    case BONES_FIELD_ME:
    case BONES_FIELD_FIRST:
    case BONES_FIELD_NAMED:
    case BONES_FIELD_DOMINOED:
        said->seat[field] = value.length == 1 ? *value.at - '0' : BONES_SEATS_MAX;
        return said->seat[field] >= 0 && said->seat[field] < BONES_SEATS_MAX;
    case BONES_FIELD_OPENS:
        said->opens = bones_read_tile(value);
        return said->opens != BONES_TILE_NONE;
    case BONES_FIELD_LOG:
        return read_log(value, said);
    case BONES_FIELD_TOTALS:
        return read_totals(value, said->total);
    case BONES_FIELD_TARGET:
    case BONES_FIELD_OPENING:
    case BONES_FIELD_REDEAL:
        index = slice_option(value, &bones_game.options[field - BONES_FIELD_TARGET]);
        said->option[field - BONES_FIELD_TARGET] = (uint8_t)index;
        return index >= 0;
    default:
        return read_hand(value, &said->hand[field]);
    }
}

bool bones_line_read(const char *line, uint32_t may, struct bones_said *said, struct text *why)
{
    *said = (struct bones_said){.opens = BONES_TILE_NONE};
    for (int field = 0; field <= BONES_FIELD_DOMINOED; field++) {
        said->seat[field] = SEAT_NONE;
    }
    const struct fields fields = {
        .names = bones_line_names, .count = BONES_FIELDS, .may = may, .read = read_value};
    if (!fields_read(&fields, line, said, &said->fields, why)) {
        return false;
    }
    if (!(said->fields & 1u << BONES_FIELD_PHASE)) {
        text_add(why, "phase must be said");
        return false;
    }
    return true;
}
