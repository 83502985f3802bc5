/* SPDX-License-Identifier: MIT */
/* Learn to drive, beside what the lessons of any game do: they are heard, and played again. */
#include "front/lesson/lessons.h"
#include "front/mille/lessons.h"
#include "front/mille/mille_front.h"
#include "front/mille/mille_table.h"
#include "front/scenes/table_scene.h"
#include "front/table/table.h"
#include "lessons_rig.h"
#include "person.h"
#include "road_cues.h"
#include "test.h"

/* How often one of so many cues of the road, from the first one on. */
static int heard(enum mille_cue first, int count)
{
    int times = 0;
    for (int i = 0; i < count; i++) {
        times += robot_heard_times(&robot, road_cue((int)first + i));
    }
    return times;
}

/* The cards of a lesson sound like those of a game. */
static void lessons_are_heard(void)
{
    for (int lesson = 0; lesson < MILLE_LESSONS; lesson++) {
        start(DEVICE_KEYS);
        choose_lesson(lesson);
        robot.cues = 0;
        learn();
        int kinds[MOVE_PASS + 1] = {0}, families[FAMILY_SAFETY + 1] = {0};
        const struct journal *journal = &table_of(&robot.front)->session.journal;
        for (int i = 0; i < journal->count; i++) {
            struct move move = journal->move[i];
            kinds[move.kind]++;
            families[mille_cards[move.card].family] += move.kind == MOVE_PLAY;
        }
        assert_true(journal->count > 0);
        assert_int_equal(robot_heard_times(&robot, CUE_PLACE) + heard(MILLE_CUE_CRACK, 2), kinds[MOVE_PLAY]);
        assert_true(heard(MILLE_CUE_DRAW, 1) >= kinds[MOVE_DRAW]);
        assert_true(heard(MILLE_CUE_DISCARD, 1) >= kinds[MOVE_DISCARD]);
        assert_int_equal(heard(MILLE_CUE_HAZARD, 5), families[FAMILY_HAZARD]);
        assert_int_equal(heard(MILLE_CUE_REMEDY, 5), families[FAMILY_REMEDY]);
        assert_int_equal(heard(MILLE_CUE_START, 10), families[FAMILY_DISTANCE]);
        assert_int_equal(heard(MILLE_CUE_SAFETY, 4) + heard(MILLE_CUE_COUP_FOURRE, 1),
                         families[FAMILY_SAFETY]);
        assert_int_equal(robot_heard_times(&robot, CUE_BELL), 0);
    }
}

static void a_lesson_can_be_played_again_and_progress_is_remembered(void)
{
    start(DEVICE_PAD);
    choose_lesson(3);
    learn();
    choose_to("lesson.again", &table_scene);
    assert_int_equal(lessons_of(&robot.front)->which, 3);
    assert_int_equal(lessons_of(&robot.front)->step, 0);
    robot_restart(&robot);
    assert_int_equal(lessons_done(&robot.front, &mille_front), 1 << 3);
    assert_false(table_is_lesson(table_of(&robot.front)));
    /* The list comes up at the first lesson that is not done. */
    choose("menu.learn");
    assert_string_equal(focused(), "lesson.1");
}

const struct test tests[] = {
    TEST(lessons_are_heard),
    TEST(a_lesson_can_be_played_again_and_progress_is_remembered),
    {0},
};
