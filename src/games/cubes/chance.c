/* SPDX-License-Identifier: MIT */
/* The chance of a bust, by enumerating every possible roll. */
#include "games/cubes/cubes.h"

/* A roll that is built die by die. */
struct throws {
    uint8_t face[CUBES_DICE];
    uint8_t held;
    bool jokers;
    uint32_t busts; /* combinations of sides that are busts */
};

/* Enumerates the faces of the places from `place` on. ways: of the dice before. */
static void go_through(struct throws *throws, int place, uint32_t ways)
{
    while (place < CUBES_DICE && (unsigned)throws->held >> place & 1u) {
        place++;
    }
    if (place == CUBES_DICE) {
        struct cubes_count count;
        cubes_count_roll(throws->face, throws->held, &count);
        throws->busts += count.found_count == 0 ? ways : 0;
        return;
    }
    for (int face = CUBES_JOKER; face < CUBES_FACES; face++) {
        uint32_t sides = (uint32_t)cubes_sides_of(face, throws->jokers);
        if (sides > 0) {
            throws->face[place] = (uint8_t)face;
            go_through(throws, place + 1, ways * sides);
        }
    }
}

struct cubes_fraction cubes_bust_chance(const uint8_t face[CUBES_DICE], uint8_t held, bool jokers)
{
    struct throws throws = {.held = held, .jokers = jokers};
    struct cubes_fraction chance = {.whole = 1};
    for (int place = 0; place < CUBES_DICE; place++) {
        if ((unsigned)held >> place & 1u) {
            throws.face[place] = face[place];
        } else {
            chance.whole *= (uint32_t)cubes_sides(jokers);
        }
    }
    go_through(&throws, 0, 1);
    chance.part = throws.busts;
    return chance;
}

struct cubes_fraction cubes_bust_of_roll(const struct cubes_public *pub, uint8_t mask)
{
    return cubes_bust_chance(pub->face, (uint8_t)(CUBES_ALL & ~mask), pub->jokers);
}
