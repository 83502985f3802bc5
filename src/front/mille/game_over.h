/* SPDX-License-Identifier: MIT */
/* The end of a game of 5000: who won, the totals, another game? */
#ifndef FRONT_MILLE_GAME_OVER_H
#define FRONT_MILLE_GAME_OVER_H

#include "front/mille/sheet.h"
#include "front/scene.h"
#include "games/mille/mille.h"

struct game_over_state {
    int ticks;
    int winner; /* side, -1 for equal totals */
    int32_t total[SIDES_MAX];
    int16_t games[SIDES_MAX];
    int hands;
    struct sheet_place place; /* of its last hand */
    const char *said;         /* for _(): what the bar says of copying; NULL: nothing */
};

extern const struct scene game_over_scene;
/* What it keeps while it is on the stack. */
struct game_over_state *game_over_of(const struct front *front);
/* What is said keeps off the panels, the games and the buttons. */
void game_over_taken(const struct front *front, const struct draw_list *list, struct speech_taken *taken);

#endif
