/* SPDX-License-Identifier: MIT */
/* The only test of legality, with the reasons for refusals. */
#include "games/bones/inside.h"

static bool is_a_tile(int card)
{
    return card > BONES_TILE_NONE && card <= BONES_TILES;
}

static bool is_a_move(const struct bones_public *pub, struct move move)
{
    if (move.extra != 0) {
        return false;
    }
    switch (move.kind) {
    case BONES_MOVE_PLAY:
        if (pub->phase == BONES_PHASE_LEAD && move.card == pub->opening && move.target != BONES_ARM_NONE) {
            return false; /* the lead goes on no arm */
        }
        return is_a_tile(move.card) && move.target < BONES_ARMS;
    case BONES_MOVE_NAME:
        return is_a_tile(move.card) && move.target == 0;
    default:
        return move.kind > BONES_MOVE_NONE && move.kind < BONES_MOVE_KINDS && move.card == 0 &&
               move.target == 0;
    }
}

static bool is_its_time(int phase, int kind)
{
    switch (kind) {
    case BONES_MOVE_PLAY:
        return phase == BONES_PHASE_LEAD || phase == BONES_PHASE_PLAY;
    case BONES_MOVE_PASS:
        return phase == BONES_PHASE_PLAY;
    case BONES_MOVE_NAME:
        return phase == BONES_PHASE_NAME;
    case BONES_MOVE_NEXT:
        return phase == BONES_PHASE_ROUND_OVER || phase == BONES_PHASE_GAME_OVER;
    default:
        return phase == BONES_PHASE_REDEAL;
    }
}

static refusal legal_play(const struct bones_public *pub, uint32_t hand, struct move move)
{
    if (!(hand & bones_bit(move.card))) {
        return BONES_REFUSED_NOT_HELD;
    }
    if (pub->phase == BONES_PHASE_LEAD) {
        return move.card == pub->opening ? REFUSAL_NONE : BONES_REFUSED_LEAD_FIRST;
    }
    if (move.target == BONES_ARM_NONE) {
        return BONES_REFUSED_NO_ARM;
    }
    if (!(bones_with[bones_open(&pub->board)] & bones_bit(move.card))) {
        return BONES_REFUSED_FITS_NOWHERE;
    }
    if (move.target >= bones_arms_end(&pub->board)) {
        return BONES_REFUSED_SIDES_FIRST;
    }
    return bones_has(move.card, pub->board.shows[move.target]) ? REFUSAL_NONE : BONES_REFUSED_FITS_NOT_HERE;
}

static refusal legal_name(const struct bones_public *pub, uint32_t hand, int tile)
{
    if (!bones_is_double(tile)) {
        return BONES_REFUSED_NOT_A_DOUBLE;
    }
    bool own = pub->option[BONES_OPTION_OPENING] == BONES_OPENING_OWN;
    return own && !(hand & bones_bit(tile)) ? BONES_REFUSED_NOT_YOUR_DOUBLE : REFUSAL_NONE;
}

refusal bones_legal(const struct bones_public *pub, uint32_t hand, struct move move)
{
    if (!is_a_move(pub, move)) {
        return BONES_REFUSED_NOT_A_MOVE;
    }
    if (!is_its_time(pub->phase, move.kind)) {
        return BONES_REFUSED_NOT_NOW;
    }
    switch (move.kind) {
    case BONES_MOVE_PLAY:
        return legal_play(pub, hand, move);
    case BONES_MOVE_PASS:
        return hand & bones_with[bones_open(&pub->board)] ? BONES_REFUSED_CAN_PLAY : REFUSAL_NONE;
    case BONES_MOVE_NAME:
        return legal_name(pub, hand, move.card);
    default: /* to deal again or not, or the table's */
        return REFUSAL_NONE;
    }
}

/* The places of one tile. */
static int add_places(const struct bones_board *board, int tile, struct move *moves)
{
    int count = 0;
    for (int arm = BONES_NORTH; arm < bones_arms_end(board); arm++) {
        if (bones_has(tile, board->shows[arm])) {
            moves[count++] =
                (struct move){.kind = BONES_MOVE_PLAY, .card = (uint8_t)tile, .target = (uint8_t)arm};
        }
    }
    return count;
}

static int moves_of_play(const struct bones_public *pub, uint32_t hand, struct move *moves)
{
    int count = 0;
    uint32_t fits = hand & bones_with[bones_open(&pub->board)];
    for (; fits != 0; fits &= fits - 1) {
        count += add_places(&pub->board, bones_first(fits), moves + count);
    }
    if (count == 0) {
        moves[count++] = (struct move){.kind = BONES_MOVE_PASS};
    }
    return count;
}

static int moves_of_name(const struct bones_public *pub, uint32_t hand, struct move *moves)
{
    int count = 0;
    for (uint32_t doubles = bones_doubles; doubles != 0; doubles &= doubles - 1) {
        int tile = bones_first(doubles);
        if (legal_name(pub, hand, tile) == REFUSAL_NONE) {
            moves[count++] = (struct move){.kind = BONES_MOVE_NAME, .card = (uint8_t)tile};
        }
    }
    return count;
}

int bones_moves(const struct bones_public *pub, uint32_t hand, struct move moves[GAME_MOVES_MAX])
{
    switch (pub->phase) {
    case BONES_PHASE_REDEAL:
        moves[0] = (struct move){.kind = BONES_MOVE_REDEAL};
        moves[1] = (struct move){.kind = BONES_MOVE_KEEP};
        return 2;
    case BONES_PHASE_NAME:
        return moves_of_name(pub, hand, moves);
    case BONES_PHASE_LEAD:
        moves[0] = (struct move){.kind = BONES_MOVE_PLAY, .card = pub->opening};
        return 1;
    case BONES_PHASE_PLAY:
        return moves_of_play(pub, hand, moves);
    default:
        moves[0] = (struct move){.kind = BONES_MOVE_NEXT};
        return 1;
    }
}
