/* SPDX-License-Identifier: MIT */
/* The lab's commands for the domino game only. */
#ifndef LAB_BONES_BONES_H
#define LAB_BONES_BONES_H

#include "table/game.h"

/* ladder A B [C D] [--games N] [--seed S] [--option NAME VALUE] [--json] */
int bones_ladder(int count, char **argument);
/* bench [--seconds N] */
int bones_bench(int count, char **argument);
/* learn [--choices N] [--out FILE] */
int bones_learn(int count, char **argument);
/* Players that only the lab has; a NULL name ends the list. */
extern const struct player bones_plain[];

#endif
