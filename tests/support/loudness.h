/* SPDX-License-Identifier: MIT */
/* How loud sound is to an ear, by ITU-R BS.1770 at 48 kHz, and how far its wave reaches. */
#ifndef TESTS_LOUDNESS_H
#define TESTS_LOUDNESS_H

#include <stdint.h>

enum { LOUDNESS_RATE = 48000 };

/* Frames of `channels` samples each, one after the other. */
struct loudness_sound {
    const int16_t *sample;
    long frames;
    int channels; /* 1 or 2 */
};

/* LUFS of the whole, without its silent and its quiet parts (EBU R128). */
double loudness_whole(struct loudness_sound sound);
/* LUFS of the loudest 150 ms, which is about what an ear takes in at once. */
double loudness_fast(struct loudness_sound sound);
/* dB of full scale: the largest sample, and the highest point of the wave that runs through the samples. */
double loudness_peak(struct loudness_sound sound);
double loudness_true_peak(struct loudness_sound sound);
/* Seconds until the middle of the loudest 20 ms. */
double loudness_hit(struct loudness_sound sound);

#endif
