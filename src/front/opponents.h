/* SPDX-License-Identifier: MIT */
/* Who drives against you? A row of portraits before each new game; the one of last time is in focus. */
#ifndef FRONT_OPPONENTS_H
#define FRONT_OPPONENTS_H

#include "front/scene.h"

struct opponents_state {
    void (*after)(struct front *front);
};

extern const struct scene opponents_scene;

/* Asks, remembers the answer in the settings and calls `after`; whoever goes back changes nothing. */
void opponents_ask(struct front *front, void (*after)(struct front *front));

#endif
