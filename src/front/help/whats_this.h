/* SPDX-License-Identifier: MIT */
/* "What is this?": the pointer or the focus becomes a question mark, and whatever it is on explains itself
 * instead of acting. The scene below waits. */
#ifndef FRONT_HELP_WHATS_THIS_H
#define FRONT_HELP_WHATS_THIS_H

#include "front/item_row.h"
#include "front/scene.h"

/* Areas that are no items of their scene have ids from here on. */
enum { WHATS_THIS_AREAS = 900 };

extern const struct scene whats_this_scene;

/* Shift+F1: turns the question mark on or off; nothing happens where nothing can be asked. */
void whats_this_toggle(struct front *front);
/* What an item is, by its row: at the table in front of the person or in a scene over it; false: it has none.
 */
bool whats_this_explain(const struct front *front, const struct focus_item *item, struct item_words *says);

struct whats_this_state {
    int first; /* what was in focus below when the question mark came on */
};

/* What it keeps while it is on the stack. */
struct whats_this_state *whats_this_of(const struct front *front);

/* Where the plate with the words lies: beside what is asked about, wider than usual where it has room there
 * only then; over it, if nowhere else. `size` is that of its letters. */
struct rect whats_this_plate(const struct draw_list *list, struct rect item, const struct item_words *says,
                             float size);

#endif
