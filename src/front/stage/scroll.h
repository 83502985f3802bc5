/* SPDX-License-Identifier: MIT */
/* Scrolling, alike in every scene: by the wheel, the scroll bar, a finger, a held button, and by keys and
 * d-pad, which bring the focus into sight. A scene only says what scrolls (`form` of scene.h). */
#ifndef FRONT_STAGE_SCROLL_H
#define FRONT_STAGE_SCROLL_H

#include "front/scene.h"

enum { SCROLL_LEVELS = 8, SCROLL_ITEM = 1000 }; /* as many as scenes; the id of a list without items */

struct scroll_state {
    float at[SCROLL_LEVELS]; /* of each level of the stack, in units */
    bool bar;                /* the bar follows the pointer */
    bool held, moved;        /* the list is held; it has followed the pointer */
    float from_y, from_at;   /* pointer and position when that began */
};

/* The list of a scene that scrolls; false: none does. */
bool scroll_view(const struct front *front, const struct scene *scene, struct list_view *view);
/* The wanted position of a scene's list; it may lie beyond the list's end. */
float scroll_of(const struct front *front, const struct scene *scene);
/* Scrolls the list of the scene on top; under "What is this?" of the scene below that. */
void scroll_to(struct front *front, float at);
/* Scrolls so that the focused item is seen. */
void scroll_reveal(struct front *front);
/* Adds an item for a list without items, so that keys can scroll it. */
void scroll_items(const struct front *front, struct focus_list *list);
/* Draws the frame of the focus round such a list. */
void scroll_draw(const struct front *front, struct draw_list *list);
/* True if the intent scrolled. */
bool scroll_intent(struct front *front, const struct intent *intent);

#endif
