/* SPDX-License-Identifier: MIT */
#include "games/bones/inside.h"
#include "games/bones/line.h"

#include <string.h>

static bool was_said(const struct bones_said *said, int field)
{
    return said->fields >> (unsigned)field & 1u;
}

/* NULL, or why a turn of a log cannot follow those that *pub has. */
static const char *wrong_turn(const struct bones_public *pub, const struct bones_turn *turn, int passes)
{
    if (turn->tile == BONES_TILE_NONE) {
        return pub->log_count == 0 || passes == BONES_PASSES_MAX ? "log: a knock that cannot be" : NULL;
    }
    if (bones_laid(pub) & bones_bit(turn->tile)) {
        return "log: a tile lies once";
    }
    if (pub->log_count == 0) {
        return turn->arm == BONES_ARM_NONE ? NULL : "log: the lead goes on no arm";
    }
    if (turn->arm == BONES_ARM_NONE || turn->arm >= bones_arms_end(&pub->board) ||
        !bones_has(turn->tile, pub->board.shows[turn->arm])) {
        return "log: a tile where it does not fit";
    }
    if (bones_with[pub->seat[pub->turn].lacks] & bones_bit(turn->tile)) {
        return "log: a number that was lacking at a knock";
    }
    return NULL;
}

const char *bones_replay(struct bones_public *pub, const struct bones_turn *turn, int *passes)
{
    const char *wrong = wrong_turn(pub, turn, *passes);
    if (wrong) {
        return wrong;
    }
    int32_t *points = pub->seat[pub->turn].points;
    bool lead = pub->log_count == 0;
    bones_take_turn(pub, turn->tile, turn->arm);
    *passes = turn->tile == BONES_TILE_NONE ? *passes + 1 : 0;
    if (turn->tile != BONES_TILE_NONE) {
        points[lead ? BONES_LINE_BIG_FIVE : BONES_LINE_ENDS] += bones_points(bones_count(&pub->board));
    }
    return NULL;
}

/* Plays the log. */
static const char *lay_log(const struct bones_said *said, struct bones_public *pub)
{
    int passes = 0;
    pub->turn = pub->leader;
    for (int i = 0; i < said->count; i++) {
        int seat = pub->turn;
        const char *wrong = bones_replay(pub, &said->log[i], &passes);
        if (wrong) {
            return wrong;
        }
        bool none_left = (bones_with[bones_open(&pub->board)] & ~bones_laid(pub)) == 0;
        if (pub->seat[seat].tiles == 0 || none_left) {
            return "log: the round is over";
        }
    }
    return NULL;
}

/* Sets the seats that dominoed, named and lead, and the opening tile. */
static const char *lay_opening(const struct bones_said *said, struct bones_public *pub)
{
    const int *seat = said->seat;
    bool asks = said->phase == BONES_PHASE_REDEAL || said->phase == BONES_PHASE_NAME;
    int opens = said->phase == BONES_PHASE_PLAY ? (said->count > 0 ? said->log[0].tile : BONES_TILE_NONE)
                                                : said->opens;
    int namer = said->phase == BONES_PHASE_NAME ? seat[BONES_FIELD_ME] : seat[BONES_FIELD_NAMED];
    bool own = pub->option[BONES_OPTION_OPENING] == BONES_OPENING_OWN;
    pub->namer = (int8_t)namer;
    pub->chooser = (int8_t)(seat[BONES_FIELD_DOMINOED] == SEAT_NONE ? namer : seat[BONES_FIELD_DOMINOED]);
    if ((asks && was_said(said, BONES_FIELD_NAMED)) ||
        (said->phase == BONES_PHASE_NAME && was_said(said, BONES_FIELD_OPENS))) {
        return "named, opens: nothing is named yet";
    }
    if (!own && namer != SEAT_NONE && pub->chooser != namer) {
        return "dominoed: who dominoed names";
    }
    if (!asks && pub->chooser != SEAT_NONE && namer == SEAT_NONE) {
        return "named must be said where somebody dominoed";
    }
    if (said->phase == BONES_PHASE_REDEAL && pub->chooser == SEAT_NONE) {
        opens = BONES_BIG_SIX;
    }
    if (!asks && (opens == BONES_TILE_NONE || !bones_is_double(opens))) {
        return "opens, log: a double opens";
    }
    if (said->phase != BONES_PHASE_NAME && namer == SEAT_NONE && opens != BONES_BIG_SIX &&
        opens != BONES_TILE_NONE) {
        return "opens, log: nobody has named another double than 66";
    }
    if (said->phase == BONES_PHASE_REDEAL && pub->chooser != SEAT_NONE && opens != BONES_TILE_NONE) {
        return "opens: it is still to be named";
    }
    pub->opening = (uint8_t)(asks && pub->chooser != SEAT_NONE ? BONES_TILE_NONE : opens);
    int leader = said->phase == BONES_PHASE_PLAY ? seat[BONES_FIELD_FIRST] : seat[BONES_FIELD_ME];
    pub->leader = (int8_t)(asks ? SEAT_NONE : leader);
    if (!asks && own && namer != SEAT_NONE && namer != leader) {
        return "named: one's own double is led by oneself";
    }
    return NULL;
}

static const char *lay_totals(const struct bones_said *said, struct bones_public *pub)
{
    int32_t most = 0;
    int with = 0;
    for (int seat = 0; seat < BONES_SEATS_MAX; seat++) {
        int32_t total = said->total[seat];
        pub->seat[seat].total = total;
        with = total > most ? 1 : with + (total == most);
        most = total > most ? total : most;
    }
    int32_t target = bones_target(pub);
    return target > 0 && most >= target && with == 1 ? "totals: the game is over" : NULL;
}

const char *bones_line_lay(const struct bones_said *said, struct bones_public *pub)
{
    struct bones_public next = {.round = 1, .winner = SEAT_NONE};
    bool plays = said->phase == BONES_PHASE_PLAY;
    next.seats = next.sides = BONES_SEATS_MAX;
    next.phase = (uint8_t)said->phase;
    memcpy(next.option, pub->option, sizeof next.option);
    if (said->seat[BONES_FIELD_ME] == SEAT_NONE) {
        return "me must be said";
    }
    if (plays != (said->seat[BONES_FIELD_FIRST] != SEAT_NONE) || plays != was_said(said, BONES_FIELD_LOG)) {
        return "first, log: of a round under way, and must be said there";
    }
    for (int seat = 0; seat < BONES_SEATS_MAX; seat++) {
        next.seat[seat].tiles = BONES_HAND;
    }
    const char *wrong = lay_opening(said, &next);
    if (!wrong) {
        wrong = lay_totals(said, &next);
    }
    next.turn = (int8_t)said->seat[BONES_FIELD_ME];
    if (!wrong && plays) {
        wrong = lay_log(said, &next);
    }
    if (!wrong && next.turn != said->seat[BONES_FIELD_ME]) {
        wrong = "me: another seat is in turn";
    }
    if (!wrong) {
        *pub = next;
    }
    return wrong;
}

const char *bones_line_fits_hand(const struct bones_public *pub, int seat, uint32_t hand)
{
    if (bones_many(hand) != pub->seat[seat].tiles) {
        return "hand: not as many tiles as it must hold";
    }
    if (hand & bones_laid(pub)) {
        return "hand: a tile of it lies";
    }
    if (hand & bones_with[pub->seat[seat].lacks]) {
        return "hand: a number that was lacking at a knock";
    }
    int doubles = bones_many(hand & bones_doubles);
    if (pub->phase == BONES_PHASE_REDEAL && pub->turn == seat && doubles < bones_redeal_doubles(pub)) {
        return "hand: too few doubles to be asked";
    }
    bool own = pub->option[BONES_OPTION_OPENING] == BONES_OPENING_OWN;
    if (pub->phase == BONES_PHASE_NAME && pub->turn == seat && own && doubles == 0) {
        return "hand: no double to name";
    }
    if (pub->phase == BONES_PHASE_LEAD && pub->turn == seat && !(hand & bones_bit(pub->opening))) {
        return "hand: who leads holds the tile";
    }
    return NULL;
}
