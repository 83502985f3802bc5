/* SPDX-License-Identifier: MIT */
/* What a roll counts. Pure arithmetic on five faces: nothing is asked and nothing is chosen. */
#ifndef GAMES_CUBES_COUNT_H
#define GAMES_CUBES_COUNT_H

#include <stdbool.h>
#include <stdint.h>

enum {
    CUBES_DICE = 5,
    CUBES_ALL = (1 << CUBES_DICE) - 1, /* the mask of all five places */
    CUBES_JOKER = 0,                   /* a face; the others are their spots */
    CUBES_ONE = 1,
    CUBES_FIVE = 5,
    CUBES_FACES = 7,
};

/* In the order in which they are counted; numbers never change. */
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

/* The points of combinations. Of dice alike the factor of the face, which is worth its spots, a One 10, a
 * Joker 30. */
struct cubes_worth {
    const char *name; /* short, for logs */
    int16_t points;
    bool by_face;
};
extern const struct cubes_worth cubes_worths[CUBES_COMBINATIONS];

enum { CUBES_STRAIGHT_WITH_HELD = 750 };

/* One combination of a roll. */
struct cubes_found {
    uint8_t combination;
    uint8_t mask; /* its dice; of five alike and the Straight all five, held ones included */
    int32_t points;
};

struct cubes_count {
    int found_count; /* 0: a bust */
    struct cubes_found found[CUBES_DICE];
    int32_t points; /* of all of them */
    uint8_t scored; /* rolled dice that are in a combination */
    bool replaces;  /* a combination of all five took held dice in: their points are forgotten */
};

/* Counts a roll of the dice that are not in `held` (a mask), beside those that are. */
void cubes_count_roll(const uint8_t face[CUBES_DICE], uint8_t held, struct cubes_count *count);

/* Whether dice held over one or more rolls can have brought so many points. face: of all five places;
 * mask: those held, four at most. */
bool cubes_held_can_bring(const uint8_t face[CUBES_DICE], uint8_t mask, int32_t points);

/* What a face counts in combinations of dice alike. */
int cubes_face_worth(int face);

#endif
