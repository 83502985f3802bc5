/* SPDX-License-Identifier: MIT */
/* The road log: every move of the hand, to scroll through and to copy. */
#ifndef FRONT_MILLE_ROAD_LOG_H
#define FRONT_MILLE_ROAD_LOG_H

#include "front/scene.h"
#include "games/mille/mille.h"

enum { ROAD_LOG_MAX = 512 };

struct road_log_state {
    struct event event[ROAD_LOG_MAX]; /* of the hand, as the person may know them */
    int count;
    const char *said; /* for _(): what was copied, or why not; NULL: nothing */
};

struct front;

/* The panel beside the road shows the last lines of the hand, as after a game was loaded. */
void road_log_recall(struct front *front);

extern const struct scene road_log_scene;
/* What it keeps while it is on the stack. */
struct road_log_state *road_log_of(const struct front *front);

#endif
