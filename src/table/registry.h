/* SPDX-License-Identifier: MIT */
/* Finds games in a list. */
#ifndef TABLE_REGISTRY_H
#define TABLE_REGISTRY_H

#include "table/game.h"

/* Finds a game by name in a list that ends with NULL. NULL: not found. The list is the program's
 * (games/games.h), since this room knows no game. */
const struct game *registry_find(const struct game *const *games, const char *name);

#endif
