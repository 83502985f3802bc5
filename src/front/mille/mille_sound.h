/* SPDX-License-Identifier: MIT */
/* The sounds of the road table: which cue a step of its movements has, when, and from where on the table. */
#ifndef FRONT_MILLE_MILLE_SOUND_H
#define FRONT_MILLE_MILLE_SOUND_H

#include "front/mille/cues.h"
#include "front/mille/mille_shown.h"

struct front;

/* A cue of the road begins now, in the middle of the canvas. */
void mille_sound_cue(struct front *front, enum mille_cue cue);
/* As `hear` of struct motion_acts, with a struct mille_view. */
void mille_sound_hear(void *memory, struct motion_step *step, const struct motion_ears *ears);
/* Once a tick: whether a card of the hand was raised, or put back, and is heard. */
void mille_sound_hand(struct front *front);
/* A move was refused: the card in a slot slides back, and a bell rings; a slot below 0: the bell alone. */
void mille_sound_refused(struct front *front, int slot);

#endif
