/* SPDX-License-Identifier: MIT */
/* The inside of a turn, as arithmetic. What may still come of held dice depends on how many they are and on
 * whether five alike or a Straight are still possible with them, and at what price in forgotten points: these
 * are the cases, 29 with plain dice and 37 with Jokers. Points are counted in fifties here. A chance, or any
 * other worth, is a number in TURNS_ONE-ths. */
#ifndef GAMES_CUBES_AI_TURNS_H
#define GAMES_CUBES_AI_TURNS_H

#include "games/cubes/count.h"

enum {
    TURNS_CASES_MAX = 37,
    TURNS_OUTCOMES_MAX = 480,
    TURNS_OPTIONS_MAX = 800,
    TURNS_GAIN_MOST = 180, /* five Jokers */
    TURNS_ONE = 1 << 30,
};

/* A way to go on after a roll: in that case, with so many points more than before it. */
struct turns_option {
    uint8_t now;  /* case */
    int16_t gain; /* in fifties */
};

/* What a roll can show, as far as it matters for what comes next. */
struct turns_outcome {
    uint32_t ways;
    int16_t gain;  /* of a hold: all that shows */
    int16_t first; /* of its options */
    int16_t options;
};

/* Dice that are held. */
struct turns_case {
    uint8_t dice;   /* to be rolled: 5 where nothing is held */
    uint8_t alike;  /* 1 + the face of which five are possible; 0: of none */
    uint8_t row;    /* the faces, as bits, of which a Straight is possible; 0: none */
    int16_t held;   /* their points, where that makes a difference */
    uint32_t ways;  /* of a roll */
    uint32_t busts; /* of those */
    int16_t first;  /* of its outcomes */
    int16_t outcomes;
};

/* All cases of one kind of dice, in an order in which those that may follow without a gain in points come
 * first. */
struct turns {
    int cases, fresh; /* fresh: the case of five dice to roll */
    int gain_most;    /* the largest gain of any outcome */
    struct turns_case each[TURNS_CASES_MAX];
    struct turns_outcome outcome[TURNS_OUTCOMES_MAX];
    struct turns_option option[TURNS_OPTIONS_MAX];
};

/* Works them out from the rules, by going through every roll. */
void turns_build(struct turns *turns, bool jokers);

/* The case of dice held at the places of a mask, which have brought so many points; of all five or none: the
 * fresh one. */
int turns_case_of(const struct turns *turns, const uint8_t face[CUBES_DICE], uint8_t held, int32_t points);

/* A worth to be as large as possible, and a second one that is only counted along: what comes of playing for
 * the first. */
struct worth {
    uint32_t main, along;
};

enum { TURNS_POINTS_MOST = 220, TURNS_ROWS = TURNS_POINTS_MOST + TURNS_GAIN_MOST + 1 };

/* What is played for: of each number of points the worth of holding them, {0, 0} where that is not allowed;
 * and the worth of a bust. From `top` on (in fifties) nothing is better than to hold. */
struct stakes {
    int top;                       /* at most TURNS_POINTS_MOST */
    struct worth hold[TURNS_ROWS]; /* to top + TURNS_GAIN_MOST */
    struct worth bust;
};

/* Of each number of points below the top and each case the worth of rolling. */
struct prospects {
    struct worth roll[TURNS_ROWS][TURNS_CASES_MAX];
};

/* Fills the rows from the top down to `low`. */
void turns_weigh(const struct turns *turns, const struct stakes *stakes, int low,
                 struct prospects *prospects);

/* The same for one case and number of points, when all rows above are there. */
struct worth turns_weigh_one(const struct turns *turns, const struct stakes *stakes,
                             const struct prospects *prospects, int now, int points);

#endif
