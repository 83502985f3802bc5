/* SPDX-License-Identifier: MIT */
#include "lab_game.h"

const struct lab_game *const lab_games[] = {&mille_lab, &cubes_lab, &bones_lab, NULL};
