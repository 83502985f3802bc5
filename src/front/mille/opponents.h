/* SPDX-License-Identifier: MIT */
/* Who drives against you? A row of portraits before each new game; the one of last time is in focus, and the
 * easiest until a first game has been won. */
#ifndef FRONT_MILLE_OPPONENTS_H
#define FRONT_MILLE_OPPONENTS_H

#include "front/part.h"
#include "front/scene.h"

struct opponents_state {
    void (*after)(struct front *front);
    int last;   /* the player who sat there last */
    int chosen; /* the place that was chosen, -1 while none is */
};

extern const struct part opponents_part;
/* What it keeps. */
struct opponents_state *opponents_of(const struct front *front);

extern const struct scene opponents_scene;

/* Asks, remembers the answer in the settings and calls `after`; whoever goes back changes nothing. `last` is
 * the player who sat there last. */
void opponents_ask(struct front *front, int last, void (*after)(struct front *front));
/* Asks who drives in the game after the one that was decided at the table: the same rival drives on, another
 * one begins a new match, and the old one is kept as the previous game. */
void opponents_ask_again(struct front *front);

#endif
