/* SPDX-License-Identifier: MIT */
/* A turn as arithmetic. What held dice may still become depends on their number, and on whether five alike or
 * a Straight are still possible with them and how many points would be forgotten for these. Held dice that
 * agree in all of this are one *case*: there are 29 cases with plain dice and 37 with Jokers. Points are in
 * fifties here. A worth, such as a chance, is a number of TURNS_ONE-ths. */
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

/* A way to roll on: the case of the dice that stay, and the points that they add. */
struct turns_option {
    uint8_t now;  /* case */
    int16_t gain; /* in fifties */
};

/* An outcome: all rolls that lead to the same choices. */
struct turns_outcome {
    uint32_t ways;
    int16_t gain;  /* in points if all of the roll is held */
    int16_t first; /* index of its first option */
    int16_t options;
};

/* A case of held dice. */
struct turns_case {
    uint8_t dice;   /* dice to roll: 5 where none is held */
    uint8_t alike;  /* 1 + the face of which five alike are possible; 0: none */
    uint8_t row;    /* the held faces as bits, if a Straight is possible; 0: not */
    int16_t held;   /* points of the held dice, where they make a difference */
    uint32_t ways;  /* number of rolls, weighted by the sides of the dice */
    uint32_t busts; /* how many of these are busts */
    int16_t first;  /* index of its first outcome */
    int16_t outcomes;
};

/* All cases of one kind of dice. The order: where a roll leads from one case to another without a gain in
 * points, the other case comes first. */
struct turns {
    int cases, fresh; /* fresh: the case of no held dice */
    int gain_most;    /* the largest gain of any outcome */
    struct turns_case each[TURNS_CASES_MAX];
    struct turns_outcome outcome[TURNS_OUTCOMES_MAX];
    struct turns_option option[TURNS_OPTIONS_MAX];
};

/* What sets the case of `count` held dice apart from others, without its rolls. points: of these dice, in
 * fifties. */
struct turns_case turns_key(const uint8_t *face, int count, int points);
/* The index of the case with this key; -1 if there is none. */
int turns_find(const struct turns *turns, const struct turns_case *key);
/* The case of the dice in the mask `held`; the fresh case for none or all five. points: that the held dice
 * have scored. */
int turns_case_of(const struct turns *turns, const uint8_t face[CUBES_DICE], uint8_t held, int32_t points);

/* Two worths at once. Choices are made so that `main` is as large as possible; `along` adds up a second
 * quantity under these same choices. */
struct worth {
    uint32_t main, along;
};

enum { TURNS_POINTS_MOST = 220, TURNS_ROWS = TURNS_POINTS_MOST + TURNS_GAIN_MOST + 1 };

/* What a turn is played for: the worth of holding each number of points, {0, 0} where this hold is not
 * allowed, and the worth of a bust. From `top` fifties on, nothing is better than to hold. */
struct stakes {
    int top;                       /* at most TURNS_POINTS_MOST */
    struct worth hold[TURNS_ROWS]; /* filled to top + TURNS_GAIN_MOST */
    struct worth bust;
};

/* The worth of rolling, by the points of the turn and the case. */
struct prospects {
    struct worth roll[TURNS_ROWS][TURNS_CASES_MAX];
};

/* Fills the rows of `prospects` from the top down to `low`. */
void turns_weigh(const struct turns *turns, const struct stakes *stakes, int low,
                 struct prospects *prospects);

/* The worth of rolling in one case with this number of points. All rows with more points are filled. */
struct worth turns_weigh_one(const struct turns *turns, const struct stakes *stakes,
                             const struct prospects *prospects, int now, int points);

#endif
