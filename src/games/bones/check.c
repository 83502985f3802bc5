/* SPDX-License-Identifier: MIT */
/* The invariants of every position. The board is built again from the log and compared. */
#include "games/bones/inside.h"

#include <string.h>

static bool is_over(const struct bones_public *pub)
{
    return pub->phase == BONES_PHASE_ROUND_OVER || pub->phase == BONES_PHASE_GAME_OVER;
}

static const char *check_tiles(const struct bones_state *state)
{
    const struct bones_public *pub = &state->pub;
    uint32_t somewhere = 0;
    for (int i = 0; i < pub->log_count; i++) {
        uint32_t bit = bones_bit(pub->log[i].tile);
        if (somewhere & bit) {
            return "a tile lies once";
        }
        somewhere |= bit;
    }
    for (int seat = 0; seat < pub->seats; seat++) {
        if (somewhere & state->hand[seat]) {
            return "each tile is in one hand or place";
        }
        somewhere |= state->hand[seat];
        if (bones_many(state->hand[seat]) != pub->seat[seat].tiles) {
            return "hands are counted";
        }
        if (state->hand[seat] & bones_with[pub->seat[seat].lacks]) {
            return "nobody holds a number that was lacking at a knock";
        }
    }
    bool all = pub->seats < BONES_SEATS_MAX || somewhere == BONES_TILES_ALL;
    return all ? NULL : "no tile is missing";
}

static bool same_board(const struct bones_board *a, const struct bones_board *b)
{
    return a->spinner == b->spinner && memcmp(a->tiles, b->tiles, sizeof a->tiles) == 0 &&
           memcmp(a->shows, b->shows, sizeof a->shows) == 0 &&
           memcmp(a->twice, b->twice, sizeof a->twice) == 0;
}

/* Builds the board from the log. */
static const char *check_log(const struct bones_public *pub)
{
    struct bones_public again = {.seats = pub->seats, .opening = pub->opening, .turn = pub->leader};
    int passes = 0;
    for (int i = 0; i < pub->log_count; i++) {
        if (pub->log[i].seat != again.turn) {
            return "turns go round to the left";
        }
        if (i == 0 && (pub->log[i].tile != pub->opening || !bones_is_double(pub->opening))) {
            return "the opening is a double, and is led";
        }
        const char *broken = bones_replay(&again, &pub->log[i], &passes);
        if (broken) {
            return broken;
        }
    }
    for (int seat = 0; seat < pub->seats; seat++) {
        const struct bones_seat *is = &pub->seat[seat];
        if (is->points[BONES_LINE_ENDS] != again.seat[seat].points[BONES_LINE_ENDS] ||
            is->points[BONES_LINE_BIG_FIVE] != again.seat[seat].points[BONES_LINE_BIG_FIVE]) {
            return "points are what the tiles counted";
        }
        if (is->lacks != again.seat[seat].lacks) {
            return "lacks are what the knocks told";
        }
    }
    return same_board(&pub->board, &again.board) ? NULL : "arms show what was laid";
}

static const char *check_points(const struct bones_public *pub)
{
    bool over = is_over(pub);
    int bonuses = 0;
    for (int seat = 0; seat < pub->seats; seat++) {
        const struct bones_seat *is = &pub->seat[seat];
        if (is->total < 0 || is->total % 5 != 0 || is->games < 0) {
            return "totals are multiples of 5, and not below 0";
        }
        for (int line = 0; line < BONES_LINES; line++) {
            if (is->points[line] < 0 || is->points[line] % 5 != 0) {
                return "points are multiples of 5, and not below 0";
            }
        }
        bonuses += (is->points[BONES_LINE_DOMINO] > 0) + (is->points[BONES_LINE_LOCKED] > 0);
        if (!over && is->shown != 0) {
            return "hands are open once the round is over";
        }
    }
    return bonuses > (over ? 1 : 0) ? "one bonus, at the end of a round" : NULL;
}

static const char *check_turn(const struct bones_state *state)
{
    const struct bones_public *pub = &state->pub;
    bool over = is_over(pub);
    if (over != (pub->turn == SEAT_NONE) || pub->turn >= pub->seats) {
        return "somebody is in turn until the round is over";
    }
    if ((pub->phase == BONES_PHASE_GAME_OVER) != (pub->winner != SEAT_NONE)) {
        return "a game that is over has a winner";
    }
    switch (pub->phase) {
    case BONES_PHASE_REDEAL:
        return bones_many(state->hand[pub->turn] & bones_doubles) >= bones_redeal_doubles(pub)
                   ? NULL
                   : "who is asked holds doubles enough";
    case BONES_PHASE_NAME:
        return pub->turn == bones_namer(state) && pub->opening == BONES_TILE_NONE
                   ? NULL
                   : "who dominoed names what opens";
    case BONES_PHASE_LEAD:
        return pub->log_count == 0 && state->hand[pub->turn] & bones_bit(pub->opening)
                   ? NULL
                   : "who holds the opening leads it";
    case BONES_PHASE_PLAY:
        return bones_is_locked(state) ? "while a round goes on somebody can play" : NULL;
    default:
        return over ? NULL : "a position has a phase";
    }
}

const char *bones_check(const void *memory)
{
    const struct bones_state *state = memory;
    const struct bones_public *pub = &state->pub;
    if (pub->seats < 2 || pub->seats > BONES_SEATS_MAX || pub->log_count > BONES_LOG_MAX) {
        return "two to four seats";
    }
    const char *broken = check_tiles(state);
    broken = broken ? broken : check_log(pub);
    broken = broken ? broken : check_points(pub);
    return broken ? broken : check_turn(state);
}

/* ---- as a seat sees it --------------------------------------------------------------------------------- */

/* The hands that are open at the end of a round. */
static const char *check_open_hands(const struct bones_observation *seen)
{
    const struct bones_public *pub = &seen->pub;
    uint32_t somewhere = bones_laid(pub);
    for (int seat = 0; seat < pub->seats; seat++) {
        const struct bones_seat *is = &pub->seat[seat];
        if (bones_many(is->shown) != is->tiles || somewhere & is->shown ||
            is->shown & bones_with[is->lacks]) {
            return "open hands are those that were held";
        }
        somewhere |= is->shown;
    }
    bool own = pub->seat[seen->seat].shown == seen->hand;
    return own && somewhere == BONES_TILES_ALL ? NULL : "no tile is missing";
}

static const char *check_seen_tiles(const struct bones_observation *seen)
{
    const struct bones_public *pub = &seen->pub;
    int laid[BONES_SEATS_MAX] = {0};
    for (int i = 0; i < pub->log_count; i++) {
        laid[pub->log[i].seat] += pub->log[i].tile != BONES_TILE_NONE;
    }
    int last = pub->log_count > 0 ? pub->log[pub->log_count - 1].seat : SEAT_NONE;
    for (int seat = 0; seat < pub->seats; seat++) {
        int tiles = pub->seat[seat].tiles;
        if (tiles != BONES_HAND - laid[seat] || (tiles == 0 && (seat != last || !is_over(pub)))) {
            return "hands are counted, and the last tile ends the round";
        }
    }
    if (bones_many(seen->hand) != pub->seat[seen->seat].tiles || seen->hand & bones_laid(pub) ||
        seen->hand & bones_with[pub->seat[seen->seat].lacks]) {
        return "the own hand is what it can be";
    }
    return is_over(pub) ? check_open_hands(seen) : NULL;
}

/* The phases before the first tile. */
static const char *check_seen_opening(const struct bones_observation *seen)
{
    const struct bones_public *pub = &seen->pub;
    bool leads = pub->phase == BONES_PHASE_LEAD, names = pub->phase == BONES_PHASE_NAME;
    if (pub->log_count != 0 || (pub->leader != SEAT_NONE) != leads) {
        return "nobody has led yet";
    }
    if (leads || names) {
        bool right = pub->turn != SEAT_NONE && pub->turn == (leads ? pub->leader : pub->namer) &&
                     names == (pub->opening == BONES_TILE_NONE);
        bool held = !leads || ((seen->hand & bones_bit(pub->opening)) != 0) == (pub->turn == seen->seat);
        return right && held ? NULL : "who names or leads is in turn";
    }
    bool asked = pub->phase == BONES_PHASE_REDEAL;
    if (pub->namer != SEAT_NONE || pub->turn != (asked ? seen->seat : SEAT_NONE)) {
        return "who is asked alone knows that it is";
    }
    bool enough = bones_many(seen->hand & bones_doubles) >= bones_redeal_doubles(pub);
    return !asked || enough ? NULL : "who is asked holds doubles enough";
}

static const char *check_seen_turn(const struct bones_observation *seen)
{
    const struct bones_public *pub = &seen->pub;
    if ((pub->phase == BONES_PHASE_GAME_OVER) != (pub->winner != SEAT_NONE) || pub->winner >= pub->sides) {
        return "a game that is over has a winner";
    }
    if (pub->opening != BONES_TILE_NONE && !bones_is_double(pub->opening)) {
        return "a double opens";
    }
    if (pub->phase < BONES_PHASE_PLAY) {
        return check_seen_opening(seen);
    }
    if (pub->log_count == 0 || pub->leader == SEAT_NONE || pub->log[0].seat != pub->leader) {
        return "somebody has led";
    }
    bool locked = (~bones_laid(pub) & BONES_TILES_ALL & bones_with[bones_open(&pub->board)]) == 0;
    if (!is_over(pub)) {
        bool next = pub->turn == (pub->leader + pub->log_count) % pub->seats;
        return next && !locked ? NULL : "the next seat is in turn while somebody can play";
    }
    bool out = pub->seat[pub->log[pub->log_count - 1].seat].tiles == 0;
    return pub->turn == SEAT_NONE && (locked || out) ? NULL : "a round ends when nobody can play";
}

const char *bones_check_seen(const struct bones_observation *seen)
{
    if (seen->seat == SEAT_NONE) {
        return "a seat looks";
    }
    const char *broken = check_log(&seen->pub);
    broken = broken ? broken : check_points(&seen->pub);
    broken = broken ? broken : check_seen_tiles(seen);
    return broken ? broken : check_seen_turn(seen);
}
