/* SPDX-License-Identifier: MIT */
#include "platform/sound_bank_inside.h"

#include "base/check.h"
#include "base/i18n/translate.h"
#include "base/say.h"
#include "base/text.h"
#include "platform/os/os.h"
#include "platform/threads.h"

#include <stdlib.h>

/* After this number of messages, further missing files are only counted: a whole folder may be missing. */
enum { COMPLAINTS_MOST = 3 };

/* Effects are recorded in mono, and the mixer delivers stereo. Two equal channels are stored as one. */
static void keep_effect(struct sound_file *file)
{
    const Sint16 *sample = (const Sint16 *)(const void *)file->chunk->abuf;
    int frames = (int)(file->chunk->alen / SOUND_BANK_FRAME_BYTES);
    bool twin = true;
    for (size_t i = 0; i < (size_t)frames && twin; i++) {
        twin = sample[2 * i] == sample[2 * i + 1];
    }
    int channels = twin ? 1 : 2;
    Sint16 *kept = calloc(frames ? (size_t)frames * (size_t)channels : 1, sizeof *kept);
    CHECK(kept != NULL);
    for (int i = 0; i < frames * channels; i++) {
        kept[i] = sample[twin ? 2 * i : i];
    }
    Mix_FreeChunk(file->chunk);
    file->chunk = NULL;
    file->sample = kept;
    file->frames = frames;
    file->channels = channels;
}

static bool path_of(const struct sound_bank *bank, const struct sound_file *file,
                    char full[ASSETS_DIR_PATH_SIZE])
{
    return text_format(full, ASSETS_DIR_PATH_SIZE, "%s%s", bank->data->folder, file->path);
}

static bool read_file(struct sound_bank *bank, struct sound_file *file)
{
    char full[ASSETS_DIR_PATH_SIZE];
    if (!path_of(bank, file, full)) {
        return false;
    }
    if (file->kind == KIND_MUSIC) {
        file->music = Mix_LoadMUS(full);
        return file->music != NULL;
    }
    file->chunk = Mix_LoadWAV(full);
    if (file->chunk && file->kind == KIND_EFFECT) {
        keep_effect(file);
        return true;
    }
    return file->chunk != NULL;
}

/* Two ambiences fade into each other. A third one could not be heard yet and waits until one is freed. */
static bool has_room(const struct sound_bank *bank, const struct sound_file *file)
{
    int there = 0;
    for (int i = 0; file->kind == KIND_AMBIENCE && i < bank->files; i++) {
        there += bank->file[i].chunk != NULL;
    }
    return there < SOUND_BANK_AMBIENCES;
}

/* Requested files come before files that are read in advance. */
static struct sound_file *next_wanted(struct sound_bank *bank)
{
    struct sound_file *ahead = NULL;
    for (int i = 0; i < bank->files; i++) {
        struct sound_file *file = &bank->file[i];
        if (SDL_AtomicGet(&file->state) == STATE_WANTED && has_room(bank, file)) {
            if (file->asked) {
                return file;
            }
            ahead = ahead ? ahead : file;
        }
    }
    return ahead;
}

static void complain(struct sound_bank *bank, const struct sound_file *file)
{
    if (++bank->failures <= COMPLAINTS_MOST) {
        assets_dir_miss(bank->data, file->path, SDL_GetError());
    }
}

static void sum_up(struct sound_bank *bank)
{
    if (bank->failures > COMPLAINTS_MOST) {
        int more = bank->failures - COMPLAINTS_MOST;
        say_line(stderr,
                 _n("route-mille: %d more sound cannot be read.",
                    "route-mille: %d more sounds cannot be read.", more),
                 more);
    }
    bank->failures = 0;
}

/* Reads one wanted file. False: there is none. The lock is held before and after. */
static bool read_next(struct sound_bank *bank)
{
    struct sound_file *file = next_wanted(bank);
    if (!file) {
        return false;
    }
    SDL_AtomicSet(&file->state, STATE_READING);
    SDL_UnlockMutex(bank->lock);
    bool good = read_file(bank, file);
    if (!good) {
        complain(bank, file);
    }
    SDL_LockMutex(bank->lock);
    SDL_AtomicSet(&file->state, good ? STATE_READY : STATE_FAILED);
    bool last = next_wanted(bank) == NULL;
    if (last) {
        sum_up(bank);
    }
    if (file->kind != KIND_EFFECT || last) {
        bank->ready(bank->context);
    }
    return true;
}

static int SDLCALL work(void *context)
{
    struct sound_bank *bank = context;
    SDL_SetThreadPriority(SDL_THREAD_PRIORITY_LOW);
    SDL_LockMutex(bank->lock);
    while (!bank->stopping) {
        if (!read_next(bank)) {
            SDL_CondWait(bank->news, bank->lock);
        }
    }
    SDL_UnlockMutex(bank->lock);
    return 0;
}

/* Whether the bank was started without a thread. */
static bool in_slices(const struct sound_bank *bank)
{
    return bank->started && !bank->thread;
}

/* Whether the next file is still being fetched. One file is fetched at a time. */
static bool is_coming(struct sound_bank *bank)
{
    char full[ASSETS_DIR_PATH_SIZE];
    const struct sound_file *file = next_wanted(bank);
    return file && path_of(bank, file, full) && os_fetch(full) == OS_COMING;
}

bool sound_bank_step(struct sound_bank *bank)
{
    if (!in_slices(bank)) {
        return false;
    }
    SDL_LockMutex(bank->lock);
    bool read = !is_coming(bank) && read_next(bank);
    SDL_UnlockMutex(bank->lock);
    return read;
}

bool sound_bank_has_step(struct sound_bank *bank)
{
    return in_slices(bank) && next_wanted(bank) != NULL;
}

void sound_bank_start(struct sound_bank *bank, void (*ready)(void *context), void *context)
{
    CHECK(!bank->started);
    bank->ready = ready;
    bank->context = context;
    bank->stopping = false;
    bank->started = true;
    bank->thread = threads_begin(work, "sounds", 0, bank);
}

void sound_bank_forget(struct sound_file *file)
{
    Mix_FreeChunk(file->chunk);
    file->chunk = NULL;
}

void sound_bank_stop(struct sound_bank *bank)
{
    if (!bank->started) {
        return;
    }
    SDL_LockMutex(bank->lock);
    bank->stopping = true;
    SDL_CondSignal(bank->news);
    SDL_UnlockMutex(bank->lock);
    SDL_WaitThread(bank->thread, NULL);
    bank->thread = NULL;
    bank->started = false;
    for (int i = 0; i < bank->files; i++) {
        struct sound_file *file = &bank->file[i];
        if (file->kind != KIND_EFFECT && SDL_AtomicGet(&file->state) == STATE_READY) {
            sound_bank_forget(file);
            Mix_FreeMusic(file->music);
            file->music = NULL;
            SDL_AtomicSet(&file->state, file->kind == KIND_MUSIC ? STATE_WANTED : STATE_IDLE);
        }
    }
}
