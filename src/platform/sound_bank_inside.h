/* SPDX-License-Identifier: MIT */
/* The parts of the sound bank, for sound_bank.c and sound_reader.c. */
#ifndef PLATFORM_SOUND_BANK_INSIDE_H
#define PLATFORM_SOUND_BANK_INSIDE_H

#include "platform/sound_bank.h"

enum sound_file_kind { KIND_MUSIC, KIND_AMBIENCE, KIND_EFFECT };
enum sound_file_state { STATE_IDLE, STATE_WANTED, STATE_READING, STATE_READY, STATE_FAILED };

struct sound_file {
    char path[ASSETS_DIR_NAME_SIZE];
    enum sound_file_kind kind;
    bool asked;         /* somebody has asked for the file; others are read in advance */
    SDL_atomic_t state; /* the fields below belong to the thread while READING, to the caller when READY */
    Mix_Music *music;
    Mix_Chunk *chunk;
    Sint16 *sample;
    int frames, channels; /* of an effect */
};

struct sound_bank {
    struct assets_dir *data;
    const struct sound_tables *tables;
    struct sound_file *file;
    int files;
    int *first;    /* by cue: index of the file of its first variant; the other variants follow */
    int *music;    /* by piece: index of its file; -1: none */
    int *ambience; /* likewise */
    SDL_Thread *thread;
    SDL_mutex *lock; /* guards `asked` and changes between IDLE, WANTED and READING */
    SDL_cond *news;
    bool started, stopping;
    int failures; /* files that could not be read */
    void (*ready)(void *context);
    void *context;
};

/* Frees a decoded ambience, which must not be playing. The caller holds the lock. */
void sound_bank_forget(struct sound_file *file);

#endif
