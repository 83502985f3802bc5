/* SPDX-License-Identifier: MIT */
/* The 28 tiles, as codes and as masks. A code is 1 + high (high + 1) / 2 + low: 0-0 is 1, 6-6 is 28, and 0 is
 * none. In a mask the tile of code c is bit c - 1. */
#ifndef GAMES_BONES_TILE_H
#define GAMES_BONES_TILE_H

#include <stdbool.h>
#include <stdint.h>

enum {
    BONES_NUMBERS = 7, /* 0 to 6; each stands on as many tiles */
    BONES_TILES = 28,
    BONES_TILE_NONE = 0,
    BONES_BIG_FIVE = 21,
    BONES_BIG_SIX = 28,
    BONES_TILES_ALL = (1 << BONES_TILES) - 1,
    BONES_NUMBERS_ALL = (1 << BONES_NUMBERS) - 1,
    BONES_DOTS = 168, /* of all tiles */
};

/* By code; of none 0. */
extern const uint8_t bones_high[BONES_TILES + 1];
extern const uint8_t bones_low[BONES_TILES + 1];
/* The tiles on which at least one number of a mask stands. */
extern const uint32_t bones_with[BONES_NUMBERS_ALL + 1];
/* The seven doubles. */
extern const uint32_t bones_doubles;

/* The code of a tile by its halves, in any order. */
static inline int bones_tile(int a, int b)
{
    int high = a > b ? a : b;
    int low = a > b ? b : a;
    return 1 + high * (high + 1) / 2 + low;
}

/* Of none no bit. */
static inline uint32_t bones_bit(int tile)
{
    return (uint32_t)1 << (unsigned)tile >> 1u;
}

static inline bool bones_is_double(int tile)
{
    return bones_high[tile] == bones_low[tile];
}

static inline bool bones_has(int tile, int number)
{
    return bones_high[tile] == number || bones_low[tile] == number;
}

/* The half that is not the given one; of a double the same. */
static inline int bones_other(int tile, int number)
{
    return bones_high[tile] + bones_low[tile] - number;
}

static inline int bones_dots(int tile)
{
    return bones_high[tile] + bones_low[tile];
}

/* The code of the lowest tile of a mask that holds one. */
static inline int bones_first(uint32_t mask)
{
    return __builtin_ctz(mask) + 1;
}

/* How many tiles, or numbers, a mask holds. */
static inline int bones_many(uint32_t mask)
{
    /* By hand: what the compiler has for it is a call, where a processor's own way may not be there. */
    mask -= mask >> 1u & 0x55555555u;
    mask = (mask & 0x33333333u) + (mask >> 2u & 0x33333333u);
    return (int)(((mask + (mask >> 4u)) & 0x0f0f0f0fu) * 0x01010101u >> 24u);
}

/* All dots of the tiles of a mask. */
int bones_dots_of(uint32_t mask);
/* To the nearest 5: 12 is 10, 13 is 15. */
int bones_rounded(int dots);

#endif
