/* SPDX-License-Identifier: MIT */
/* The panel with the controls of a replay, at the foot of the table: one line, or more in a narrow window. */
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

/* The height of the panel. */
float replay_foot_height(const struct front *front);
/* The box of the panel, and of an item. */
struct rect replay_panel(const struct front *front);
struct rect replay_item(const struct front *front, enum replay_item item);
void replay_panel_draw(const struct front *front, struct draw_list *list);

#endif
