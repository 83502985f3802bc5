/* SPDX-License-Identifier: MIT */
/* What a sound bank has read. */
#ifndef TESTS_BANK_H
#define TESTS_BANK_H

#include "platform/sound_bank_inside.h"

/* Whether every file that is wanted has been read or could not be read. */
static inline bool bank_settled(struct sound_bank *bank)
{
    for (int i = 0; i < bank->files; i++) {
        int state = SDL_AtomicGet(&bank->file[i].state);
        if (state == STATE_WANTED || state == STATE_READING) {
            return false;
        }
    }
    return true;
}

/* Bytes of decoded sound. */
static inline size_t bank_bytes(struct sound_bank *bank)
{
    size_t bytes = 0;
    for (int i = 0; i < bank->files; i++) {
        struct sound_file *file = &bank->file[i];
        if (SDL_AtomicGet(&file->state) == STATE_READY) {
            bytes += file->chunk ? file->chunk->alen
                                 : (size_t)file->frames * (size_t)file->channels * sizeof *file->sample;
        }
    }
    return bytes;
}

#endif
