/* SPDX-License-Identifier: MIT */
/* Round what is said aloud: music sinks, and a missing voice is told once. */
#include "test.h"

#include "robot.h"

#include "front/sound/sounds.h"
#include "front/sound/speaker.h"

#include <string.h>

static struct robot robot;

static void sit(void)
{
    robot_start(&robot, DEVICE_KEYS, 7, 1920, 1080);
    robot_put(&robot, "settings", "route-mille settings 1\nname Ada\nnamed 1\n" ROBOT_KNOWS);
    robot_restart(&robot);
    robot_settle(&robot);
}

static void music_makes_room_for_what_is_said(void)
{
    sit();
    robot_listen(&robot);
    assert_false(robot.levels.ducked);
    robot.voice_held = true;
    robot_do(&robot, INTENT_DOWN);
    robot_settle(&robot);
    assert_true(speaker_is_speaking(&robot.front));
    assert_true(robot.levels.ducked);
    robot.voice_held = false;
    robot_settle(&robot);
    robot_do(&robot, INTENT_LET_GO);
    robot_settle(&robot);
    assert_false(robot.levels.ducked);
}

static void where_there_is_no_voice_a_line_says_so_once(void)
{
    static const char why[] = "There is no voice here.";
    sit();
    robot.voiced = false;
    robot_read(&robot, READ_SPEECH);
    robot_settle(&robot);
    assert_false(speaker_is_on(&robot.front));
    assert_string_equal(robot.front.told, why);
    robot_read(&robot, READ_SPEECH);
    robot_read(&robot, READ_SPEECH);
    robot_settle(&robot);
    assert_string_equal(robot.front.told, why);
}

static void a_screen_reader_that_is_found_later_turns_speech_on(void)
{
    sit();
    robot.voiced = true;
    assert_false(speaker_is_on(&robot.front));
    robot.reader = true;
    robot_do(&robot, INTENT_READER);
    robot_settle(&robot);
    assert_true(speaker_is_on(&robot.front));
    assert_non_null(strchr(robot_transcript(&robot), '\n'));
    robot_do(&robot, INTENT_MUTE); /* and its voice is lost */
    assert_false(speaker_is_on(&robot.front));
}

const struct test tests[] = {
    TEST(music_makes_room_for_what_is_said),
    TEST(where_there_is_no_voice_a_line_says_so_once),
    TEST(a_screen_reader_that_is_found_later_turns_speech_on),
    {0},
};
