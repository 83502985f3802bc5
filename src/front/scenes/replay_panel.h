/* SPDX-License-Identifier: MIT */
/* The controls of a replay: a panel under the hand, in one line or more as the window is wide. */
#ifndef FRONT_SCENES_REPLAY_PANEL_H
#define FRONT_SCENES_REPLAY_PANEL_H

#include "ui/geometry.h"

struct front;
struct draw_list;

enum replay_item {
    REPLAY_ROAD,
    REPLAY_BACK,
    REPLAY_PLAY,
    REPLAY_NEXT,
    REPLAY_SPEED,
    REPLAY_HERE,
    REPLAY_REVIEW,
    REPLAY_LEAVE,
    REPLAY_ITEMS
};

/* How high the panel is at the foot of the table. */
float replay_foot_height(const struct front *front);
/* The panel and its items. */
struct rect replay_panel(const struct front *front);
struct rect replay_item(const struct front *front, enum replay_item item);
void replay_panel_draw(const struct front *front, struct draw_list *list);

#endif
