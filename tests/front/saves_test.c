/* SPDX-License-Identifier: MIT */
/* Games saved under a name. */
#include "person.h"
#include "saves_rig.h"

#include "front/mille/mille_table.h"
#include "front/scenes/pause.h"
#include "front/scenes/screens.h"
#include "front/scenes/table_scene.h"
#include "front/scenes/text_entry_inside.h"
#include "front/table/open.h"
#include "front/table/saves.h"
#include "front/table/table.h"
#include "test.h"

#include <stdlib.h>
#include <string.h>

/* ---- saving ----------------------------------------------------------------------------------------- */

static void s_saves_under_a_chosen_name_and_the_game_goes_on(void)
{
    start(DEVICE_KEYS, 9);
    press_key('s');
    assert_string_equal(text_entry_of(&robot.front)->text, "");
    robot_type(&robot, "Été à deux");
    press_to(INTENT_CONFIRM, &table_scene);
    assert_non_null(strstr(table_of(&robot.front)->message, "Été à deux"));
    holds_the_table("saves/Été à deux.journal");
    assert_true(robot_decide(&robot));
}

static void the_menu_saves_with_every_device(void)
{
    for (int i = 0; i < DEVICES; i++) {
        start(devices[i], 9);
        press(INTENT_MENU);
        choose("pause.save");
        give("Az");
        assert_true(robot_on(&robot, &pause_scene));
        assert_true(robot_reads(&robot, "Az"));
        holds_the_table("saves/Az.journal");
    }
}

static void an_empty_name_returns_to_the_game(void)
{
    for (int i = 0; i < DEVICES; i++) {
        start(devices[i], 9);
        uint64_t before = hash_now();
        press_key('s');
        choose_to("entry.done", &table_scene);
        press_key('s');
        press_to(INTENT_CANCEL, &table_scene);
        assert_int_equal(saves(), 0);
        assert_true(hash_now() == before);
    }
}

static void a_game_from_a_save_is_offered_that_name_first(void)
{
    start(DEVICE_KEYS, 9);
    press_key('s');
    give("Monday");
    robot_restart(&robot);
    robot.front.settings.reduced_motion = true;
    choose_to("menu.load save.1", &table_scene);
    play(4);
    uint64_t old = hash_of(robot_file(&robot, "saves/Monday.journal")->data);
    assert_true(old != hash_now());
    press_key('s');
    assert_string_equal(text_entry_of(&robot.front)->text, "Monday");
    press_to(INTENT_CONFIRM, &confirm_scene);
    assert_true(hash_of(robot_file(&robot, "saves/Monday.journal")->data) == old);
    choose_to("confirm.yes", &table_scene);
    holds_the_table("saves/Monday.journal");
}

/* The program ends, and the game that waits is taken up again. */
static void go_on_next_time(void)
{
    robot_restart(&robot);
    robot.front.settings.reduced_motion = true;
    choose("menu.continue");
    play(0);
}

static void is_offered(const char *name)
{
    press_key_to('s', &text_entry_scene);
    assert_string_equal(text_entry_of(&robot.front)->text, name);
    press_to(INTENT_CANCEL, &table_scene);
}

static void the_name_is_offered_again_next_time(void)
{
    for (int i = 0; i < DEVICES; i++) {
        start(devices[i], 9);
        save_by_menu("Az");
        play(4);
        go_on_next_time();
        is_offered("Az");
        play(4);
        go_on_next_time();
        press(INTENT_MENU);
        choose("pause.save");
        assert_string_equal(text_entry_of(&robot.front)->text, "Az");
        choose_to("entry.done", &confirm_scene);
        assert_true(robot_reads(&robot, "This game was saved there before"));
        choose("confirm.yes");
        holds_the_table("saves/Az.journal");
    }
}

static void a_game_from_the_list_keeps_its_name_next_time(void)
{
    start(DEVICE_KEYS, 9);
    press_key('s');
    give("Été à deux");
    press_key('s');
    give("Other");
    press(INTENT_MENU);
    choose_to("pause.load save.2", &table_scene);
    play(4);
    go_on_next_time();
    is_offered("Été à deux");
}

static void no_other_game_is_offered_that_name(void)
{
    start(DEVICE_KEYS, 9);
    press_key('s');
    give("Monday");
    char settings[2048];
    assert_true(text_copy(settings, sizeof settings, robot_file(&robot, "settings")->data));
    press(INTENT_MENU);
    choose("pause.leave menu.new confirm.yes");
    play(3);
    is_offered("");
    go_on_next_time();
    is_offered("");
    /* The new game is on the disk, and what was known of the old one as well. */
    robot_put(&robot, "settings", settings);
    go_on_next_time();
    assert_string_equal(robot.front.settings.saved_name, "Monday");
    is_offered("");
}

static void overwriting_another_game_asks(void)
{
    for (int i = 0; i < DEVICES; i++) {
        start(devices[i], 9);
        robot_put(&robot, "saves/X.journal", "somebody's");
        press_key('s');
        give("X");
        assert_true(robot_on(&robot, &confirm_scene));
        assert_string_equal(focused(), "confirm.no");
        choose_to("confirm.no", &text_entry_scene);
        assert_string_equal(text_entry_of(&robot.front)->text, "X");
        assert_string_equal(robot_file(&robot, "saves/X.journal")->data, "somebody's");
        give("Y");
        assert_true(robot_on(&robot, &table_scene));
        holds_the_table("saves/Y.journal");
        press_key('s');
        give("X");
        choose("confirm.yes");
        holds_the_table("saves/X.journal");
    }
}

static void no_name_leads_out_of_the_folder(void)
{
    static const char *const names[] = {"../settings", "a/b",  "..",   ".x",
                                        "~previous",   "a\\b", "con:", "what?"};
    start(DEVICE_KEYS, 3);
    char settings[2048];
    text_copy(settings, sizeof settings, robot_file(&robot, "settings")->data);
    press_key('s');
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        give(names[i]);
        assert_true(robot_on(&robot, &text_entry_scene));
        assert_string_not_equal(text_entry_of(&robot.front)->why, "");
    }
    assert_int_equal(saves(), 0);
    assert_string_equal(robot_file(&robot, "settings")->data, settings);
}

static void a_save_that_fails_says_why_and_the_game_goes_on(void)
{
    for (int i = 0; i < DEVICES; i++) {
        start(devices[i], 9);
        uint64_t before = hash_now();
        robot.disk_full = true;
        press_key('s');
        give("X");
        assert_true(robot_on(&robot, &confirm_scene));
        assert_true(robot_reads(&robot, "The disk is full."));
        assert_true(robot.bells > 0);
        choose_to("confirm.no", &table_scene);
        assert_true(hash_now() == before);
        assert_int_equal(saves(), 0);
        press_key('s');
        give("X");
        robot.disk_full = false;
        choose("confirm.yes");
        assert_string_equal(text_entry_of(&robot.front)->text, "X");
        choose("entry.done");
        holds_the_table("saves/X.journal");
        play(2);
    }
}

static void a_file_of_the_command_line_is_offered_and_written_again(void)
{
    start(DEVICE_KEYS, 9);
    size_t length;
    struct journal_error error;
    char *text = session_save(&table_of(&robot.front)->session, &length);
    play(4);
    assert_true(table_open(&robot.front, text, length, &error));
    saves_came_from_path(&robot.front, "/somewhere/My trip.journal");
    free(text);
    rest_at(&table_scene);
    /* What it took the place of was kept. */
    assert_non_null(robot_file(&robot, SAVES_PREVIOUS));
    play(2);
    press_key('s');
    assert_string_equal(text_entry_of(&robot.front)->text, "My trip");
    press_to(INTENT_CONFIRM, &confirm_scene);
    assert_string_equal(robot.path, "");
    choose("confirm.yes");
    assert_string_equal(robot.path, "/somewhere/My trip.journal");
    assert_true(hash_of(robot.path_data) == hash_now());
    assert_null(robot_file(&robot, "saves/My trip.journal"));
    /* Another name is a save like any other. */
    press_key('s');
    give("Elsewhere");
    holds_the_table("saves/Elsewhere.journal");
    is_offered("Elsewhere");
    go_on_next_time();
    is_offered("Elsewhere");
}

static void a_file_of_the_command_line_is_offered_next_time(void)
{
    start(DEVICE_KEYS, 9);
    save_by_menu("My trip");
    uint64_t inside = hash_now();
    saves_came_from_path(&robot.front, "/somewhere/My trip.journal");
    go_on_next_time();
    play(2);
    press_key('s');
    assert_string_equal(text_entry_of(&robot.front)->text, "My trip");
    press(INTENT_CONFIRM);
    choose("confirm.yes");
    assert_string_equal(robot.path, "/somewhere/My trip.journal");
    assert_true(hash_of(robot.path_data) == hash_now());
    assert_true(hash_of(robot_file(&robot, "saves/My trip.journal")->data) == inside);
    go_on_next_time();
    assert_string_equal(robot.front.settings.saved_path, "/somewhere/My trip.journal");
    save_by_menu("Inside");
    assert_string_equal(robot.front.settings.saved_path, "");
}

/* Its name alone would be that of a save inside the folder. */
static void a_file_whose_path_is_no_text_is_not_offered_next_time(void)
{
    start(DEVICE_KEYS, 9);
    save_by_menu("Inside");
    saves_came_from_path(&robot.front, "/some\nwhere/\xffMy trip.journal");
    is_offered("My trip");
    go_on_next_time();
    is_offered("");
}

const struct test tests[] = {
    TEST(s_saves_under_a_chosen_name_and_the_game_goes_on),
    TEST(the_menu_saves_with_every_device),
    TEST(an_empty_name_returns_to_the_game),
    TEST(a_game_from_a_save_is_offered_that_name_first),
    TEST(the_name_is_offered_again_next_time),
    TEST(a_game_from_the_list_keeps_its_name_next_time),
    TEST(no_other_game_is_offered_that_name),
    TEST(overwriting_another_game_asks),
    TEST(no_name_leads_out_of_the_folder),
    TEST(a_save_that_fails_says_why_and_the_game_goes_on),
    TEST(a_file_of_the_command_line_is_offered_and_written_again),
    TEST(a_file_of_the_command_line_is_offered_next_time),
    TEST(a_file_whose_path_is_no_text_is_not_offered_next_time),
    {0},
};
