/* SPDX-License-Identifier: MIT */
#include "random_games.h"
#include "test.h"

#include <stdlib.h>

enum { GAMES = 100000 };

long random_games_wanted(void)
{
    const char *wanted = getenv("RANDOM_GAMES");
    long games = wanted ? atol(wanted) : 0;
    return games > 0 ? games : GAMES;
}

void random_games_had(const long *happened, int kinds)
{
    for (int kind = 1; kind < kinds; kind++) {
        if (happened[kind] == 0) {
            fail_msg("no event of kind %d happened", kind);
        }
    }
}
