/* SPDX-License-Identifier: MIT */
/* The list of all games, for programs that play any of them. */
#ifndef GAMES_GAMES_H
#define GAMES_GAMES_H

#include "table/game.h"

/* The games of games/list.h in the same order; NULL ends the list. */
extern const struct game *const games_all[];

#endif
