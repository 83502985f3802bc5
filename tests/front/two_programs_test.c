/* SPDX-License-Identifier: MIT */
/* Two programs on one folder: the second says so and leaves the first alone, and takes over on request
 * without a loss. */
#include "front/help/whats_this.h"
#include "front/mille/mille_table.h"
#include "front/scenes/table_scene.h"
#include "front/scenes/title.h"
#include "front/stage/ask_inside.h"
#include "front/table/saves.h"
#include "keeping_rig.h"
#include "person.h"
#include "test.h"

#include <string.h>

static const char second[] = "saves/Second table.journal";

/* The first program's game of six decisions lies there, and the second starts. */
static void start_second(enum device device)
{
    sit(device, 3, 6);
    robot.guest = true;
    robot_restart(&robot);
    robot_settle(&robot);
    robot_tick(&robot, 60);
}

static void a_second_program_says_so_and_leaves_the_first_alone(void)
{
    for (int i = 0; i < DEVICES; i++) {
        start_second(devices[i]);
        char first[8192], settings[8192];
        text_copy(first, sizeof first, data_of(SAVES_AUTOSAVE));
        text_copy(settings, sizeof settings, data_of("settings"));
        assert_true(robot_reads(&robot, "Route Mille is open already"));
        struct focus_list list = robot_items(&robot);
        struct item_words says;
        assert_true(whats_this_explain(&robot.front, focus_named(&list, "confirm.no"), &says));
        assert_non_null(strstr(says.text, "saves of their own"));
        /* Which answer is advised, and what each of the two that play does. */
        assert_ptr_equal(focus_find(&list, front_focus(&robot.front)), focus_named(&list, "confirm.yes"));
        assert_non_null(strstr(confirm_of(&robot.front)->text, "no move is lost"));
        assert_non_null(strstr(confirm_of(&robot.front)->text, "settings and records are not kept"));
        choose("confirm.no");
        assert_false(robot_has(&robot, "menu.continue"));
        assert_true(robot_reads(&robot, "Another Route Mille has the folder."));
        /* Where something is changed or counted it says again what is not kept. */
        choose("menu.options");
        assert_true(robot_reads(&robot, "Beside another Route Mille: for this time only"));
        choose("options.done menu.scores");
        assert_true(robot_reads(&robot, "Beside another Route Mille hands do not count"));
        choose_to("records.done menu.new confirm.third", &table_scene);
        assert_true(robot_reads(&robot, "this game is \u201cSecond table\u201d under Load game."));
        play(5);
        assert_true(is_table(second));
        front_save_settings(&robot.front);
        assert_string_equal(data_of(SAVES_AUTOSAVE), first);
        assert_string_equal(data_of("settings"), settings);
        assert_string_equal(robot.front.unkept, "");
        /* The next game is another save. */
        to_title();
        choose("menu.new confirm.third");
        play(3);
        assert_true(is_table("saves/Second table 2.journal"));
        assert_string_equal(data_of(SAVES_PREVIOUS), "");
    }
}

static void it_takes_over_on_request(void)
{
    for (int i = 0; i < DEVICES; i++) {
        start_second(devices[i]);
        choose("confirm.yes");
        assert_true(robot.taken_over);
        assert_true(robot_on(&robot, &title_scene));
        assert_true(robot_has(&robot, "menu.continue"));
        assert_true(is_table(SAVES_AUTOSAVE));
        choose("menu.continue");
        play(3);
        assert_true(is_table(SAVES_AUTOSAVE));
        assert_string_equal(data_of(second), "");
    }
}

static void it_can_take_over_later_and_loses_no_game_of_its_own(void)
{
    start_second(DEVICE_KEYS);
    choose("confirm.no menu.new confirm.third");
    play(5);
    char own[8192];
    text_copy(own, sizeof own, data_of(second));
    to_title();
    choose("menu.new confirm.yes");
    assert_true(is_table(SAVES_AUTOSAVE));
    assert_string_equal(data_of(second), own);
}

static void the_first_program_steps_aside_with_all_its_moves(void)
{
    sit(DEVICE_KEYS, 3, 6);
    char there[8192];
    text_copy(there, sizeof there, data_of(SAVES_AUTOSAVE));
    robot.guest = true; /* it learns so when it writes */
    press_key('p');
    assert_string_equal(data_of(SAVES_AUTOSAVE), there);
    assert_true(is_table(second));
    play(4);
    assert_true(is_table(second));
    assert_string_equal(data_of(SAVES_AUTOSAVE), there);
    front_save_settings(&robot.front);
    assert_string_equal(robot.front.unkept, "");
    /* On the title it is asked whether it wants the folder back. */
    press(INTENT_MENU);
    choose("pause.leave");
    robot_tick(&robot, 60);
    assert_true(robot_reads(&robot, "Route Mille is open already"));
}

const struct test tests[] = {
    TEST(a_second_program_says_so_and_leaves_the_first_alone),
    TEST(it_takes_over_on_request),
    TEST(it_can_take_over_later_and_loses_no_game_of_its_own),
    TEST(the_first_program_steps_aside_with_all_its_moves),
    {0},
};
