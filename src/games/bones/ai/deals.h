/* SPDX-License-Identifier: MIT */
/* All deals of the tiles that a seat cannot see to the other hands, as the knocks allow: counted and
 * numbered, so that each can be drawn with the same chance. */
#ifndef GAMES_BONES_AI_DEALS_H
#define GAMES_BONES_AI_DEALS_H

#include "games/bones/bones.h"

enum { BONES_DEALS_OPPONENTS = BONES_SEATS_MAX - 1 };

struct bones_deals {
    uint32_t total;                          /* number of deals; at least one */
    uint32_t own;                            /* the hand of the seat that looks */
    int seat;                                /* the seat that looks */
    int count;                               /* hidden tiles */
    uint8_t opponent[BONES_DEALS_OPPONENTS]; /* the other seats */
    uint8_t size[BONES_DEALS_OPPONENTS];     /* tiles in their hands */
    uint8_t tile[BONES_TILES];
    uint8_t may[BONES_TILES]; /* bit r: opponent r may hold this tile */
    /* [i][a][b]: the number of ways to give out the tiles from i on, when opponents 0 and 1 still need a and
     * b tiles; opponent 2 gets the rest. */
    uint32_t ways[BONES_TILES + 1][BONES_HAND + 1][BONES_HAND + 1];
};

/* Counts the deals for a seat at the table, in a round that is not over. */
void bones_deals_open(struct bones_deals *deals, const struct bones_observation *seen);
/* The hidden tiles that an opponent may hold, by its index in `opponent`. */
uint32_t bones_deals_may_hold(const struct bones_deals *deals, int opponent);
/* The deal with a number below `total`: all four hands. */
void bones_deals_at(const struct bones_deals *deals, uint32_t number, uint32_t hand[BONES_SEATS_MAX]);

#endif
