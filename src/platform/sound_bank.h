/* SPDX-License-Identifier: MIT */
/* The sound bank reads the sound files. A thread decodes each effect once: at the start, or, for effects of
 * one table, when music of this table is first wanted. Effects with two equal channels are stored as mono.
 * Ambience is decoded when it is wanted; music is streamed. No function blocks. */
#ifndef PLATFORM_SOUND_BANK_H
#define PLATFORM_SOUND_BANK_H

#include "platform/assets_dir.h"
#include "ui/sound.h"

#include <SDL_mixer.h>

struct sound_bank; /* made and owned by sound_bank_open */

/* The mixer's format: bytes of a frame are 16 bits on two channels */
enum { SOUND_BANK_RATE = 48000, SOUND_BANK_FRAME_BYTES = 4 };
/* Ambiences in memory at the same time, some megabytes each */
enum { SOUND_BANK_AMBIENCES = 2 };

/* A decoded effect. */
struct sound_bank_take {
    const Sint16 *sample; /* owned by the bank */
    int frames;
    int channels; /* 1 or 2 */
};

/* Collects the file names of the tables; reads nothing yet. `data` and `tables` must outlive the bank. */
struct sound_bank *sound_bank_open(struct assets_dir *data, const struct sound_tables *tables);
/* Call when the mixer is open. Starts a thread that reads files; it calls `ready` after music or ambience. */
void sound_bank_start(struct sound_bank *bank, void (*ready)(void *context), void *context);
/* For the loop without threads. sound_bank_step reads one wanted file; false: no file is wanted, the file is
 * still being fetched, or a thread does the reading. sound_bank_has_step: whether a file is wanted. */
bool sound_bank_step(struct sound_bank *bank);
bool sound_bank_has_step(struct sound_bank *bank);
/* Call before the mixer is closed: waits for the file being read, and frees all that is the mixer's. */
void sound_bank_stop(struct sound_bank *bank);
void sound_bank_close(struct sound_bank *bank);

/* From now on the cues of the table of a piece are wanted. */
void sound_bank_want(struct sound_bank *bank, int piece);
/* Gets a variant, from 0, of a cue. False: not loaded yet; from now on the file is wanted. */
bool sound_bank_take(struct sound_bank *bank, int cue, int variant, struct sound_bank_take *take);
/* The music of a piece; pieces may share one. NULL: not loaded yet; now read before what is not asked for. */
Mix_Music *sound_bank_music(struct sound_bank *bank, int piece);
/* The ambience of a piece. NULL: not loaded yet; it is read when there is room for it (sound_bank_keep). */
Mix_Chunk *sound_bank_ambience(struct sound_bank *bank, int piece);
/* Frees every ambience that none of these `count` pieces uses. A freed ambience must not be playing. */
void sound_bank_keep(struct sound_bank *bank, const int *pieces, int count);
/* Whether two pieces share their ambience. */
bool sound_bank_same_ambience(const struct sound_bank *bank, int piece, int other);

#endif
