/* SPDX-License-Identifier: MIT */
/* The only test of legality, with the reasons for refusals. */
#include "games/cubes/inside.h"

int32_t cubes_turn_points(const struct cubes_public *pub)
{
    return pub->safe + pub->held + pub->last;
}

struct cubes_pickup cubes_pickup_of(const struct cubes_public *pub)
{
    struct cubes_pickup choice = {.parts = 0};
    for (unsigned place = 0; place < CUBES_DICE; place++) {
        uint8_t bit = (uint8_t)(1u << place);
        if (pub->part[place] == CUBES_PART_HELD) {
            choice.held |= bit;
        } else if (pub->part[place] == CUBES_PART_BLANK) {
            choice.blank |= bit;
        } else if (pub->part[place] >= CUBES_PART_FIRST) {
            int part = pub->part[place] - CUBES_PART_FIRST;
            choice.part[part] |= bit;
            choice.parts = part >= choice.parts ? part + 1 : choice.parts;
        }
    }
    return choice;
}

bool cubes_all_five(const struct cubes_public *pub)
{
    return pub->phase == CUBES_PHASE_ROLLED && cubes_blank_mask(pub) == 0;
}

uint8_t cubes_held_mask(const struct cubes_public *pub)
{
    return cubes_pickup_of(pub).held;
}

uint8_t cubes_blank_mask(const struct cubes_public *pub)
{
    return cubes_pickup_of(pub).blank;
}

void cubes_count_last(const struct cubes_public *pub, struct cubes_count *count)
{
    *count = (struct cubes_count){.found_count = 0};
    if (pub->phase == CUBES_PHASE_ROLLED) {
        cubes_count_roll(pub->face, cubes_held_mask(pub), count);
    }
}

int32_t cubes_points_given_up(const struct cubes_public *pub, uint8_t mask)
{
    struct cubes_count last;
    int32_t points = 0;
    cubes_count_last(pub, &last);
    for (int i = 0; i < last.found_count && !cubes_all_five(pub); i++) {
        points += (last.found[i].mask & mask) != 0 ? last.found[i].points : 0;
    }
    return points;
}

/* After a roll, whether the dice of a mask may be rolled again. */
static refusal legal_again(const struct cubes_pickup *choice, uint8_t mask)
{
    if (choice->blank == 0) {
        return mask == CUBES_ALL ? REFUSAL_NONE : CUBES_REFUSED_ALL_FIVE;
    }
    if (mask & choice->held) {
        return CUBES_REFUSED_HELD_BEFORE;
    }
    if (choice->blank & ~mask) {
        return CUBES_REFUSED_BLANK;
    }
    bool stays = false;
    for (int i = 0; i < choice->parts; i++) {
        uint8_t taken = choice->part[i] & mask;
        if (taken != 0 && taken != choice->part[i]) {
            return CUBES_REFUSED_PART;
        }
        stays = stays || taken == 0;
    }
    return stays ? REFUSAL_NONE : CUBES_REFUSED_NONE_LEFT;
}

static refusal legal_hold(const struct cubes_public *pub)
{
    int32_t score = pub->seat[pub->turn].score;
    int32_t points = cubes_turn_points(pub);
    if (points >= CUBES_GATE) {
        return REFUSAL_NONE;
    }
    if (score == 0) {
        return CUBES_REFUSED_ON_BOARD;
    }
    bool crosses = score < pub->goal && score + points >= pub->goal;
    return crosses ? CUBES_REFUSED_OFF_BOARD : REFUSAL_NONE;
}

static bool is_a_move(struct move move)
{
    if (move.target != 0 || move.extra != 0) {
        return false;
    }
    if (move.kind == CUBES_MOVE_ROLL) {
        return move.card > 0 && move.card <= CUBES_ALL;
    }
    return move.kind > CUBES_MOVE_NONE && move.kind < CUBES_MOVE_KINDS && move.card == 0;
}

refusal cubes_legal(const struct cubes_public *pub, struct move move)
{
    struct cubes_pickup choice;
    if (!is_a_move(move)) {
        return CUBES_REFUSED_NOT_A_MOVE;
    }
    if ((pub->phase == CUBES_PHASE_OVER) != (move.kind == CUBES_MOVE_NEXT)) {
        return CUBES_REFUSED_PHASE;
    }
    switch (move.kind) {
    case CUBES_MOVE_ROLL:
        if (pub->phase == CUBES_PHASE_START) {
            return move.card == CUBES_ALL ? REFUSAL_NONE : CUBES_REFUSED_FIRST_ROLL;
        }
        choice = cubes_pickup_of(pub);
        return legal_again(&choice, move.card);
    case CUBES_MOVE_HOLD:
        return pub->phase == CUBES_PHASE_ROLLED ? legal_hold(pub) : CUBES_REFUSED_PHASE;
    default: /* leaving, or the next game */
        return REFUSAL_NONE;
    }
}

int cubes_moves(const struct cubes_public *pub, struct move moves[GAME_MOVES_MAX])
{
    int count = 0;
    struct cubes_pickup choice = cubes_pickup_of(pub);
    for (int mask = 1; pub->phase != CUBES_PHASE_OVER && mask <= CUBES_ALL; mask++) {
        bool may = pub->phase == CUBES_PHASE_START ? mask == CUBES_ALL
                                                   : legal_again(&choice, (uint8_t)mask) == REFUSAL_NONE;
        if (may) {
            moves[count++] = (struct move){.kind = CUBES_MOVE_ROLL, .card = (uint8_t)mask};
        }
    }
    for (int kind = CUBES_MOVE_HOLD; kind < CUBES_MOVE_KINDS; kind++) {
        struct move move = {.kind = (uint8_t)kind};
        if (cubes_legal(pub, move) == REFUSAL_NONE) {
            moves[count++] = move;
        }
    }
    return count;
}
