/* SPDX-License-Identifier: MIT */
#include "platform/sound_bank_inside.h"

#include "base/check.h"
#include "base/text.h"
#include "platform/threads.h"

#include <stdlib.h>
#include <string.h>

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

static void set_wanted(struct sound_file *file, bool wanted)
{
    if (wanted) {
        SDL_AtomicCAS(&file->state, STATE_IDLE, STATE_WANTED);
    }
}

/* Adds the files of a name, one after the other. Two names may share files. */
static int add(struct sound_bank *bank, const char *name, int variants, enum sound_file_kind kind,
               bool wanted)
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
        struct sound_file *file = &bank->file[bank->files++];
        *file = (struct sound_file){.kind = kind};
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
    /* In the order of reading: music opens at once, and ambience is read only when wanted. */
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

static bool is_ready(struct sound_file *file)
{
    return SDL_AtomicGet(&file->state) == STATE_READY;
}

/* The thread holds the lock only while it looks for work, so that waiting for the lock is short. */
static void want_file(struct sound_bank *bank, struct sound_file *file)
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
    struct sound_file *file = &bank->file[bank->first[cue] + variant];
    if (!is_ready(file)) {
        want_cue(bank, cue);
        return false;
    }
    *take = (struct sound_bank_take){file->sample, file->frames, file->channels};
    return true;
}

/* The file at an index (-1: none); NULL until it is loaded. */
static const struct sound_file *file_there(struct sound_bank *bank, int index)
{
    struct sound_file *file = index < 0 ? NULL : &bank->file[index];
    if (file && !is_ready(file)) {
        want_file(bank, file);
        file = NULL;
    }
    return file;
}

Mix_Music *sound_bank_music(struct sound_bank *bank, int piece)
{
    const struct sound_file *file = file_there(bank, bank->music[piece]);
    return file ? file->music : NULL;
}

Mix_Chunk *sound_bank_ambience(struct sound_bank *bank, int piece)
{
    const struct sound_file *file = file_there(bank, bank->ambience[piece]);
    return file ? file->chunk : NULL;
}

void sound_bank_keep(struct sound_bank *bank, const int *pieces, int count)
{
    SDL_LockMutex(bank->lock);
    for (int i = 0; i < bank->files; i++) {
        struct sound_file *file = &bank->file[i];
        int state = SDL_AtomicGet(&file->state);
        bool kept = file->kind != KIND_AMBIENCE || (state != STATE_READY && state != STATE_WANTED);
        for (int k = 0; k < count && !kept; k++) {
            kept = pieces[k] >= 0 && bank->ambience[pieces[k]] == i;
        }
        if (!kept) {
            sound_bank_forget(file);
            SDL_AtomicSet(&file->state, STATE_IDLE);
            SDL_CondSignal(bank->news); /* there may be room for another */
        }
    }
    SDL_UnlockMutex(bank->lock);
}

bool sound_bank_same_ambience(const struct sound_bank *bank, int piece, int other)
{
    return bank->ambience[piece] == bank->ambience[other];
}
