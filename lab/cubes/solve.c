/* SPDX-License-Identifier: MIT */
/* The command solve: finds the solution of the dice game, prints its figures and writes its tables. */
#include "cubes/cubes.h"
#include "lab.h"

#include "base/check.h"
#include "base/say.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int cubes_solve(int count, char **argument)
{
    const char *folder = count == 2 && strcmp(argument[0], "--out") == 0 ? argument[1] : NULL;
    if (count != 0 && !folder) {
        say_line(stderr, "route-mille-lab: cubes solve takes --out FOLDER");
        return LAB_USAGE;
    }
    struct solution *solution = malloc(sizeof *solution);
    struct solve_desk *desk = malloc(sizeof *desk);
    CHECK(solution != NULL && desk != NULL);
    bool fine = true;
    for (int jokers = PLAIN; jokers < DICE_KINDS; jokers++) {
        solution_find(jokers == WITH_JOKERS, desk, solution);
        solution_print(solution, jokers == WITH_JOKERS, desk);
        fine = (!folder || solution_write(solution, jokers == WITH_JOKERS, folder)) && fine;
    }
    free(solution);
    free(desk);
    return fine ? LAB_DONE : LAB_FAILED;
}
