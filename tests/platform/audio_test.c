/* SPDX-License-Identifier: MIT */
/* The machine's half of the sounds: who reads the files, who gives way to whom, what music and ambience do.
 */
#include "desk.h"
#include "road_cues.h"

#include "front/bones/bones_front.h"
#include "front/bones/cues.h"
#include "front/cubes/cubes_front.h"
#include "front/cubes/cues.h"
#include "test.h"

#include <SDL_mixer.h>

#include <math.h>
#include <string.h>

enum { SWITCHES = 1000, MEGABYTE = 1000 * 1000 };

static void the_device_is_opened_as_the_files_were_made(void)
{
    int rate, channels;
    Uint16 format;
    desk_start("..", desk_tables());
    assert_int_not_equal(Mix_QuerySpec(&rate, &format, &channels), 0);
    assert_int_equal(rate, 48000);
    assert_int_equal(channels, 2);
    assert_int_equal(Mix_AllocateChannels(-1), 32);
    desk_end();
}

static void every_file_is_read_once_and_never_by_the_main_thread(void)
{
    desk_start("..", desk_tables());
    int first = desk_reads();
    assert_true(first > 100);
    for (int cue = 0; cue < desk_sounds()->cues; cue++) {
        if (!sounds_cue_facts(cue)->table) {
            desk_play(cue);
            desk_run(300);
        }
    }
    assert_int_equal(desk_reads(), first);
    desk_ask(PIECE_TITLE);
    desk_run(500);
    assert_int_equal(desk_reads(), first + 1); /* its ambience */
    assert_int_equal(desk_own_reads(), 0);
    desk_end();
}

/* Files of cues that are heard at one table alone. */
static int files_of(const char *table)
{
    int files = 0;
    const struct sounds_all *all = desk_sounds();
    for (int cue = 0; cue < all->cues; cue++) {
        const struct sound_cue *facts = &all->cue[cue];
        bool own = facts->table && strcmp(facts->table, table) == 0;
        for (int other = 0; other < all->cues && own; other++) {
            own = all->cue[other].table || strcmp(all->cue[other].file, facts->file) != 0;
        }
        files += own ? facts->variants : 0;
    }
    return files;
}

static void the_cues_of_a_table_are_read_when_its_music_comes(void)
{
    desk_start("..", desk_tables());
    int first = desk_reads(), own = files_of("cafe");
    size_t bytes = desk_bytes();
    assert_true(own >= 9);
    desk_ask(road_piece(MILLE_PIECE_ROAD));
    desk_play(road_cue(MILLE_CUE_STAMP)); /* of the same files as a domino, and heard everywhere */
    assert_int_equal(desk_sounding(road_cue(MILLE_CUE_STAMP)), 1);
    assert_int_equal(desk_reads(), first + 1); /* the ambience */
    audio_piece(&desk.audio, PIECE_CAFE);
    desk_wait();
    desk_ask(PIECE_CAFE);
    assert_int_equal(desk_reads(), first + 2 + own);
    assert_true(desk_bytes() > bytes);
    int shake = sounds_cue_number(&cubes_game, CUBES_CUE_SHAKE);
    desk_play(shake);
    assert_int_equal(desk_sounding(shake), 1);
    desk_ask(road_piece(MILLE_PIECE_ROAD));
    desk_ask(PIECE_CAFE);
    desk_run(3000);
    desk_ask(PIECE_CAFE);
    assert_int_equal(desk_own_reads(), 0);
    desk_end();
}

static void a_cue_away_from_its_table_is_heard_from_the_second_time_on(void)
{
    desk_start("..", desk_tables());
    int first = desk_reads(), shuffle = sounds_cue_number(&bones_game, BONES_CUE_SHUFFLE);
    desk_play(shuffle);
    assert_int_equal(desk_sounding(shuffle), 0);
    desk_wait();
    assert_int_equal(desk_reads(), first + sounds_cue_facts(shuffle)->variants);
    desk_run(1000);
    desk_play(shuffle);
    assert_int_equal(desk_sounding(shuffle), 1);
    assert_int_equal(desk_own_reads(), 0);
    desk_end();
}

static void sounds_need_less_than_40_megabytes(void)
{
    desk_start("..", desk_tables());
    size_t most = 0;
    desk_ask(PIECE_TITLE);
    desk_run(1500);
    desk_ask(road_piece(MILLE_PIECE_ROAD)); /* both ambiences are there while one gives way to the other */
    for (int i = 0; i < 60; i++) {
        desk_play(road_cue(MILLE_CUE_HAZARD) + i % 5);
        desk_play(road_cue(MILLE_CUE_SAFETY) + i % 4);
        desk_play(CUE_PLACE);
        desk_play(road_cue(MILLE_CUE_WIN));
        desk_run(30);
        most = desk_bytes() > most ? desk_bytes() : most;
    }
    assert_true(most > 20 * MEGABYTE);
    assert_true(most < 40 * MEGABYTE);
    desk_end();
}

static void a_thousand_switches_leak_nothing_and_read_nothing_on_the_main_thread(void)
{
    desk_start("..", desk_tables());
    audio_piece(&desk.audio, PIECE_CAFE); /* whose cues stay */
    desk_wait();
    size_t least = desk_bytes();
    const int pieces[] = {PIECE_TITLE, road_piece(MILLE_PIECE_ROAD), PIECE_REST,
                          road_piece(MILLE_PIECE_EXTENSION), PIECE_CAFE};
    for (int i = 0; i < SWITCHES; i++) {
        audio_piece(&desk.audio, pieces[i % 5]);
        desk_play(i % 2 ? CUE_PRESS : CUE_DIALOG_OPEN);
        desk_step();
        ear_listen(&desk.ear, EAR_TICK);
        assert_true(desk_bytes() < 40 * MEGABYTE);
        if (i % 100 == 0) {
            desk_run(1500); /* long enough for an ambience to give way */
            desk_wait();
        }
    }
    assert_int_equal(desk_own_reads(), 0);
    audio_piece(&desk.audio, PIECE_REST);
    desk_run(4000);
    desk_wait(); /* a file that was being read is no longer wanted */
    desk_run(50);
    /* What rests keeps its ambience and nothing else. */
    assert_true(desk_bytes() - least <= 2 * (size_t)31 * SOUND_BANK_RATE * SOUND_BANK_FRAME_BYTES);
    assert_int_equal(desk_copied(), 0);
    desk_end();
}

static void variants_come_in_turn_and_never_twice_running(void)
{
    desk_start("..", desk_tables());
    int last = -1, seen[3] = {0};
    for (int i = 0; i < 90; i++) {
        desk_play(CUE_PLACE);
        int variant = desk.audio.voices.bag[CUE_PLACE].last;
        assert_true(variant != last);
        last = variant;
        seen[variant]++;
        desk.now += 1000;
        desk_step();
    }
    assert_int_equal(seen[0], 30);
    assert_int_equal(seen[1], 30);
    assert_int_equal(seen[2], 30);
    desk_end();
}

static void a_cue_may_not_come_again_too_soon(void)
{
    desk_start("..", desk_tables());
    desk_play(CUE_HOVER);
    assert_int_equal(desk_sounding(CUE_HOVER), 1);
    double first = desk.audio.voices.bag[CUE_HOVER].at;
    desk.now += 59;
    desk_play(CUE_HOVER);
    assert_true(desk.audio.voices.bag[CUE_HOVER].at == first);
    desk.now += 2;
    desk_play(CUE_HOVER);
    assert_true(desk.audio.voices.bag[CUE_HOVER].at > first);
    desk_end();
}

static void no_more_sound_at_once_than_the_table_allows(void)
{
    desk_start("..", desk_tables());
    const struct sounds_all *all = desk_sounds();
    for (int piece = 0; piece < all->pieces; piece++) { /* with what is heard at one table alone */
        desk_ask(piece);
        desk_wait();
    }
    for (int cue = 0; cue < all->cues; cue++) {
        for (int i = 0; i < 6; i++) {
            desk_play(cue);
            desk.now += all->cue[cue].gap_ms + 1;
        }
        assert_in_range(desk_sounding(cue), 1, all->cue[cue].most);
        desk_hush();
    }
    /* Of a group of channels, too: four at the table, two on the road. */
    const int table[] = {CUE_DEAL,
                         road_cue(MILLE_CUE_DRAW),
                         CUE_PLACE,
                         road_cue(MILLE_CUE_DISCARD),
                         road_cue(MILLE_CUE_SHUFFLE),
                         road_cue(MILLE_CUE_DING)};
    const int hazard = road_cue(MILLE_CUE_HAZARD);
    const int road[] = {hazard, hazard + 1, hazard + 2, road_cue(MILLE_CUE_REMEDY),
                        road_cue(MILLE_CUE_DRIVE)};
    int sum = 0;
    for (size_t i = 0; i < sizeof table / sizeof *table; i++) {
        desk_play(table[i]);
    }
    for (size_t i = 0; i < sizeof table / sizeof *table; i++) {
        sum += desk_sounding(table[i]);
    }
    assert_int_equal(sum, 4);
    sum = 0;
    for (size_t i = 0; i < sizeof road / sizeof *road; i++) {
        desk_play(road[i]);
    }
    for (size_t i = 0; i < sizeof road / sizeof *road; i++) {
        sum += desk_sounding(road[i]);
    }
    assert_int_equal(sum, 2);
    desk_end();
}

static void what_matters_more_silences_what_matters_less(void)
{
    desk_start("..", desk_tables());
    desk_play(road_cue(MILLE_CUE_SAFETY));
    desk_run(100);
    desk_play(road_cue(MILLE_CUE_COUP_FOURRE));
    assert_int_equal(desk_sounding(road_cue(MILLE_CUE_SAFETY)), 0);
    assert_int_equal(desk_sounding(road_cue(MILLE_CUE_COUP_FOURRE)), 1);
    desk_run(100);
    desk_play(road_cue(MILLE_CUE_SAFETY) + 1);
    assert_int_equal(desk_sounding(road_cue(MILLE_CUE_SAFETY) + 1), 0);
    assert_int_equal(desk_sounding(road_cue(MILLE_CUE_COUP_FOURRE)), 1);
    desk_hush();
    desk_play(road_cue(MILLE_CUE_HAZARD));
    desk_play(road_cue(MILLE_CUE_HAZARD) + 1);
    desk_play(road_cue(MILLE_CUE_DRIVE)); /* a vehicle waits for no crash */
    assert_int_equal(desk_sounding(road_cue(MILLE_CUE_DRIVE)), 0);
    assert_int_equal(
        desk_sounding(road_cue(MILLE_CUE_HAZARD)) + desk_sounding(road_cue(MILLE_CUE_HAZARD) + 1), 2);
    desk_hush();
    desk_play(road_cue(MILLE_CUE_DRIVE));
    desk_run(100);
    desk_play(road_cue(MILLE_CUE_DRIVE + 2)); /* one vehicle at a time */
    assert_int_equal(desk_sounding(road_cue(MILLE_CUE_DRIVE)), 0);
    assert_int_equal(desk_sounding(road_cue(MILLE_CUE_DRIVE) + 2), 1);
    desk_end();
}

/* Left and right of what is heard of one cue, in dB to the left. */
static double leaning(int cue, float pan, double ms)
{
    long from = desk.ear.frames;
    audio_play(&desk.audio, cue, pan, desk.now);
    desk_run(ms);
    double sum[2] = {0, 0};
    for (long i = 2 * from; i < 2 * desk.ear.frames; i++) {
        sum[i % 2] += (double)desk.ear.sample[i] * desk.ear.sample[i];
    }
    desk_hush();
    return desk_db(sqrt(sum[0] / sum[1]));
}

static void cards_are_heard_on_their_side_and_vehicles_cross_over(void)
{
    desk_start("..", desk_tables());
    assert_true(fabs(leaning(CUE_PLACE, 0, 300)) < 0.1);
    assert_true(fabs(leaning(CUE_PLACE, -1, 300) - 3.1) < 0.3); /* 30 % */
    assert_true(fabs(leaning(CUE_PLACE, 1, 300) + 3.1) < 0.3);
    assert_true(fabs(leaning(road_cue(MILLE_CUE_HAZARD), -1, 300)) < 0.1);
    assert_true(leaning(road_cue(MILLE_CUE_DRIVE) + 3, 0, 400) > 2);
    desk_end();
}

static double heard_db(double ms)
{
    long from = desk.ear.frames;
    desk_run(ms);
    return desk_db(ear_rms(&desk.ear, from, desk.ear.frames) + 1e-9);
}

static void in_mono_both_ears_hear_the_same(void)
{
    desk_start("..", desk_tables());
    audio_levels(&desk.audio, &(struct sound_levels){100, 100, 100, 100, false, false, false, true});
    desk_ask(road_piece(MILLE_PIECE_ROAD)); /* music in stereo, and a car that crosses over */
    long from = desk.ear.frames;
    desk_play(road_cue(MILLE_CUE_HORN));
    desk_run(1500);
    for (long i = from; i < desk.ear.frames; i++) {
        assert_int_equal(desk.ear.sample[2 * i], desk.ear.sample[2 * i + 1]);
    }
    assert_true(ear_rms(&desk.ear, from, desk.ear.frames) > .005);
    desk_end();
}

static void sliders_and_mute_do_what_they_say(void)
{
    desk_start("..", desk_tables());
    desk_ask(PIECE_TITLE);
    desk_run(3000);
    double full = heard_db(4000);
    audio_levels(&desk.audio, &(struct sound_levels){50, 100, 100, 100, false, false, false, false});
    desk_run(100);
    assert_true(fabs(heard_db(4000) - full + 6) < 2.5);
    audio_levels(&desk.audio, &(struct sound_levels){100, 0, 100, 0, false, false, false, false});
    desk_run(100);
    assert_true(heard_db(500) < -80);
    desk_play(road_cue(MILLE_CUE_HORN));
    assert_true(heard_db(500) > -40);
    desk_run(2000);
    audio_levels(&desk.audio, &(struct sound_levels){100, 100, 0, 0, false, false, false, false});
    desk_play(road_cue(MILLE_CUE_HORN));
    assert_int_equal(desk_sounding(road_cue(MILLE_CUE_HORN)), 0);
    desk_run(500);
    audio_levels(&desk.audio, &(struct sound_levels){100, 100, 100, 100, true, false, false, false});
    desk_run(200);
    assert_true(heard_db(500) < -80);
    desk_play(road_cue(MILLE_CUE_HORN));
    assert_int_equal(desk_sounding(road_cue(MILLE_CUE_HORN)), 0);
    assert_true(Mix_PausedMusic()); /* goes on where it was */
    assert_false(audio_busy(&desk.audio));
    desk_end();
}

const struct test tests[] = {
    TEST(the_device_is_opened_as_the_files_were_made),
    TEST(every_file_is_read_once_and_never_by_the_main_thread),
    TEST(the_cues_of_a_table_are_read_when_its_music_comes),
    TEST(a_cue_away_from_its_table_is_heard_from_the_second_time_on),
    TEST(sounds_need_less_than_40_megabytes),
    TEST(a_thousand_switches_leak_nothing_and_read_nothing_on_the_main_thread),
    TEST(variants_come_in_turn_and_never_twice_running),
    TEST(a_cue_may_not_come_again_too_soon),
    TEST(no_more_sound_at_once_than_the_table_allows),
    TEST(what_matters_more_silences_what_matters_less),
    TEST(cards_are_heard_on_their_side_and_vehicles_cross_over),
    TEST(in_mono_both_ears_hear_the_same),
    TEST(sliders_and_mute_do_what_they_say),
    {0},
};
