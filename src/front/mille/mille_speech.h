/* SPDX-License-Identifier: MIT */
/* The opponents at the road table speak. */
#ifndef FRONT_MILLE_MILLE_SPEECH_H
#define FRONT_MILLE_MILLE_SPEECH_H

#include "front/mille/mille_shown.h"
#include "front/mille/mille_voices.h"

struct front;

extern const struct game_voices mille_voices;

/* A step of the table's movements begins. */
void mille_speech_begins(struct front *front, const struct motion_step *step);

#endif
