/* SPDX-License-Identifier: MIT */
/* The regulars at the dice speak. */
#ifndef FRONT_CUBES_SPEECH_H
#define FRONT_CUBES_SPEECH_H

#include "front/cubes/layout.h"
#include "front/cubes/voices.h"
#include "front/voices/speech.h"
#include "front/voices/voices_table.h"

struct cubes_speech_state {
    struct voice_speech said; /* comes first */
    struct cubes_watch watch;
};

extern const struct part cubes_speech_part;
/* What it keeps. */
struct cubes_speech_state *cubes_speech_of(const struct front *front);

extern const struct game_voices cubes_voices;

/* What a line at this table should not cover: the road, all seats, the signs, dice that are held and wherever
 * dice may come to rest. */
void cubes_speech_taken(const struct cubes_layout *layout, struct speech_taken *taken);
/* The same of a poster that fills a canvas: above all its title and its banner. */
void cubes_speech_taken_poster(const struct cubes_layout *layout, struct rect canvas,
                               struct speech_taken *taken);

#endif
