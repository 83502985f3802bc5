/* SPDX-License-Identifier: MIT */
/* Points that come in a chain count up with ticks of rising pitch. */
#ifndef FRONT_SOUND_RISE_H
#define FRONT_SOUND_RISE_H

#include "front/sound/cues.h"

/* The cabinet's cue of a tick of a count, 0 for the first; from the last pitch on it stays there. */
static inline int rise_cue(int tick)
{
    int last = CUE_RISE_TICKS - 1;
    return (int)CUE_RISE + (tick < last ? tick : last);
}
/* When, in ms of a count that lasts `length`, a tick of `ticks` begins. */
static inline float rise_at(int tick, int ticks, float length)
{
    return length * (float)tick / (float)ticks;
}

#endif
