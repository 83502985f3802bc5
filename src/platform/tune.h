/* SPDX-License-Identifier: MIT */
/* Music and ambience: one piece gives way to another, rests and goes on where it was, makes room for what
 * happens. All by volumes in small steps; SDL_mixer's own fades block whoever calls them. */
#ifndef PLATFORM_TUNE_H
#define PLATFORM_TUNE_H

#include "platform/bank.h"
#include "platform/fade.h"

enum { TUNE_NONE = -1, TUNE_BEDS = 2 };

/* An ambience on its channel, which is its index. */
struct tune_bed {
    int piece; /* TUNE_NONE: silent */
    bool paused;
    struct fade fade;
    int volume;
};

struct tune {
    const struct sound_tables *tables;
    struct bank *bank;
    int wanted;  /* piece; TUNE_NONE: nothing has been asked for */
    int playing; /* piece whose music the mixer has, TUNE_NONE: none */
    bool paused;
    struct fade fade, duck;
    int volume;
    struct tune_bed bed[TUNE_BEDS];
    bool broken; /* a piece that cannot be played was mentioned */
};

void tune_open(struct tune *tune, const struct sound_tables *tables, struct bank *bank);
/* A piece without music or ambience lets those that play rest. */
void tune_want(struct tune *tune, int piece);
/* The mixer goes: everything stops at once. */
void tune_halt(struct tune *tune);
/* Goes on by so many ms; `duck` is what room is made for, loudness 0..1. */
void tune_step(struct tune *tune, float ms, float duck, float music, float ambience);
/* Something fades, or is about to begin. */
bool tune_busy(const struct tune *tune);

#endif
