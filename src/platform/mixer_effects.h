/* SPDX-License-Identifier: MIT */
/* Effects on their channels: which variant, where, how loud, who gives way to whom. Times are milliseconds of
 * the caller's clock. */
#ifndef PLATFORM_MIXER_EFFECTS_H
#define PLATFORM_MIXER_EFFECTS_H

#include "base/rng.h"
#include "platform/fade.h"
#include "platform/sound_bank.h"

enum {
    MIXER_EFFECTS_CHANNELS = 32,
    MIXER_EFFECTS_FIRST = 2,
    MIXER_EFFECTS_VARIANTS = 3
}; /* 0 and 1 are the ambience's */

struct voice {
    bool sounds;
    int cue;
    Mix_Chunk *chunk;
    Uint8 *bytes; /* of the chunk, owned; NULL: the bank's */
    double began;
    double length;   /* ms */
    float loudness;  /* of this one time, 0..1 */
    struct fade out; /* 1 until it has to give way */
    float pan;       /* -1..1, where its picture is */
    int volume;      /* the channel's now */
    int left, right; /* likewise, of 255 */
};

/* Variants in an order that never repeats one: what is left of a shuffled bag. */
struct voice_bag {
    Uint8 order[MIXER_EFFECTS_VARIANTS];
    int left;
    int last;  /* the variant played last, -1: none yet */
    double at; /* when the cue last began */
};

struct mixer_effects {
    const struct sound_tables *tables;
    struct sound_bank *bank;
    struct rng rng;
    struct voice_bag *bag; /* one a cue; owned */
    struct voice voice[MIXER_EFFECTS_CHANNELS];
    size_t bytes; /* of the chunks that sound */
};

void mixer_effects_open(struct mixer_effects *voices, const struct sound_tables *tables,
                        struct sound_bank *bank, Uint64 seed);
/* Silences everything at once and frees what sounded; the mixer is still open. */
void mixer_effects_halt(struct mixer_effects *voices);
void mixer_effects_close(struct mixer_effects *voices);
/* Begins a cue; `gain` is each bus's loudness, 0..1. false: something more important sounds, it sounded a
 * moment ago, or its file is not there. */
bool mixer_effects_play(struct mixer_effects *voices, int cue, float pan, double now,
                        const float gain[SOUND_BUSES]);
/* Follows fades and sweeps for the ms since the last step; frees what has ended. */
void mixer_effects_step(struct mixer_effects *voices, double now, float ms, const float gain[SOUND_BUSES]);
/* Something sounds or fades. */
bool mixer_effects_busy(const struct mixer_effects *voices);
/* What the music leaves of itself under what sounds now, 0..1. */
float mixer_effects_duck(const struct mixer_effects *voices);
/* How many of a cue sound and do not give way. */
int mixer_effects_sounding(const struct mixer_effects *voices, int cue);

#endif
