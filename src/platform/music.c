/* SPDX-License-Identifier: MIT */
#include "platform/music.h"

#include "base/say.h"

#include <math.h>
#include <stdio.h>

enum { MUSIC_VOLUME = 70, AMBIENCE_VOLUME = 36 }; /* 128 is full volume: sounds/SOUND.md */

static const float music_in_ms = 250, music_out_ms = 350, bed_ms = 1200, rest_ms = 300;
static const float duck_down_ms = 80, duck_up_ms = 600;

void music_open(struct music *tune, const struct sound_tables *tables, struct sound_bank *bank)
{
    *tune = (struct music){
        .tables = tables, .bank = bank, .wanted = MUSIC_NONE, .playing = MUSIC_NONE, .volume = -1};
    tune->duck = fade_at(1);
    for (int i = 0; i < MUSIC_BEDS; i++) {
        tune->bed[i] = (struct music_bed){.piece = MUSIC_NONE, .volume = -1};
    }
}

void music_halt(struct music *tune)
{
    int wanted = tune->wanted;
    Mix_HaltMusic();
    for (int i = 0; i < MUSIC_BEDS; i++) {
        Mix_HaltChannel(i);
    }
    music_open(tune, tune->tables, tune->bank);
    tune->wanted = wanted;
}

static bool rests(const struct music *tune)
{
    return tune->wanted == MUSIC_NONE ||
           (!tune->tables->piece[tune->wanted].music && !tune->tables->piece[tune->wanted].ambience);
}

/* ---- music ------------------------------------------------------------------------------------------- */

static bool plays_wanted(const struct music *tune)
{
    return tune->playing != MUSIC_NONE && !rests(tune) &&
           sound_bank_music(tune->bank, tune->playing) == sound_bank_music(tune->bank, tune->wanted);
}

static void start_music(struct music *tune)
{
    Mix_Music *music = sound_bank_music(tune->bank, tune->wanted);
    if (!music) {
        return;
    }
    tune->volume = 0;
    Mix_VolumeMusic(0);
    if (Mix_PlayMusic(music, -1) < 0) {
        if (!tune->broken) {
            say_line(stderr, "route-mille: %s: %s", tune->tables->piece[tune->wanted].name, Mix_GetError());
        }
        tune->broken = true;
        return;
    }
    tune->playing = tune->wanted;
    tune->paused = false;
    tune->fade = fade_at(0);
    fade_to(&tune->fade, 1, music_in_ms);
}

static void follow_music(struct music *tune)
{
    if (plays_wanted(tune)) {
        fade_to(&tune->fade, 1, music_in_ms);
        return;
    }
    if (tune->playing != MUSIC_NONE) {
        fade_to(&tune->fade, 0, music_out_ms);
        if (fade_moves(&tune->fade) || rests(tune)) {
            return;
        }
        Mix_HaltMusic();
        tune->playing = MUSIC_NONE;
    }
    if (!rests(tune) && tune->tables->piece[tune->wanted].music) {
        start_music(tune);
    }
}

/* A piece that cannot be heard pauses where it is. */
static void set_music(struct music *tune, float loudness)
{
    if (tune->playing == MUSIC_NONE) {
        return;
    }
    int volume = (int)lroundf(MUSIC_VOLUME * loudness * tune->fade.now * tune->duck.now);
    bool paused = (volume == 0 && !fade_moves(&tune->fade)) || (loudness <= 0 && tune->fade.now <= 0);
    if (volume != tune->volume) {
        tune->volume = volume;
        Mix_VolumeMusic(volume);
    }
    if (paused != tune->paused) {
        tune->paused = paused;
        if (paused) {
            Mix_PauseMusic();
        } else {
            Mix_ResumeMusic();
        }
    }
}

/* ---- ambience ---------------------------------------------------------------------------------------- */

static bool bed_is(const struct music *tune, const struct music_bed *bed, int piece)
{
    return bed->piece != MUSIC_NONE && sound_bank_same_ambience(tune->bank, bed->piece, piece);
}

static void start_bed(struct music *tune)
{
    int channel = 0;
    while (channel < MUSIC_BEDS && tune->bed[channel].piece != MUSIC_NONE) {
        channel++;
    }
    Mix_Chunk *chunk = channel < MUSIC_BEDS ? sound_bank_ambience(tune->bank, tune->wanted) : NULL;
    if (!chunk) {
        return;
    }
    struct music_bed *bed = &tune->bed[channel];
    *bed = (struct music_bed){.piece = tune->wanted, .fade = fade_at(0)};
    fade_to(&bed->fade, 1, bed_ms);
    Mix_Volume(channel, 0);
    Mix_PlayChannel(channel, chunk, -1);
}

static void follow_beds(struct music *tune)
{
    bool any = false;
    int kept[MUSIC_BEDS + 1];
    for (int i = 0; i < MUSIC_BEDS; i++) {
        struct music_bed *bed = &tune->bed[i];
        if (bed->piece == MUSIC_NONE) {
            kept[i] = MUSIC_NONE;
            continue;
        }
        bool wanted = !rests(tune) && bed_is(tune, bed, tune->wanted);
        fade_to(&bed->fade, wanted ? 1 : 0, rests(tune) ? rest_ms : bed_ms);
        if (!wanted && !rests(tune) && !fade_moves(&bed->fade)) {
            Mix_HaltChannel(i);
            *bed = (struct music_bed){.piece = MUSIC_NONE, .volume = -1};
        }
        any = any || wanted;
        kept[i] = bed->piece;
    }
    kept[MUSIC_BEDS] = tune->wanted;
    sound_bank_keep(tune->bank, kept, MUSIC_BEDS + 1);
    if (!any && !rests(tune) && tune->tables->piece[tune->wanted].ambience) {
        start_bed(tune);
    }
}

static void set_beds(struct music *tune, float loudness)
{
    for (int i = 0; i < MUSIC_BEDS; i++) {
        struct music_bed *bed = &tune->bed[i];
        if (bed->piece == MUSIC_NONE) {
            continue;
        }
        int volume = (int)lroundf(AMBIENCE_VOLUME * loudness * bed->fade.now * tune->duck.now);
        bool paused = volume == 0 && !fade_moves(&bed->fade);
        if (volume != bed->volume) {
            bed->volume = volume;
            Mix_Volume(i, volume);
        }
        if (paused != bed->paused) {
            bed->paused = paused;
            if (paused) {
                Mix_Pause(i);
            } else {
                Mix_Resume(i);
            }
        }
    }
}

/* ---- both -------------------------------------------------------------------------------------------- */

void music_step(struct music *tune, float ms, float duck, float music, float ambience)
{
    fade_step(&tune->fade, ms);
    fade_to(&tune->duck, duck, duck < tune->duck.now ? duck_down_ms : duck_up_ms);
    fade_step(&tune->duck, ms);
    for (int i = 0; i < MUSIC_BEDS; i++) {
        fade_step(&tune->bed[i].fade, ms);
    }
    follow_music(tune);
    follow_beds(tune);
    set_music(tune, music);
    set_beds(tune, ambience);
}

bool music_busy(const struct music *tune)
{
    bool moves = fade_moves(&tune->fade) || fade_moves(&tune->duck);
    for (int i = 0; i < MUSIC_BEDS; i++) {
        moves = moves || fade_moves(&tune->bed[i].fade);
    }
    return moves;
}
