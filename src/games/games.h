/* SPDX-License-Identifier: MIT */
/* All games of the house, for programs that play any of them. */
#ifndef GAMES_GAMES_H
#define GAMES_GAMES_H

#include "table/game.h"

/* Those of games/list.h in its order; NULL ends them. */
extern const struct game *const games_all[];

#endif
