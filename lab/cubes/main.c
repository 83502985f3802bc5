/* SPDX-License-Identifier: MIT */
/* The commands for the dice game alone. */
#include "cubes/cubes.h"
#include "lab.h"

#include "base/say.h"

#include <stdio.h>
#include <string.h>

static const struct {
    const char *name;
    int (*run)(int count, char **argument);
} commands[] = {
    {"solve", cubes_solve},
    {"play", cubes_play},
    {"rank", cubes_rank},
    {"stat", cubes_stat},
};

int lab_cubes(int count, char **argument)
{
    for (size_t i = 0; count > 0 && i < sizeof commands / sizeof commands[0]; i++) {
        if (strcmp(argument[0], commands[i].name) == 0) {
            return commands[i].run(count - 1, argument + 1);
        }
    }
    say_line(stderr, "route-mille-lab: cubes: which command? try help");
    return LAB_USAGE;
}
