/* SPDX-License-Identifier: MIT */
/* The page of achievements: each with what it asks, how often it was done, and the day of the first time. */
#ifndef FRONT_SCENES_ACHIEVEMENTS_H
#define FRONT_SCENES_ACHIEVEMENTS_H

#include "front/page/game_page.h"

extern const struct game_page achievements_page;

/* Opens it as a dialog. */
void achievements_open(struct front *front);

#endif
