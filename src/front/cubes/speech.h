/* SPDX-License-Identifier: MIT */
/* The opponents at the dice speak. */
#ifndef FRONT_CUBES_SPEECH_H
#define FRONT_CUBES_SPEECH_H

#include "front/cubes/layout.h"
#include "front/cubes/voices.h"
#include "front/voices/speech.h"
#include "front/voices/voices_table.h"

extern const struct game_voices cubes_voices;

/* What a line at this table should not cover: the road, all seats, the signs, dice that are held and wherever
 * dice may come to rest. */
void cubes_speech_taken(const struct cubes_layout *layout, struct speech_taken *taken);
/* The same of a poster that fills a canvas: above all its title and its banner. */
void cubes_speech_taken_poster(const struct cubes_layout *layout, struct rect canvas,
                               struct speech_taken *taken);

#endif
