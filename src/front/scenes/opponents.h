/* SPDX-License-Identifier: MIT */
/* Who sits opposite at a table for two: a row of portraits before each new game; the one of last time is in
 * focus, and the easiest until a first game has been won. */
#ifndef FRONT_SCENES_OPPONENTS_H
#define FRONT_SCENES_OPPONENTS_H

#include "front/item_row.h"
#include "front/opponent.h"
#include "front/part.h"
#include "front/scene.h"

struct opponents_state {
    const struct game_front *game;
    const struct opponent *last; /* who sat there last */
    void (*after)(struct front *front);
    int chosen; /* the place that was chosen, -1 while none is */
};

extern const struct part opponents_part;
/* What it keeps. */
struct opponents_state *opponents_of(const struct front *front);

extern const struct scene opponents_scene;

/* Asks, remembers the answer in the settings and calls `after`; whoever goes back changes nothing. `last`:
 * who sat there last, a row of the game's opponents. */
void opponents_ask(struct front *front, const struct game_front *game, const struct opponent *last,
                   void (*after)(struct front *front));
/* Asks who plays the game after the one that was decided at the table: the same opponent plays on, another
 * one begins a new match, and the old one is kept as the previous game. */
void opponents_ask_again(struct front *front);
/* For the row of an item "opponent.*", which ends with an opponent's key: who that is. */
void opponents_say(const struct front *front, const struct focus_item *item, struct item_words *says);

#endif
