/* SPDX-License-Identifier: MIT */
/* The card of a stage of the journey: its postcard, who sits there, the twist, the three goals and what any
 * try has met or come near, and the ways to the table. */
#ifndef FRONT_SCENES_STAGE_CARD_H
#define FRONT_SCENES_STAGE_CARD_H

#include "front/scene.h"

extern const struct scene stage_card_scene;

/* Opens it over the screen on top, for a stage of `stages` that is open. */
void stage_card_open(struct front *front, int stage);

/* ---- for its own files ----------------------------------------------------------------------------- */

struct stage_card_state {
    int stage;
};

/* What it keeps while it is on the stack. */
struct stage_card_state *stage_card_of(const struct front *front);

#endif
