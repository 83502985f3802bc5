/* SPDX-License-Identifier: MIT */
/* Plays effects on mixer channels: chooses variant, panning, volume, and which effect stops for another one.
 * A voice is an effect on its channel. Times are milliseconds of the caller's clock. */
#ifndef PLATFORM_MIXER_EFFECTS_H
#define PLATFORM_MIXER_EFFECTS_H

#include "base/rng.h"
#include "platform/fade.h"
#include "platform/sound_bank.h"

enum {
    MIXER_EFFECTS_CHANNELS = 32,
    MIXER_EFFECTS_FIRST = 2,
    MIXER_EFFECTS_VARIANTS = 3
}; /* channels 0 and 1 are for the ambience */

struct voice {
    bool sounds;
    int cue;
    Mix_Chunk *chunk;
    Uint8 *bytes; /* samples of the chunk, owned; NULL: they belong to the bank */
    double began;
    double length;   /* ms */
    float loudness;  /* volume of this voice, 0..1 */
    struct fade out; /* 1; fades to 0 when the voice must stop */
    float pan;       /* place of the picture: -1..1 */
    int volume;      /* the channel's current volume */
    int left, right; /* the channel's current panning, 255 is full volume */
};

/* The variants of a cue in a random order without immediate repeats: a shuffled bag. */
struct voice_bag {
    Uint8 order[MIXER_EFFECTS_VARIANTS]; /* variants, the next one at left - 1 */
    int left;
    int last;  /* variant played last; -1: none yet */
    double at; /* time of the cue's last start */
};

struct mixer_effects {
    const struct sound_tables *tables;
    struct sound_bank *bank;
    struct rng rng;
    struct voice_bag *bag; /* one for each cue; owned */
    struct voice voice[MIXER_EFFECTS_CHANNELS];
};

void mixer_effects_open(struct mixer_effects *voices, const struct sound_tables *tables,
                        struct sound_bank *bank, Uint64 seed);
/* Stops everything at once and frees the voices. The mixer is still open. */
void mixer_effects_halt(struct mixer_effects *voices);
void mixer_effects_close(struct mixer_effects *voices);
/* Starts a cue. gain: the volume of each bus, 0..1. False: more important cues sound, the same cue started a
 * moment ago, or its file is not there. */
bool mixer_effects_play(struct mixer_effects *voices, int cue, float pan, double now,
                        const float gain[SOUND_BUSES]);
/* Advances fades and sweeps by ms milliseconds, and frees voices that have ended. */
void mixer_effects_step(struct mixer_effects *voices, double now, float ms, const float gain[SOUND_BUSES]);
/* Whether something sounds or fades. */
bool mixer_effects_busy(const struct mixer_effects *voices);
/* The factor of the music's volume under the current effects (ducking), 0..1. */
float mixer_effects_duck(const struct mixer_effects *voices);

#endif
