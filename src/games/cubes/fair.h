/* SPDX-License-Identifier: MIT */
/* Are the dice fair? Faces that have been thrown, beside what chance gives, and what a chi-square test says
 * of them: whole numbers and a plain verdict. */
#ifndef GAMES_CUBES_FAIR_H
#define GAMES_CUBES_FAIR_H

#include "games/cubes/cubes.h"

enum { CUBES_DICE_TOO_FEW = 130 }; /* fewer tell nothing */

/* Dice thrown, by face, of one kind: plain ones, or those with a Joker. */
struct cubes_faces {
    int64_t seen[CUBES_FACES];
};

/* From the best to the worst, but for the first. */
enum cubes_verdict {
    CUBES_VERDICT_TOO_FEW,     /* too few dice to tell */
    CUBES_VERDICT_EVEN,        /* as even as chance */
    CUBES_VERDICT_UNEVEN,      /* a little uneven: fair dice do this once in so many looks */
    CUBES_VERDICT_VERY_UNEVEN, /* very uneven, likewise */
    CUBES_VERDICTS
};

struct cubes_fairness {
    enum cubes_verdict verdict;
    int64_t dice;
    int64_t squares; /* the test's sum of (seen - expected)^2 / expected, in thousandths */
    int32_t once_in; /* fair dice are at least so uneven once in so many looks; 1 where they are even */
    int64_t expected[CUBES_FACES]; /* dice by chance, in tenths */
};

/* Counts what an event tells of a die; others are passed by. */
void cubes_faces_add(struct cubes_faces *faces, struct event event);
/* What the counts say. jokers: whether the dice have one. */
void cubes_fairness(const struct cubes_faces *faces, bool jokers, struct cubes_fairness *fairness);

#endif
