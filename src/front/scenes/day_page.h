/* SPDX-License-Identifier: MIT */
/* The page of the deal of the day: a tab for each game, a calendar in which each day is a stone, and what can
 * be done with the day that is chosen. */
#ifndef FRONT_SCENES_DAY_PAGE_H
#define FRONT_SCENES_DAY_PAGE_H

#include "front/scene.h"

struct game_front;

extern const struct scene day_page_scene;

/* Opens it for the game of day_front, at the try that waits or at today. Asks for the person's name first, if
 * that is not known. */
void day_page_open(struct front *front);
/* Opens it at a date, for a game that has days. */
void day_page_open_at(struct front *front, const struct game_front *game, int date);

#endif
