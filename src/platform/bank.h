/* SPDX-License-Identifier: MIT */
/* The sound files: effects decoded once by a thread and kept as single channels where both are the same,
 * those of a table when its music is first wanted; ambience decoded when it is wanted, music opened to be
 * streamed. Everything here returns at once. */
#ifndef PLATFORM_BANK_H
#define PLATFORM_BANK_H

#include "platform/data.h"
#include "ui/sound.h"

#include <SDL_mixer.h>

struct bank; /* made and owned by bank_open */

enum { BANK_RATE = 48000, BANK_FRAME_BYTES = 4 }; /* of the mixer: 16 bits on two channels */

/* A decoded effect. */
struct bank_take {
    const Sint16 *sample; /* the bank's */
    int frames;
    int channels; /* 1 or 2 */
};

/* The names of what the tables ask for; nothing is read yet. `data` must outlive the bank. */
struct bank *bank_open(struct data *data, const struct sound_tables *tables);
/* The mixer is open: a thread begins to read what is still missing, and calls `ready` from there after each
 * piece of music or ambience. */
void bank_start(struct bank *bank, void (*ready)(void *context), void *context);
/* Where no thread could be had: reads one file that is wanted; false: none is, it is still on its way, or a
 * thread reads. And whether one is wanted. */
bool bank_step(struct bank *bank);
bool bank_has_step(struct bank *bank);
/* Before the mixer is closed: waits for the file being read, and gives up what the mixer owns. */
void bank_stop(struct bank *bank);
void bank_close(struct bank *bank);

/* The cues of a piece's table are wanted from now on. */
void bank_want(struct bank *bank, int piece);
/* A variant of a cue, from 0; false while it is not there, and from then on it is wanted. */
bool bank_take(struct bank *bank, int cue, int variant, struct bank_take *take);
/* The music of a piece, read before what nobody has asked for; NULL while it is not there. Several pieces may
 * share one. */
Mix_Music *bank_music(struct bank *bank, int piece);
/* The ambience of a piece, asked for from now on; NULL while it is not there. */
Mix_Chunk *bank_ambience(struct bank *bank, int piece);
/* Forgets every ambience that none of `count` pieces uses; none of the others may be playing. */
void bank_keep(struct bank *bank, const int *pieces, int count);
/* Whether two pieces share their ambience. */
bool bank_same_ambience(const struct bank *bank, int piece, int other);
/* Everything that can be read at the start has been read, or could not be. */
bool bank_settled(struct bank *bank);
/* Bytes of decoded sound. */
size_t bank_bytes(struct bank *bank);

#endif
