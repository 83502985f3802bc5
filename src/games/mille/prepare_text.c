/* SPDX-License-Identifier: MIT */
#include "games/mille/prepare_text.h"

#include "games/mille/inside.h"

enum { FIELD_TURN, FIELD_DECK, FIELD_DRAW, FIELDS };
enum { SEAT_HAND, SEAT_BATTLE, SEAT_SPEED, SEAT_SAFETIES, SEAT_MILES, SEAT_TOTAL, SEAT_FIELDS };

static const char *const fields[FIELDS] = {
    [FIELD_TURN] = "turn", [FIELD_DECK] = "deck", [FIELD_DRAW] = "draw"};
static const char *const seat_fields[SEAT_FIELDS] = {
    [SEAT_HAND] = "hand",         [SEAT_BATTLE] = "battle", [SEAT_SPEED] = "speed",
    [SEAT_SAFETIES] = "safeties", [SEAT_MILES] = "miles",   [SEAT_TOTAL] = "total"};

/* Reads cards separated by commas, up to a largest number. */
static bool read_cards(struct slice list, uint8_t *cards, int most)
{
    int count = 0;
    while (list.at && count < most) {
        cards[count] = (uint8_t)mille_card_named(slice_cut(&list, ','));
        if (cards[count++] == CARD_NONE) {
            return false;
        }
    }
    return list.at == NULL;
}

/* Each safety once; a name with ! behind it is a coup fourré. */
static bool read_safeties(struct slice list, uint8_t safety[SAFETY_KINDS])
{
    while (list.at) {
        struct slice name = slice_cut(&list, ',');
        bool coup = name.length > 0 && name.at[name.length - 1] == '!';
        name.length -= coup;
        int card = mille_card_named(name);
        if (card < CARD_EXTRA_TANK || safety[mille_safety_index(card)] != SAFETY_ABSENT) {
            return false;
        }
        safety[mille_safety_index(card)] = coup ? SAFETY_COUP_FOURRE : SAFETY_PLAYED;
    }
    return true;
}

/* Each distance at most as often as the deck has it. */
static bool read_miles(struct slice list, uint8_t distance[DISTANCE_KINDS])
{
    while (list.at) {
        int card = mille_card_named(slice_cut(&list, ','));
        if (card < CARD_25 || card > CARD_200 ||
            ++distance[mille_distance_index(card)] > mille_cards[card].count) {
            return false;
        }
    }
    return true;
}

static bool read_field(struct mille_prepared *position, int field, struct slice value)
{
    int number;
    switch (field) {
    case FIELD_TURN:
        number = slice_number(value, PREPARED_SEATS - 1);
        position->turn = (uint8_t)number;
        return number >= 0;
    case FIELD_DECK:
        number = slice_number(value, DECK_CARDS);
        position->deck = (uint8_t)number;
        return number > 0;
    default:
        return read_cards(value, position->draw, PREPARED_DRAWS);
    }
}

static bool read_seat_field(struct mille_prepared *position, int seat, int field, struct slice value)
{
    struct mille_prepared_side *side = &position->side[seat];
    switch (field) {
    case SEAT_HAND:
        return read_cards(value, position->hand[seat], HAND_CARDS_DRAWN);
    case SEAT_BATTLE:
        return read_cards(value, &side->battle, 1);
    case SEAT_SPEED:
        return read_cards(value, &side->speed, 1);
    case SEAT_SAFETIES:
        return read_safeties(value, side->safety);
    case SEAT_MILES:
        return read_miles(value, side->distance);
    default:
        side->total = (int16_t)slice_number(value, GAME_POINTS - 1);
        return side->total >= 0;
    }
}

/* One field of the line; `said` has a bit for each field that came before. */
static bool read_piece(struct mille_prepared *position, struct slice value, uint32_t *said, struct text *why)
{
    struct slice name = slice_cut(&value, '=');
    bool seated =
        name.length > 2 && name.at[0] >= '0' && name.at[0] < '0' + PREPARED_SEATS && name.at[1] == '.';
    int seat = seated ? name.at[0] - '0' : 0;
    int field = seated ? slice_find((struct slice){name.at + 2, name.length - 2}, seat_fields, SEAT_FIELDS)
                       : slice_find(name, fields, FIELDS);
    if (!value.at || field < 0) {
        text_add(why, "a field that a position does not have");
        return false;
    }
    uint32_t bit = (uint32_t)1 << (seated ? FIELDS + seat * SEAT_FIELDS + field : field);
    bool once = (*said & bit) == 0;
    *said |= bit;
    if (!once ||
        !(seated ? read_seat_field(position, seat, field, value) : read_field(position, field, value))) {
        text_addf(why, "%s%s %s", seated ? (seat == 0 ? "0." : "1.") : "",
                  seated ? seat_fields[field] : fields[field], once ? "has no such value" : "is said twice");
        return false;
    }
    return true;
}

bool mille_prepared_parse(const char *line, struct mille_prepared *position, struct text *why)
{
    *position = (struct mille_prepared){.turn = 0};
    struct slice rest = slice_of(line);
    uint32_t said = 0;
    while (rest.at) {
        if (!read_piece(position, slice_cut(&rest, ' '), &said, why)) {
            return false;
        }
    }
    return true;
}

bool mille_prepare_line(void *memory, const char *line, struct text *why)
{
    struct mille_prepared position;
    if (!mille_prepared_parse(line, &position, why)) {
        return false;
    }
    const char *wrong = mille_prepare(memory, &position);
    text_add(why, wrong ? wrong : "");
    return wrong == NULL;
}
