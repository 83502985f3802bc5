/* SPDX-License-Identifier: MIT */
/* The question before a new game for more than two: who sits where? It shows the seats and all who may take
 * one, and begins with the company of last time (settings.h). */
#ifndef FRONT_SCENES_SEATS_H
#define FRONT_SCENES_SEATS_H

#include "front/part.h"
#include "front/scene.h"
#include "front/table/company.h"

struct seats_state {
    const struct game_front *game;
    void (*after)(struct front *front);
    struct settings_company company;
    int dragging;         /* the seat that the pointer holds, -1: none */
    float from_x, from_y; /* where it was taken */
    bool dragged;         /* the pointer has moved it */
    const char *refusal;  /* why the last act was refused, for _(); NULL: it was not */
};

extern const struct part seats_part;
/* What it keeps. */
struct seats_state *seats_of(const struct front *front);

extern const struct scene seats_scene;

/* Asks, keeps the answer in the settings and calls `after`. If the person goes back nothing changes. For a
 * game for two it asks only for the opponent (opponents.h). */
void seats_ask(struct front *front, const struct game_front *game, void (*after)(struct front *front));

#endif
