/* SPDX-License-Identifier: MIT */
/* Are the dice fair? The faces that were rolled, next to what chance gives, and a chi-square test with a
 * plain verdict. Whole numbers only. */
#ifndef GAMES_CUBES_FAIR_H
#define GAMES_CUBES_FAIR_H

#include "games/cubes/cubes.h"

enum { CUBES_DICE_TOO_FEW = 130 }; /* fewer dice allow no verdict */

/* Dice rolled, by face: of plain dice, or of dice with a Joker. */
struct cubes_faces {
    int64_t seen[CUBES_FACES];
};

/* TOO_FEW, then from the best to the worst. */
enum cubes_verdict {
    CUBES_VERDICT_TOO_FEW,     /* too few dice for a verdict */
    CUBES_VERDICT_EVEN,        /* as even as chance makes them */
    CUBES_VERDICT_UNEVEN,      /* a little uneven: fair dice are this uneven in one of cubes_fairness.once_in
                                  checks */
    CUBES_VERDICT_VERY_UNEVEN, /* very uneven, in the same sense */
    CUBES_VERDICTS
};

struct cubes_fairness {
    enum cubes_verdict verdict;
    int64_t dice;
    int64_t squares; /* the sum of (seen - expected)^2 / expected, in thousandths */
    int32_t once_in; /* fair dice are at least this uneven in one of this number of checks; 1: even */
    int64_t expected[CUBES_FACES]; /* dice that chance gives each face, in tenths */
};

/* Counts the die of an event; other events are ignored. */
void cubes_faces_add(struct cubes_faces *faces, struct event event);
/* The verdict on the counts. jokers: the dice have a Joker. */
void cubes_fairness(const struct cubes_faces *faces, bool jokers, struct cubes_fairness *fairness);

#endif
