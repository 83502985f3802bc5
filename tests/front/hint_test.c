/* SPDX-License-Identifier: MIT */
/* A hint is thought about beside the frames too: it is what the ace would do, comes to whoever still waits
 * for it, and tears no focus away. */
#include "base/text.h"
#include "front/mille/mille_table.h"
#include "front/scenes/pause.h"
#include "front/table/table.h"
#include "games/mille/ai/review.h"
#include "games/mille/ai/search.h"
#include "person.h"
#include "position.h"
#include "test.h"

#include <string.h>

enum { LONG = 200 }; /* ticks: beyond every pause */

static struct session *session_of(void)
{
    return &table_of(&robot.front)->session;
}

/* The person has drawn and asked for a hint that takes long. */
static void ask(void)
{
    robot_start(&robot, DEVICE_KEYS, 5, 1280, 720);
    choose("menu.new");
    robot_decide(&robot);
    assert_int_equal(mille_table_seen(table_of(&robot.front))->pub.phase, PHASE_PLAY);
    robot.work_held = true;
    robot_key(&robot, 'h');
    robot_tick(&robot, LONG);
    assert_true(table_of(&robot.front)->advice.job != 0);
    assert_non_null(strstr(table_of(&robot.front)->message, "let us see"));
}

static void release(void)
{
    robot.work_held = false;
    robot_tick(&robot, 2);
}

static void the_hint_is_what_the_ace_would_do_with_its_figures(void)
{
    ask();
    /* It waits asleep. */
    for (int i = 0; i < 10; i++) {
        assert_false(front_tick(&robot.front));
    }
    robot_key(&robot, 'h'); /* impatience changes nothing */
    robot_tick(&robot, 3);
    assert_int_equal(robot.works_called_off, 0);
    struct mille_observation seen;
    struct mille_verdict verdict;
    mille_game.observe(session_of()->state, TABLE_YOU, &seen);
    mille_search(&seen, review_seed(&seen), &(struct budget){.iterations = 0}, &verdict);
    robot.work_rounds = 1000000;
    release();
    const char *message = table_of(&robot.front)->message;
    char figure[32];
    text_format(figure, sizeof figure, "%d%% to win", (int)((verdict.candidate[0].win + 5000) / 10000));
    assert_null(strstr(message, "let us see"));
    assert_non_null(strstr(message, figure));
    assert_true(strstr(message, " costs ") || strstr(message, "as good."));
    int focus = front_focus(&robot.front);
    assert_int_equal(mille_table_card(table_of(&robot.front), focus - MILLE_ITEM_HAND)->card,
                     verdict.candidate[0].move.card);
}

static bool deck_is_out(const struct mille_public *pub)
{
    return pub->deck == 0 && pub->phase == PHASE_PLAY && pub->turn == TABLE_YOU && pub->hand[TABLE_YOU] > 2;
}

static void with_the_deck_out_the_hint_says_that_it_is_calculated(void)
{
    robot_start(&robot, DEVICE_KEYS, 5, 1280, 720);
    position_reach(&robot, deck_is_out);
    robot_settle(&robot);
    press_key('h');
    struct mille_observation seen;
    struct mille_verdict verdict;
    mille_game.observe(session_of()->state, TABLE_YOU, &seen);
    mille_search(&seen, 0, NULL, &verdict);
    assert_true(verdict.exact);
    char figure[64];
    text_format(figure, sizeof figure, " %d%% to win, calculated to the end",
                (int)((verdict.candidate[0].win + 5000) / 10000));
    assert_non_null(strstr(table_of(&robot.front)->message, figure));
    assert_true(strchr(table_of(&robot.front)->message, '\0')[-1] == '.');
}

static void a_hint_comes_too_late_for_whoever_has_acted(void)
{
    ask();
    mille_table_drop(&robot.front, 0);
    robot_tick(&robot, 2);
    assert_false(table_of(&robot.front)->advice.wanted);
    assert_int_equal(robot.works_called_off, 1);
    release();
    assert_null(strstr(table_of(&robot.front)->message, "int"));
    /* What was said meanwhile is not talked over. */
    ask();
    table_say(table_of(&robot.front), true, "%s", "No.");
    release();
    assert_string_equal(table_of(&robot.front)->message, "No.");
    assert_int_equal(robot.works_called_off, 1);
}

static void a_hint_does_not_tear_the_focus_away(void)
{
    ask();
    robot_focus(&robot, "you.miles");
    int focus = front_focus(&robot.front);
    release();
    assert_non_null(strstr(table_of(&robot.front)->message, "% to win"));
    assert_int_equal(front_focus(&robot.front), focus);
}

static void leaving_the_table_calls_the_hint_off(void)
{
    ask();
    robot_do(&robot, INTENT_MENU);
    robot_tick(&robot, 1);
    assert_true(robot_on(&robot, &pause_scene));
    assert_int_equal(robot.works_called_off, 1);
    assert_string_equal(table_of(&robot.front)->message, "");
    robot_tick(&robot, LONG);
    robot_do(&robot, INTENT_CANCEL);
    robot_tick(&robot, LONG);
    release();
    assert_string_equal(table_of(&robot.front)->message, "");
    robot_key(&robot, 'h');
    robot_tick(&robot, 3);
    assert_non_null(strstr(table_of(&robot.front)->message, "% to win"));
    robot_key(&robot, 'h');
    robot_do(&robot, INTENT_QUIT);
    robot_end(&robot); /* which finds no job left behind */
}

const struct test tests[] = {
    TEST(the_hint_is_what_the_ace_would_do_with_its_figures),
    TEST(with_the_deck_out_the_hint_says_that_it_is_calculated),
    TEST(a_hint_comes_too_late_for_whoever_has_acted),
    TEST(a_hint_does_not_tear_the_focus_away),
    TEST(leaving_the_table_calls_the_hint_off),
    {0},
};
