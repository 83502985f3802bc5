/* SPDX-License-Identifier: MIT */
/* The regulars at the dice speak: after each move a line may be chosen, and begins with the movement that it
 * is about or not at all. */
#ifndef FRONT_CUBES_SPEECH_H
#define FRONT_CUBES_SPEECH_H

#include "front/cubes/voices.h"
#include "front/game_front.h"

struct cubes_speech_state {
    struct cubes_watch watch;
    struct voice_sitting sitting;
    struct voice_moment moment; /* of the line that waits */
    struct voice_choice choice;
    struct event event; /* whose movement begins the line */
    bool waits;         /* for that movement */
    unsigned greeted;   /* bit of each of CUBES_PEOPLE who said hello since the program began */
    int speaker;        /* the seat that spoke last */
};

extern const struct part cubes_speech_part;
/* What it keeps. */
struct cubes_speech_state *cubes_speech_of(const struct front *front);

extern const struct game_voices cubes_voices;

#endif
