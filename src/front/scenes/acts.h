/* SPDX-License-Identifier: MIT */
/* What a person can do at every table, and what the bar says there of it: the parts that games have in
 * common, for their views. */
#ifndef FRONT_SCENES_ACTS_H
#define FRONT_SCENES_ACTS_H

#include "front/scene.h"
#include "table/game.h"

struct front;

/* What at a game's table is about playing: the rest (panels, the menu) answers at any time. */
struct table_play_acts {
    bool (*item)(int id);
    bool alternate; /* the alternate action is, as the secondary, digits and the game's letters always are */
};

/* Input about playing while something moves: the first hurries it, the second skips to its end; while
 * somebody thinks it does away with their pause. True: it was that. */
bool table_hurry(struct front *front, const struct intent *intent, const struct table_play_acts *acts);
/* Letters, taking back and the menu, as at every table; true if it was one of them. */
bool table_common_intent(struct front *front, const struct intent *intent);
/* What cancel means once there is nothing to put down: B and the right button take back first, then the menu
 * opens; Esc is the menu, for Backspace takes back. */
void table_cancel_all(struct front *front);
/* Whether a press is on a panel that lies open over the table: it shuts the panel, and means nothing that
 * lies below. */
bool table_press_shuts(const struct intent *intent, bool open, struct rect panel);
/* Why a move cannot be is said, with the old program's bell. */
void table_refuse(struct front *front, struct move move, refusal why);
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
