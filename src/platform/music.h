/* SPDX-License-Identifier: MIT */
/* Music and ambience: pieces fade into each other, pause and go on where they were, and are ducked under
 * effects. Volumes change in small steps, because SDL_mixer's own fades block the caller. */
#ifndef PLATFORM_MUSIC_H
#define PLATFORM_MUSIC_H

#include "platform/fade.h"
#include "platform/sound_bank.h"

enum { MUSIC_NONE = -1, MUSIC_BEDS = SOUND_BANK_AMBIENCES };

/* An ambience on a channel. Its index is the channel's number. */
struct music_bed {
    int piece; /* the piece; MUSIC_NONE: silent */
    bool paused;
    struct fade fade;
    int volume; /* the channel's current volume, 128 is full */
};

struct music {
    const struct sound_tables *tables;
    struct sound_bank *bank;
    /* The requested piece; MUSIC_NONE: none yet. If it has no music or ambience, the current one pauses. */
    int wanted;
    int playing; /* the piece whose music the mixer plays; MUSIC_NONE: none */
    bool paused;
    struct fade fade, duck;
    int volume; /* the music's current volume, 128 is full */
    struct music_bed bed[MUSIC_BEDS];
    bool broken; /* a piece that cannot be played was logged */
};

void music_open(struct music *tune, const struct sound_tables *tables, struct sound_bank *bank);
/* Stops everything at once, before the mixer is closed. */
void music_halt(struct music *tune);
/* Advances by ms milliseconds. duck: see mixer_effects_duck. music, ambience: volumes, 0..1. */
void music_step(struct music *tune, float ms, float duck, float music, float ambience);
/* Whether something fades or is about to start. */
bool music_busy(const struct music *tune);

#endif
