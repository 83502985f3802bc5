/* SPDX-License-Identifier: MIT */
/* The commands for the dice game alone. */
#include "cubes/cubes.h"
#include "lab.h"

static const struct lab_command commands[] = {
    {"solve", cubes_solve}, {"play", cubes_play}, {"margin", cubes_margin},
    {"rank", cubes_rank},   {"stat", cubes_stat}, {.name = NULL},
};

int lab_cubes(int count, char **argument)
{
    return lab_run(commands, "cubes", count, argument);
}
