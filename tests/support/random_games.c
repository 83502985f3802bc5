/* SPDX-License-Identifier: MIT */
#include "random_games.h"
#include "test.h"

#include <stdlib.h>

long random_games_wanted(long usual)
{
    const char *wanted = getenv("RANDOM_GAMES");
    long games = wanted ? atol(wanted) : 0;
    return games > 0 ? games : usual;
}

void random_games_had(const long *happened, int kinds)
{
    for (int kind = 1; kind < kinds; kind++) {
        if (happened[kind] == 0) {
            fail_msg("no event of kind %d happened", kind);
        }
    }
}
