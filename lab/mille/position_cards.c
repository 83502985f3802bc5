/* SPDX-License-Identifier: MIT */
/* The fields of a position line that hold cards. */
#include "mille/position_read.h"

/* Calls `add` with each card of a list; a `!` behind a name or a `-` before it is passed on as a mark. */
static bool read_list(struct reading *reading,
                      bool (*add)(struct reading *reading, int card, char mark, struct slice piece))
{
    struct slice rest = reading->value;
    if (slice_is(rest, "-")) {
        return true;
    }
    while (rest.at) {
        struct slice piece = slice_cut(&rest, ',');
        struct slice name = piece;
        char mark = '\0';
        if (name.length > 0 && name.at[name.length - 1] == '!') {
            mark = '!';
            name.length--;
        } else if (name.length > 0 && name.at[0] == '-') {
            mark = '-';
            name.at++;
            name.length--;
        }
        int card = mille_card_named(name);
        if (card == CARD_NONE) {
            return position_refuse(reading, piece, "is not a card");
        }
        if (!add(reading, card, mark, piece)) {
            return false;
        }
    }
    return true;
}

static bool add_to_hand(struct reading *reading, int card, char mark, struct slice piece)
{
    struct mille_hand *hand = &reading->seen->own;
    if (mark) {
        return position_refuse(reading, piece, "is not a card");
    }
    if (hand->count == HAND_CARDS_DRAWN) {
        text_addf(reading->why, "%s: at most %d cards", reading->name, HAND_CARDS_DRAWN);
        return false;
    }
    hand->card[hand->count++] = (uint8_t)card;
    return true;
}

bool position_read_hand(struct reading *reading)
{
    return read_list(reading, add_to_hand);
}

static bool read_top(struct reading *reading, card_set allowed, uint8_t *top)
{
    int card = mille_card_named(reading->value);
    *top = (uint8_t)card;
    return card_in(allowed, card) || slice_is(reading->value, "none") ||
           position_refuse(reading, reading->value, "does not lie on this pile");
}

bool position_read_battle(struct reading *reading)
{
    return read_top(reading, SET_BATTLE_HAZARDS | SET_CURES | card_bit(CARD_GO),
                    &reading->seen->pub.side[reading->who].battle);
}

bool position_read_speed(struct reading *reading)
{
    return read_top(reading, card_bit(CARD_SPEED_LIMIT) | card_bit(CARD_END_OF_LIMIT),
                    &reading->seen->pub.side[reading->who].speed);
}

static bool add_safety(struct reading *reading, int card, char mark, struct slice piece)
{
    if (!card_in(SET_SAFETIES, card) || mark == '-') {
        return position_refuse(reading, piece, "is not a safety");
    }
    uint8_t *safety = &reading->seen->pub.side[reading->who].safety[mille_safety_index(card)];
    if (*safety != SAFETY_ABSENT) {
        return position_refuse(reading, piece, "is there twice");
    }
    *safety = mark ? SAFETY_COUP_FOURRE : SAFETY_PLAYED;
    return true;
}

bool position_read_safeties(struct reading *reading)
{
    return read_list(reading, add_safety);
}

static bool count_card(struct reading *reading, int card, uint8_t *count, struct slice piece)
{
    (*count)++;
    return *count <= mille_deck_count(&reading->seen->pub, card) ||
           position_refuse(reading, piece, "is not that often in the deck");
}

static bool add_distance(struct reading *reading, int card, char mark, struct slice piece)
{
    if (!card_in(SET_DISTANCES, card) || mark) {
        return position_refuse(reading, piece, "is not a distance");
    }
    struct mille_side *side = &reading->seen->pub.side[reading->who];
    return count_card(reading, card, &side->distance[mille_distance_index(card)], piece);
}

bool position_read_miles(struct reading *reading)
{
    return read_list(reading, add_distance);
}

static bool safeties_discarded(const struct reading *reading)
{
    return reading->seen->pub.option[OPTION_DISCARD] == DISCARD_ANY;
}

static bool add_gone(struct reading *reading, int card, char mark, struct slice piece)
{
    if (mark) {
        return position_refuse(reading, piece, "is not a card");
    }
    if (card_in(SET_SAFETIES, card) && !safeties_discarded(reading)) {
        return position_refuse(reading, piece, "is a safety: it is never gone");
    }
    return count_card(reading, card, &reading->seen->pub.discard[card], piece);
}

bool position_read_gone(struct reading *reading)
{
    return read_list(reading, add_gone);
}

static bool add_recent(struct reading *reading, int card, char mark, struct slice piece)
{
    uint8_t *recent = reading->seen->pub.recent[reading->who];
    int count = 0;
    while (count < RECENT_CARDS && recent[count] != CARD_NONE) {
        count++;
    }
    bool safety = card_in(SET_SAFETIES, card) && !(mark == '-' && safeties_discarded(reading));
    if (safety || mark == '!') {
        return position_refuse(reading, piece, "ends no turn");
    }
    if (count == RECENT_CARDS) {
        text_addf(reading->why, "%s: at most %d cards", reading->name, RECENT_CARDS);
        return false;
    }
    recent[count] = (uint8_t)(card + (mark == '-' ? DISCARDED : 0));
    return true;
}

bool position_read_recent(struct reading *reading)
{
    return read_list(reading, add_recent);
}
