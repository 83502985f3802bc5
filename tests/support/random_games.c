/* SPDX-License-Identifier: MIT */
#include "random_games.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

enum { GAMES = 100000 };

long random_games_wanted(int count, char **argument)
{
    const char *wanted = count > 1 ? argument[1] : getenv("RANDOM_GAMES");
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
