/* SPDX-License-Identifier: MIT */
/* The sound files: effects decoded once by a thread and kept as single channels where both are the same,
 * those of a table when its music is first wanted; ambience decoded when it is wanted, music opened to be
 * streamed. Everything here returns at once. */
#ifndef PLATFORM_SOUND_BANK_H
#define PLATFORM_SOUND_BANK_H

#include "platform/assets_dir.h"
#include "ui/sound.h"

#include <SDL_mixer.h>

struct sound_bank; /* made and owned by sound_bank_open */

enum { SOUND_BANK_RATE = 48000, SOUND_BANK_FRAME_BYTES = 4 }; /* of the mixer: 16 bits on two channels */
enum { SOUND_BANK_AMBIENCES = 2 };                            /* decoded at once, of some megabytes each */

/* A decoded effect. */
struct sound_bank_take {
    const Sint16 *sample; /* the bank's */
    int frames;
    int channels; /* 1 or 2 */
};

/* The names of what the tables ask for; nothing is read yet. `data` must outlive the bank. */
struct sound_bank *sound_bank_open(struct assets_dir *data, const struct sound_tables *tables);
/* The mixer is open: a thread begins to read what is still missing, and calls `ready` from there after each
 * piece of music or ambience. */
void sound_bank_start(struct sound_bank *bank, void (*ready)(void *context), void *context);
/* Where no thread could be had: reads one file that is wanted; false: none is, it is still on its way, or a
 * thread reads. And whether one is wanted. */
bool sound_bank_step(struct sound_bank *bank);
bool sound_bank_has_step(struct sound_bank *bank);
/* Before the mixer is closed: waits for the file being read, and gives up what the mixer owns. */
void sound_bank_stop(struct sound_bank *bank);
void sound_bank_close(struct sound_bank *bank);

/* The cues of a piece's table are wanted from now on. */
void sound_bank_want(struct sound_bank *bank, int piece);
/* A variant of a cue, from 0; false while it is not there, and from then on it is wanted. */
bool sound_bank_take(struct sound_bank *bank, int cue, int variant, struct sound_bank_take *take);
/* The music of a piece, read before what nobody has asked for; NULL while it is not there. Several pieces may
 * share one. */
Mix_Music *sound_bank_music(struct sound_bank *bank, int piece);
/* The ambience of a piece, asked for from now on; NULL while it is not there. It is not read before there is
 * room for it: sound_bank_keep makes some. */
Mix_Chunk *sound_bank_ambience(struct sound_bank *bank, int piece);
/* Forgets every ambience that none of `count` pieces uses; none of the others may be playing. */
void sound_bank_keep(struct sound_bank *bank, const int *pieces, int count);
/* Whether two pieces share their ambience. */
bool sound_bank_same_ambience(const struct sound_bank *bank, int piece, int other);
/* Everything that can be read at the start has been read, or could not be. */
bool sound_bank_settled(struct sound_bank *bank);
/* Bytes of decoded sound. */
size_t sound_bank_bytes(struct sound_bank *bank);

#endif
