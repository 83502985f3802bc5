/* SPDX-License-Identifier: MIT */
/* What a person can do at the table of every game, and what the bar says of it: the scene of the table
 * (table_scene.c), for the views of games; and what their pages say (high_scores.c). */
#ifndef FRONT_SCENES_ACTS_H
#define FRONT_SCENES_ACTS_H

#include "front/scene.h"

/* Input that plays (`plays` of struct game_view), while something moves: the first hurries the movement, the
 * second skips to its end. While a computer player thinks it ends the pause. true: the intent was used so. */
bool table_hurry(struct front *front, const struct intent *intent);
/* Opens or shuts the panel of a folded window. */
void table_turn_panel(struct front *front);
/* Something else was chosen: the bar no longer says why a move was refused. In a lesson the words stay. */
void table_unrefuse(struct front *front);
/* Asks for a name to save under; in a lesson says that lessons are not saved. */
void table_ask_save(struct front *front);

/* Adds a prompt, if there is room for it. */
void table_prompt(struct status *status, enum prompt_key key, const char *label);
/* Adds the prompts for taking back and for the hint, if they can be used now, and for the menu. */
void table_prompts(const struct front *front, struct status *status);
/* Puts the table's message in the place of the bar's hint, and says which opponent has been thinking for
 * long. */
void table_says(const struct front *front, struct status *status);
/* Whether the bar has prompts; phones have buttons and a menu instead. */
bool table_has_prompts(const struct front *front);
/* The rest of the bar at a table that needs no more: the lamp of whoever may decide, what was said last, and
 * the usual prompts. */
void table_bar(const struct front *front, struct status *status);

#endif
