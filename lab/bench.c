/* SPDX-License-Identifier: MIT */
/* How fast the games are on one core of this machine. */
#include "lab.h"
#include "lab_game.h"

#include <stdio.h>
#include <string.h>

int lab_bench(int count, char **argument)
{
    uint64_t seconds = 2;
    if (count == 2 && strcmp(argument[0], "--seconds") == 0) {
        if (!lab_number(argument[1], "--seconds", 1, 3600, &seconds)) {
            return LAB_USAGE;
        }
    } else if (count != 0) {
        fputs("route-mille-lab: bench takes --seconds N\n", stderr);
        return LAB_USAGE;
    }
    struct rounds rounds = rounds_begin();
    printf("{\n");
    for (const struct lab_game *const *each = lab_games; *each; each++) {
        if ((*each)->bench) {
            (*each)->bench((double)seconds, &rounds);
        }
    }
    printf("  \"seconds_each\": %d\n}\n", (int)seconds);
    rounds_end(&rounds);
    return LAB_DONE;
}
