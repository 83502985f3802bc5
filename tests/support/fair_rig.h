/* SPDX-License-Identifier: MIT */
/* A match whose chances were drawn as they should be, for tests to forge. */
#ifndef TESTS_FAIR_RIG_H
#define TESTS_FAIR_RIG_H

#include "net/fair.h"

enum { FAIR_RIG_SEATS = 4, FAIR_RIG_CHANCES = 12 };

#define FAIR_RIG_ROOM "KBTX4MRW"

/* A table as it was: who gave what to each chance, and what came of it. Chances count from 1. */
struct fair_rig {
    struct chain_links tips;
    struct fair_rig_round {
        const char *what;
        struct chain_links links;
        struct chain_seed seed;
    } round[FAIR_RIG_CHANCES + 1];
};

/* The host and the people in seats 0, 1 and 3 play, a regular sits in seat 2; all give all their links. */
void fair_rig_play(struct fair_rig *match);
/* Makes the seed of chance k anew, after its links have been changed. */
void fair_rig_seed(struct fair_rig *match, int k);
/* A chain of somebody, the same in each run. which: 0 for the one of the match. */
void fair_rig_chain(struct chain *chain, int place, int which, int first);
/* What chance k draws. */
const char *fair_rig_what(int k);

#endif
