/* SPDX-License-Identifier: MIT */
#include "desk.h"

#include "bank.h"
#include "base/check.h"
#include "base/text.h"

#include <SDL_mixer.h>

#include <math.h>

struct desk desk;

const struct sounds_all *desk_sounds(void)
{
    static struct sounds_all all;
    if (all.cues == 0) {
        sounds_gather(&all);
    }
    return &all;
}

const struct sound_tables *desk_tables(void)
{
    static struct sound_tables tables;
    const struct sounds_all *all = desk_sounds();
    tables = (struct sound_tables){all->cue, all->cues, all->piece, all->pieces};
    return &tables;
}

/* ---- who reads ----------------------------------------------------------------------------------------- */

/* The linker leads the program's calls of these here (tests/CMakeLists.txt). */
Mix_Chunk *__real_Mix_LoadWAV_RW(SDL_RWops *source, int close);
Mix_Chunk *__wrap_Mix_LoadWAV_RW(SDL_RWops *source, int close);
#ifndef Mix_LoadWAV /* a name for the former in older mixers */
Mix_Chunk *__real_Mix_LoadWAV(const char *file);
Mix_Chunk *__wrap_Mix_LoadWAV(const char *file);
#endif
Mix_Music *__real_Mix_LoadMUS(const char *file);
Mix_Music *__wrap_Mix_LoadMUS(const char *file);
int __real_Mix_PlayMusic(Mix_Music *music, int loops);
int __wrap_Mix_PlayMusic(Mix_Music *music, int loops);
int __wrap_SDL_SetThreadPriority(SDL_ThreadPriority priority);

static SDL_threadID own;
static SDL_atomic_t reads, own_reads;
static bool in_slice; /* the loop has come to what it does between two frames */

static void count_read(void)
{
    SDL_AtomicAdd(&reads, 1);
    SDL_AtomicAdd(&own_reads, SDL_ThreadID() == own && !in_slice);
}

Mix_Chunk *__wrap_Mix_LoadWAV_RW(SDL_RWops *source, int close)
{
    count_read();
    return __real_Mix_LoadWAV_RW(source, close);
}

#ifndef Mix_LoadWAV
Mix_Chunk *__wrap_Mix_LoadWAV(const char *file)
{
    count_read();
    return __real_Mix_LoadWAV(file);
}
#endif

Mix_Music *__wrap_Mix_LoadMUS(const char *file)
{
    count_read();
    return __real_Mix_LoadMUS(file);
}

int __wrap_Mix_PlayMusic(Mix_Music *music, int loops)
{
    desk.begun++;
    return __real_Mix_PlayMusic(music, loops);
}

/* Who reads gives way to nobody here: what is waited for would not come as long as a machine is busy. */
int __wrap_SDL_SetThreadPriority(SDL_ThreadPriority priority)
{
    (void)priority;
    return 0;
}

int desk_reads(void)
{
    return SDL_AtomicGet(&reads);
}

int desk_own_reads(void)
{
    return SDL_AtomicGet(&own_reads);
}

/* ---- a desk with a loudspeaker ------------------------------------------------------------------------- */

void desk_wake(void *context)
{
    (void)context;
    SDL_SemPost(desk.news);
}

void desk_wait(void)
{
    while (!bank_settled(desk.audio.bank)) {
        in_slice = true;
        bool read = sound_bank_step(desk.audio.bank);
        in_slice = false;
        if (!read) { /* a thread reads */
            SDL_SemWait(desk.news);
        }
    }
}

void desk_open(const char *folder, const struct sound_tables *tables)
{
    char error[256];
    desk.now = 0;
    desk.news = SDL_CreateSemaphore(0);
    own = SDL_ThreadID();
    SDL_AtomicSet(&reads, 0);
    SDL_AtomicSet(&own_reads, 0);
    desk.begun = 0;
    CHECK(assets_dir_open(&desk.data, "..", error, sizeof error));
    text_format(desk.data.folder, sizeof desk.data.folder, "%s/", folder);
    audio_open(&desk.audio, &desk.data, tables, 1955);
    audio_levels(&desk.audio, &(struct sound_levels){100, 100, 100, 100, false, false, false, false});
}

void desk_start(const char *folder, const struct sound_tables *tables)
{
    desk_open(folder, tables);
    ear_open(&desk.ear);
    audio_start(&desk.audio, desk_wake, NULL);
    CHECK(desk.audio.open);
    desk_wait();
}

void desk_end(void)
{
    ear_close(&desk.ear, &desk.audio);
    assets_dir_close(&desk.data);
    SDL_DestroySemaphore(desk.news);
}

void desk_step(void)
{
    desk.now += DESK_TICK_MS;
    audio_step(&desk.audio, desk.now);
}

/* Goes on for a while, and listens. */
void desk_run(double ms)
{
    for (double to = desk.now + ms; desk.now < to;) {
        desk_step();
        ear_listen(&desk.ear, EAR_TICK);
    }
}

void desk_hush(void)
{
    while (mixer_effects_busy(&desk.audio.voices)) {
        desk_run(DESK_TICK_MS);
    }
}

/* A piece is asked for, and its ambience is there. */
void desk_ask(int piece)
{
    audio_piece(&desk.audio, piece);
    desk_step();
    desk_wait();
}

void desk_play(int cue)
{
    audio_play(&desk.audio, cue, 0, desk.now);
}

int desk_sounding(int cue)
{
    int count = 0;
    for (int i = 0; i < MIXER_EFFECTS_CHANNELS; i++) {
        const struct voice *voice = &desk.audio.voices.voice[i];
        count += voice->sounds && voice->out.to > 0 && voice->cue == cue;
    }
    return count;
}

size_t desk_copied(void)
{
    size_t bytes = 0;
    for (int i = 0; i < MIXER_EFFECTS_CHANNELS; i++) {
        const struct voice *voice = &desk.audio.voices.voice[i];
        bytes += voice->bytes ? voice->chunk->alen : 0;
    }
    return bytes;
}

size_t desk_bytes(void)
{
    return bank_bytes(desk.audio.bank) + desk_copied();
}

double desk_db(double ratio)
{
    return 20 * log10(ratio);
}
