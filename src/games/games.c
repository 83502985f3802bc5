/* SPDX-License-Identifier: MIT */
#include "games/games.h"

/* clang-format off */
#define TEMPLATE(id) GAME(id)
#define GAME(id) extern const struct game id##_game;
#include "games/list.h"
#undef GAME

#define GAME(id) &id##_game,
const struct game *const games_all[] = {
#include "games/list.h"
    NULL,
};
/* clang-format on */
