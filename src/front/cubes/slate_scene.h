/* SPDX-License-Identifier: MIT */
/* The slate at the end of a game of dice: how every seat fared, and on to another game, the review, or home.
 */
#ifndef FRONT_CUBES_SLATE_SCENE_H
#define FRONT_CUBES_SLATE_SCENE_H

#include "front/cubes/pages.h"
#include "front/scene.h"

/* What it keeps while it is on the stack. */
struct cubes_slate_state {
    struct cubes_public pub; /* the game that is over */
    struct cubes_tally tally;
    struct cubes_slate_page page;
};

extern const struct scene cubes_slate_scene;

#endif
