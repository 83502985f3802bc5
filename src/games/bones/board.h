/* SPDX-License-Identifier: MIT */
/* The tiles that lie: a spinner and four arms, as far as rules ask for them. Pure arithmetic, for the rules
 * and for players that look ahead. */
#ifndef GAMES_BONES_BOARD_H
#define GAMES_BONES_BOARD_H

#include "games/bones/tile.h"

/* North and south lie on the spinner's long sides, east and west at its ends. */
enum bones_arm { BONES_ARM_NONE, BONES_NORTH, BONES_SOUTH, BONES_EAST, BONES_WEST, BONES_ARMS };

struct bones_board {
    uint8_t spinner;           /* its code; BONES_TILE_NONE before the lead: then nothing else counts */
    uint8_t tiles[BONES_ARMS]; /* laid on an arm; 0: it is bare */
    uint8_t shows[BONES_ARMS]; /* the number to follow; of a bare arm the spinner's */
    bool twice[BONES_ARMS];    /* the last tile of the arm is a double */
};

/* The lead. */
void bones_lead(struct bones_board *board, int tile);
/* Lays a tile on an arm that is open, and that it fits. */
void bones_lay(struct bones_board *board, int tile, int arm);
/* What the tiles that lie count. */
int bones_count(const struct bones_board *board);
/* What an arm counts by itself, without the spinner. */
static inline int bones_arm_counts(const struct bones_board *board, int arm)
{
    return board->tiles[arm] == 0 ? 0 : board->twice[arm] ? 2 * board->shows[arm] : board->shows[arm];
}

/* Whether north and south have both been played on: then east and west are open, and the spinner counts no
 * more. */
static inline bool bones_sides_open(const struct bones_board *board)
{
    return board->tiles[BONES_NORTH] > 0 && board->tiles[BONES_SOUTH] > 0;
}

/* The number behind the last open arm. */
static inline int bones_arms_end(const struct bones_board *board)
{
    return bones_sides_open(board) ? BONES_ARMS : BONES_EAST;
}

/* The numbers that open arms show, as a mask. */
static inline unsigned bones_open(const struct bones_board *board)
{
    unsigned open = 1u << board->shows[BONES_NORTH] | 1u << board->shows[BONES_SOUTH];
    if (bones_sides_open(board)) {
        open |= 1u << board->shows[BONES_EAST] | 1u << board->shows[BONES_WEST];
    }
    return open;
}

/* The points of a count: it scores if it is a multiple of 5. */
static inline int bones_points(int count)
{
    return count % 5 == 0 ? count : 0;
}

#endif
