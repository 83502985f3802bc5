/* SPDX-License-Identifier: MIT */
/* The 28 tiles, as codes and as masks. The code of a tile is 1 + high (high + 1) / 2 + low: 1 for 0-0, 28 for
 * 6-6, and 0 for no tile. In a mask the tile with code c is bit c - 1. */
#ifndef GAMES_BONES_TILE_H
#define GAMES_BONES_TILE_H

#include <stdbool.h>
#include <stdint.h>

enum {
    BONES_NUMBERS = 7, /* 0 to 6; each stands on seven tiles */
    BONES_TILES = 28,
    BONES_TILE_NONE = 0,
    BONES_BIG_FIVE = 21,
    BONES_BIG_SIX = 28,
    BONES_TILES_ALL = (1 << BONES_TILES) - 1,
    BONES_NUMBERS_ALL = (1 << BONES_NUMBERS) - 1,
    BONES_DOTS = 168, /* dots on all tiles together */
};

/* The two halves of a tile, by code; 0 for no tile. */
extern const uint8_t bones_high[BONES_TILES + 1];
extern const uint8_t bones_low[BONES_TILES + 1];
/* For each mask of numbers the tiles with at least one of them. */
extern const uint32_t bones_with[BONES_NUMBERS_ALL + 1];
/* The seven doubles. */
extern const uint32_t bones_doubles;

/* The code of a tile, by its halves in any order. */
static inline int bones_tile(int a, int b)
{
    int high = a > b ? a : b;
    int low = a > b ? b : a;
    return 1 + high * (high + 1) / 2 + low;
}

/* The bit of a tile in a mask; 0 for no tile. */
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

/* The other half of a tile that has this number; on a double the same number. */
static inline int bones_other(int tile, int number)
{
    return bones_high[tile] + bones_low[tile] - number;
}

static inline int bones_dots(int tile)
{
    return bones_high[tile] + bones_low[tile];
}

/* The code of the lowest tile of a mask, which is not empty. */
static inline int bones_first(uint32_t mask)
{
    return __builtin_ctz(mask) + 1;
}

/* The number of bits set in a mask of tiles or numbers. */
static inline int bones_many(uint32_t mask)
{
    /* Without __builtin_popcount, which is a slow call where the processor's instruction may be missing. */
    mask -= mask >> 1u & 0x55555555u;
    mask = (mask & 0x33333333u) + (mask >> 2u & 0x33333333u);
    return (int)(((mask + (mask >> 4u)) & 0x0f0f0f0fu) * 0x01010101u >> 24u);
}

/* How many different numbers stand on the tiles of a mask. */
static inline int bones_numbers_on(uint32_t mask)
{
    int numbers = 0;
    for (unsigned number = 0; number < BONES_NUMBERS; number++) {
        numbers += (mask & bones_with[1u << number]) != 0;
    }
    return numbers;
}

/* The dots on the tiles of a mask. */
int bones_dots_of(uint32_t mask);
/* Rounds to the nearest 5: 12 to 10, 13 to 15. */
int bones_rounded(int dots);

#endif
