/* SPDX-License-Identifier: MIT */
/* All games that can be played. Whoever links the front takes this file along, or another with the games
 * that it wants. */
#include "front/game_front.h"

/* clang-format off */
#define TEMPLATE(id)
#define GAME(id) extern const struct game_front id##_front;
#include "games/list.h"
#undef GAME

#define GAME(id) &id##_front,
const struct game_front *const game_fronts[] = {
#include "games/list.h"
    NULL,
};
/* clang-format on */
