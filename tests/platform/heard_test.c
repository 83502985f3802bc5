/* SPDX-License-Identifier: MIT */
/* From the cards to the loudspeaker: somebody plays, and what comes out of SDL's disk driver is measured. */
#include "desk.h"
#include "front/mille/coup.h"
#include "front/mille/mille_front.h"
#include "front/mille/mille_table.h"
#include "front/scenes/high_scores.h"
#include "front/scenes/options.h"
#include "front/scenes/table_scene.h"
#include "front/scenes/title.h"
#include "front/table/sit.h"
#include "position.h"
#include "road_cues.h"
#include "test.h"

#include <SDL_mixer.h>

#include <math.h>

enum { SWITCHES = 1000, BEGINNINGS = 1024, DECISIONS_MOST = 400 };
enum { LATE = 2 * 1024 + 2 * EAR_TICK, GAP = EAR_RATE / 4 }; /* frames: what the mixer is ahead; silence */

/* Switched off for some measurements, without becoming another mix. */
static struct sounds_all sounds;
static struct robot robot;

/* What the robot itself does with them, and what became of them. */
static struct {
    void (*sound)(void *context, int cue, float pan);
    void (*music)(void *context, int piece);
    void (*loudness)(void *context, const struct sound_levels *levels);
    long at[BEGINNINGS]; /* frame in which a sound was begun, and how many it has */
    long length[BEGINNINGS];
    int count;
} begun;

/* ---- the robot's table has a loudspeaker --------------------------------------------------------------- */

static void sound(void *context, int cue, float pan)
{
    begun.sound(context, cue, pan);
    const struct voice_bag *bag = &desk.audio.voices.bag[cue];
    int before = desk_sounding(cue);
    double at = bag->at;
    audio_play(&desk.audio, cue, pan, desk.now);
    bool begins = desk_sounding(cue) > before || bag->at > at;
    if (begins && begun.count < BEGINNINGS) {
        struct sound_bank_take take;
        assert_true(sound_bank_take(desk.audio.bank, cue, bag->last, &take));
        begun.at[begun.count] = desk.ear.frames;
        begun.length[begun.count++] = take.frames;
    }
}

static void music(void *context, int piece)
{
    begun.music(context, piece);
    audio_piece(&desk.audio, piece);
}

static void loudness(void *context, const struct sound_levels *levels)
{
    begun.loudness(context, levels);
    audio_levels(&desk.audio, levels);
}

static void ticked(void *context)
{
    (void)context;
    desk_step();
    ear_listen(&desk.ear, EAR_TICK);
}

static void enter(void)
{
    sounds = *desk_sounds();
}

static void sit_down(uint64_t seed)
{
    static struct sound_tables tables;
    tables = (struct sound_tables){sounds.cue, sounds.cues, sounds.piece, sounds.pieces};
    desk_start("..", &tables);
    robot_start(&robot, DEVICE_KEYS, seed, 1280, 720);
    begun.count = 0;
    begun.sound = robot.services.sound;
    begun.music = robot.services.music;
    begun.loudness = robot.services.loudness;
    robot.services.sound = sound;
    robot.services.music = music;
    robot.services.loudness = loudness;
    robot.ticked = ticked;
    audio_levels(&desk.audio, &robot.levels);
    audio_piece(&desk.audio, robot.piece);
}

static void get_up(void)
{
    robot_end(&robot);
    desk_end();
}

/* Everything to the full, but music and ambience as told. */
static void set_loudness(int music_percent)
{
    struct settings *settings = &robot.front.settings;
    settings->sound_master = settings->sound_effects = 100;
    settings->sound_music = settings->sound_ambience = music_percent;
}

static bool hand_over(void)
{
    return mille_table_seen(table_of(&robot.front))->pub.phase == PHASE_HAND_OVER;
}

static void play_a_hand(void)
{
    robot_choose(&robot, "menu.new");
    robot_settle(&robot);
    desk_wait();
    for (int i = 0; i < DECISIONS_MOST && !hand_over(); i++) {
        assert_true(robot_decide(&robot));
    }
    assert_true(hand_over());
    robot_tick(&robot, 300);
}

/* ---- measurements -------------------------------------------------------------------------------------- */

static void a_hand_is_never_silent_and_never_clipped(void)
{
    sit_down(21);
    set_loudness(100);
    play_a_hand();
    long end = desk.ear.frames;
    assert_true(end > 20L * EAR_RATE);
    assert_true(ear_rms(&desk.ear, 0, end) > 0.01);
    for (long at = 3L * EAR_RATE; at + EAR_RATE <= end; at += EAR_RATE) {
        assert_true(ear_peak(&desk.ear, at, at + EAR_RATE) > 0.005);
    }
    assert_int_equal(ear_clipped(&desk.ear, 0, end), 0);
    get_up();
}

/* How many stretches the cues should make: sounds less than `gap` frames apart are one. */
static int expected_islands(long gap)
{
    int count = 0;
    long until = -2 * gap;
    for (int i = 0; i < begun.count; i++) {
        count += begun.at[i] > until + gap;
        until = SDL_max(until, begun.at[i] + begun.length[i]);
    }
    return count;
}

/* Whether a cue was begun so short a time before a frame that the mixer's lead explains it. */
static bool cue_before(long frame)
{
    for (int i = 0; i < begun.count; i++) {
        if (frame >= begun.at[i] - EAR_TICK && frame <= begun.at[i] + LATE) {
            return true;
        }
    }
    return false;
}

/* Without music every sound stands alone: there are as many as there were cues, each where its cue was. The
 * mixer's lead makes some gaps longer and some shorter. */
static void what_is_heard_begins_with_its_cues(void)
{
    sit_down(21);
    set_loudness(0);
    robot_tick(&robot, 30);
    play_a_hand();
    assert_true(begun.count > 60 && begun.count < BEGINNINGS);
    long at[BEGINNINGS];
    int heard = ear_islands(&desk.ear, 0, desk.ear.frames, GAP, at, BEGINNINGS);
    assert_true(heard > 10);
    assert_in_range(heard, expected_islands(GAP + LATE), expected_islands(GAP - LATE));
    for (int i = 0; i < heard; i++) {
        assert_true(cue_before(at[i]));
    }
    get_up();
}

/* How loud the road's music is in the second after a moment in which a coup fourre is played, or is not. */
static double music_after(bool coup)
{
    int fanfare = road_cue(MILLE_CUE_COUP_FOURRE), clash = road_cue(MILLE_CUE_CLASH);
    sounds.cue[fanfare].volume = sounds.cue[clash].volume = 0; /* it is there and pushes, but unheard */
    sit_down(21);
    set_loudness(100);
    robot.front.settings.sound_ambience = robot.front.settings.sound_effects = 0;
    robot_choose(&robot, "menu.new");
    robot_settle(&robot);
    robot_tick(&robot, 120);
    if (coup) {
        coup_show(&robot.front, 0, CARD_EXTRA_TANK, CARD_OUT_OF_GAS);
    }
    robot_tick(&robot, 12);
    long from = desk.ear.frames;
    robot_tick(&robot, 60);
    double rms = ear_rms(&desk.ear, from, desk.ear.frames);
    get_up();
    return rms;
}

static void music_is_14_db_lower_under_the_coup_fourre(void)
{
    double ratio = 20 * log10(music_after(true) / music_after(false));
    assert_true(ratio > -15 && ratio < -13);
}

static void a_thousand_changes_of_scene_leave_nothing_behind(void)
{
    sit_down(3);
    robot_tick(&robot, 1);
    desk_wait();
    robot_tick(&robot, 120);
    size_t before = desk_bytes();
    for (int i = 0; i < SWITCHES / 4; i++) {
        front_push(&robot.front, i % 2 ? &options_scene : &high_scores_scene);
        robot_tick(&robot, 2);
        robot_do(&robot, INTENT_CANCEL);
        robot_tick(&robot, 2);
        if (i % 50 == 0) {
            table_new(&robot.front, &mille_front);
        }
        front_reset(&robot.front, &table_scene);
        robot_tick(&robot, 2);
        front_reset(&robot.front, &title_scene);
        robot_tick(&robot, 2);
    }
    robot_settle(&robot);
    robot_tick(&robot, 1);
    desk_wait();
    robot_tick(&robot, 300);
    assert_int_equal(robot.piece, PIECE_TITLE);
    assert_int_equal(desk.audio.tune.playing, PIECE_TITLE);
    assert_int_equal(desk_copied(), 0);
    assert_int_equal(desk_bytes(), before);
    get_up();
}

const struct test tests[] = {
    TEST_WITH(a_hand_is_never_silent_and_never_clipped, enter, NULL),
    TEST_WITH(what_is_heard_begins_with_its_cues, enter, NULL),
    TEST_WITH(music_is_14_db_lower_under_the_coup_fourre, enter, NULL),
    TEST_WITH(a_thousand_changes_of_scene_leave_nothing_behind, enter, NULL),
    {0},
};
