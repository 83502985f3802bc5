/* SPDX-License-Identifier: MIT */
/* The commands for the domino game alone. */
#include "bones/bones.h"
#include "lab.h"

static const struct lab_command commands[] = {
    {"ladder", bones_ladder},
    {"bench", bones_bench},
    {"learn", bones_learn},
    {.name = NULL},
};

int lab_bones(int count, char **argument)
{
    return lab_run(commands, "bones", count, argument);
}
