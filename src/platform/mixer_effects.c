/* SPDX-License-Identifier: MIT */
#include "platform/mixer_effects.h"

#include "base/check.h"

#include <math.h>
#include <stdlib.h>

/* The mixing plan of sounds/SOUND.md. 128 is full volume; music is lowered under a bus (ducking) in dB. */
enum group { GROUP_STINGS, GROUP_EVENTS, GROUP_TABLE, GROUP_INTERFACE, GROUPS };

static const struct {
    int volume;
    float duck;
    enum group group;
    /* a new cue fades out the old one of its bus in this time; 0: both sound */
    int alone_ms;
} buses[SOUND_BUSES] = {
    [BUS_INTERFACE] = {64, 0, GROUP_INTERFACE, 0}, [BUS_TABLE] = {68, 0, GROUP_TABLE, 0},
    [BUS_MOTION] = {80, -3, GROUP_EVENTS, 150},    [BUS_EVENT] = {88, -4, GROUP_EVENTS, 0},
    [BUS_TRIUMPH] = {104, -8, GROUP_STINGS, 0},    [BUS_STING] = {104, -14, GROUP_STINGS, 0},
};

/* Each group has more channels than may sound, so that an old voice can fade out next to the new one. */
static const struct {
    int first, channels, together;
} groups[GROUPS] = {
    [GROUP_STINGS] = {2, 4, 1},
    [GROUP_EVENTS] = {6, 8, 2},
    [GROUP_TABLE] = {14, 12, 4},
    [GROUP_INTERFACE] = {26, 6, 2},
};

static const float steal_ms = 30, quietest_db = -2, place_pan = 0.3f, sweep_pan = 0.6f;
enum { PAN_FULL = 255 };

static float from_db(float db)
{
    return powf(10, db / 20);
}

void mixer_effects_open(struct mixer_effects *voices, const struct sound_tables *tables,
                        struct sound_bank *bank, Uint64 seed)
{
    *voices = (struct mixer_effects){.tables = tables, .bank = bank, .rng = rng_make(seed, RNG_COSMETIC)};
    voices->bag = calloc((size_t)tables->cues, sizeof *voices->bag);
    CHECK(voices->bag != NULL);
    for (int i = 0; i < tables->cues; i++) {
        CHECK(tables->cue[i].variants <= MIXER_EFFECTS_VARIANTS);
        voices->bag[i].last = -1;
    }
}

static const struct sound_cue *cue_of(const struct mixer_effects *voices, const struct voice *voice)
{
    return &voices->tables->cue[voice->cue];
}

/* ---- channels ---------------------------------------------------------------------------------------- */

static void end(struct mixer_effects *voices, int channel)
{
    struct voice *voice = &voices->voice[channel];
    Mix_HaltChannel(channel);
    Mix_FreeChunk(voice->chunk);
    free(voice->bytes);
    *voice = (struct voice){0};
}

void mixer_effects_halt(struct mixer_effects *voices)
{
    for (int i = MIXER_EFFECTS_FIRST; i < MIXER_EFFECTS_CHANNELS; i++) {
        if (voices->voice[i].sounds) {
            end(voices, i);
        }
    }
}

void mixer_effects_close(struct mixer_effects *voices)
{
    free(voices->bag);
    *voices = (struct mixer_effects){0};
}

static void set_volume(struct voice *voice, int channel, int bus_volume, float gain)
{
    int volume = (int)lroundf((float)bus_volume * gain * voice->loudness * voice->out.now);
    if (volume != voice->volume) {
        voice->volume = volume;
        Mix_Volume(channel, volume);
    }
}

/* SDL_mixer drops the panning of a channel that is full on both sides, so the middle is just below. */
static void set_pan(const struct mixer_effects *voices, struct voice *voice, int channel, double now)
{
    float at = 0;
    switch (cue_of(voices, voice)->pan) {
    case PAN_CENTRE:
        return;
    case PAN_PLACE:
        at = place_pan * voice->pan;
        break;
    case PAN_SWEEP:
        at = sweep_pan * (float)(2 * fmin((now - voice->began) / voice->length, 1) - 1);
        break;
    }
    int left = (int)lroundf((PAN_FULL - 1) * fminf(1, 1 - at));
    int right = (int)lroundf((PAN_FULL - 1) * fminf(1, 1 + at));
    if (left != voice->left || right != voice->right) {
        voice->left = left;
        voice->right = right;
        Mix_SetPanning(channel, (Uint8)left, (Uint8)right);
    }
}

static bool sounds_on(const struct voice *voice)
{
    return voice->sounds && voice->out.to > 0;
}

/* A channel of a group for a new voice: a free one, or that of the voice which has faded furthest. */
static int free_channel(struct mixer_effects *voices, enum group group)
{
    int best = -1;
    for (int i = groups[group].first; i < groups[group].first + groups[group].channels; i++) {
        const struct voice *voice = &voices->voice[i];
        if (!voice->sounds) {
            return i;
        }
        if (voice->out.to <= 0 && (best < 0 || voice->out.now < voices->voice[best].out.now)) {
            best = i;
        }
    }
    if (best >= 0) {
        end(voices, best);
    }
    return best;
}

/* ---- which voice stops ------------------------------------------------------------------------------- */

/* The voice to stop: the least important, then the oldest. cue: only voices of this cue; -1: of all cues. */
static int weakest(const struct mixer_effects *voices, enum group group, int cue, int *count)
{
    int best = -1;
    *count = 0;
    for (int i = groups[group].first; i < groups[group].first + groups[group].channels; i++) {
        const struct voice *voice = &voices->voice[i];
        if (!sounds_on(voice) || (cue >= 0 && voice->cue != cue)) {
            continue;
        }
        ++*count;
        if (best < 0) {
            best = i;
            continue;
        }
        const struct voice *other = &voices->voice[best];
        int less = cue_of(voices, other)->priority - cue_of(voices, voice)->priority;
        if (less > 0 || (less == 0 && voice->began < other->began)) {
            best = i;
        }
    }
    return best;
}

/* Stops a voice to make room. False: all voices are more important. */
static bool make_room(struct mixer_effects *voices, int cue)
{
    const struct sound_cue *facts = &voices->tables->cue[cue];
    enum group group = buses[facts->bus].group;
    int count;
    int same = weakest(voices, group, cue, &count);
    if (count >= facts->most) {
        fade_to(&voices->voice[same].out, 0, steal_ms);
    }
    int any = weakest(voices, group, -1, &count);
    if (count >= groups[group].together) {
        if (cue_of(voices, &voices->voice[any])->priority > facts->priority) {
            return false;
        }
        fade_to(&voices->voice[any].out, 0, steal_ms);
    }
    for (int i = MIXER_EFFECTS_FIRST; i < MIXER_EFFECTS_CHANNELS && buses[facts->bus].alone_ms > 0; i++) {
        struct voice *voice = &voices->voice[i];
        if (sounds_on(voice) && cue_of(voices, voice)->bus == facts->bus) {
            fade_to(&voice->out, 0, (float)buses[facts->bus].alone_ms);
        }
    }
    return true;
}

/* ---- playing ----------------------------------------------------------------------------------------- */

static int next_variant(struct mixer_effects *voices, int cue)
{
    struct voice_bag *bag = &voices->bag[cue];
    int variants = voices->tables->cue[cue].variants;
    if (bag->left == 0) {
        for (int i = 0; i < variants; i++) {
            bag->order[i] = (Uint8)i;
        }
        rng_shuffle(&voices->rng, bag->order, variants);
        bag->left = variants;
        if (variants > 1 && bag->order[variants - 1] == bag->last) {
            bag->order[variants - 1] = bag->order[0];
            bag->order[0] = (Uint8)bag->last;
        }
    }
    return bag->order[bag->left - 1];
}

/* The mixer plays stereo. Samples stored as mono are copied to stereo while they play. */
static Mix_Chunk *chunk_of(const struct sound_bank_take *take, Uint8 **bytes)
{
    Uint32 size = (Uint32)take->frames * SOUND_BANK_FRAME_BYTES;
    *bytes = NULL;
    if (take->channels == 2) {
        /* The mixer's pointer to samples is not const, though it only reads them. */
        union {
            const Sint16 *kept;
            Uint8 *given;
        } samples = {.kept = take->sample};
        return Mix_QuickLoad_RAW(samples.given, size);
    }
    Sint16 *twice = malloc(size);
    CHECK(twice != NULL);
    for (int i = 0; i < take->frames; i++) {
        twice[2 * (size_t)i] = twice[2 * (size_t)i + 1] = take->sample[i];
    }
    *bytes = (Uint8 *)twice;
    return Mix_QuickLoad_RAW(*bytes, size);
}

static void start(struct mixer_effects *voices, int channel, int cue, const struct sound_bank_take *take,
                  float pan, double now, float gain)
{
    const struct sound_cue *facts = &voices->tables->cue[cue];
    struct voice *voice = &voices->voice[channel];
    float quieter = quietest_db * (float)rng_below(&voices->rng, 101) / 100;
    *voice = (struct voice){.sounds = true,
                            .cue = cue,
                            .began = now,
                            .length = 1000.0 * take->frames / SOUND_BANK_RATE,
                            .loudness = from_db(quieter) * (float)facts->volume / 100,
                            .out = fade_at(1),
                            .pan = pan,
                            .volume = -1};
    voice->chunk = chunk_of(take, &voice->bytes);
    CHECK(voice->chunk != NULL);
    set_volume(voice, channel, buses[facts->bus].volume, gain);
    set_pan(voices, voice, channel, now);
    Mix_PlayChannel(channel, voice->chunk, 0);
}

bool mixer_effects_play(struct mixer_effects *voices, int cue, float pan, double now,
                        const float gain[SOUND_BUSES])
{
    CHECK(cue >= 0 && cue < voices->tables->cues);
    const struct sound_cue *facts = &voices->tables->cue[cue];
    struct voice_bag *bag = &voices->bag[cue];
    struct sound_bank_take take;
    if (bag->last >= 0 && now - bag->at < facts->gap_ms) {
        return false;
    }
    int variant = next_variant(voices, cue);
    if (!sound_bank_take(voices->bank, cue, variant, &take) || !make_room(voices, cue)) {
        return false;
    }
    int channel = free_channel(voices, buses[facts->bus].group);
    if (channel < 0) {
        return false;
    }
    bag->left--;
    bag->last = variant;
    bag->at = now;
    start(voices, channel, cue, &take, pan, now, gain[facts->bus]);
    return true;
}

void mixer_effects_step(struct mixer_effects *voices, double now, float ms, const float gain[SOUND_BUSES])
{
    for (int i = MIXER_EFFECTS_FIRST; i < MIXER_EFFECTS_CHANNELS; i++) {
        struct voice *voice = &voices->voice[i];
        if (!voice->sounds) {
            continue;
        }
        fade_step(&voice->out, ms);
        if (!Mix_Playing(i) || (voice->out.to <= 0 && !fade_moves(&voice->out))) {
            end(voices, i);
            continue;
        }
        enum sound_bus bus = cue_of(voices, voice)->bus;
        set_volume(voice, i, buses[bus].volume, gain[bus]);
        set_pan(voices, voice, i, now);
    }
}

bool mixer_effects_busy(const struct mixer_effects *voices)
{
    for (int i = MIXER_EFFECTS_FIRST; i < MIXER_EFFECTS_CHANNELS; i++) {
        if (voices->voice[i].sounds) {
            return true;
        }
    }
    return false;
}

float mixer_effects_duck(const struct mixer_effects *voices)
{
    float least = 0;
    for (int i = MIXER_EFFECTS_FIRST; i < MIXER_EFFECTS_CHANNELS; i++) {
        if (sounds_on(&voices->voice[i])) {
            least = fminf(least, buses[cue_of(voices, &voices->voice[i])->bus].duck);
        }
    }
    return from_db(least);
}
