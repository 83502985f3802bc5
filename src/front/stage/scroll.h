/* SPDX-License-Identifier: MIT */
/* What scrolls does so alike in every scene: by the wheel, by its bar, by a finger or a held button, by keys
 * and d-pad, whose focus comes into sight. A scene only says what its list is (scene.h, `view`). */
#ifndef FRONT_STAGE_SCROLL_H
#define FRONT_STAGE_SCROLL_H

#include "front/scene.h"

enum { SCROLL_LEVELS = 8, SCROLL_ITEM = 1000 }; /* as many as scenes; the id of a list that holds no item */

struct scroll_state {
    float at[SCROLL_LEVELS]; /* of each level of the stack, in units */
    bool bar;                /* the bar follows the pointer */
    bool held, moved;        /* the list is held, and has followed the pointer */
    float from_y, from_at;   /* where that began */
};

/* How far a scene's list should be scrolled; it may be further than there is. */
float scroll_of(const struct front *front, const struct scene *scene);
/* Scrolls the list of the scene on top (that below the question mark). */
void scroll_to(struct front *front, float at);
/* Brings the focus into sight. */
void scroll_reveal(struct front *front);
/* Gives a list without items one, so that keys can scroll it. */
void scroll_items(const struct front *front, struct focus_list *list);
/* The frame of the focus round such a list. */
void scroll_draw(const struct front *front, struct draw_list *list);
/* True if the intent scrolled. */
bool scroll_intent(struct front *front, const struct intent *intent);

#endif
