/* SPDX-License-Identifier: MIT */
#include "games/bones/tile.h"

const uint8_t bones_high[BONES_TILES + 1] = {0, 0, 1, 1, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4,
                                             4, 5, 5, 5, 5, 5, 5, 6, 6, 6, 6, 6, 6, 6};
const uint8_t bones_low[BONES_TILES + 1] = {0, 0, 0, 1, 0, 1, 2, 0, 1, 2, 3, 0, 1, 2, 3,
                                            4, 0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 4, 5, 6};

#define TILE(high, low) ((uint32_t)1 << ((high) * ((high) + 1) / 2 + (low)))
#define WITH_0 (TILE(0, 0) | TILE(1, 0) | TILE(2, 0) | TILE(3, 0) | TILE(4, 0) | TILE(5, 0) | TILE(6, 0))
#define WITH_1 (TILE(1, 0) | TILE(1, 1) | TILE(2, 1) | TILE(3, 1) | TILE(4, 1) | TILE(5, 1) | TILE(6, 1))
#define WITH_2 (TILE(2, 0) | TILE(2, 1) | TILE(2, 2) | TILE(3, 2) | TILE(4, 2) | TILE(5, 2) | TILE(6, 2))
#define WITH_3 (TILE(3, 0) | TILE(3, 1) | TILE(3, 2) | TILE(3, 3) | TILE(4, 3) | TILE(5, 3) | TILE(6, 3))
#define WITH_4 (TILE(4, 0) | TILE(4, 1) | TILE(4, 2) | TILE(4, 3) | TILE(4, 4) | TILE(5, 4) | TILE(6, 4))
#define WITH_5 (TILE(5, 0) | TILE(5, 1) | TILE(5, 2) | TILE(5, 3) | TILE(5, 4) | TILE(5, 5) | TILE(6, 5))
#define WITH_6 (TILE(6, 0) | TILE(6, 1) | TILE(6, 2) | TILE(6, 3) | TILE(6, 4) | TILE(6, 5) | TILE(6, 6))

/* The tiles of a set of numbers, for sets that differ in the lowest bits. */
#define SETS_1(set) (set), ((set) | WITH_0)
#define SETS_2(set) SETS_1(set), SETS_1((set) | WITH_1)
#define SETS_3(set) SETS_2(set), SETS_2((set) | WITH_2)
#define SETS_4(set) SETS_3(set), SETS_3((set) | WITH_3)
#define SETS_5(set) SETS_4(set), SETS_4((set) | WITH_4)
#define SETS_6(set) SETS_5(set), SETS_5((set) | WITH_5)

const uint32_t bones_with[BONES_NUMBERS_ALL + 1] = {SETS_6((uint32_t)0), SETS_6((uint32_t)WITH_6)};

const uint32_t bones_doubles =
    TILE(0, 0) | TILE(1, 1) | TILE(2, 2) | TILE(3, 3) | TILE(4, 4) | TILE(5, 5) | TILE(6, 6);

int bones_dots_of(uint32_t mask)
{
    int dots = 0;
    for (; mask != 0; mask &= mask - 1) {
        dots += bones_dots(bones_first(mask));
    }
    return dots;
}

int bones_rounded(int dots)
{
    return (dots + 2) / 5 * 5;
}
