/* SPDX-License-Identifier: MIT */
/* "What is this?": while it is on, pointing at or moving to an item explains the item instead of using it.
 * The scene below waits. */
#ifndef FRONT_HELP_WHATS_THIS_H
#define FRONT_HELP_WHATS_THIS_H

#include "front/part.h"
#include "front/scene.h"

extern const struct scene whats_this_scene;
/* Acts on the keys of the road book and of "What is this?", on every screen. */
extern const struct part help_part;

/* The keys Shift+F1: turns it on or off; if there is no item nothing happens. */
void whats_this_toggle(struct front *front);
/* Explains an item, by its row, of the table in front of the person or of a scene over it; false: it has no
 * row. */
bool whats_this_explain(const struct front *front, const struct focus_item *item, struct item_words *says);
/* The box of the plate with the words: beside the item, if need be wider than usual; over the item if there
 * is no other room. size: of the letters. */
struct rect whats_this_plate(const struct draw_list *list, struct rect item, const struct item_words *says,
                             float size);

#endif
