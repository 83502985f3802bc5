/* SPDX-License-Identifier: MIT */
#include "platform/sound_bank.h"

#include "base/check.h"
#include "base/i18n/translate.h"
#include "base/say.h"
#include "base/text.h"
#include "platform/os/os.h"
#include "platform/threads.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* After so many complaints about files the rest is only counted: a whole folder may be missing. */
enum { COMPLAINTS_MOST = 3 };

enum kind { KIND_MUSIC, KIND_AMBIENCE, KIND_EFFECT };
enum state { STATE_IDLE, STATE_WANTED, STATE_READING, STATE_READY, STATE_FAILED };

struct file {
    char path[ASSETS_DIR_NAME_SIZE];
    enum kind kind;
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
    struct file *file;
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

/* ---- names ------------------------------------------------------------------------------------------- */

static int find(const struct sound_bank *bank, const char *path)
{
    for (int i = 0; i < bank->files; i++) {
        if (strcmp(bank->file[i].path, path) == 0) {
            return i;
        }
    }
    return -1;
}

static void set_wanted(struct file *file, bool wanted)
{
    if (wanted) {
        SDL_AtomicCAS(&file->state, STATE_IDLE, STATE_WANTED);
    }
}

/* The files of a name, one after the other; two names may share them. */
static int add(struct sound_bank *bank, const char *name, int variants, enum kind kind, bool wanted)
{
    char path[ASSETS_DIR_NAME_SIZE];
    int first = bank->files;
    for (int i = 0; i < variants; i++) {
        if (variants > 1) {
            text_format(path, sizeof path, "sounds/%s_%d.ogg", name, i + 1);
        } else {
            text_format(path, sizeof path, "sounds/%s.ogg", name);
        }
        int known = find(bank, path);
        if (i == 0 && known >= 0) {
            for (int k = 0; k < variants; k++) {
                set_wanted(&bank->file[known + k], wanted);
            }
            return known;
        }
        CHECK(known < 0);
        struct file *file = &bank->file[bank->files++];
        *file = (struct file){.kind = kind};
        text_copy(file->path, sizeof file->path, path);
        SDL_AtomicSet(&file->state, STATE_IDLE);
        set_wanted(file, wanted);
    }
    return first;
}

static void *room(size_t count, size_t size)
{
    void *made = calloc(count ? count : 1, size);
    CHECK(made != NULL);
    return made;
}

struct sound_bank *sound_bank_open(struct assets_dir *data, const struct sound_tables *tables)
{
    struct sound_bank *bank = room(1, sizeof *bank);
    *bank = (struct sound_bank){.data = data, .tables = tables};
    int most = 2 * tables->pieces;
    for (int i = 0; i < tables->cues; i++) {
        most += tables->cue[i].variants;
    }
    bank->file = room((size_t)most, sizeof *bank->file);
    bank->first = room((size_t)tables->cues, sizeof *bank->first);
    bank->music = room((size_t)tables->pieces, sizeof *bank->music);
    bank->ambience = room((size_t)tables->pieces, sizeof *bank->ambience);
    /* In the order of reading: music is opened in no time, and ambience is wanted when it is asked for. */
    for (int i = 0; i < tables->pieces; i++) {
        const struct sound_piece *piece = &tables->piece[i];
        bank->music[i] = piece->music ? add(bank, piece->music, 1, KIND_MUSIC, true) : -1;
        bank->ambience[i] = piece->ambience ? add(bank, piece->ambience, 1, KIND_AMBIENCE, false) : -1;
    }
    for (int i = 0; i < tables->cues; i++) {
        const struct sound_cue *cue = &tables->cue[i];
        bank->first[i] = add(bank, cue->file, cue->variants, KIND_EFFECT, cue->table == NULL);
    }
    bank->lock = SDL_CreateMutex();
    bank->news = threads_condition();
    CHECK(bank->lock != NULL);
    return bank;
}

/* ---- reading ----------------------------------------------------------------------------------------- */

static void count_bytes(struct sound_bank *bank, long bytes)
{
    SDL_AtomicAdd(&bank->bytes, (int)bytes);
}

/* Effects are recorded on one channel; the mixer wants two. Twice the same is kept once. */
static void keep_effect(struct sound_bank *bank, struct file *file)
{
    const Sint16 *sample = (const Sint16 *)(const void *)file->chunk->abuf;
    int frames = (int)(file->chunk->alen / SOUND_BANK_FRAME_BYTES);
    bool twin = true;
    for (size_t i = 0; i < (size_t)frames && twin; i++) {
        twin = sample[2 * i] == sample[2 * i + 1];
    }
    int channels = twin ? 1 : 2;
    Sint16 *kept = room((size_t)frames * (size_t)channels, sizeof *kept);
    for (int i = 0; i < frames * channels; i++) {
        kept[i] = sample[twin ? 2 * i : i];
    }
    Mix_FreeChunk(file->chunk);
    file->chunk = NULL;
    file->sample = kept;
    file->frames = frames;
    file->channels = channels;
    count_bytes(bank, (long)sizeof *kept * frames * channels);
}

static bool path_of(const struct sound_bank *bank, const struct file *file, char full[ASSETS_DIR_PATH_SIZE])
{
    return text_format(full, ASSETS_DIR_PATH_SIZE, "%s%s", bank->data->folder, file->path);
}

static bool read_file(struct sound_bank *bank, struct file *file)
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
        keep_effect(bank, file);
        return true;
    }
    if (file->chunk) {
        count_bytes(bank, (long)file->chunk->alen);
    }
    return file->chunk != NULL;
}

/* What is asked for comes before what is read ahead. */
static struct file *next_wanted(struct sound_bank *bank)
{
    struct file *ahead = NULL;
    for (int i = 0; i < bank->files; i++) {
        struct file *file = &bank->file[i];
        if (SDL_AtomicGet(&file->state) == STATE_WANTED) {
            if (file->asked) {
                return file;
            }
            ahead = ahead ? ahead : file;
        }
    }
    return ahead;
}

static void complain(struct sound_bank *bank, const struct file *file)
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

/* Reads one file that is wanted; false: none is. Locked before and after. */
static bool read_next(struct sound_bank *bank)
{
    struct file *file = next_wanted(bank);
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

/* Started, and no thread could be had. */
static bool in_slices(const struct sound_bank *bank)
{
    return bank->started && !bank->thread;
}

/* Whether the next file is still on its way: one at a time is fetched. */
static bool is_coming(struct sound_bank *bank)
{
    char full[ASSETS_DIR_PATH_SIZE];
    const struct file *file = next_wanted(bank);
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

static void forget_chunk(struct sound_bank *bank, struct file *file)
{
    if (file->chunk) {
        count_bytes(bank, -(long)file->chunk->alen);
        Mix_FreeChunk(file->chunk);
        file->chunk = NULL;
    }
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
        struct file *file = &bank->file[i];
        if (file->kind != KIND_EFFECT && SDL_AtomicGet(&file->state) == STATE_READY) {
            forget_chunk(bank, file);
            Mix_FreeMusic(file->music);
            file->music = NULL;
            SDL_AtomicSet(&file->state, file->kind == KIND_MUSIC ? STATE_WANTED : STATE_IDLE);
        }
    }
}

void sound_bank_close(struct sound_bank *bank)
{
    if (!bank) {
        return;
    }
    sound_bank_stop(bank);
    for (int i = 0; i < bank->files; i++) {
        free(bank->file[i].sample);
    }
    SDL_DestroyCond(bank->news);
    SDL_DestroyMutex(bank->lock);
    free(bank->ambience);
    free(bank->music);
    free(bank->first);
    free(bank->file);
    free(bank);
}

/* ---- asking ------------------------------------------------------------------------------------------ */

static bool is_ready(struct file *file)
{
    return SDL_AtomicGet(&file->state) == STATE_READY;
}

/* The thread holds the lock for no longer than it takes to look for work. */
static void want_file(struct sound_bank *bank, struct file *file)
{
    SDL_LockMutex(bank->lock);
    file->asked = true;
    if (SDL_AtomicGet(&file->state) == STATE_IDLE) {
        SDL_AtomicSet(&file->state, STATE_WANTED);
        SDL_CondSignal(bank->news);
    }
    SDL_UnlockMutex(bank->lock);
}

static void want_cue(struct sound_bank *bank, int cue)
{
    for (int i = 0; i < bank->tables->cue[cue].variants; i++) {
        want_file(bank, &bank->file[bank->first[cue] + i]);
    }
}

void sound_bank_want(struct sound_bank *bank, int piece)
{
    const char *table = bank->tables->piece[piece].table;
    for (int cue = 0; table && cue < bank->tables->cues; cue++) {
        const char *other = bank->tables->cue[cue].table;
        if (other && strcmp(table, other) == 0) {
            want_cue(bank, cue);
        }
    }
}

bool sound_bank_take(struct sound_bank *bank, int cue, int variant, struct sound_bank_take *take)
{
    CHECK(cue >= 0 && cue < bank->tables->cues && variant >= 0 && variant < bank->tables->cue[cue].variants);
    struct file *file = &bank->file[bank->first[cue] + variant];
    if (!is_ready(file)) {
        want_cue(bank, cue);
        return false;
    }
    *take = (struct sound_bank_take){file->sample, file->frames, file->channels};
    return true;
}

/* The file at an index, -1 for none; NULL until it is there. */
static const struct file *file_there(struct sound_bank *bank, int index)
{
    struct file *file = index < 0 ? NULL : &bank->file[index];
    if (file && !is_ready(file)) {
        want_file(bank, file);
        file = NULL;
    }
    return file;
}

Mix_Music *sound_bank_music(struct sound_bank *bank, int piece)
{
    const struct file *file = file_there(bank, bank->music[piece]);
    return file ? file->music : NULL;
}

Mix_Chunk *sound_bank_ambience(struct sound_bank *bank, int piece)
{
    const struct file *file = file_there(bank, bank->ambience[piece]);
    return file ? file->chunk : NULL;
}

void sound_bank_keep(struct sound_bank *bank, const int *pieces, int count)
{
    SDL_LockMutex(bank->lock);
    for (int i = 0; i < bank->files; i++) {
        struct file *file = &bank->file[i];
        int state = SDL_AtomicGet(&file->state);
        bool kept = file->kind != KIND_AMBIENCE || (state != STATE_READY && state != STATE_WANTED);
        for (int k = 0; k < count && !kept; k++) {
            kept = pieces[k] >= 0 && bank->ambience[pieces[k]] == i;
        }
        if (!kept) {
            forget_chunk(bank, file);
            SDL_AtomicSet(&file->state, STATE_IDLE);
        }
    }
    SDL_UnlockMutex(bank->lock);
}

bool sound_bank_same_ambience(const struct sound_bank *bank, int piece, int other)
{
    return bank->ambience[piece] == bank->ambience[other];
}

bool sound_bank_settled(struct sound_bank *bank)
{
    for (int i = 0; i < bank->files; i++) {
        int state = SDL_AtomicGet(&bank->file[i].state);
        if (state == STATE_WANTED || state == STATE_READING) {
            return false;
        }
    }
    return true;
}

size_t sound_bank_bytes(struct sound_bank *bank)
{
    return (size_t)SDL_AtomicGet(&bank->bytes);
}
