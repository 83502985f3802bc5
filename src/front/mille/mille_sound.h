/* SPDX-License-Identifier: MIT */
/* How the road table sounds: which cues the steps of its movements make, and where on the table. */
#ifndef FRONT_MILLE_MILLE_SOUND_H
#define FRONT_MILLE_MILLE_SOUND_H

#include "front/mille/cues.h"
#include "front/mille/mille_shown.h"

struct front;

/* One of the road's cues begins now, in the middle. */
void mille_sound_cue(struct front *front, enum mille_cue cue);
/* For struct motion_acts, with a struct mille_view: what is heard and felt of a step. */
void mille_sound_hear(void *memory, struct motion_step *step, const struct motion_ears *ears);
/* Once a tick: a card was taken up, or put back where it was. */
void mille_sound_hand(struct front *front);
/* A card of the hand is not played after all: it goes back, and the old program's bell rings. A slot below 0
 * is no card. */
void mille_sound_refused(struct front *front, int slot);

#endif
