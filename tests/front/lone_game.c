/* SPDX-License-Identifier: MIT */
/* A cabinet with the game to copy alone. */
#include "front/null/null_front.h"

const struct game_front *const game_fronts[] = {&null_front, NULL};
