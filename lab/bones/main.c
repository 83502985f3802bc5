/* SPDX-License-Identifier: MIT */
/* The commands for the domino game alone. */
#include "bones/bones.h"
#include "lab.h"

#include "base/say.h"

#include <stdio.h>
#include <string.h>

static const struct {
    const char *name;
    int (*run)(int count, char **argument);
} commands[] = {
    {"ladder", bones_ladder},
    {"bench", bones_bench},
};

int lab_bones(int count, char **argument)
{
    for (size_t i = 0; count > 0 && i < sizeof commands / sizeof commands[0]; i++) {
        if (strcmp(argument[0], commands[i].name) == 0) {
            return commands[i].run(count - 1, argument + 1);
        }
    }
    say_line(stderr, "route-mille-lab: bones: which command? try help");
    return LAB_USAGE;
}
