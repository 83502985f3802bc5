/* SPDX-License-Identifier: MIT */
#include "games/mille/prepare_text.h"

#include "games/mille/inside.h"

#include <string.h>

enum { FIELD_TURN, FIELD_DECK, FIELD_DRAW, FIELDS };
enum { SEAT_HAND, SEAT_BATTLE, SEAT_SPEED, SEAT_SAFETIES, SEAT_MILES, SEAT_TOTAL, SEAT_FIELDS };
enum { NUMBER_MOST = GAME_POINTS };

static const char *const fields[FIELDS] = {
    [FIELD_TURN] = "turn", [FIELD_DECK] = "deck", [FIELD_DRAW] = "draw"};
static const char *const seat_fields[SEAT_FIELDS] = {
    [SEAT_HAND] = "hand",         [SEAT_BATTLE] = "battle", [SEAT_SPEED] = "speed",
    [SEAT_SAFETIES] = "safeties", [SEAT_MILES] = "miles",   [SEAT_TOTAL] = "total"};

/* ---- writing --------------------------------------------------------------------------------------- */

static void write_cards(const char *prefix, const char *name, const uint8_t *cards, int most,
                        struct text *out)
{
    for (int i = 0; i < most && cards[i] != CARD_NONE; i++) {
        if (i == 0) {
            text_addf(out, " %s%s=", prefix, name);
        }
        text_addf(out, "%s%s", i == 0 ? "" : ",", mille_cards[cards[i]].name);
    }
}

static void write_side(const char *prefix, const struct mille_prepared_side *side, struct text *out)
{
    if (side->battle != CARD_NONE) {
        text_addf(out, " %sbattle=%s", prefix, mille_cards[side->battle].name);
    }
    if (side->speed != CARD_NONE) {
        text_addf(out, " %sspeed=%s", prefix, mille_cards[side->speed].name);
    }
    bool any = false;
    for (int i = 0; i < SAFETY_KINDS; i++) {
        if (side->safety[i] != SAFETY_ABSENT) {
            text_add(out, any ? "," : " ");
            text_addf(out, "%s%s%s%s", any ? "" : prefix,
                      any ? "" : "safeties=", mille_cards[CARD_EXTRA_TANK + i].name,
                      side->safety[i] == SAFETY_COUP_FOURRE ? "!" : "");
            any = true;
        }
    }
    any = false;
    for (int i = 0; i < DISTANCE_KINDS; i++) {
        for (int k = 0; k < side->distance[i]; k++) {
            text_add(out, any ? "," : " ");
            text_addf(out, "%s%s%s", any ? "" : prefix, any ? "" : "miles=", mille_cards[CARD_25 + i].name);
            any = true;
        }
    }
    if (side->total != 0) {
        text_addf(out, " %stotal=%d", prefix, side->total);
    }
}

void mille_prepared_format(const struct mille_prepared *position, struct text *out)
{
    text_addf(out, "turn=%d", position->turn);
    if (position->deck != 0) {
        text_addf(out, " deck=%d", position->deck);
    }
    write_cards("", "draw", position->draw, PREPARED_DRAWS, out);
    for (int seat = 0; seat < PREPARED_SEATS; seat++) {
        const char prefix[] = {(char)('0' + seat), '.', '\0'};
        write_cards(prefix, "hand", position->hand[seat], HAND_CARDS_DRAWN, out);
        write_side(prefix, &position->side[seat], out);
    }
}

/* ---- reading --------------------------------------------------------------------------------------- */

/* A list of cards being read; `end` is where the field ends. */
struct cards {
    const char *at, *end;
};

/* The next card of a list, with its mark; CARD_NONE for what is none. */
static int next_card(struct cards *list, bool *coup)
{
    const char *comma = memchr(list->at, ',', (size_t)(list->end - list->at));
    size_t length = (size_t)((comma ? comma : list->end) - list->at);
    const char *name = list->at;
    list->at = comma ? comma + 1 : NULL;
    *coup = length > 0 && name[length - 1] == '!';
    length -= *coup;
    for (int card = CARD_25; card < CARD_KINDS; card++) {
        if (strlen(mille_cards[card].name) == length && memcmp(mille_cards[card].name, name, length) == 0) {
            return card;
        }
    }
    return CARD_NONE;
}

static bool read_cards(struct cards list, uint8_t *cards, int most)
{
    bool coup = false;
    int count = 0;
    while (list.at && count < most) {
        cards[count] = (uint8_t)next_card(&list, &coup);
        if (cards[count++] == CARD_NONE || coup) {
            return false;
        }
    }
    return list.at == NULL;
}

/* A safety once, a distance as often as the deck has it. */
static bool read_safeties(struct cards list, uint8_t safety[SAFETY_KINDS])
{
    while (list.at) {
        bool coup;
        int card = next_card(&list, &coup);
        if (card < CARD_EXTRA_TANK || safety[mille_safety_index(card)] != SAFETY_ABSENT) {
            return false;
        }
        safety[mille_safety_index(card)] = coup ? SAFETY_COUP_FOURRE : SAFETY_PLAYED;
    }
    return true;
}

static bool read_miles(struct cards list, uint8_t distance[DISTANCE_KINDS])
{
    while (list.at) {
        bool coup;
        int card = next_card(&list, &coup);
        if (coup || card < CARD_25 || card > CARD_200 ||
            ++distance[mille_distance_index(card)] > mille_cards[card].count) {
            return false;
        }
    }
    return true;
}

static bool read_number(struct cards value, int most, int *number)
{
    *number = 0;
    for (const char *at = value.at; at < value.end; at++) {
        if (*at < '0' || *at > '9' || *number > NUMBER_MOST) {
            return false;
        }
        *number = *number * 10 + (*at - '0');
    }
    return value.end > value.at && *number <= most;
}

static bool read_field(struct mille_prepared *position, int field, struct cards value)
{
    int number;
    switch (field) {
    case FIELD_TURN:
        position->turn = (uint8_t)(read_number(value, PREPARED_SEATS - 1, &number) ? number : PREPARED_SEATS);
        return position->turn < PREPARED_SEATS;
    case FIELD_DECK:
        position->deck = (uint8_t)(read_number(value, DECK_CARDS, &number) ? number : 0);
        return position->deck > 0;
    default:
        return read_cards(value, position->draw, PREPARED_DRAWS);
    }
}

static bool read_seat_field(struct mille_prepared *position, int seat, int field, struct cards value)
{
    struct mille_prepared_side *side = &position->side[seat];
    int number;
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
        side->total = (int16_t)(read_number(value, GAME_POINTS - 1, &number) ? number : -1);
        return side->total >= 0;
    }
}

static int find(const char *const *names, int count, const char *name, size_t length)
{
    for (int i = 0; i < count; i++) {
        if (strlen(names[i]) == length && memcmp(names[i], name, length) == 0) {
            return i;
        }
    }
    return -1;
}

/* One field of the line, `length` bytes; `said` has a bit for each field that was there before. */
static bool read_piece(struct mille_prepared *position, const char *piece, size_t length, uint32_t *said,
                       struct text *why)
{
    const char *equals = memchr(piece, '=', length);
    size_t name = equals ? (size_t)(equals - piece) : length;
    bool seated = name > 2 && piece[0] >= '0' && piece[0] < '0' + PREPARED_SEATS && piece[1] == '.';
    int seat = seated ? piece[0] - '0' : 0;
    int field =
        seated ? find(seat_fields, SEAT_FIELDS, piece + 2, name - 2) : find(fields, FIELDS, piece, name);
    if (!equals || field < 0) {
        text_add(why, "a field that a position does not have");
        return false;
    }
    uint32_t bit = (uint32_t)1 << (seated ? FIELDS + seat * SEAT_FIELDS + field : field);
    const struct cards value = {.at = equals + 1, .end = piece + length};
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
    uint32_t said = 0;
    while (line) {
        const char *space = strchr(line, ' ');
        size_t length = space ? (size_t)(space - line) : strlen(line);
        if (!read_piece(position, line, length, &said, why)) {
            return false;
        }
        line = space ? space + 1 : NULL;
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
