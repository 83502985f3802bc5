/* SPDX-License-Identifier: MIT */
/* Play with others: the tables nearby, and the ways to one: by a code, by opening one, by going on with the
 * one that was left. */
#ifndef FRONT_SCENES_OTHERS_SCENE_H
#define FRONT_SCENES_OTHERS_SCENE_H

#include "front/scene.h"

extern const struct scene others_scene;

/* ---- for its own files ----------------------------------------------------------------------------- */

enum { OTHERS_ITEM_BACK, OTHERS_ITEM_AGAIN, OTHERS_ITEM_HOST, OTHERS_ITEM_JOIN, OTHERS_ITEM_NEAR };

/* The layout; heights are counted from the top of the rows. */
struct others_form {
    struct form form;
    float near_h, sign_h, signs; /* heights of a table nearby and of a sign; where the signs begin */
};

struct others_form others_form_of(const struct front *front);
struct rect others_box(const struct front *front, const struct others_form *form, int item);
/* Whether an item is shown. */
bool others_is_shown(const struct front *front, int item);
/* Adds "Marie’s table". */
void others_whose(const char *host, struct text *out);
/* Adds what is played there and how many seats are free, or why nobody can sit down there from here. */
void others_near_text(const struct front *front, int place, struct text *out);
/* Whether somebody can sit down there. */
bool others_near_is_open(const struct front *front, int place);
/* The label of a sign. */
void others_label(const struct front *front, int item, struct text *out);
void others_draw(const struct front *front, struct draw_list *list, float blend);

#endif
