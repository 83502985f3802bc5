/* SPDX-License-Identifier: MIT */
/* The review of a game of dice as a scene: it is worked out a few choices a tick, then shown; a choice opens
 * the replay at it. */
#ifndef FRONT_CUBES_REVIEW_SCENE_H
#define FRONT_CUBES_REVIEW_SCENE_H

#include "front/cubes/page_review.h"
#include "front/game_front.h"

struct cubes_review_state {
    bool open;
    struct journal journal; /* owned while open */
    struct cubes_review review;
    struct cubes_review_page page; /* once the review is done */
};

extern const struct part cubes_review_part;
/* What it keeps. */
struct cubes_review_state *cubes_review_state_of(const struct front *front);

extern const struct scene cubes_review_scene;
extern const struct game_review cubes_reviews;

#endif
