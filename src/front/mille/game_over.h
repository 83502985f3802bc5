/* SPDX-License-Identifier: MIT */
/* The sheet at the end of a game to 5,000 points: who won, the totals, and the way to another game. */
#ifndef FRONT_MILLE_GAME_OVER_H
#define FRONT_MILLE_GAME_OVER_H

#include "front/mille/sheet.h"
#include "front/scene.h"

struct game_over_state {
    int ticks;
    int winner; /* side; -1: the best totals are equal */
    int second; /* the side with the next best total */
    int32_t total[SIDES_MAX];
    int16_t games[SIDES_MAX];
    int hands;
    struct sheet_place place; /* where the trip of the last hand ended */
    const char *said;         /* for _(): what the bar says of copying; NULL: nothing */
};

extern const struct scene game_over_scene;
/* The state of the scene, which is on the stack. */
struct game_over_state *game_over_of(const struct front *front);
/* Where an opponent's words are not to lie: on panels, games and buttons. */
void game_over_taken(const struct front *front, const struct draw_list *list, struct speech_taken *taken);

#endif
