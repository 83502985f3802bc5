/* SPDX-License-Identifier: MIT */
/* The judge: the worth of every choice of the seat in turn, exact for one seat or two, an estimate for more.
 * Used by the engineer, hints, the review and other programs. It sees what everybody at the table sees. */
#ifndef GAMES_CUBES_AI_JUDGE_H
#define GAMES_CUBES_AI_JUDGE_H

#include "games/cubes/cubes.h"

enum cubes_measure {
    CUBES_MEASURE_TURNS,   /* alone: turns still needed, with this one */
    CUBES_MEASURE_CHANCE,  /* two seats: the chance to win, with best play on both sides */
    CUBES_MEASURE_ESTIMATE /* more seats: an estimate of that chance */
};

/* A choice. Its worth is a chance in millionths or, alone, the negative of the turns needed in millionths:
 * larger is better in both. */
struct cubes_judged {
    struct move move;
    int32_t worth;
    int32_t points;             /* average points of the turn with best play, in hundredths of a point */
    struct cubes_fraction bust; /* of this roll; 0 of 1 for a hold */
};

struct cubes_judgement {
    enum cubes_measure measure;
    int32_t bust; /* the worth of a bust */
    int count;    /* legal rolls, and the hold if it is legal */
    struct cubes_judged
        choice[CUBES_MOVES_MOST]; /* the best first; among equals a hold, then the fewest dice */
};

/* Judges the choices of the seat in turn; leaving is not one of them. The game is not over. */
void cubes_judge(const struct cubes_public *pub, struct cubes_judgement *judgement);

/* The same, but among several seats only the highest other seat is taken into account. The lab compares the
 * engineer with this. */
void cubes_judge_highest(const struct cubes_public *pub, struct cubes_judgement *judgement);

/* Finds a move in a judgement; NULL: it is not there. */
const struct cubes_judged *cubes_judged_find(const struct cubes_judgement *judgement, struct move move);

#endif
