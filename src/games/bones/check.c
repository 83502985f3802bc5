/* SPDX-License-Identifier: MIT */
/* The invariants of every position. The board is built again from the log and compared. */
#include "games/bones/inside.h"

#include <string.h>

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
    bool over = pub->phase == BONES_PHASE_ROUND_OVER || pub->phase == BONES_PHASE_GAME_OVER;
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
    bool over = pub->phase == BONES_PHASE_ROUND_OVER || pub->phase == BONES_PHASE_GAME_OVER;
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
