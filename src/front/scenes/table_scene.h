/* SPDX-License-Identifier: MIT */
/* The table as a scene: whatever game is played there. Dealing, turns and posters are one scene with one
 * context. */
#ifndef FRONT_SCENES_TABLE_SCENE_H
#define FRONT_SCENES_TABLE_SCENE_H

#include "front/scene.h"

extern const struct scene table_scene;

/* The table in front of the person, and the coach where a lesson is on. */
void table_paint(const struct front *front, struct draw_list *list, float blend);
/* enum piece: the music of the table. */
int table_piece(const struct front *front);

#endif
