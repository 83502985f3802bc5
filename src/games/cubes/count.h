/* SPDX-License-Identifier: MIT */
/* Counting a roll: which combinations five dice show and what they score. Plain arithmetic, without a choice
 * of the player. */
#ifndef GAMES_CUBES_COUNT_H
#define GAMES_CUBES_COUNT_H

#include <stdbool.h>
#include <stdint.h>

enum {
    CUBES_DICE = 5,
    CUBES_ALL = (1 << CUBES_DICE) - 1, /* the mask of all five places */
    CUBES_JOKER = 0,                   /* the face of a Joker; every other face is its number of spots */
    CUBES_ONE = 1,
    CUBES_FIVE = 5,
    CUBES_FACES = 7,
};

/* Combinations, in the order in which a roll is searched for them. The numbers never change. */
enum cubes_combination {
    CUBES_NOTHING,
    CUBES_FIVE_ALIKE,
    CUBES_STRAIGHT,
    CUBES_FOUR_ALIKE,
    CUBES_THREE_ALIKE,
    CUBES_SMALL_STRAIGHT,
    CUBES_A_ONE,
    CUBES_A_FIVE,
    CUBES_A_JOKER,
    CUBES_COMBINATIONS
};

/* The points of a combination. by_face: `points` times the worth of the face (cubes_face_worth), for dice
 * alike. */
struct cubes_worth {
    const char *name; /* short, for logs */
    int16_t points;
    bool by_face;
};
extern const struct cubes_worth cubes_worths[CUBES_COMBINATIONS];

enum { CUBES_STRAIGHT_WITH_HELD = 750 };

/* Whether the die of a place (0..CUBES_DICE-1) is in a mask of dice. */
static inline bool cubes_in_mask(unsigned mask, int place)
{
    return (mask >> (unsigned)place & 1u) != 0;
}
/* How many dice are in a mask, */
static inline int cubes_dice_in(unsigned mask)
{
    int count = 0;
    for (int place = 0; place < CUBES_DICE; place++) {
        count += cubes_in_mask(mask, place);
    }
    return count;
}
/* and the place of the first one, CUBES_DICE of none. */
static inline int cubes_first_in(unsigned mask)
{
    int place = 0;
    while (place < CUBES_DICE && !cubes_in_mask(mask, place)) {
        place++;
    }
    return place;
}

/* One combination of a roll. */
struct cubes_found {
    uint8_t combination;
    uint8_t mask; /* its dice; for five alike and the Straight all five, held dice included */
    int32_t points;
};

struct cubes_count {
    int found_count; /* 0: a bust */
    struct cubes_found found[CUBES_DICE];
    int32_t points; /* of all of them */
    uint8_t scored; /* the rolled dice that are part of a combination */
    bool replaces;  /* a combination of all five dice includes held dice, whose own points are forgotten */
};

/* Counts a roll of the dice that are not in the mask `held`, next to those that are. */
void cubes_count_roll(const uint8_t face[CUBES_DICE], uint8_t held, struct cubes_count *count);

/* Whether dice that were held over one or more rolls can have scored this number of points. face: of all five
 * places; mask: the dice held, four at most. */
bool cubes_held_can_bring(const uint8_t face[CUBES_DICE], uint8_t mask, int32_t points);

/* The worth of a face in combinations of dice alike: its spots; 10 for a One, 30 for a Joker. */
int cubes_face_worth(int face);

/* The sides of a die: six, or thirteen where the dice have a Joker. */
static inline int cubes_sides(bool jokers)
{
    return jokers ? 13 : 6;
}

/* How many of these sides show a face: each number one of six, or two of thirteen; the Joker one. */
static inline int cubes_sides_of(int face, bool jokers)
{
    return face == CUBES_JOKER ? jokers : jokers ? 2 : 1;
}

#endif
