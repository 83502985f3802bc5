/* SPDX-License-Identifier: MIT */
/* What a person means at the table of any game: the scene's handlers (front/scene.h). */
#ifndef FRONT_SCENES_TABLE_INTENTS_H
#define FRONT_SCENES_TABLE_INTENTS_H

#include "front/scene.h"

bool table_scene_intent(struct front *front, const struct intent *intent);
void table_scene_confirm(struct front *front, const struct focus_item *item);
void table_scene_cancel(struct front *front);

#endif
