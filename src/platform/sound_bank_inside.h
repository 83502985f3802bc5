/* SPDX-License-Identifier: MIT */
/* What the bank of sounds is made of: for the file that is asked and the file that reads. */
#ifndef PLATFORM_SOUND_BANK_INSIDE_H
#define PLATFORM_SOUND_BANK_INSIDE_H

#include "platform/sound_bank.h"

enum sound_file_kind { KIND_MUSIC, KIND_AMBIENCE, KIND_EFFECT };
enum sound_file_state { STATE_IDLE, STATE_WANTED, STATE_READING, STATE_READY, STATE_FAILED };

struct sound_file {
    char path[ASSETS_DIR_NAME_SIZE];
    enum sound_file_kind kind;
    bool asked;         /* somebody has listened for it; the others are read ahead */
    SDL_atomic_t state; /* what follows belongs to the thread while READING, to the others when READY */
    Mix_Music *music;
    Mix_Chunk *chunk;
    Sint16 *sample;
    int frames, channels;
};

struct sound_bank {
    struct assets_dir *data;
    const struct sound_tables *tables;
    struct sound_file *file;
    int files;
    int *first;    /* file of a cue's first variant; the others follow it */
    int *music;    /* file of a piece, -1: none */
    int *ambience; /* likewise */
    SDL_Thread *thread;
    SDL_mutex *lock; /* of `asked` and of changes between IDLE, WANTED and READING */
    SDL_cond *news;
    bool started, stopping;
    SDL_atomic_t bytes;
    int failures;
    void (*ready)(void *context);
    void *context;
};

/* Gives up a decoded ambience; the lock is held, and it does not play. */
void sound_bank_forget(struct sound_bank *bank, struct sound_file *file);

#endif
