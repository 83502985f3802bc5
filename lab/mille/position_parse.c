/* SPDX-License-Identifier: MIT */
/* Parses a position line. position_settle.c checks whether the position is possible. */
#include "mille/position_text.h"

#include "mille/position_inside.h"

enum { QUOTED_MOST = 24, NUMBER_MOST = 9999, NUMBER_READ_MOST = 99999, HAND_UNSAID = 0xFF };

/* The field that is being read. */
struct reading {
    struct mille_observation *seen;
    const char *name;
    struct slice value;
    int who; /* the side that the field is about */
    struct text *why;
};

/* Control characters are left out, since the text may be shown on a terminal. */
static void quote(struct text *why, struct slice piece)
{
    text_add(why, "\"");
    for (size_t i = 0; i < piece.length && i < QUOTED_MOST; i++) {
        char byte[2] = {piece.at[i] > ' ' && piece.at[i] <= '~' ? piece.at[i] : '?', '\0'};
        text_add(why, byte);
    }
    text_add(why, piece.length > QUOTED_MOST ? "...\"" : "\"");
}

static bool refuse(const struct reading *reading, struct slice piece, const char *because)
{
    text_addf(reading->why, "%s: ", reading->name);
    quote(reading->why, piece);
    text_addf(reading->why, " %s", because);
    return false;
}

/* The index of the value among words; -1, with a refusal, if it is not found. */
static int word_of(const struct reading *reading, const char *const *words, int count)
{
    int found = slice_find(reading->value, words, count);
    if (found < 0) {
        refuse(reading, reading->value, "is not a value of this field");
    }
    return found;
}

static int number_of(const struct reading *reading, int most)
{
    int number = slice_number(reading->value, NUMBER_READ_MOST);
    if (number < 0) {
        refuse(reading, reading->value, "is not a number from 0 up");
    } else if (number > most) {
        text_addf(reading->why, "%s: at most %d", reading->name, most);
        number = -1;
    }
    return number;
}

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
            return refuse(reading, piece, "is not a card");
        }
        if (!add(reading, card, mark, piece)) {
            return false;
        }
    }
    return true;
}

static bool read_goal(struct reading *reading)
{
    int goal = number_of(reading, NUMBER_MOST);
    reading->seen->pub.goal = (int16_t)goal;
    return goal >= 0 && (goal == GOAL_MILES || goal == GOAL_EXTENDED ||
                         refuse(reading, reading->value, "is neither 700 nor 1000"));
}

static bool read_deck(struct reading *reading)
{
    int deck = number_of(reading, DECK_CARDS);
    reading->seen->pub.deck = (uint8_t)deck;
    return deck >= 0;
}

static bool read_phase(struct reading *reading)
{
    int phase = word_of(reading, mille_position_phases, PHASE_EXTEND + 1);
    reading->seen->pub.phase = (uint8_t)phase;
    return phase >= 0;
}

static bool read_first(struct reading *reading)
{
    int first = word_of(reading, mille_position_seats, POSITION_SEATS);
    reading->seen->pub.starter = (uint8_t)first;
    return first >= 0;
}

static bool read_fresh(struct reading *reading)
{
    int fresh = word_of(reading, mille_position_fresh, FRESH_SPEED + 1);
    reading->seen->pub.side[POSITION_ME].fresh = (uint8_t)fresh;
    return fresh >= 0;
}

static bool read_option(struct reading *reading)
{
    int option = game_option_index(&mille_game, reading->name);
    int value = slice_option(reading->value, &mille_game.options[option]);
    reading->seen->pub.option[option] = (uint8_t)value;
    return value >= 0 || refuse(reading, reading->value, "is not a value of this field");
}

static bool add_to_hand(struct reading *reading, int card, char mark, struct slice piece)
{
    struct mille_hand *hand = &reading->seen->own;
    if (mark) {
        return refuse(reading, piece, "is not a card");
    }
    if (hand->count == HAND_CARDS_DRAWN) {
        text_addf(reading->why, "%s: at most %d cards", reading->name, HAND_CARDS_DRAWN);
        return false;
    }
    hand->card[hand->count++] = (uint8_t)card;
    return true;
}

static bool read_hand(struct reading *reading)
{
    return read_list(reading, add_to_hand);
}

static bool read_op_hand(struct reading *reading)
{
    int count = number_of(reading, HAND_CARDS);
    reading->seen->pub.hand[POSITION_OP] = (uint8_t)count;
    return count >= 0;
}

static bool read_top(struct reading *reading, card_set allowed, uint8_t *top)
{
    int card = mille_card_named(reading->value);
    *top = (uint8_t)card;
    return card_in(allowed, card) || slice_is(reading->value, "none") ||
           refuse(reading, reading->value, "does not lie on this pile");
}

static bool read_battle(struct reading *reading)
{
    return read_top(reading, SET_BATTLE_HAZARDS | SET_CURES | card_bit(CARD_GO),
                    &reading->seen->pub.side[reading->who].battle);
}

static bool read_speed(struct reading *reading)
{
    return read_top(reading, card_bit(CARD_SPEED_LIMIT) | card_bit(CARD_END_OF_LIMIT),
                    &reading->seen->pub.side[reading->who].speed);
}

static bool add_safety(struct reading *reading, int card, char mark, struct slice piece)
{
    if (!card_in(SET_SAFETIES, card) || mark == '-') {
        return refuse(reading, piece, "is not a safety");
    }
    uint8_t *safety = &reading->seen->pub.side[reading->who].safety[mille_safety_index(card)];
    if (*safety != SAFETY_ABSENT) {
        return refuse(reading, piece, "is there twice");
    }
    *safety = mark ? SAFETY_COUP_FOURRE : SAFETY_PLAYED;
    return true;
}

static bool read_safeties(struct reading *reading)
{
    return read_list(reading, add_safety);
}

static bool count_card(struct reading *reading, int card, uint8_t *count, struct slice piece)
{
    (*count)++;
    return *count <= mille_cards[card].count || refuse(reading, piece, "is not that often in the deck");
}

static bool add_distance(struct reading *reading, int card, char mark, struct slice piece)
{
    if (!card_in(SET_DISTANCES, card) || mark) {
        return refuse(reading, piece, "is not a distance");
    }
    struct mille_side *side = &reading->seen->pub.side[reading->who];
    return count_card(reading, card, &side->distance[mille_distance_index(card)], piece);
}

static bool read_miles(struct reading *reading)
{
    return read_list(reading, add_distance);
}

static bool read_total(struct reading *reading)
{
    int total = number_of(reading, GAME_POINTS - 1);
    reading->seen->pub.side[reading->who].total = (int16_t)total;
    return total >= 0;
}

static bool add_gone(struct reading *reading, int card, char mark, struct slice piece)
{
    if (mark) {
        return refuse(reading, piece, "is not a card");
    }
    if (card_in(SET_SAFETIES, card)) {
        return refuse(reading, piece, "is a safety: it is never gone");
    }
    return count_card(reading, card, &reading->seen->pub.discard[card], piece);
}

static bool read_gone(struct reading *reading)
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
    if (card_in(SET_SAFETIES, card) || mark == '!') {
        return refuse(reading, piece, "ends no turn");
    }
    if (count == RECENT_CARDS) {
        text_addf(reading->why, "%s: at most %d cards", reading->name, RECENT_CARDS);
        return false;
    }
    recent[count] = (uint8_t)(card + (mark == '-' ? DISCARDED : 0));
    return true;
}

static bool read_recent(struct reading *reading)
{
    return read_list(reading, add_recent);
}

static const struct field {
    const char *name;
    bool (*read)(struct reading *reading);
    int who;
    bool wanted; /* there is no default */
} fields[] = {
    {"goal", read_goal, POSITION_ME, false},        {"deck", read_deck, POSITION_ME, true},
    {"phase", read_phase, POSITION_ME, true},       {"first", read_first, POSITION_ME, false},
    {"hand", read_hand, POSITION_ME, true},         {"me.battle", read_battle, POSITION_ME, false},
    {"me.speed", read_speed, POSITION_ME, false},   {"me.safeties", read_safeties, POSITION_ME, false},
    {"me.miles", read_miles, POSITION_ME, false},   {"me.total", read_total, POSITION_ME, false},
    {"op.battle", read_battle, POSITION_OP, false}, {"op.speed", read_speed, POSITION_OP, false},
    {"op.hand", read_op_hand, POSITION_OP, false},  {"op.safeties", read_safeties, POSITION_OP, false},
    {"op.miles", read_miles, POSITION_OP, false},   {"op.total", read_total, POSITION_OP, false},
    {"gone", read_gone, POSITION_ME, false},        {"fresh", read_fresh, POSITION_ME, false},
    {"me.recent", read_recent, POSITION_ME, false}, {"op.recent", read_recent, POSITION_OP, false},
    {"extension", read_option, POSITION_ME, false}, {"deck_end", read_option, POSITION_ME, false},
};

enum { FIELDS = sizeof fields / sizeof fields[0] };

static bool read_field(struct mille_observation *seen, struct slice field, bool given[FIELDS],
                       struct text *why)
{
    struct slice value = field;
    struct slice name = slice_cut(&value, '=');
    int i = 0;
    while (i < FIELDS && !slice_is(name, fields[i].name)) {
        i++;
    }
    if (i == FIELDS) {
        text_add(why, "no field is called ");
        quote(why, name);
        return false;
    }
    if (given[i]) {
        text_addf(why, "%s: given twice", fields[i].name);
        return false;
    }
    if (value.length == 0) {
        text_addf(why, "%s: no value", fields[i].name);
        return false;
    }
    given[i] = true;
    struct reading reading = {
        .seen = seen, .name = fields[i].name, .value = value, .who = fields[i].who, .why = why};
    return fields[i].read(&reading);
}

bool mille_position_parse(const char *line, struct mille_observation *seen, struct text *why)
{
    struct mille_observation next = {
        .pub = {.seats = POSITION_SEATS, .sides = POSITION_SEATS, .goal = GOAL_MILES, .trip_side = -1}};
    bool given[FIELDS] = {false};
    next.pub.hand[POSITION_OP] = HAND_UNSAID;
    struct slice rest = slice_of(line);
    while (rest.at) {
        struct slice field = slice_cut(&rest, ' ');
        if (field.length > 0 && !read_field(&next, field, given, why)) {
            return false;
        }
    }
    for (int i = 0; i < FIELDS; i++) {
        if (fields[i].wanted && !given[i]) {
            text_addf(why, "%s: missing", fields[i].name);
            return false;
        }
    }
    if (next.pub.hand[POSITION_OP] == HAND_UNSAID) {
        if (next.pub.deck == 0) {
            text_add(why, "op.hand: missing, and the deck is out");
            return false;
        }
        next.pub.hand[POSITION_OP] = HAND_CARDS;
    }
    if (!mille_position_settle(&next, why)) {
        return false;
    }
    *seen = next;
    return true;
}
