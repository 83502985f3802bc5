/* SPDX-License-Identifier: MIT */
/* All sound: device, effects, music, ambience. Without a device only the state is kept. Nothing blocks. */
#ifndef PLATFORM_AUDIO_H
#define PLATFORM_AUDIO_H

#include "platform/mixer_effects.h"
#include "platform/music.h"

struct audio {
    struct sound_bank *bank;
    struct mixer_effects voices;
    struct music tune;
    struct sound_levels levels;
    struct fade gate; /* volume of everything: 1, or 0 while muted */
    void (*wake)(void *context);
    void *context;
    SDL_atomic_t woken;
    SDL_atomic_t mono; /* read on the mixer's thread */
    bool started;      /* audio_start was called */
    bool open;         /* the device is open */
    bool told;         /* the lack of a device was logged */
    bool due;          /* something changed since the last step */
    double now;        /* time of the last step in ms */
};

/* Reads no file yet. `data` and `tables` must outlive the audio. seed: of the order of variants. */
void audio_open(struct audio *audio, struct assets_dir *data, const struct sound_tables *tables, Uint64 seed);
/* Opens the device and starts a thread that reads the files. The thread calls `wake` when a step is due. */
void audio_start(struct audio *audio, void (*wake)(void *context), void *context);
void audio_close(struct audio *audio);

/* Handles events of devices that are plugged in or out. */
void audio_event(struct audio *audio, const SDL_Event *event);
/* Starts a cue. pan: -1..1. now: ms, never going back. */
void audio_play(struct audio *audio, int cue, float pan, double now);
void audio_piece(struct audio *audio, int piece);
void audio_levels(struct audio *audio, const struct sound_levels *levels);
/* Whether audio_step must be called: something fades, sounds or has changed. Music alone needs no steps. */
bool audio_busy(struct audio *audio);
void audio_step(struct audio *audio, double now);

#endif
