/* SPDX-License-Identifier: MIT */
/* The deal of the day, by a person with one device: the try that counts, and the house. */
#include "try_rig.h"

#include "front/day/day.h"
#include "front/mille/mille_day.h"
#include "front/mille/mille_table.h"
#include "front/mille/score.h"
#include "front/scenes/day_page.h"
#include "front/scenes/day_page_inside.h"
#include "front/scenes/replay.h"
#include "front/scenes/table_scene.h"
#include "front/scenes/title.h"
#include "front/table/table.h"
#include "games/mille/daily.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>

#include <cmocka.h>

/* ---- the try --------------------------------------------------------------------------------------- */

static void a_try_by(enum device device)
{
    try_start(device);
    try_sit_down();
    assert_true(robot_on(&robot, &table_scene));
    assert_null(try_today());
    assert_null(robot_file(&robot, TRY));
    robot_choose(&robot, "deck");
    robot_settle(&robot);
    assert_non_null(try_today());
    assert_true(try_today()->counted && !try_today()->over);
    assert_non_null(robot_file(&robot, TRY));
    try_to_the_sheet();
    assert_true(try_today()->over && try_today()->counted);
    assert_int_equal(try_today()->figures, MILLE_DAY_FIGURES);
    /* The sheet leads to the days, where it can be seen again, played again and watched. */
    choose("score.next");
    assert_true(robot_on(&robot, &day_page_scene));
    choose("days.watch");
    assert_true(robot_on(&robot, &replay_scene));
    choose("replay.leave");
    assert_true(robot_on(&robot, &day_page_scene));
    choose("days.play");
    assert_true(robot_on(&robot, &score_scene));
    choose("score.leave");
    assert_true(robot_on(&robot, &title_scene));
    robot_end(&robot);
}

static void a_deal_of_the_day_with_the_mouse_alone(void **unused)
{
    (void)unused;
    a_try_by(DEVICE_MOUSE);
}

static void a_deal_of_the_day_with_the_keys_alone(void **unused)
{
    (void)unused;
    a_try_by(DEVICE_KEYS);
}

static void a_deal_of_the_day_with_a_pad_alone(void **unused)
{
    (void)unused;
    a_try_by(DEVICE_PAD);
}

static void a_try_waits_through_leaving_restarts_and_midnight(void **unused)
{
    (void)unused;
    try_start(DEVICE_KEYS);
    try_sit_down();
    for (int i = 0; i < 6; i++) {
        robot_decide(&robot);
    }
    robot_settle(&robot);
    int made = try_moves();
    assert_true(made > 0);
    try_leave_table();
    robot_restart(&robot);
    robot.day = TUESDAY + 2;
    choose("menu.day");
    assert_int_equal(day_page_of(&robot.front)->date, TUESDAY); /* the try that waits comes first */
    choose("days.play");
    assert_true(try_moves() >= made);
    assert_int_equal(table_of(&robot.front)->session.journal.day, TUESDAY);
    try_to_the_sheet();
    assert_true(try_today()->counted && try_today()->over); /* it is that date's */
    choose("score.leave");
    choose("menu.day");
    assert_int_equal(day_page_of(&robot.front)->date, TUESDAY + 2);
    robot_end(&robot);
}

/* The house has played already: where it is not what is looked at, its four hands take most of the time. */
static bool play_nothing(int date, int place, bool (*more)(void *context), void *context, int *measure)
{
    (void)date;
    (void)place;
    (void)more;
    (void)context;
    *measure = 0;
    return true;
}

static void with_a_quick_house(void)
{
    static struct day_game quick;
    quick = *day_of(&robot.front)->game;
    quick.attempt = play_nothing;
    day_of(&robot.front)->game = &quick;
}

static void a_kill_in_a_try_costs_the_last_move_at_most(void **unused)
{
    (void)unused;
    /* Builds that look closer are slower for it: they try one write in so many. */
    const char *stride = getenv("DAY_TEST_STRIDE");
    for (int writes = 0; writes < 24; writes += stride ? atoi(stride) : 1) {
        try_start(DEVICE_KEYS);
        try_sit_down();
        robot.writes_left = writes;
        int made = 0;
        for (int i = 0; i < 12 && !robot_on(&robot, &score_scene) && robot.writes_left != 0; i++) {
            made = try_moves();
            robot_decide(&robot);
        }
        robot_restart(&robot);
        assert_string_equal(robot.front.told, "");
        try_sit_down();
        assert_int_equal(day_of(&robot.front)->date, TUESDAY);
        assert_true(try_moves() >= made - 1);
        assert_true(try_today() == NULL || try_today()->counted);
        with_a_quick_house();
        try_to_the_sheet();
        assert_true(try_today()->over && try_today()->counted);
        robot_end(&robot);
    }
}

static void the_ordinary_game_is_set_aside_and_put_back(void **unused)
{
    (void)unused;
    try_start(DEVICE_KEYS);
    choose("menu.new");
    for (int i = 0; i < 5; i++) {
        robot_decide(&robot);
    }
    robot_settle(&robot);
    uint64_t seed = table_of(&robot.front)->session.journal.setup.seed;
    int made = try_moves();
    try_leave_table();
    size_t before = robot_file(&robot, "autosave.journal")->length;
    try_sit_down();
    assert_true(table_of(&robot.front)->session.journal.setup.seed == daily_seed(TUESDAY, DAILY_ROAD));
    for (int i = 0; i < 5; i++) {
        robot_decide(&robot);
    }
    robot_settle(&robot);
    int day_made = try_moves();
    assert_int_equal(robot_file(&robot, "autosave.journal")->length, before);
    try_leave_table();
    choose("menu.continue");
    assert_true(table_of(&robot.front)->session.journal.setup.seed == seed);
    assert_int_equal(try_moves(), made);
    try_leave_table();
    robot_restart(&robot);
    try_sit_down();
    assert_true(try_moves() >= day_made);
    assert_false(robot_has(&robot, "pause.save"));
    try_leave_table();
    choose("menu.continue");
    assert_true(table_of(&robot.front)->session.journal.setup.seed == seed);
    assert_int_equal(try_moves(), made);
    robot_end(&robot);
}

static void a_second_try_is_refused_and_played_again_does_not_count(void **unused)
{
    (void)unused;
    try_start(DEVICE_KEYS);
    try_sit_down();
    try_to_the_sheet();
    struct day_entry tried = *try_today();
    choose("score.leave");
    choose("menu.day");
    assert_true(robot_shows(&robot, "The sheet"));
    assert_false(robot_shows(&robot, "Play this deal"));
    choose("days.again");
    assert_int_equal(try_moves(), 0);
    robot_decide(&robot);
    robot_settle(&robot);
    assert_non_null(robot_file(&robot, AGAIN));
    try_leave_table();
    choose("menu.day");
    choose("days.again");
    assert_true(try_moves() > 0); /* it waits as well */
    try_to_the_sheet();
    assert_true(robot_shows(&robot, "Played again: not counted"));
    assert_memory_equal(tried.figure, try_today()->figure, sizeof tried.figure);
    assert_int_equal(days_counted(&day_of(&robot.front)->book, DAILY_ROAD, TUESDAY), 1);
    robot_end(&robot);
}

static void rivals_of_the_day_count_iterations_and_no_time(void **unused)
{
    (void)unused;
    try_start(DEVICE_KEYS);
    robot.day = TUESDAY - 2; /* a Sunday: the ace */
    try_sit_down();
    robot.work_held = true;
    for (int i = 0; i < 60 && !table_of(&robot.front)->thought.job; i++) {
        robot_decide(&robot);
        robot_tick(&robot, 1);
    }
    bool found = false;
    for (int i = 0; i < ROBOT_JOBS; i++) {
        if (robot.job[i].number && robot.job[i].number == table_of(&robot.front)->thought.job) {
            assert_int_equal(robot.job[i].work.ms, 0);
            found = true;
        }
    }
    assert_true(found);
    robot.work_held = false;
    robot_end(&robot);
}

/* ---- the house ------------------------------------------------------------------------------------- */

static void nothing_of_the_house_is_shown_before_the_end(void **unused)
{
    (void)unused;
    try_start(DEVICE_KEYS);
    try_sit_down();
    for (int i = 0; i < 4; i++) {
        robot_decide(&robot);
    }
    assert_int_equal(day_of(&robot.front)->job, 0);
    while (!robot_on(&robot, &score_scene)) {
        robot_decide(&robot);
    }
    robot_tick(&robot, 200);
    robot_settle(&robot);
    assert_true(try_today()->house_known);
    int house[DAY_HOUSE];
    for (int place = 0; place < DAY_HOUSE; place++) {
        assert_true(mille_daily_try(TUESDAY, place, NULL, NULL, &house[place]));
        assert_int_equal(try_today()->house[place], house[place]);
    }
    char par[32];
    struct text out = text_in(par, sizeof par);
    text_add(&out, "par ");
    day_figure_text(day_of(&robot.front)->game, mille_daily_par(house), &out);
    assert_true(robot_shows(&robot, par));
    assert_true(robot_shows(&robot, "Colette"));
    /* It is kept with the day. */
    robot_restart(&robot);
    assert_true(try_today()->house_known);
    assert_int_equal(try_today()->house[3], house[3]);
    robot_end(&robot);
}

static void the_house_is_called_off_on_leaving_and_asked_again(void **unused)
{
    (void)unused;
    try_start(DEVICE_KEYS);
    try_sit_down();
    try_to_the_sheet();
    choose("score.leave");
    /* As if the program had ended before the house did. */
    days_find(&day_of(&robot.front)->book, TUESDAY, DAILY_ROAD)->house_known = false;
    robot.work_held = true;
    try_sit_down();
    robot_tick(&robot, 60);
    assert_true(robot_on(&robot, &score_scene));
    assert_true(day_of(&robot.front)->job != 0);
    assert_true(robot_shows(&robot, "The house is playing in your place\u2026"));
    assert_false(robot_shows(&robot, "Colette"));
    int called_off = robot.works_called_off;
    choose("score.leave");
    assert_true(robot_on(&robot, &title_scene));
    assert_int_equal(robot.works_called_off, called_off + 1);
    assert_false(try_today()->house_known);
    robot.work_held = false;
    try_sit_down();
    robot_tick(&robot, 60);
    assert_true(try_today()->house_known);
    robot_end(&robot);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_deal_of_the_day_with_the_mouse_alone),
        cmocka_unit_test(a_deal_of_the_day_with_the_keys_alone),
        cmocka_unit_test(a_deal_of_the_day_with_a_pad_alone),
        cmocka_unit_test(a_try_waits_through_leaving_restarts_and_midnight),
        cmocka_unit_test(a_kill_in_a_try_costs_the_last_move_at_most),
        cmocka_unit_test(the_ordinary_game_is_set_aside_and_put_back),
        cmocka_unit_test(a_second_try_is_refused_and_played_again_does_not_count),
        cmocka_unit_test(rivals_of_the_day_count_iterations_and_no_time),
        cmocka_unit_test(nothing_of_the_house_is_shown_before_the_end),
        cmocka_unit_test(the_house_is_called_off_on_leaving_and_asked_again),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
