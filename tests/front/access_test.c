/* SPDX-License-Identifier: MIT */
/* Hands that tremble, are slow, or cannot hold a button. */
#include "decide.h"
#include "person.h"

#include "front/scenes/options.h"
#include "front/scenes/pause.h"
#include "front/scenes/table_scene.h"
#include "front/scenes/text_entry_inside.h"
#include "front/scenes/title.h"
#include "front/settings/settings.h"
#include "front/stage/bar.h"
#include "front/table/seats.h"
#include "front/table/table.h"
#include "test.h"

#include <string.h>

static void a_second_press_within_the_rest_does_not_count(void)
{
    robot_start(&robot, DEVICE_KEYS, 11, 1280, 720);
    robot_focus(&robot, "menu.options");
    robot.front.settings.rest = 5;
    int focus = front_focus(&robot.front);
    robot.ms += 1000;
    robot_do(&robot, INTENT_DOWN);
    int next = front_focus(&robot.front);
    assert_int_not_equal(next, focus);
    robot.ms += 400;
    robot_do(&robot, INTENT_DOWN);
    assert_int_equal(front_focus(&robot.front), next);
    robot.ms += 200; /* the press that did not count begins no rest of its own */
    robot_do(&robot, INTENT_DOWN);
    assert_int_not_equal(front_focus(&robot.front), next);
}

static void text_and_the_pointer_need_no_rest(void)
{
    robot_start(&robot, DEVICE_KEYS, 11, 1280, 720);
    choose("menu.options options.name");
    assert_true(robot_on(&robot, &text_entry_scene));
    robot.front.settings.rest = SETTINGS_REST_MOST;
    robot_type(&robot, "Zoé");
    assert_string_equal(text_entry_of(&robot.front)->text, "Zoé");
    robot.ms += 5000;
    stand_at(&title_scene);
    const struct focus_item *item = item_named("menu.help");
    struct point at = rect_middle(item->box);
    int id = item->id;
    robot_do(&robot, INTENT_DOWN);
    mouse_at(INTENT_POINT, at);
    assert_int_equal(front_focus(&robot.front), id);
}

static void the_table_waits_after_the_move_of_an_opponent(void)
{
    sit_down_at("menu.tables.dominoes", DEVICE_KEYS, 1280, 720);
    robot.front.settings.wait_move = true;
    robot_settle(&robot);
    struct table *table = table_of(&robot.front);
    for (int i = 0; i < 100 && !table_waits(table); i++) {
        decide_dominoes(&robot);
    }
    assert_true(table_waits(table));
    assert_false(table_ready(table));
    int moves = table->session.journal.count;
    robot.ms += 60000;
    robot_tick(&robot, 600);
    assert_int_equal(table->session.journal.count, moves);
    assert_true(table_waits(table));
    struct status status;
    front_status(&robot.front, &table_scene, &status);
    assert_string_equal(status.hint, "Press any button to go on.");
    robot_do(&robot, INTENT_CONFIRM);
    robot_settle(&robot);
    assert_true(!table_waits(table) || table->session.journal.count > moves);
}

static void the_menu_opens_while_the_table_waits(void)
{
    sit_down_at("menu.tables.dominoes", DEVICE_KEYS, 1280, 720);
    robot.front.settings.wait_move = true;
    robot_settle(&robot);
    for (int i = 0; i < 100 && !table_waits(table_of(&robot.front)); i++) {
        decide_dominoes(&robot);
    }
    press_to(INTENT_MENU, &pause_scene);
}

static void the_slowest_pace_is_three_tenths(void)
{
    robot_start(&robot, DEVICE_KEYS, 11, 1280, 720);
    robot.front.settings.pace = 100;
    int usual = front_ticks(&robot.front, 300);
    robot.front.settings.pace = SETTINGS_PACE_LEAST;
    assert_true(front_ticks(&robot.front, 300) >= 3 * usual);
}

static void a_pad_has_the_hint_without_holding(void)
{
    static const char *const tables[] = {"menu.tables.road", "menu.tables.dominoes"};
    for (size_t i = 0; i < sizeof tables / sizeof *tables; i++) {
        sit_down_at(tables[i], DEVICE_PAD, 1280, 720);
        press_to(INTENT_MENU, &pause_scene);
        choose_to("pause.hint", &table_scene);
    }
}

static void rumble_has_a_strength_and_old_settings_the_full_one(void)
{
    struct settings settings = settings_default();
    const char *old = "route-mille settings 1\nrumble 1\n";
    assert_int_equal(settings_read(&settings, old, strlen(old)), 0);
    assert_true(settings.rumble);
    assert_int_equal(settings.rumble_strength, 100);
    robot_start(&robot, DEVICE_PAD, 11, 1280, 720);
    choose("menu.options tab.comfort");
    robot_focus(&robot, "options.rumble");
    press(INTENT_LEFT);
    assert_true(robot.front.settings.rumble);
    assert_int_equal(robot.front.settings.rumble_strength, 50);
    press(INTENT_LEFT);
    assert_false(robot.front.settings.rumble);
}

const struct test tests[] = {
    TEST(a_second_press_within_the_rest_does_not_count),
    TEST(text_and_the_pointer_need_no_rest),
    TEST(the_table_waits_after_the_move_of_an_opponent),
    TEST(the_menu_opens_while_the_table_waits),
    TEST(the_slowest_pace_is_three_tenths),
    TEST(a_pad_has_the_hint_without_holding),
    TEST(rumble_has_a_strength_and_old_settings_the_full_one),
    {0},
};
