/* SPDX-License-Identifier: MIT */
#include "games/mille/prepare_text.h"

#include "games/mille/inside.h"

enum { SEAT_HAND, SEAT_BATTLE, SEAT_SPEED, SEAT_SAFETIES, SEAT_MILES, SEAT_TOTAL, SEAT_FIELDS };
enum { FIELD_TURN, FIELD_DECK, FIELD_DRAW, FIELD_SEATS, FIELDS = FIELD_SEATS + PREPARED_SEATS * SEAT_FIELDS };

static const char *const names[FIELDS] = {
    "turn",    "deck",   "draw",     "0.hand",  "0.battle",   "0.speed", "0.safeties", "0.miles",
    "0.total", "1.hand", "1.battle", "1.speed", "1.safeties", "1.miles", "1.total",
};

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

static bool read_field(void *context, int field, struct slice value)
{
    struct mille_prepared *position = context;
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
    case FIELD_DRAW:
        return read_cards(value, position->draw, PREPARED_DRAWS);
    default:
        field -= FIELD_SEATS;
        return read_seat_field(position, field / SEAT_FIELDS, field % SEAT_FIELDS, value);
    }
}

bool mille_prepared_parse(const char *line, struct mille_prepared *position, struct text *why)
{
    *position = (struct mille_prepared){.turn = 0};
    const struct fields fields = {.names = names, .count = FIELDS, .may = UINT32_MAX, .read = read_field};
    uint32_t said;
    return fields_read(&fields, line, position, &said, why);
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
