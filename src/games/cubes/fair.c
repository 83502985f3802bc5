/* SPDX-License-Identifier: MIT */
#include "games/cubes/fair.h"

#include "base/check.h"

enum { TENTHS = 10, THOUSANDTHS = 1000, FAR = 90000000, HALVED = 4 };
enum { UNEVEN_FROM = 20, VERY_UNEVEN_FROM = 100 }; /* looks */

/* Chi-square limits with five and with six degrees of freedom: fair dice exceed them at most once in this
 * number of checks. */
static const struct {
    int32_t once_in;
    int32_t squares[2]; /* plain, with Jokers; in thousandths */
} steps[] = {
    {20, {11070, 12592}},   {25, {11644, 13198}},    {30, {12108, 13687}},     {40, {12833, 14449}},
    {50, {13388, 15033}},   {60, {13839, 15506}},    {80, {14544, 16245}},     {100, {15086, 16812}},
    {150, {16063, 17832}},  {200, {16750, 18548}},   {300, {17710, 19547}},    {500, {18907, 20791}},
    {1000, {20515, 22458}}, {10000, {25745, 27856}}, {100000, {30856, 33107}}, {1000000, {35888, 38258}},
};

void cubes_faces_add(struct cubes_faces *faces, struct event event)
{
    if (event.kind == CUBES_EVENT_DIE) {
        CHECK(event.card < CUBES_FACES);
        faces->seen[event.card]++;
    }
}

void cubes_fairness(const struct cubes_faces *faces, bool jokers, struct cubes_fairness *fairness)
{
    const int64_t sides = cubes_sides(jokers);
    *fairness = (struct cubes_fairness){.once_in = 1};
    for (int face = CUBES_JOKER; face < CUBES_FACES; face++) {
        fairness->dice += faces->seen[face];
    }
    for (int face = CUBES_JOKER; face < CUBES_FACES; face++) {
        int64_t each = cubes_sides_of(face, jokers);
        if (each == 0 || fairness->dice == 0) {
            continue;
        }
        fairness->expected[face] = (fairness->dice * each * 2 * TENTHS + sides) / (2 * sides);
        /* (seen - n each / sides)^2 / (n each / sides) */
        int64_t off = sides * faces->seen[face] - each * fairness->dice;
        int64_t whole = sides * each * fairness->dice;
        off = off < 0 ? -off : off;
        for (; off > FAR; off /= 2) { /* a thousand times its square would overflow */
            whole = whole > HALVED ? whole / HALVED : 1;
        }
        fairness->squares += off * off * THOUSANDTHS / whole;
    }
    for (size_t i = 0; i < sizeof steps / sizeof *steps; i++) {
        if (fairness->squares >= steps[i].squares[jokers]) {
            fairness->once_in = steps[i].once_in;
        }
    }
    fairness->verdict = fairness->dice < CUBES_DICE_TOO_FEW    ? CUBES_VERDICT_TOO_FEW
                        : fairness->once_in < UNEVEN_FROM      ? CUBES_VERDICT_EVEN
                        : fairness->once_in < VERY_UNEVEN_FROM ? CUBES_VERDICT_UNEVEN
                                                               : CUBES_VERDICT_VERY_UNEVEN;
}
