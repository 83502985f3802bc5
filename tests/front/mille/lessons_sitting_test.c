/* SPDX-License-Identifier: MIT */
/* A lesson is a sitting of its own: the game on the table waits, saves are opened, lessons are offered once.
 */
#include "front/lesson/lessons.h"
#include "front/mille/lessons.h"
#include "front/mille/mille_front.h"
#include "front/mille/mille_table.h"
#include "front/scenes/screens.h"
#include "front/scenes/table_scene.h"
#include "front/table/open.h"
#include "front/table/sit.h"
#include "front/table/table.h"
#include "lessons_rig.h"
#include "person.h"
#include "test.h"

#include <stdlib.h>
#include <string.h>

static void where_no_game_waits_none_waits_after_a_lesson(void)
{
    start(DEVICE_PAD);
    choose_lesson(0);
    choose("deck");
    press(INTENT_MENU);
    assert_false(robot_has(&robot, "pause.save"));
    assert_false(robot_has(&robot, "pause.load"));
    choose_to("pause.leave", &lessons_scene);
    assert_false(table_of(&robot.front)->seated);
    assert_false(table_at(&robot.front, TABLE_LIVE)->can_continue);
    assert_null(robot_file(&robot, "autosave.journal"));
    assert_int_equal(lessons_done(&robot.front, &mille_front), 0);
}

static void a_lesson_is_not_saved_not_taken_back_and_has_no_log(void)
{
    start(DEVICE_KEYS);
    choose_lesson(0);
    choose("deck");
    press_key_to('s', &table_scene);
    press_key_to('l', &table_scene);
    choose_to("moves", &table_scene);
    press_key('h');
    assert_true(strstr(table_of(&robot.front)->message, "coach") != NULL);
    follow_the_coach();
    int step = lessons_of(&robot.front)->step;
    assert_false(table_can_take_back(&robot.front));
    robot_key(&robot, 'z');
    assert_int_equal(lessons_of(&robot.front)->step, step);
    assert_null(robot_file(&robot, "autosave.journal"));
}

static void a_lesson_is_a_sitting_of_its_own_position(void)
{
    start(DEVICE_KEYS);
    for (int lesson = 0; lesson < MILLE_LESSONS; lesson++) {
        lessons_start(&robot.front, &mille_front, lesson);
        robot_settle(&robot);
        struct session *session = &table_of(&robot.front)->session;
        assert_non_null(session->journal.position);
        struct mille_state again;
        journal_deal(&session->journal, &again, NULL);
        for (int i = 0; i < session->journal.count; i++) {
            assert_int_equal(mille_game.apply(&again, session->journal.move[i], NULL), REFUSAL_NONE);
        }
        assert_true(mille_game.hash(&again) == mille_game.hash(session->state));
    }
}

static void a_save_that_is_opened_during_a_lesson_takes_the_table(void)
{
    start(DEVICE_KEYS);
    choose("menu.new");
    size_t length = 0;
    char *text = session_save(&table_of(&robot.front)->session, &length);
    uint64_t hash = mille_game.hash(table_of(&robot.front)->session.state);
    lessons_start(&robot.front, &mille_front, 1);
    robot_settle(&robot);
    struct journal_error error;
    assert_true(table_open(&robot.front, text, length, &error));
    robot_settle(&robot);
    assert_false(table_is_lesson(table_of(&robot.front)));
    assert_true(mille_game.hash(table_of(&robot.front)->session.state) == hash);
    free(text);
}

const struct test tests[] = {
    TEST(where_no_game_waits_none_waits_after_a_lesson),
    TEST(a_lesson_is_not_saved_not_taken_back_and_has_no_log),
    TEST(a_save_that_is_opened_during_a_lesson_takes_the_table),
    TEST(a_lesson_is_a_sitting_of_its_own_position),
    {0},
};
