/* SPDX-License-Identifier: MIT */
/* What every choice is worth: exactly with one seat or two, an estimate with more. For the engineer, for
 * hints, for the review, for other programs. It sees what everybody at the table sees. */
#ifndef GAMES_CUBES_AI_JUDGE_H
#define GAMES_CUBES_AI_JUDGE_H

#include "games/cubes/ai/stakes.h"
#include "games/cubes/cubes.h"

enum cubes_measure {
    CUBES_MEASURE_TURNS,   /* alone: those still needed, this one with them */
    CUBES_MEASURE_CHANCE,  /* of two: the chance to win, when both go on as well as can be */
    CUBES_MEASURE_ESTIMATE /* of more: that chance, estimated */
};

/* A choice. Its worth is a chance in millionths, or, alone, the turns needed in millionths of one, as a
 * negative number: larger is better in either case. */
struct cubes_judged {
    struct move move;
    int32_t worth;
    int32_t points; /* that the turn brings on average, in hundredths of a point, by the best play */
    struct cubes_fraction bust; /* of the dice about to be rolled; 0 of 1 for a hold */
};

struct cubes_judgement {
    enum cubes_measure measure;
    int32_t bust;                                 /* the worth of a bust */
    int count;                                    /* rolls and the hold that are legal */
    struct cubes_judged choice[CUBES_MOVES_MOST]; /* the best first; of equals a hold, then the fewest dice */
};

/* Judges what the seat in turn may do: to leave is no choice. Not for a game that is over. */
void cubes_judge(const struct cubes_public *pub, struct cubes_judgement *judgement);

/* The same among several as if whoever is highest of the others were the only one: what the engineer is
 * measured against. */
void cubes_judge_highest(const struct cubes_public *pub, struct cubes_judgement *judgement);

/* A move of a judgement; NULL for any other. */
const struct cubes_judged *cubes_judged_find(const struct cubes_judgement *judgement, struct move move);

/* What the seat in turn plays for. */
enum cubes_measure cubes_stakes(const struct cubes_public *pub, struct stakes *stakes);

#endif
