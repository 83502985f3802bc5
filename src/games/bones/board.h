/* SPDX-License-Identifier: MIT */
/* The board: the spinner and four arms, as far as the rules look at them. Plain arithmetic, for the rules and
 * for players that search. */
#ifndef GAMES_BONES_BOARD_H
#define GAMES_BONES_BOARD_H

#include "games/bones/tile.h"

/* North and south begin at the long sides of the spinner, east and west at its ends. */
enum bones_arm { BONES_ARM_NONE, BONES_NORTH, BONES_SOUTH, BONES_EAST, BONES_WEST, BONES_ARMS };

struct bones_board {
    uint8_t spinner;           /* its code; BONES_TILE_NONE before the lead, when no other field counts */
    uint8_t tiles[BONES_ARMS]; /* tiles on an arm */
    uint8_t shows[BONES_ARMS]; /* the number at the end of an arm, which the next tile must have; the
                                  spinner's while an arm is empty */
    bool twice[BONES_ARMS];    /* the last tile of an arm is a double */
};

/* Lays the first tile: the spinner. */
void bones_lead(struct bones_board *board, int tile);
/* Lays a tile on an open arm that it fits. */
void bones_lay(struct bones_board *board, int tile, int arm);
/* The count of the board: the sum of its ends, which scores if it is a multiple of 5. */
int bones_count(const struct bones_board *board);
/* The part of the count that an arm makes; the spinner not included. */
static inline int bones_arm_counts(const struct bones_board *board, int arm)
{
    return board->tiles[arm] == 0 ? 0 : board->twice[arm] ? 2 * board->shows[arm] : board->shows[arm];
}

/* Whether north and south both have tiles: then east and west are open, and the spinner no longer counts. */
static inline bool bones_sides_open(const struct bones_board *board)
{
    return board->tiles[BONES_NORTH] > 0 && board->tiles[BONES_SOUTH] > 0;
}

/* One more than the last open arm, for loops from BONES_NORTH. */
static inline int bones_arms_end(const struct bones_board *board)
{
    return bones_sides_open(board) ? BONES_ARMS : BONES_EAST;
}

/* The numbers at the ends of the open arms, as a mask. */
static inline unsigned bones_open(const struct bones_board *board)
{
    unsigned open = 1u << board->shows[BONES_NORTH] | 1u << board->shows[BONES_SOUTH];
    if (bones_sides_open(board)) {
        open |= 1u << board->shows[BONES_EAST] | 1u << board->shows[BONES_WEST];
    }
    return open;
}

/* The points of a count: the count if it is a multiple of 5, else 0. */
static inline int bones_points(int count)
{
    return count % 5 == 0 ? count : 0;
}

#endif
