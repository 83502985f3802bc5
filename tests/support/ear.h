/* SPDX-License-Identifier: MIT */
/* An ear for tests: SDL's disk driver writes what would be heard into a pipe, and mixes no further than the
 * ear has listened. So a second of sound passes when a second of it is asked for, and never by itself. */
#ifndef TESTS_EAR_H
#define TESTS_EAR_H

#include "platform/audio.h"

enum { EAR_RATE = 48000, EAR_TICK = EAR_RATE / 60, EAR_PATH_SIZE = 512 };

struct ear {
    char folder[EAR_PATH_SIZE];
    int pipe;
    SDL_Thread *deaf; /* throws away what is played; NULL: the ear listens */
    SDL_atomic_t wakes;
    Sint16 *sample; /* everything heard, left and right in turn; owned */
    long frames, room;
};

/* Before audio_start: the next device that is opened is heard. */
void ear_open(struct ear *ear);
/* Closes the audio. */
void ear_close(struct ear *ear, struct audio *audio);
/* From now on everything is thrown away, as fast as it comes: a device can only go while it is not kept
 * waiting. */
void ear_shut(struct ear *ear);
void ear_again(struct ear *ear);
/* Listens to the next frames. */
void ear_listen(struct ear *ear, long frames);

/* Of frames from..to: root of the mean square and largest sample, 1 is full scale. */
double ear_rms(const struct ear *ear, long from, long to);
double ear_peak(const struct ear *ear, long from, long to);
/* Samples that stand at the end of the scale. */
long ear_clipped(const struct ear *ear, long from, long to);
/* Stretches of sound between stretches of silence of at least `gap` frames; the beginnings of the first
 * `most` are put into `at`. Returns how many there are. */
int ear_islands(const struct ear *ear, long from, long to, long gap, long *at, int most);

#endif
