/* SPDX-License-Identifier: MIT */
/* What is said aloud: scenes, focus, what happens, and what the reading keys ask for. */
#include "test.h"

#include "robot.h"

#include "front/narration/narration.h"

#include <string.h>

static struct robot robot;

static void sit(void)
{
    robot_start(&robot, DEVICE_KEYS, 7, 1920, 1080);
    robot_put(&robot, "settings", "route-mille settings 1\nname Ada\nnamed 1\n" ROBOT_KNOWS);
    robot_restart(&robot);
    robot_settle(&robot);
}

static void nothing_is_said_before_speech_is_on(void)
{
    sit();
    robot.voiced = true;
    robot_do(&robot, INTENT_DOWN);
    robot_settle(&robot);
    assert_string_equal(robot_transcript(&robot), "");
}

static void the_focus_is_said_as_it_moves(void)
{
    sit();
    robot_listen(&robot);
    robot_focus(&robot, "menu.new");
    robot_settle(&robot);
    robot_forget_transcript(&robot);
    robot_do(&robot, INTENT_DOWN);
    robot_settle(&robot);
    assert_non_null(strchr(robot_transcript(&robot), '\n'));
    assert_null(strstr(robot_transcript(&robot), "New game"));
}

const struct test tests[] = {
    TEST(nothing_is_said_before_speech_is_on),
    TEST(the_focus_is_said_as_it_moves),
    {0},
};
