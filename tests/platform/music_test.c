/* SPDX-License-Identifier: MIT */
/* Music as it is heard: it fades, goes on where it rested, makes room for what happens, and comes round
 * without a seam. */
#include "desk.h"
#include "road_cues.h"

#include "base/text.h"
#include "test.h"

#include <SDL_mixer.h>

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { SWITCHES = 1000, MEGABYTE = 1000 * 1000 };

static int music_volume(void)
{
    return Mix_VolumeMusic(-1);
}

static void music_fades_in_small_steps_and_is_never_waited_for(void)
{
    desk_start("..", desk_tables());
    desk_ask(PIECE_TITLE);
    desk_run(400);
    assert_int_equal(music_volume(), 70);
    desk_ask(road_piece(MILLE_PIECE_ROAD));
    int volume = music_volume(), least = volume, steps = 0;
    bool beds_together = false;
    for (int i = 0; i < 60; i++) {
        desk_run(DESK_TICK_MS);
        int next = music_volume();
        assert_true(abs(next - volume) <= 6);
        steps += next != volume;
        least = next < least ? next : least;
        volume = next;
        beds_together = beds_together ||
                        (Mix_Volume(0, -1) > 0 && Mix_Volume(1, -1) > 0 && Mix_Playing(0) && Mix_Playing(1));
    }
    assert_int_equal(least, 0);
    assert_int_equal(volume, 70);
    assert_true(steps >= 20);
    assert_true(beds_together);
    assert_int_equal(desk.begun, 2);
    assert_int_equal(Mix_FadingMusic(), MIX_NO_FADING);
    desk_end();
}

static void music_goes_on_where_it_rested(void)
{
    const int road = road_piece(MILLE_PIECE_ROAD);
    desk_start("..", desk_tables());
    desk_ask(road);
    desk_run(2000);
    desk_ask(PIECE_REST);
    desk_run(1000);
    assert_true(Mix_PausedMusic());
    long from = desk.ear.frames;
    double rested = Mix_GetMusicPosition(sound_bank_music(desk.audio.bank, road));
    desk_run(2000);
    assert_true(ear_peak(&desk.ear, from + EAR_RATE / 10, desk.ear.frames) < 0.0001);
    assert_true(rested > 2.2 && rested < 2.7); /* and faded for the end of it */
    desk_ask(road);
    desk_run(500);
    assert_false(Mix_PausedMusic());
    double now = Mix_GetMusicPosition(sound_bank_music(desk.audio.bank, road));
    assert_true(now > rested + 0.3 && now < rested + 0.7);
    assert_int_equal(desk.begun, 1);
    /* The race to 1000 has its own music over the same cicadas. */
    desk_ask(road_piece(MILLE_PIECE_EXTENSION));
    desk_run(1000);
    assert_int_equal(desk.begun, 2);
    assert_true(Mix_Playing(0) && !Mix_Playing(1));
    desk_end();
}

/* Lets a cue that is itself inaudible push the music down, tick by tick. */
static void check_duck(int cue, double expected_db)
{
    int before = music_volume(), bed = Mix_Volume(0, -1), down = 0;
    desk_play(cue);
    int floor = (int)lround(before * pow(10, expected_db / 20));
    while (music_volume() > floor) {
        desk_run(DESK_TICK_MS);
        assert_true(++down <= 6); /* 80 ms and a tick */
    }
    assert_int_equal(music_volume(), floor);
    assert_true(abs(Mix_Volume(0, -1) - (int)lround(bed * pow(10, expected_db / 20))) <= 1);
    while (desk_sounding(cue)) {
        desk_run(DESK_TICK_MS);
    }
    int up = 0;
    while (music_volume() < before) {
        int volume = music_volume();
        desk_run(DESK_TICK_MS);
        assert_true(music_volume() - volume <= 4);
        assert_true(++up <= 38); /* 600 ms and a tick or two */
    }
}

static void music_makes_room_for_what_happens(void)
{
    desk_start("..", desk_tables());
    desk_ask(road_piece(MILLE_PIECE_ROAD));
    desk_run(1500);
    check_duck(road_cue(MILLE_CUE_DRIVE), -3);
    check_duck(road_cue(MILLE_CUE_HAZARD) + 3, -4);
    check_duck(road_cue(MILLE_CUE_REMEDY), -4);
    check_duck(road_cue(MILLE_CUE_SAFETY), -8);
    check_duck(road_cue(MILLE_CUE_COUP_FOURRE), -14);
    int volume = music_volume();
    desk_play(CUE_PLACE);
    desk_play(CUE_PRESS);
    desk_play(road_cue(MILLE_CUE_DING));
    desk_run(200);
    assert_int_equal(music_volume(), volume);
    desk_end();
}

static void music_sinks_in_a_hush_and_comes_back(void)
{
    struct sound_levels levels = {100, 100, 100, 100, false, false, true, false};
    desk_start("..", desk_tables());
    desk_ask(road_piece(MILLE_PIECE_ROAD));
    desk_run(1500);
    int before = music_volume(), bed = Mix_Volume(0, -1);
    audio_levels(&desk.audio, &levels);
    desk_run(100);
    assert_int_equal(music_volume(), (before + 1) / 2);
    assert_true(abs(Mix_Volume(0, -1) - bed / 2) <= 1);
    levels.ducked = false;
    audio_levels(&desk.audio, &levels);
    desk_run(DESK_TICK_MS);
    assert_true(music_volume() < before);
    desk_run(650);
    assert_int_equal(music_volume(), before);
    assert_false(music_busy(&desk.audio.tune));
    desk_end();
}

/* Where, in a piece of music, what is heard from frame `at` on comes from; -1: nowhere near `near`. */
static long place_in(const Mix_Chunk *piece, long at, long near, long reach)
{
    enum { LOOK = 1200 };
    const Sint16 *whole = (const Sint16 *)(const void *)piece->abuf, *heard = desk.ear.sample + 2 * at;
    long best = -1;
    double least = 1e30, loud = 0;
    for (long i = 0; i < LOOK; i++) {
        loud += (double)heard[2 * i] * heard[2 * i];
    }
    for (long from = near - reach; from <= near + reach; from++) {
        double off = 0;
        for (long i = 0; i < LOOK && off < least; i++) {
            double d = heard[2 * i] - whole[2 * (from + i)] * 70.0 / MIX_MAX_VOLUME;
            off += d * d;
        }
        if (off < least) {
            least = off;
            best = from;
        }
    }
    return least < loud * 0.01 ? best : -1;
}

static long tag_of(const char *file, const char *name)
{
    size_t length;
    char *bytes = assets_dir_read(&desk.data, file, &length), value[24] = {0};
    assert_non_null(bytes);
    for (size_t i = 0; i + 40 < length && i < 8192 && !value[0]; i++) {
        if (memcmp(bytes + i, name, strlen(name)) == 0) {
            memcpy(value, bytes + i + strlen(name), sizeof value - 1);
        }
    }
    SDL_free(bytes);
    return atol(value);
}

static void music_comes_round_without_a_seam(void)
{
    desk_start("..", desk_tables());
    audio_levels(&desk.audio, &(struct sound_levels){100, 100, 100, 0, false, false, false, false});
    for (int piece = PIECE_TITLE; piece < desk_sounds()->pieces; piece++) {
        char file[ASSETS_DIR_NAME_SIZE], path[ASSETS_DIR_PATH_SIZE];
        text_format(file, sizeof file, "sounds/%s.ogg", desk_sounds()->piece[piece].music);
        text_format(path, sizeof path, "%s%s", desk.data.folder, file);
        desk_ask(piece);
        desk_run(1000);
        Mix_Chunk *whole = Mix_LoadWAV(path);
        assert_non_null(whole);
        long length = (long)whole->alen / SOUND_BANK_FRAME_BYTES, start = tag_of(file, "LOOPSTART=");
        assert_int_equal(start + tag_of(file, "LOOPLENGTH="), length);
        Mix_SetMusicPosition((double)length / EAR_RATE - 1);
        desk_run(200); /* what was mixed before */
        long at = desk.ear.frames;
        desk_run(1600);
        long place = place_in(whole, at, length - EAR_RATE * 8 / 10, EAR_RATE / 10);
        assert_true(place > 0);
        /* The first bars are an introduction, which older mixers repeat. */
        long seam = at + length - place;
        long again = place_in(whole, seam + 400, start + 400, 2);
        assert_true(again == start + 400 || place_in(whole, seam + 400, 402, 2) == 400);
        assert_true(place_in(whole, seam - 1200, length - 1200, 0) == length - 1200);
        Mix_FreeChunk(whole);
    }
    desk_end();
}

const struct test tests[] = {
    TEST(music_fades_in_small_steps_and_is_never_waited_for),
    TEST(music_goes_on_where_it_rested),
    TEST(music_makes_room_for_what_happens),
    TEST(music_sinks_in_a_hush_and_comes_back),
    TEST(music_comes_round_without_a_seam),
    {0},
};
