/* SPDX-License-Identifier: MIT */
/* Who sits down at a table for more than two: its seats, and all who may sit there. People and opponents of
 * the game come and go and change places until they sit down; who sat there last sits there at first. */
#ifndef FRONT_SCENES_SEATS_H
#define FRONT_SCENES_SEATS_H

#include "front/part.h"
#include "front/scene.h"
#include "front/table/company.h"

struct seats_state {
    const struct game_front *game;
    void (*after)(struct front *front);
    struct settings_company company;
    int dragging; /* the seat that the pointer holds, -1: none */
    float from_x, from_y;
    bool dragged;        /* it has left its place */
    const char *refusal; /* for _(); NULL: nothing was refused last */
};

extern const struct part seats_part;
/* What it keeps. */
struct seats_state *seats_of(const struct front *front);

extern const struct scene seats_scene;

/* Asks, remembers the answer in the settings and calls `after`; whoever goes back changes nothing. At a table
 * for two only the opponent is asked for (opponents.h). */
void seats_ask(struct front *front, const struct game_front *game, void (*after)(struct front *front));

#endif
