/* SPDX-License-Identifier: MIT */
/* The high scores, and behind tabs the statistics and the pages of its own, of one game after the other:
 * front/records/records.h on the screen. */
#ifndef FRONT_SCENES_HIGH_SCORES_H
#define FRONT_SCENES_HIGH_SCORES_H

#include "front/scene.h"

extern const struct scene high_scores_scene;

#endif
