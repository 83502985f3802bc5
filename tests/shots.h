/* SPDX-License-Identifier: MIT */
/* Named pictures of the game, for the README, for layout tests and for looking at. A shot brings a fresh
 * front into some state; the program paints what front_draw then writes. */
#ifndef TESTS_SHOTS_H
#define TESTS_SHOTS_H

#include "front/front.h"

struct shot {
    const char *name; /* of the picture; NULL ends a table of shots */
    /* The front stands on the settled title, with nothing saved, pad in hand. */
    void (*stage)(struct front *front);
    /* NULL: front_draw paints; else this instead. */
    void (*draw)(const struct front *front, struct draw_list *list);
};

/* Every table of shots; add yours in shots.c. NULL ends the list. */
extern const struct shot *const SHOT_TABLES[];
extern const struct shot SHOTS_SCREENS[];

/* The shot of a name, or NULL. */
const struct shot *shot_find(const char *name);
/* A front that answers to nobody: nothing is saved, nothing rumbles. Measures with `type`. */
void shot_front(struct front *front, struct draw_list *measure, const struct type_metrics *type, int pixels_w,
                int pixels_h);
/* Ticks until nothing moves. */
void shot_settle(struct front *front);
/* An intent of the pad. */
void shot_press(struct front *front, enum intent_kind kind);
/* Moves the focus to an item by its name; the item must exist. */
void shot_focus(struct front *front, const char *name);

#endif
