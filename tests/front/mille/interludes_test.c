/* SPDX-License-Identifier: MIT */
/* What stands between two moves of the road: the question for the extension, and the poster of a coup fourré
 * or a safety. */
#include "front/mille/coup.h"
#include "front/mille/extend.h"
#include "front/mille/mille_table.h"
#include "front/scenes/pause.h"
#include "front/scenes/table_scene.h"
#include "front/table/table.h"
#include "sheets_rig.h"
#include "test.h"

#include <stdio.h>

static void the_question_plays_the_answer(void)
{
    open_question();
    press(INTENT_CONFIRM);
    ticks(20);
    assert_int_equal(pub()->goal, GOAL_EXTENDED);
    assert_int_not_equal(pub()->phase, PHASE_EXTEND);

    open_question();
    press(INTENT_LEFT);
    press(INTENT_CONFIRM);
    ticks(20);
    assert_int_equal(pub()->goal, GOAL_MILES);
    assert_true(pub()->phase == PHASE_HAND_OVER || pub()->phase == PHASE_GAME_OVER);

    open_question();
    press(INTENT_LEFT);
    press(INTENT_RIGHT);
    press(INTENT_CONFIRM);
    ticks(20);
    assert_int_equal(pub()->goal, GOAL_EXTENDED);

    open_question();
    click("extend.finish");
    assert_int_equal(pub()->goal, GOAL_MILES);
}

static void one_answer_is_played_once(void)
{
    open_question();
    int moves = table_of(&robot.front)->session.journal.count;
    press(INTENT_CONFIRM);
    press(INTENT_CONFIRM);
    ticks(2);
    press(INTENT_CONFIRM);
    wait_for(&table_scene);
    assert_int_equal(table_of(&robot.front)->session.journal.count, moves + 1);
}

static bool send_nowhere(struct table *table, struct move move)
{
    (void)table, (void)move;
    return true;
}

/* At a table with others the move is played by its host: here an answer never comes. */
static void an_answer_on_its_way_is_not_asked_for_again(void)
{
    open_question();
    struct table *table = table_of(&robot.front);
    table->send = send_nowhere;
    table->sent_at = -1;
    press(INTENT_CONFIRM);
    wait_for(&table_scene);
    ticks(60);
    assert_true(front_is_at(&robot.front, OPEN_TABLE));
    assert_int_equal(pub()->phase, PHASE_EXTEND);
    table->sent_at = -1; /* it was refused, or the line is lost */
    wait_for(&extend_scene);
}

static void the_question_can_be_put_aside_but_not_refused(void)
{
    open_question();
    press(INTENT_ALTERNATE);
    assert_true(extend_of(&robot.front)->looking);
    assert_false(robot_shows(&robot, "On to Menton"));
    press(INTENT_CONFIRM);
    assert_false(extend_of(&robot.front)->looking);
    assert_int_equal(pub()->phase, PHASE_EXTEND);
    assert_true(robot_shows(&robot, "On to Menton"));
    ticks(20);

    mouse(INTENT_PRESS, 100, 500);
    mouse(INTENT_RELEASE, 100, 500);
    assert_true(extend_of(&robot.front)->looking);
    mouse(INTENT_PRESS, 960, 500);
    mouse(INTENT_RELEASE, 960, 500);
    assert_false(extend_of(&robot.front)->looking);
    assert_int_equal(pub()->phase, PHASE_EXTEND);

    press(INTENT_CANCEL);
    wait_for(&pause_scene);
    press(INTENT_CANCEL);
    wait_for(&extend_scene);
    assert_int_equal(pub()->phase, PHASE_EXTEND);
}

static void the_question_states_the_facts(void)
{
    open_question();
    char facts[128];
    snprintf(facts, sizeof facts, "You 700 \u00b7 Léa %d \u00b7 %d cards left in the deck",
             pub()->side[TABLE_OPPONENT].miles, pub()->deck);
    assert_true(pub()->deck < 2 || robot_shows(&robot, facts));
    assert_true(robot_shows(&robot, "900 if you arrive first, trip included"));
    assert_true(robot_shows(&robot, "400 for the trip, now"));
}

static void the_poster_takes_itself_down(void)
{
    put_up_poster(TABLE_YOU);
    ticks(89);
    assert_ptr_equal(front_scene(&robot.front), &coup_scene);
    ticks(1); /* 1500 ms */
    assert_ptr_equal(front_scene(&robot.front), &table_scene);

    robot.front.settings.reduced_motion = true;
    put_up_poster(TABLE_YOU);
    ticks(53);
    assert_ptr_equal(front_scene(&robot.front), &coup_scene);
    ticks(1); /* 900 ms */
    assert_ptr_equal(front_scene(&robot.front), &table_scene);
}

static void any_button_takes_the_poster_down(void)
{
    static const enum intent_kind buttons[] = {INTENT_CONFIRM, INTENT_CANCEL,    INTENT_PRESS, INTENT_CONTEXT,
                                               INTENT_LEFT,    INTENT_ALTERNATE, INTENT_KEY,   INTENT_MENU};
    for (size_t i = 0; i < sizeof buttons / sizeof *buttons; i++) {
        put_up_poster(TABLE_YOU);
        int depth = robot.front.stack.depth;
        press(INTENT_POINT);
        ticks(1);
        assert_ptr_equal(front_scene(&robot.front), &coup_scene);
        press(buttons[i]);
        press(buttons[i]);
        ticks(1);
        assert_ptr_equal(front_scene(&robot.front), &table_scene);
        assert_int_equal(robot.front.stack.depth, depth - 1);
    }
    /* In the very tick in which it ends by itself. */
    put_up_poster(TABLE_YOU);
    int depth = robot.front.stack.depth;
    ticks(89);
    press(INTENT_CONFIRM);
    ticks(1);
    assert_int_equal(robot.front.stack.depth, depth - 1);
}

static void the_poster_says_who_parries_what(void)
{
    put_up_poster(TABLE_YOU);
    ticks(50);
    assert_true(robot_shows(&robot, "Puncture proof parries Léa\u2019s Flat tire"));
    assert_true(robot_shows(&robot, "+300"));
    put_up_poster(TABLE_OPPONENT);
    ticks(50);
    assert_true(robot_shows(&robot, "Léa\u2019s Puncture proof parries your Flat tire"));
}

const struct test tests[] = {
    TEST_WITH(the_question_plays_the_answer, sit_down, stand_up),
    TEST_WITH(one_answer_is_played_once, sit_down, stand_up),
    TEST_WITH(an_answer_on_its_way_is_not_asked_for_again, sit_down, stand_up),
    TEST_WITH(the_question_can_be_put_aside_but_not_refused, sit_down, stand_up),
    TEST_WITH(the_question_states_the_facts, sit_down, stand_up),
    TEST_WITH(the_poster_takes_itself_down, sit_down, stand_up),
    TEST_WITH(any_button_takes_the_poster_down, sit_down, stand_up),
    TEST_WITH(the_poster_says_who_parries_what, sit_down, stand_up),
    {0},
};
