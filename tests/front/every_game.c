/* SPDX-License-Identifier: MIT */
/* A cabinet with every game of the list, the one to copy among them. */
#include "front/game_front.h"

/* clang-format off */
#define TEMPLATE(id) GAME(id)
#define GAME(id) extern const struct game_front id##_front;
#include "games/list.h"
#undef GAME

#define GAME(id) &id##_front,
const struct game_front *const game_fronts[] = {
#include "games/list.h"
    NULL,
};
/* clang-format on */
