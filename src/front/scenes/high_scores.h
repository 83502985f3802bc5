/* SPDX-License-Identifier: MIT */
/* The high scores of a game and, behind tabs, its statistics and the pages of its own (page/game_page.h);
 * other games can be turned to. */
#ifndef FRONT_SCENES_HIGH_SCORES_H
#define FRONT_SCENES_HIGH_SCORES_H

#include "front/scene.h"

extern const struct scene high_scores_scene;

#endif
