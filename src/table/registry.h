/* SPDX-License-Identifier: MIT */
/* The games of the house: one line a game. */
#ifndef TABLE_REGISTRY_H
#define TABLE_REGISTRY_H

#include "table/game.h"

/* Finds a game by name in a list that NULL ends; NULL if there is none. The list itself lives with
 * the program (src/app, lab), since the table knows no game. */
const struct game *registry_find(const struct game *const *games, const char *name);

#endif
