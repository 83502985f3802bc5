/* SPDX-License-Identifier: MIT */
/* What is heard while the score of a hand is counted up, and of one that is counted at once. */
#include "position.h"
#include "road_cues.h"

#include "front/mille/mille_table.h"
#include "front/mille/score.h"
#include "front/scenes/title.h"
#include "front/sound/rise.h"
#include "front/stage/weight.h"
#include "front/table/sit.h"
#include "front/table/table.h"
#include "test.h"

enum { TICKS_MOST = 4000 };

static struct robot robot;

static bool hand_is_over(const struct mille_public *pub)
{
    return pub->phase == PHASE_HAND_OVER && pub->trip_side >= 0;
}

static void the_score_is_counted_up_audibly(void)
{
    robot_start(&robot, DEVICE_KEYS, 3, 1280, 720);
    position_reach(&robot, hand_is_over);
    robot.cues = 0;
    for (int i = 0; i < TICKS_MOST && !(robot_on(&robot, &score_scene) && score_of(&robot.front)->done);
         i++) {
        robot_tick(&robot, 1);
    }
    int lines = 0;
    for (int code = SCORE_MILES + 1; code < SCORE_LINES; code++) {
        lines += score_of(&robot.front)->line[0][code] != 0 || score_of(&robot.front)->line[1][code] != 0;
    }
    assert_true(lines >= 2);
    assert_int_equal(robot_heard_times(&robot, road_cue(MILLE_CUE_DING)), lines);
    assert_int_equal(robot_heard_times(&robot, road_cue(MILLE_CUE_STAMP)), 1);
    assert_int_equal(robot_heard_times(&robot, CUE_DIALOG_OPEN), 1);
    int ticks = 0;
    for (int tick = 0; tick < CUE_RISE_TICKS; tick++) {
        ticks += robot_heard_times(&robot, rise_cue(tick));
    }
    assert_in_range(ticks, 10 + lines, 60 + lines);
}

static void a_score_counted_at_once_is_stamped_once(void)
{
    robot_start(&robot, DEVICE_KEYS, 3, 1280, 720);
    position_reach(&robot, hand_is_over);
    robot_tick(&robot, 60);
    assert_true(robot_on(&robot, &score_scene));
    robot.cues = 0;
    robot_do(&robot, INTENT_CONFIRM);
    robot_do(&robot, INTENT_CONFIRM);
    assert_true(score_of(&robot.front)->done);
    assert_string_equal(robot_heard_once(&robot), "stamp");
}

const struct test tests[] = {
    TEST(the_score_is_counted_up_audibly),
    TEST(a_score_counted_at_once_is_stamped_once),
    {0},
};
