/* SPDX-License-Identifier: MIT */
/* The games that can be sat down to: one line each. Whoever links the front takes this file along, or another
 * with the games that it wants. */
#include "front/bones/bones_front.h"
#include "front/cubes/cubes_front.h"
#include "front/game_front.h"
#include "front/mille/mille_front.h"

const struct game_front *const game_fronts[] = {&mille_front, &cubes_front, &bones_front, NULL};
