/* SPDX-License-Identifier: MIT */
/* The scene of the table, for every game. */
#ifndef FRONT_SCENES_TABLE_SCENE_H
#define FRONT_SCENES_TABLE_SCENE_H

#include "front/scene.h"

extern const struct scene table_scene;

/* Draws the table in front of the person, and the coach if a lesson is on. */
void table_paint(const struct front *front, struct draw_list *list, float blend);
/* The table's music (`piece` of struct scene). */
int table_piece(const struct front *front);

#endif
