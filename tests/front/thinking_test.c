/* SPDX-License-Identifier: MIT */
/* The computer thinks beside the frames: it delays nothing, says so when it takes long, and whatever a
 * person does meanwhile, its answer never lands in another position. */
#include "base/text.h"
#include "front/help/help_book.h"
#include "front/help/whats_this.h"
#include "front/mille/drivers.h"
#include "front/mille/mille_table.h"
#include "front/mille/score.h"
#include "front/records/record_results.h"
#include "front/scenes/options.h"
#include "front/scenes/pause.h"
#include "front/scenes/replay.h"
#include "front/scenes/screens.h"
#include "front/scenes/table_scene.h"
#include "front/scenes/title.h"
#include "front/table/open.h"
#include "front/table/play.h"
#include "front/table/sit.h"
#include "front/table/table.h"
#include "front/table/turn.h"
#include "person.h"
#include "position.h"
#include "test.h"

#include <stdlib.h>
#include <string.h>

enum { LONG = 200 }; /* ticks: beyond every pause */

static struct session *session_of(void)
{
    return &table_of(&robot.front)->session;
}

static bool opponent_to_move(void)
{
    return session_turn(session_of()) == TABLE_OPPONENT;
}

/* A new game up to the opponent's first move, which takes as long as the test likes. */
static void sit_before(enum device device, bool reduced)
{
    robot_start(&robot, device, 5, 1280, 720);
    robot.front.settings.reduced_motion = reduced;
    choose("menu.new");
    robot.work_held = true;
    robot_decide(&robot); /* draws */
    mille_table_drop(&robot.front, 0);
    assert_true(opponent_to_move());
}

static void sit(enum device device)
{
    sit_before(device, false);
    robot_tick(&robot, LONG);
    assert_true(opponent_to_move());
    assert_true(table_of(&robot.front)->thought.job != 0);
}

/* Lets the opponent answer; the move must be what it would choose in this very position. */
static void expect_an_answer_for_here(void)
{
    assert_true(opponent_to_move());
    struct move wanted = session_choose(session_of(), TABLE_OPPONENT);
    int count = session_of()->journal.count;
    robot.work_held = false;
    for (int i = 0; i < LONG && session_of()->journal.count == count; i++) {
        robot_tick(&robot, 1);
    }
    assert_int_equal(session_of()->journal.count, count + 1);
    assert_int_equal(session_of()->journal.mover[count], TABLE_OPPONENT);
    assert_memory_equal(&session_of()->journal.move[count], &wanted, sizeof wanted);
}

static const char *bar(void)
{
    static struct status status;
    status = (struct status){0};
    mille_table_status(table_of(&robot.front), &status);
    return status.message;
}

static void it_thinks_while_the_cards_of_the_move_before_still_fly(void)
{
    robot_start(&robot, DEVICE_KEYS, 5, 1280, 720);
    choose("menu.new");
    robot_do(&robot, INTENT_CONFIRM); /* draws */
    robot_settle(&robot);
    robot_focus(&robot, "hand.1");
    uint32_t before = robot.works;
    robot_do(&robot, INTENT_SECONDARY);
    assert_true(opponent_to_move());
    robot_tick(&robot, 3);
    assert_true(mille_view_of(table_of(&robot.front))->shown.motion.count > 0);
    assert_int_equal(robot.works, before + 1);
    assert_int_equal(robot.works_done, (int)before + 1);
    assert_true(table_of(&robot.front)->thought.answered);
    assert_true(opponent_to_move()); /* nothing is played before the cards lie */
    robot_settle(&robot);
    assert_false(opponent_to_move());
    assert_int_equal(robot.works_called_off, 0);
}

static void a_long_thought_is_said_in_words_and_costs_no_frame(void)
{
    for (int reduced = 0; reduced < 2; reduced++) {
        sit_before(DEVICE_PAD, reduced == 1);
        while (mille_view_of(table_of(&robot.front))->shown.motion.count > 0) {
            robot_tick(&robot, 1);
            assert_false(table_think_shows(table_of(&robot.front)));
        }
        robot_tick(&robot, 25);
        assert_false(table_think_shows(table_of(&robot.front)));
        assert_null(strstr(bar(), "thinking"));
        robot_settle(&robot);
        assert_true(table_think_shows(table_of(&robot.front)));
        assert_non_null(strstr(bar(), "is thinking"));
        assert_true(robot_reads(&robot, "thinking"));
        /* From here on everybody sleeps until the answer is there. */
        uint64_t version = robot.front.version;
        for (int i = 0; i < 10; i++) {
            assert_false(front_tick(&robot.front));
        }
        assert_true(robot.front.version == version);
        expect_an_answer_for_here();
        assert_false(table_think_shows(table_of(&robot.front)));
    }
}

static void a_quick_answer_is_not_announced(void)
{
    robot_start(&robot, DEVICE_PAD, 6, 1280, 720);
    robot_choose(&robot, "menu.new");
    for (int i = 0; i < 60; i++) {
        robot_decide(&robot);
        for (int t = 0; t < LONG; t++) {
            robot_tick(&robot, 1);
            assert_false(table_think_shows(table_of(&robot.front)));
        }
    }
    assert_int_equal((int)robot.works, robot.works_done + robot.works_called_off);
}

static void a_move_taken_back_takes_the_thought_with_it(void)
{
    sit(DEVICE_KEYS);
    assert_true(table_can_take_back(&robot.front));
    uint32_t old = table_of(&robot.front)->thought.job;
    robot_do(&robot, INTENT_ERASE);
    assert_int_equal(robot.works_called_off, 1);
    assert_false(opponent_to_move());
    robot.work_held = false;
    int count = session_of()->journal.count;
    robot_tick(&robot, LONG);
    assert_int_equal(session_of()->journal.count, count);
    /* Another card at the same place in the journal: what was thought about the first is of no use. */
    robot.work_held = true;
    robot_focus(&robot, "hand.2");
    robot_do(&robot, INTENT_SECONDARY);
    robot_tick(&robot, LONG);
    assert_true(table_of(&robot.front)->thought.job > old);
    expect_an_answer_for_here();
}

/* Taken back and played again between two ticks, so that nobody had time to notice. */
static void another_move_in_the_same_moment_is_thought_about_anew(void)
{
    sit(DEVICE_KEYS);
    int count = session_of()->journal.count;
    uint32_t old = table_of(&robot.front)->thought.job;
    table_take_back(&robot.front);
    mille_table_drop(&robot.front, 2);
    assert_int_equal(session_of()->journal.count, count);
    robot_tick(&robot, 1);
    assert_true(table_of(&robot.front)->thought.job > old);
    expect_an_answer_for_here();
}

/* Whatever is opened on top of the table calls the thought off; it begins anew behind it. */
static void open_and_close(enum intent_kind kind, const struct scene *scene)
{
    sit(DEVICE_KEYS);
    int called_off = robot.works_called_off;
    robot_do(&robot, kind);
    robot_tick(&robot, 1);
    assert_true(robot_on(&robot, scene));
    assert_int_equal(robot.works_called_off, called_off + 1);
    robot.work_held = false;
    int count = session_of()->journal.count;
    robot_tick(&robot, LONG);
    assert_int_equal(session_of()->journal.count, count);
    assert_int_equal(robot.works_done, 0);
    robot.work_held = true;
    robot_do(&robot, INTENT_CANCEL);
    robot_tick(&robot, LONG);
    assert_true(robot_on(&robot, &table_scene));
    expect_an_answer_for_here();
}

static void pausing_help_and_questions_call_the_thought_off(void)
{
    open_and_close(INTENT_MENU, &pause_scene);
    open_and_close(INTENT_HELP, &help_book_scene);
    open_and_close(INTENT_WHAT, &whats_this_scene);
    open_and_close(INTENT_PAD_LOST, &pause_scene);
}

static void options_and_another_opponent_leave_the_game_under_way_alone(void)
{
    sit(DEVICE_KEYS);
    int player = session_of()->journal.seat[TABLE_OPPONENT].player;
    press(INTENT_MENU);
    choose_to("pause.options", &options_scene);
    robot_choose(&robot, "tab.table");
    robot_focus(&robot, "options.opponent");
    press(INTENT_RIGHT);
    press(INTENT_CANCEL);
    robot_do(&robot, INTENT_CANCEL);
    robot_tick(&robot, LONG);
    assert_true(robot_on(&robot, &table_scene));
    assert_int_equal(session_of()->journal.seat[TABLE_OPPONENT].player, player);
    expect_an_answer_for_here();
}

/* To the title with a thought under way; whether to save is asked and answered with no. */
static void leave_the_table(void)
{
    press(INTENT_MENU);
    choose("pause.leave");
    if (!robot_on(&robot, &title_scene)) {
        choose("confirm.yes");
    }
    assert_true(robot_on(&robot, &title_scene));
}

static void a_new_game_is_no_place_for_an_old_thought(void)
{
    sit(DEVICE_PAD);
    leave_the_table();
    int done = robot.works_done;
    choose("menu.new");
    robot_choose(&robot, "confirm.yes");
    robot.work_held = false;
    rest_at(&table_scene);
    assert_int_equal(session_of()->journal.count, 0);
    robot_tick(&robot, LONG);
    assert_int_equal(session_of()->journal.count, 0);
    assert_int_equal(robot.works_done, done);
}

static void loading_another_game_calls_the_thought_off(void)
{
    /* The same first turn in another game, kept on disk while the opponent was to move. */
    sit(DEVICE_KEYS);
    size_t length;
    char *text = session_save(session_of(), &length);
    robot_start(&robot, DEVICE_KEYS, 77, 1280, 720);
    choose("menu.new");
    robot.work_held = true;
    while (!opponent_to_move()) {
        assert_true(robot_decide(&robot));
    }
    robot_tick(&robot, LONG);
    uint32_t old = table_of(&robot.front)->thought.job;
    assert_true(old != 0);
    struct journal_error error;
    assert_true(table_open(&robot.front, text, length, &error));
    free(text);
    assert_int_equal(robot.works_called_off, 1);
    robot_tick(&robot, LONG);
    assert_true(table_of(&robot.front)->thought.job > old);
    expect_an_answer_for_here();
}

static void the_window_closes_in_mid_thought_and_the_game_goes_on_next_time(void)
{
    sit(DEVICE_KEYS);
    struct move wanted = session_choose(session_of(), TABLE_OPPONENT);
    int count = session_of()->journal.count;
    robot_do(&robot, INTENT_QUIT);
    assert_true(robot.quit);
    robot_restart(&robot); /* whose end finds no job left behind */
    assert_int_equal(robot.works_called_off, 1);
    robot_choose(&robot, "menu.continue");
    robot_tick(&robot, LONG);
    assert_int_equal(session_of()->journal.count, count);
    expect_an_answer_for_here();
    assert_memory_equal(&session_of()->journal.move[count], &wanted, sizeof wanted);
}

static void with_two_people_nobody_else_thinks(void)
{
    robot_start(&robot, DEVICE_PAD, 5, 1280, 720);
    robot_opposite(&robot, SEAT_PERSON);
    robot_choose(&robot, "menu.new");
    for (int i = 0; i < 40; i++) {
        robot_settle(&robot);
        if (robot_on(&robot, &handover_scene)) {
            robot_choose(&robot, "curtain.lift");
        } else {
            robot_decide(&robot);
        }
    }
    assert_int_equal(robot.works, 0);
}

static void a_replay_and_its_way_back_into_the_game_think_of_their_own(void)
{
    sit(DEVICE_KEYS);
    uint32_t begun = robot.works;
    replay_table(&robot.front);
    robot_tick(&robot, LONG);
    assert_int_equal(robot.works_called_off, 1);
    robot_choose(&robot, "replay.next");
    robot_tick(&robot, LONG);
    assert_int_equal(robot.works, begun); /* what is watched is not thought about */
    robot_choose(&robot, "replay.leave");
    robot_tick(&robot, LONG);
    assert_true(robot_on(&robot, &table_scene));
    assert_true(robot.works > begun);
    expect_an_answer_for_here();
}

/* A hand against each of them, counted under the name of each. */
static void every_opponent_plays_a_hand_and_is_counted_apart(void)
{
    robot_start(&robot, DEVICE_KEYS, 9, 1280, 720);
    robot.choosy = true;
    robot.work_rounds = 1;
    int hands = 0;
    for (int place = 0; place < MILLE_DRIVER_GUEST; place++) {
        robot_opposite(&robot, MILLE_OPPONENTS[place].key);
        choose("menu.new");
        if (robot_on(&robot, &confirm_scene)) {
            choose("confirm.yes");
        }
        choose("seats.sit");
        for (int i = 0; i < 2000 && !robot_on(&robot, &score_scene); i++) {
            robot_decide(&robot);
        }
        assert_true(robot_on(&robot, &score_scene));
        assert_int_equal(records_of(&robot.front)->all.hands, ++hands);
        const struct record_opponent *last =
            &records_of(&robot.front)->opponent[records_of(&robot.front)->opponents - 1];
        assert_string_equal(last->key, MILLE_OPPONENTS[place].key);
        assert_int_equal(last->tally.hands, 1);
        robot_restart(&robot);
        robot.choosy = true;
    }
    assert_int_equal(records_of(&robot.front)->opponents, hands);
    assert_int_equal(hands, MILLE_DRIVER_GUEST);
}

const struct test tests[] = {
    TEST(it_thinks_while_the_cards_of_the_move_before_still_fly),
    TEST(a_long_thought_is_said_in_words_and_costs_no_frame),
    TEST(a_quick_answer_is_not_announced),
    TEST(a_move_taken_back_takes_the_thought_with_it),
    TEST(another_move_in_the_same_moment_is_thought_about_anew),
    TEST(pausing_help_and_questions_call_the_thought_off),
    TEST(options_and_another_opponent_leave_the_game_under_way_alone),
    TEST(a_new_game_is_no_place_for_an_old_thought),
    TEST(loading_another_game_calls_the_thought_off),
    TEST(the_window_closes_in_mid_thought_and_the_game_goes_on_next_time),
    TEST(with_two_people_nobody_else_thinks),
    TEST(a_replay_and_its_way_back_into_the_game_think_of_their_own),
    TEST(every_opponent_plays_a_hand_and_is_counted_apart),
    {0},
};
