/* SPDX-License-Identifier: MIT */
/* Everything heard goes through here: the device, effects, music and ambience. Without a device all of it is
 * remembered and nothing sounds. Nothing here waits for anything. */
#ifndef PLATFORM_AUDIO_H
#define PLATFORM_AUDIO_H

#include "platform/mixer_effects.h"
#include "platform/music.h"

struct audio {
    struct sound_bank *bank;
    struct mixer_effects voices;
    struct music tune;
    struct sound_levels levels;
    struct fade gate; /* 1; 0 while muted */
    void (*wake)(void *context);
    void *context;
    SDL_atomic_t woken;
    bool started; /* a device was asked for */
    bool open;    /* and is there */
    bool told;    /* that there is none */
    bool due;     /* something changed since the last step */
    double now;   /* ms: of the last step */
};

/* Knows the tables and reads nothing yet; `data` and `tables` must outlive it. Seeds the order of variants.
 */
void audio_open(struct audio *audio, struct assets_dir *data, const struct sound_tables *tables, Uint64 seed);
/* Opens the device and lets a thread read the files; `wake` is called on that thread when a step is due. */
void audio_start(struct audio *audio, void (*wake)(void *context), void *context);
void audio_close(struct audio *audio);

/* Devices that come and go. */
void audio_event(struct audio *audio, const SDL_Event *event);
/* A cue begins; pan -1..1; now in ms, which never go back. */
void audio_play(struct audio *audio, int cue, float pan, double now);
void audio_piece(struct audio *audio, int piece);
void audio_levels(struct audio *audio, const struct sound_levels *levels);
/* Whether steps are wanted: something fades or sounds, or has changed. Music alone wants none. */
bool audio_busy(struct audio *audio);
void audio_step(struct audio *audio, double now);
/* Every file of the start has been read. */
bool audio_settled(struct audio *audio);
/* Bytes of sound in memory. */
size_t audio_bytes(struct audio *audio);

#endif
