/* SPDX-License-Identifier: MIT */
#include "games/bones/board.h"

void bones_lead(struct bones_board *board, int tile)
{
    *board = (struct bones_board){.spinner = (uint8_t)tile};
    for (int arm = BONES_NORTH; arm < BONES_ARMS; arm++) {
        board->shows[arm] = bones_high[tile];
    }
}

void bones_lay(struct bones_board *board, int tile, int arm)
{
    board->shows[arm] = (uint8_t)bones_other(tile, board->shows[arm]);
    board->twice[arm] = bones_is_double(tile);
    board->tiles[arm]++;
}

int bones_count(const struct bones_board *board)
{
    int count = bones_sides_open(board) ? 0 : bones_dots(board->spinner);
    for (int arm = BONES_NORTH; arm < BONES_ARMS; arm++) {
        count += bones_arm_counts(board, arm);
    }
    return count;
}
