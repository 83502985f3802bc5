/* SPDX-License-Identifier: MIT */
/* Music and ambience: one piece gives way to another, rests and goes on where it was, makes room for what
 * happens. All by volumes in small steps; SDL_mixer's own fades block whoever calls them. */
#ifndef PLATFORM_MUSIC_H
#define PLATFORM_MUSIC_H

#include "platform/fade.h"
#include "platform/sound_bank.h"

enum { MUSIC_NONE = -1, MUSIC_BEDS = SOUND_BANK_AMBIENCES };

/* An ambience on its channel, which is its index. */
struct music_bed {
    int piece; /* MUSIC_NONE: silent */
    bool paused;
    struct fade fade;
    int volume;
};

struct music {
    const struct sound_tables *tables;
    struct sound_bank *bank;
    int wanted;  /* piece; MUSIC_NONE: nothing has been asked for */
    int playing; /* piece whose music the mixer has, MUSIC_NONE: none */
    bool paused;
    struct fade fade, duck;
    int volume;
    struct music_bed bed[MUSIC_BEDS];
    bool broken; /* a piece that cannot be played was mentioned */
};

void music_open(struct music *tune, const struct sound_tables *tables, struct sound_bank *bank);
/* A piece without music or ambience lets those that play rest. */
void music_want(struct music *tune, int piece);
/* The mixer goes: everything stops at once. */
void music_halt(struct music *tune);
/* Goes on by so many ms; `duck` is what room is made for, loudness 0..1. */
void music_step(struct music *tune, float ms, float duck, float music, float ambience);
/* Something fades, or is about to begin. */
bool music_busy(const struct music *tune);

#endif
