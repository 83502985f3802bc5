/* SPDX-License-Identifier: MIT */
/* What a person can do at every table, and what the bar says there of it: the parts that games have in
 * common, for their views. */
#ifndef FRONT_SCENES_ACTS_H
#define FRONT_SCENES_ACTS_H

#include "front/scene.h"
#include "table/game.h"

struct front;

/* For the scene of the table: what an intent, an item or cancel comes to at the table of the game that is
 * played there, and at every table: letters, taking back, the menu. */
bool table_intent(struct front *front, const struct intent *intent);
void table_confirm(struct front *front, const struct focus_item *item);
/* Where nothing is put down B and the right button take back first, then the menu opens; Esc is the menu, for
 * Backspace takes back. */
void table_cancel(struct front *front);
/* Input about playing while something moves: the first hurries it, the second skips to its end; while
 * somebody thinks it does away with their pause. True: it was that. */
bool table_hurry(struct front *front, const struct intent *intent);
/* The folded panel opens or shuts. */
void table_turn_panel(struct front *front);
/* Something else was chosen: why a move could not be is no longer said. What a coach says stays. */
void table_unrefuse(struct front *front);
/* Asks for a name to save under; a lesson has none, and says so. */
void table_ask_save(struct front *front);

/* Adds a prompt, where there is room for it. */
void table_prompt(struct status *status, enum prompt_key key, const char *label);
/* Taking back, where it can be; the hint, where the person may decide; and the menu. */
void table_prompts(const struct front *front, struct status *status);
/* What was said last takes the place of the hint; whoever thinks long is told. */
void table_says(const struct front *front, struct status *status);
/* Whether the bar has room for prompts: phones have buttons and a menu instead. */
bool table_has_prompts(const struct front *front);

#endif
