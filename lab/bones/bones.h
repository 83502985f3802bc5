/* SPDX-License-Identifier: MIT */
/* The commands of the lab for the domino game alone. */
#ifndef LAB_BONES_BONES_H
#define LAB_BONES_BONES_H

#include "table/game.h"

/* ladder A B [C D] [--games N] [--seed S] [--option NAME VALUE] [--json] */
int bones_ladder(int count, char **argument);
/* bench [--seconds N] */
int bones_bench(int count, char **argument);
/* learn [--choices N] [--out FILE] */
int bones_learn(int count, char **argument);
/* What sits in the lab alone; name NULL ends it. */
extern const struct player bones_plain[];

#endif
