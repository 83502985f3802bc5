/* SPDX-License-Identifier: MIT */
/* Every way in which the tiles that a seat cannot see may lie in the other hands, as their knocks allow:
 * counted, numbered, and so drawn exactly evenly. */
#ifndef GAMES_BONES_AI_DEALS_H
#define GAMES_BONES_AI_DEALS_H

#include "games/bones/bones.h"

enum { BONES_DEALS_RIVALS = BONES_SEATS_MAX - 1 };

struct bones_deals {
    uint32_t total;                    /* ways; at least one */
    uint32_t own;                      /* the hand of who looks */
    int seat;                          /* who looks */
    int count;                         /* tiles unseen */
    uint8_t rival[BONES_DEALS_RIVALS]; /* the other seats */
    uint8_t size[BONES_DEALS_RIVALS];  /* of their hands */
    uint8_t tile[BONES_TILES];
    uint8_t may[BONES_TILES]; /* bit r: rival r may hold the tile */
    /* Ways to give tiles from i on to rivals that still want so many (the third wants the rest). */
    uint32_t ways[BONES_TILES + 1][BONES_HAND + 1][BONES_HAND + 1];
};

/* Counts them. A seat that plays, in a round that is not over. */
void bones_deals_open(struct bones_deals *deals, const struct bones_observation *seen);
/* The deal of a number below the total: all four hands. */
void bones_deals_at(const struct bones_deals *deals, uint32_t number, uint32_t hand[BONES_SEATS_MAX]);

#endif
