/* SPDX-License-Identifier: MIT */
/* High scores of persons at the dice, told from the score file; Standard and Blitz each have their own. */
#ifndef GAMES_CUBES_BESTS_H
#define GAMES_CUBES_BESTS_H

#include "games/cubes/scores.h"

enum cubes_best_of {
    CUBES_FEWEST_TURNS,  /* of a game won, or come home alone */
    CUBES_BEST_TURN,     /* most points of one turn */
    CUBES_GREATEST_LEAD, /* at the end of a game won, over the next of those who stayed */
    CUBES_BESTS_KINDS
};

enum { CUBES_BESTS_MOST = 10 };

struct cubes_best {
    int32_t value;
    int day;
    char name[SEAT_NAME_SIZE];
};

/* The best first; of equals whoever did it first. It begins as zeros. */
struct cubes_bests {
    int count[CUBES_BESTS_KINDS];
    struct cubes_best list[CUBES_BESTS_KINDS][CUBES_BESTS_MOST];
};

/* Counts a game's rows, if it was of this kind. */
void cubes_bests_add(struct cubes_bests *bests, bool blitz, const struct cubes_row *rows, int count);

#endif
