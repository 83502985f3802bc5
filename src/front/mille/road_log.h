/* SPDX-License-Identifier: MIT */
/* The road log: a dialog with every move of the hand, from which the hand can be copied or watched again. */
#ifndef FRONT_MILLE_ROAD_LOG_H
#define FRONT_MILLE_ROAD_LOG_H

#include "front/scene.h"
#include "games/mille/mille.h"

enum { ROAD_LOG_MAX = 512 };

struct road_log_state {
    struct event event[ROAD_LOG_MAX]; /* the moves of the hand, as the viewer may know them */
    int count;
    const char *said; /* for _(): what was copied, or that it was not; NULL: nothing was */
};

struct table;

/* Fills the panel of the latest moves from the journal, as after a game was loaded. */
void road_log_recall(struct table *table);

extern const struct scene road_log_scene;
/* The state of the scene, which is on the stack. */
struct road_log_state *road_log_of(const struct front *front);

#endif
