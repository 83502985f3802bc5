/* SPDX-License-Identifier: MIT */
/* The question before a new game for two: who is the opponent? A row of portraits. The opponent of last time
 * has the focus; until a first game has been won the weakest has it. */
#ifndef FRONT_SCENES_OPPONENTS_H
#define FRONT_SCENES_OPPONENTS_H

#include "front/opponent.h"
#include "front/part.h"
#include "front/scene.h"

struct opponents_state {
    const struct game_front *game;
    const struct opponent *last; /* the opponent of last time */
    void (*after)(struct front *front);
    int chosen; /* index of the chosen opponent, -1: none yet */
};

extern const struct part opponents_part;
/* What it keeps. */
struct opponents_state *opponents_of(const struct front *front);

extern const struct scene opponents_scene;

/* Asks, keeps the answer in the settings and calls `after`. If the person goes back nothing changes. last: an
 * opponent of the game. */
void opponents_ask(struct front *front, const struct game_front *game, const struct opponent *last,
                   void (*after)(struct front *front));
/* Asks for the opponent of the next game after one that is over. The same opponent goes on with the match;
 * with another a new match begins, and the old one is kept as the previous game. */
void opponents_ask_again(struct front *front);
/* For the row of an item "opponent.*", which ends with an opponent's key: who that is. */
void opponents_say(const struct front *front, const struct focus_item *item, struct item_words *says);

#endif
