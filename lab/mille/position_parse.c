/* SPDX-License-Identifier: MIT */
/* Parses a position line: its fields, and their numbers and words. position_cards.c reads cards,
 * position_settle.c checks whether the position is possible. */
#include "mille/position_text.h"

#include "mille/position_read.h"

enum { QUOTED_MOST = 24, NUMBER_MOST = 9999, NUMBER_READ_MOST = 99999, UNSAID = 0xFF };

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

bool position_refuse(const struct reading *reading, struct slice piece, const char *because)
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
        position_refuse(reading, reading->value, "is not a value of this field");
    }
    return found;
}

static int number_of(const struct reading *reading, int most)
{
    int number = slice_number(reading->value, NUMBER_READ_MOST);
    if (number < 0) {
        position_refuse(reading, reading->value, "is not a number from 0 up");
    } else if (number > most) {
        text_addf(reading->why, "%s: at most %d", reading->name, most);
        number = -1;
    }
    return number;
}

static bool read_seats(struct reading *reading)
{
    int seats = number_of(reading, MILLE_SEATS_MAX);
    reading->seen->pub.seats = (uint8_t)seats;
    return seats >= 0;
}

static bool read_sides(struct reading *reading)
{
    int sides = number_of(reading, MILLE_SEATS_MAX);
    reading->seen->pub.sides = (uint8_t)sides;
    return sides >= 0;
}

static bool read_goal(struct reading *reading)
{
    int goal = number_of(reading, NUMBER_MOST);
    reading->seen->pub.goal = (int16_t)goal;
    return goal >= 0 && (goal == GOAL_MILES || goal == GOAL_EXTENDED ||
                         position_refuse(reading, reading->value, "is neither 700 nor 1000"));
}

static bool read_deck(struct reading *reading)
{
    int deck = number_of(reading, mille_deck_cards(&reading->seen->pub));
    reading->seen->pub.deck = (uint8_t)deck;
    return deck >= 0;
}

static bool read_phase(struct reading *reading)
{
    int phase = word_of(reading, mille_position_phases, PHASE_ANSWER + 1);
    reading->seen->pub.phase = (uint8_t)phase;
    return phase >= 0;
}

/* The number of a seat by its name; -1 after a refusal. */
static int seat_of(const struct reading *reading)
{
    const struct mille_public *pub = &reading->seen->pub;
    int seat = slice_find(reading->value, mille_position_seats, POSITION_FIRST_WORDS);
    if (pub->seats == 2 && seat != POSITION_ME) {
        seat = seat == POSITION_FIRST_WORDS - 1 ? POSITION_OP : -1;
    }
    if (seat < 0 || seat >= pub->seats) {
        position_refuse(reading, reading->value, "is not a value of this field");
        return -1;
    }
    return seat;
}

static bool read_first(struct reading *reading)
{
    int first = seat_of(reading);
    reading->seen->pub.starter = (uint8_t)first;
    return first >= 0;
}

static bool read_attacker(struct reading *reading)
{
    int attacker = seat_of(reading);
    reading->seen->pub.attacker = (uint8_t)attacker;
    return attacker >= 0;
}

static bool read_caller(struct reading *reading)
{
    struct mille_public *pub = &reading->seen->pub;
    for (int who = 0; who < pub->sides; who++) {
        if (slice_is(reading->value, mille_position_side(pub, who))) {
            pub->caller = (int8_t)who;
            return true;
        }
    }
    return position_refuse(reading, reading->value, "is not a value of this field");
}

static bool read_reshuffled(struct reading *reading)
{
    static const char *const words[] = {"no", "yes"};
    int value = word_of(reading, words, 2);
    reading->seen->pub.reshuffled = (uint8_t)value;
    return value >= 0;
}

static bool read_fresh(struct reading *reading)
{
    int fresh = word_of(reading, mille_position_fresh, (FRESH_BATTLE | FRESH_SPEED) + 1);
    reading->seen->pub.side[reading->who].fresh = (uint8_t)fresh;
    return fresh >= 0;
}

/* `who` is the option. */
static bool read_option(struct reading *reading)
{
    int value = slice_option(reading->value, &mille_game.options[reading->who]);
    reading->seen->pub.option[reading->who] = (uint8_t)value;
    return value >= 0 || position_refuse(reading, reading->value, "is not a value of this field");
}

static bool read_op_hand(struct reading *reading)
{
    int count = number_of(reading, HAND_CARDS);
    reading->seen->pub.hand[POSITION_OP] = (uint8_t)count;
    return count >= 0;
}

/* The numbers of cards in the hands of all others, from the left. */
static bool read_hands(struct reading *reading)
{
    struct mille_public *pub = &reading->seen->pub;
    struct slice rest = reading->value;
    int seat = 0;
    while (rest.at && ++seat < pub->seats) {
        struct reading one = *reading;
        one.value = slice_cut(&rest, ',');
        int count = number_of(&one, HAND_CARDS);
        if (count < 0) {
            return false;
        }
        pub->hand[seat] = (uint8_t)count;
    }
    return (!rest.at && seat == pub->seats - 1) ||
           position_refuse(reading, reading->value, "is not a number for each other seat");
}

static bool read_total(struct reading *reading)
{
    int total = number_of(reading, GAME_POINTS - 1);
    reading->seen->pub.side[reading->who].total = (int16_t)total;
    return total >= 0;
}

/* Where a field is known. */
enum seating { ANYWHERE, OF_TWO_SEATS, OF_MORE_SEATS, OF_TWO_SIDES, OF_MORE_SIDES };

static const struct field {
    const char *name;
    bool (*read)(struct reading *reading);
    int who;
    enum seating where;
    bool wanted; /* there is no default */
    bool early;  /* what other fields mean depends on this one */
} fields[] = {
#define SIDE_FIELDS(name, who, where)                                                                        \
    {name ".battle", position_read_battle, who, where, false, false},                                        \
        {name ".speed", position_read_speed, who, where, false, false},                                      \
        {name ".safeties", position_read_safeties, who, where, false, false},                                \
        {name ".miles", position_read_miles, who, where, false, false},                                      \
    {                                                                                                        \
        name ".total", read_total, who, where, false, false                                                  \
    }
#define OPTION_FIELD(name, option)                                                                           \
    {                                                                                                        \
        name, read_option, option, ANYWHERE, false, true                                                     \
    }
#define RECENT_FIELD(name, seat, where)                                                                      \
    {                                                                                                        \
        name ".recent", position_read_recent, seat, where, false, false                                      \
    }
    {"seats", read_seats, 0, ANYWHERE, false, true},
    {"sides", read_sides, 0, ANYWHERE, false, true},
    OPTION_FIELD("extension", OPTION_EXTENSION),
    OPTION_FIELD("deck_end", OPTION_DECK_END),
    OPTION_FIELD("cards", OPTION_DECK),
    OPTION_FIELD("trip", OPTION_GOAL),
    OPTION_FIELD("coup", OPTION_COUP),
    OPTION_FIELD("extension_pay", OPTION_EXTENSION_PAY),
    OPTION_FIELD("shut_out", OPTION_SHUT_OUT),
    OPTION_FIELD("old_hazard", OPTION_OLD_HAZARD),
    OPTION_FIELD("after_cure", OPTION_AFTER_CURE),
    OPTION_FIELD("hazard_on", OPTION_HAZARD_ON),
    OPTION_FIELD("racers", OPTION_RACERS),
    OPTION_FIELD("finish", OPTION_FINISH),
    OPTION_FIELD("discard", OPTION_DISCARD),
    OPTION_FIELD("late_safety", OPTION_LATE_SAFETY),
    OPTION_FIELD("coup_points", OPTION_COUP_POINTS),
    OPTION_FIELD("bonuses", OPTION_BONUSES),
    OPTION_FIELD("length", OPTION_LENGTH),
    {"goal", read_goal, 0, ANYWHERE, false, false},
    {"deck", read_deck, 0, ANYWHERE, true, false},
    {"phase", read_phase, 0, ANYWHERE, true, false},
    {"first", read_first, 0, ANYWHERE, false, false},
    {"hand", position_read_hand, 0, ANYWHERE, true, false},
    SIDE_FIELDS("me", POSITION_ME, ANYWHERE),
    SIDE_FIELDS("op", POSITION_OP, OF_TWO_SIDES),
    SIDE_FIELDS("op1", POSITION_OP, OF_MORE_SIDES),
    SIDE_FIELDS("op2", 2, OF_MORE_SIDES),
    SIDE_FIELDS("op3", 3, OF_MORE_SIDES),
    {"op.hand", read_op_hand, POSITION_OP, OF_TWO_SEATS, false, false},
    {"hands", read_hands, 0, OF_MORE_SEATS, false, false},
    {"gone", position_read_gone, 0, ANYWHERE, false, false},
    RECENT_FIELD("me", POSITION_ME, ANYWHERE),
    RECENT_FIELD("op", POSITION_OP, OF_TWO_SEATS),
    RECENT_FIELD("seat1", 1, OF_MORE_SEATS),
    RECENT_FIELD("seat2", 2, OF_MORE_SEATS),
    RECENT_FIELD("seat3", 3, OF_MORE_SEATS),
    RECENT_FIELD("seat4", 4, OF_MORE_SEATS),
    RECENT_FIELD("seat5", 5, OF_MORE_SEATS),
    {"fresh", read_fresh, POSITION_ME, ANYWHERE, false, false},
    {"op.fresh", read_fresh, POSITION_OP, OF_TWO_SIDES, false, false},
    {"op1.fresh", read_fresh, POSITION_OP, OF_MORE_SIDES, false, false},
    {"op2.fresh", read_fresh, 2, OF_MORE_SIDES, false, false},
    {"op3.fresh", read_fresh, 3, OF_MORE_SIDES, false, false},
    {"attacker", read_attacker, 0, OF_MORE_SEATS, false, false},
    {"caller", read_caller, 0, ANYWHERE, false, false},
    {"reshuffled", read_reshuffled, 0, ANYWHERE, false, false},
};

enum { FIELDS = sizeof fields / sizeof fields[0] };

static bool is_known(const struct field *field, const struct mille_public *pub)
{
    bool seat = field->read == position_read_recent;
    switch (field->where) {
    case OF_TWO_SEATS:
        return pub->seats == 2;
    case OF_MORE_SEATS:
        return pub->seats > 2 && (!seat || field->who < pub->seats);
    case OF_TWO_SIDES:
        return pub->sides == 2;
    case OF_MORE_SIDES:
        return pub->sides > 2 && field->who < pub->sides;
    default:
        return true;
    }
}

/* early: reads the early fields, and passes over all others; else the other way round. */
static bool read_field(struct mille_observation *seen, struct slice field, bool early, bool given[FIELDS],
                       struct text *why)
{
    struct slice value = field;
    struct slice name = slice_cut(&value, '=');
    int i = 0;
    while (i < FIELDS && !(slice_is(name, fields[i].name) && (early || is_known(&fields[i], &seen->pub)))) {
        i++;
    }
    if ((i < FIELDS && fields[i].early) != early) {
        return true;
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

static bool read_fields(struct mille_observation *seen, const char *line, bool early, bool given[FIELDS],
                        struct text *why)
{
    struct slice rest = slice_of(line);
    while (rest.at) {
        struct slice field = slice_cut(&rest, ' ');
        if (field.length > 0 && !read_field(seen, field, early, given, why)) {
            return false;
        }
    }
    return true;
}

/* What a line leaves out, and what it must not. */
static bool fill_in(struct mille_public *pub, const bool given[FIELDS], struct text *why)
{
    for (int i = 0; i < FIELDS; i++) {
        if (fields[i].wanted && !given[i]) {
            text_addf(why, "%s: missing", fields[i].name);
            return false;
        }
    }
    for (int seat = 1; seat < pub->seats; seat++) {
        if (pub->hand[seat] == UNSAID && pub->deck == 0) {
            text_addf(why, "%s: missing, and the deck is out", pub->seats == 2 ? "op.hand" : "hands");
            return false;
        }
        pub->hand[seat] = pub->hand[seat] == UNSAID ? HAND_CARDS : pub->hand[seat];
    }
    pub->goal = pub->goal == 0 ? (int16_t)mille_first_goal(pub) : pub->goal;
    return true;
}

bool mille_position_parse(const char *line, struct mille_observation *seen, struct text *why)
{
    struct mille_observation next = {.pub = {.seats = 2, .sides = 0, .trip_side = -1, .caller = -1}};
    bool given[FIELDS] = {false};
    if (!read_fields(&next, line, true, given, why)) {
        return false;
    }
    next.pub.sides = next.pub.sides == 0 ? next.pub.seats : next.pub.sides;
    if (!game_can_seat(&mille_game, next.pub.seats, next.pub.sides)) {
        text_addf(why, "seats: %d in %d sides do not play the road", next.pub.seats, next.pub.sides);
        return false;
    }
    for (int seat = 1; seat < next.pub.seats; seat++) {
        next.pub.hand[seat] = UNSAID;
    }
    if (!read_fields(&next, line, false, given, why) || !fill_in(&next.pub, given, why) ||
        !mille_position_settle(&next, why)) {
        return false;
    }
    *seen = next;
    return true;
}
