/* SPDX-License-Identifier: MIT */
/* Who sits down opposite, when it is asked, and the car that each of them drives. */
#include "front/mille_words.h"
#include "position.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#include <cmocka.h>

static struct robot robot;
static const enum device devices[] = {DEVICE_MOUSE, DEVICE_KEYS, DEVICE_PAD};

enum { DEVICES = sizeof devices / sizeof *devices };

static void choose(const char *name)
{
    robot_choose(&robot, name);
    robot_settle(&robot);
}

static bool game_over(const struct mille_public *pub)
{
    return pub->phase == PHASE_GAME_OVER;
}

static const char *focused(void)
{
    static struct focus_list list;
    list = robot_items(&robot);
    const struct focus_item *item = focus_find(&list, front_focus(&robot.front));
    return item ? item->name : "";
}

static int rival_at_table(void)
{
    return robot.front.table.session.journal.seat[TABLE_OPPONENT].player;
}

/* On the sheet that shows who has won. */
static void see_the_winner(enum device device)
{
    robot_start(&robot, device, 3, 1280, 720);
    robot.choosy = true;
    position_reach(&robot, game_over);
    robot_settle(&robot);
    while (robot_on(&robot, &score_scene)) {
        choose("score.next");
    }
    assert_true(robot_on(&robot, &game_over_scene));
}

/* ---- who drives against you? -------------------------------------------------------------------- */

static void who_has_finished_the_lessons_chooses_a_rival(void **unused)
{
    (void)unused;
    for (int d = 0; d < DEVICES; d++) {
        robot_start(&robot, devices[d], 3, 1280, 720);
        robot.choosy = true;
        choose("menu.learn");
        lessons_start(&robot.front, LESSONS - 1);
        robot_settle(&robot);
        robot.front.lessons.over = true; /* as after its last card */
        front_push(&robot.front, &lesson_end_scene);
        robot_settle(&robot);
        choose("lesson.next");
        assert_true(robot_on(&robot, &opponents_scene));
        assert_string_equal(focused(), "rival.sunday");
        choose("rivals.back");
        assert_true(robot_on(&robot, &lesson_end_scene));
        choose("lesson.next");
        choose("rival.rally");
        assert_true(robot_on(&robot, &mille_table_scene));
        assert_false(robot.front.lessons.on);
        assert_int_equal(rivals_of(rival_at_table())->strength, 3);
        robot_end(&robot);
    }
}

static void after_a_decided_game_the_rival_is_asked_for(void **unused)
{
    (void)unused;
    for (int d = 0; d < DEVICES; d++) {
        see_the_winner(devices[d]);
        choose("over.again");
        assert_true(robot_on(&robot, &opponents_scene));
        choose("rivals.back");
        assert_true(robot_on(&robot, &game_over_scene));
        choose("over.again");
        choose("rival.regular"); /* the same goes on: what was won is still counted */
        assert_true(robot_on(&robot, &mille_table_scene));
        const struct mille_public *pub = &mille_table_state(&robot.front)->pub;
        assert_int_equal(pub->side[0].games + pub->side[1].games, 1);
        assert_int_equal(pub->hand_number, 1);
        robot_end(&robot);

        see_the_winner(devices[d]);
        choose("over.again");
        choose("rival.ace");
        assert_true(robot_on(&robot, &mille_table_scene));
        assert_int_equal(rivals_of(rival_at_table())->strength, 4);
        assert_int_equal(mille_table_state(&robot.front)->pub.side[0].games, 0);
        assert_non_null(robot_file(&robot, SAVES_PREVIOUS)); /* the match that was left is kept */
        robot_end(&robot);
    }
}

static void marcel_is_in_focus_until_a_game_has_been_won(void **unused)
{
    (void)unused;
    see_the_winner(DEVICE_KEYS);
    robot.front.records = (struct records){.totals = 0};
    choose("over.again");
    assert_string_equal(focused(), "rival.sunday");
    choose("rivals.back");
    robot.front.records.all = (struct record_tally){.games = 1, .won = 1};
    choose("over.again");
    assert_string_equal(focused(), "rival.regular"); /* who sat there last */
    robot_end(&robot);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(who_has_finished_the_lessons_chooses_a_rival),
        cmocka_unit_test(after_a_decided_game_the_rival_is_asked_for),
        cmocka_unit_test(marcel_is_in_focus_until_a_game_has_been_won),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
