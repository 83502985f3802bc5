/* SPDX-License-Identifier: MIT */
#include "platform/audio.h"

#include "base/i18n/translate.h"
#include "base/say.h"

#include <math.h>
#include <stdio.h>

enum { CHUNK_FRAMES = 1024, STEREO = 2 };

/* After a sleep, only the time of one step counts, so that fades do not jump. */
static const float longest_ms = 50, gate_ms = 80;

void audio_open(struct audio *audio, struct assets_dir *data, const struct sound_tables *tables, Uint64 seed)
{
    *audio = (struct audio){.bank = sound_bank_open(data, tables), .gate = fade_at(1)};
    mixer_effects_open(&audio->voices, tables, audio->bank, seed);
    music_open(&audio->tune, tables, audio->bank);
}

/* ---- the device -------------------------------------------------------------------------------------- */

static void complain(struct audio *audio)
{
    if (!audio->told) {
        say_line(stderr, _("route-mille: there is no sound: %s"), SDL_GetError());
        audio->told = true;
    }
}

/* Called on the mixer's thread with all that is heard, music too. */
static void mix_down(void *context, Uint8 *bytes, int length)
{
    struct audio *audio = context;
    if (!SDL_AtomicGet(&audio->mono)) {
        return;
    }
    const int frame = STEREO * (int)sizeof(Sint16);
    for (int at = 0; at + frame <= length; at += frame) {
        Sint16 both[STEREO];
        SDL_memcpy(both, bytes + at, sizeof both);
        both[0] = both[1] = (Sint16)((both[0] + both[1]) / 2);
        SDL_memcpy(bytes + at, both, sizeof both);
    }
}

/* Called on the thread that reads files. */
static void ready(void *context)
{
    struct audio *audio = context;
    SDL_AtomicSet(&audio->woken, 1);
    audio->wake(audio->context);
}

static void open_device(struct audio *audio)
{
    if ((Mix_Init(MIX_INIT_OGG) & MIX_INIT_OGG) == 0) {
        complain(audio);
        return;
    }
    /* The format must not change: SDL converts it for devices that need another one. */
    if (Mix_OpenAudioDevice(SOUND_BANK_RATE, AUDIO_S16SYS, STEREO, CHUNK_FRAMES, NULL, 0) < 0) {
        complain(audio);
        return;
    }
    Mix_AllocateChannels(MIXER_EFFECTS_CHANNELS);
    Mix_SetPostMix(mix_down, audio);
    audio->open = true;
    audio->told = false;
    audio->due = true;
    sound_bank_start(audio->bank, ready, audio);
}

static void close_device(struct audio *audio)
{
    if (!audio->open) {
        return;
    }
    mixer_effects_halt(&audio->voices);
    music_halt(&audio->tune);
    sound_bank_stop(audio->bank);
    Mix_SetPostMix(NULL, NULL);
    Mix_CloseAudio();
    audio->open = false;
}

void audio_start(struct audio *audio, void (*wake)(void *context), void *context)
{
    audio->wake = wake;
    audio->context = context;
    if (SDL_InitSubSystem(SDL_INIT_AUDIO) < 0) {
        complain(audio);
        return;
    }
    audio->started = true;
    open_device(audio);
}

void audio_close(struct audio *audio)
{
    close_device(audio);
    mixer_effects_close(&audio->voices);
    sound_bank_close(audio->bank);
    if (audio->started) {
        Mix_Quit();
        SDL_QuitSubSystem(SDL_INIT_AUDIO);
    }
    *audio = (struct audio){0};
}

/* The device in use was removed. The desktop may have a replacement, which no event announces. */
static void reopen(struct audio *audio)
{
    audio->told = true;
    open_device(audio);
    audio->told = false;
    if (!audio->open) {
        SDL_SetError("%s", _("the device has gone"));
        complain(audio);
    }
}

void audio_event(struct audio *audio, const SDL_Event *event)
{
    if (!audio->started || event->adevice.iscapture) {
        return;
    }
    if (event->type == SDL_AUDIODEVICEADDED && !audio->open) {
        open_device(audio);
    } else if (event->type == SDL_AUDIODEVICEREMOVED && audio->open && event->adevice.which != 0) {
        /* SDL gives the number 0 to devices that are not open, and only one device is open. */
        close_device(audio);
        reopen(audio);
    }
}

/* ---- what is asked for ------------------------------------------------------------------------------- */

static void gains(const struct audio *audio, float gain[SOUND_BUSES])
{
    float master = (float)audio->levels.master / 100 * audio->gate.now;
    for (int bus = 0; bus < SOUND_BUSES; bus++) {
        int slider = bus == BUS_STING ? audio->levels.music : audio->levels.effects;
        gain[bus] = master * (float)slider / 100;
    }
}

void audio_play(struct audio *audio, int cue, float pan, double now)
{
    float gain[SOUND_BUSES];
    gains(audio, gain);
    bool heard = gain[audio->voices.tables->cue[cue].bus] > 0 && !audio->levels.mute;
    if (audio->open && heard && mixer_effects_play(&audio->voices, cue, pan, now, gain)) {
        audio->due = true;
    }
}

void audio_piece(struct audio *audio, int piece)
{
    audio->tune.wanted = piece;
    sound_bank_want(audio->bank, piece);
    audio->due = true;
}

void audio_levels(struct audio *audio, const struct sound_levels *levels)
{
    audio->levels = *levels;
    SDL_AtomicSet(&audio->mono, levels->mono ? 1 : 0);
    fade_to(&audio->gate, levels->mute ? 0 : 1, gate_ms);
    audio->due = true;
}

/* ---- time -------------------------------------------------------------------------------------------- */

bool audio_busy(struct audio *audio)
{
    return audio->open && (audio->due || SDL_AtomicGet(&audio->woken) || fade_moves(&audio->gate) ||
                           music_busy(&audio->tune) || mixer_effects_busy(&audio->voices));
}

void audio_step(struct audio *audio, double now)
{
    float ms = fminf((float)(now - audio->now), longest_ms);
    float gain[SOUND_BUSES];
    audio->now = now;
    if (!audio->open) {
        return;
    }
    audio->due = false;
    SDL_AtomicSet(&audio->woken, 0);
    fade_step(&audio->gate, ms);
    gains(audio, gain);
    mixer_effects_step(&audio->voices, now, ms, gain);
    float master = (float)audio->levels.master / 100 * audio->gate.now;
    float duck = fminf(mixer_effects_duck(&audio->voices), audio->levels.ducked ? .5f : 1);
    music_step(&audio->tune, ms, duck, master * (float)audio->levels.music / 100,
               master * (float)audio->levels.ambience / 100);
}
