/* SPDX-License-Identifier: MIT */
/* The clock of what lives between the moves: steam, leaves, faces that blink. It beats ten times a second
 * while the scene on top lives (`lives` of struct scene), the window has the keyboard, and a person has done
 * something within the last two minutes; never where motion is reduced. Between two beats nothing is drawn.
 * Beats wait while anything else moves: that is painted sixty times a second over a picture that stands
 * still.
 *
 * What lives is drawn from the number of beats alone, so that all of it stands still as soon as the clock
 * does. At beat 0, where a program without a window stays, it is drawn at rest. */
#ifndef FRONT_STAGE_LIFE_H
#define FRONT_STAGE_LIFE_H

#include "front/part.h"

#include <stdint.h>

struct front;

/* LIFE_ALL: a beat at which small things (living.h) are all drawn at once, for pictures that are made ahead.
 */
enum { LIFE_BEAT_MS = 100, LIFE_BEATS_AWAKE = 1200, LIFE_ALL = -1 };

struct life_state {
    long beats;  /* since the program began */
    long unseen; /* beats since a person last did something */
    bool away;   /* the window has lost the keyboard */
    bool runs;
};

extern const struct part life_part;

/* One beat, for the program's loop. */
void life_beat(struct front *front);
/* Shows all that lives at once on a stage for pictures that are made ahead. */
void life_rehearse(struct front *stage);
/* The beats so far. */
long life_beats(const struct front *front);
/* Whether the clock runs. What must not stay as it is while the clock stands, such as closed eyes, is drawn
 * only while it runs. */
bool life_runs(const struct front *front);
/* Chance without a stream: the same number for the same beat and the same `salt`, 0 to 65535. */
unsigned life_chance(long beat, unsigned salt);

#endif
