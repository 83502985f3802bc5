/* SPDX-License-Identifier: MIT */
/* The person's name: asked before the first game, shown and kept, changed in the options. */
#include "front/mille/mille_table.h"
#include "front/scenes/options.h"
#include "front/scenes/person.h"
#include "front/scenes/screens.h"
#include "front/scenes/table_scene.h"
#include "front/scenes/text_entry.h"
#include "front/scenes/title.h"
#include "person.h"
#include "test.h"

#include <string.h>

static bool holds(const char *file, const char *line)
{
    const struct robot_file *found = robot_file(&robot, file);
    return found && strstr(found->data, line) != NULL;
}

/* The very first start: nothing was ever kept. */
static void start_first(enum device device)
{
    robot_start(&robot, device, 7, 1920, 1080);
    robot_forget(&robot);
    robot_restart(&robot);
    assert_true(robot_on(&robot, &title_scene));
}

/* After the name, once, the lessons are offered. */
static void decline_the_lessons(void)
{
    assert_true(robot_on(&robot, &confirm_scene));
    choose("confirm.no");
}

static void the_first_game_asks_for_a_name(void)
{
    start_first(DEVICE_KEYS);
    choose_to("menu.new", &text_entry_scene);
    robot_type(&robot, "Marie-Hélène d'Œuvre");
    press(INTENT_CONFIRM);
    decline_the_lessons();
    assert_true(robot_on(&robot, &table_scene));
    assert_true(robot_shows(&robot, "Marie-Hélène d'Œuvre"));
    assert_true(holds("settings", "\nname Marie-Hélène d'Œuvre\n"));
    assert_true(holds("autosave.journal", "\nseat 0 human Marie-Hélène d'Œuvre\n"));
    robot_restart(&robot);
    assert_string_equal(robot.front.settings.name, "Marie-Hélène d'Œuvre");
    choose("menu.continue");
    assert_true(robot_shows(&robot, "Marie-Hélène d'Œuvre"));
}

static void the_name_is_asked_once(void)
{
    for (int i = 0; i < 3; i++) {
        start_first(devices[i]);
        choose("menu.new key.Z entry.done");
        decline_the_lessons();
        assert_true(robot_on(&robot, &table_scene));
        assert_true(robot_shows(&robot, "Z"));
        robot_restart(&robot);
        choose("menu.new");
        assert_false(robot_on(&robot, &text_entry_scene));
    }
}

static void whoever_gives_no_name_is_you(void)
{
    start_first(DEVICE_PAD);
    choose("menu.new entry.done");
    decline_the_lessons();
    assert_true(robot_on(&robot, &table_scene));
    assert_true(robot_shows(&robot, "You"));
    assert_true(holds("autosave.journal", "\nseat 0 human\n"));
}

/* The answer holds at every door; a second person is asked for their own name alone. */
static void an_empty_name_is_an_answer_at_every_door(void)
{
    static const char *const doors[] = {"menu.new", "menu.tables.dice", "menu.tables.dominoes", "menu.day"};
    for (int i = 0; i < DEVICES; i++) {
        for (size_t first = 0; first < sizeof doors / sizeof *doors; first++) {
            start_first(devices[i]);
            choose_to(doors[first], &text_entry_scene);
            if (robot.device == DEVICE_KEYS) {
                press(INTENT_CONFIRM);
            } else {
                choose("entry.done");
            }
            for (size_t next = 0; next < sizeof doors / sizeof *doors; next++) {
                robot_restart(&robot);
                choose(doors[next]);
                assert_false(robot_on(&robot, &text_entry_scene));
            }
            robot_restart(&robot);
            person_ask_both(&robot.front, NULL, NULL);
            robot_settle(&robot);
            assert_true(robot_reads(&robot, "beside you?"));
        }
    }
}

static void the_question_fits_the_table(void)
{
    static const struct {
        const char *door, *question;
    } tables[] = {{"menu.tables.road", "Who is driving?"},
                  {"menu.tables.dice", "Who rolls the dice?"},
                  {"menu.tables.dominoes", "Who lays the tiles?"}};
    for (size_t i = 0; i < sizeof tables / sizeof *tables; i++) {
        start_first(DEVICE_KEYS);
        choose_to(tables[i].door, &text_entry_scene);
        assert_true(robot_reads(&robot, tables[i].question));
    }
}

static void leaving_the_question_starts_no_game(void)
{
    start_first(DEVICE_PAD);
    choose("menu.new");
    press_to(INTENT_CANCEL, &title_scene);
    assert_null(robot_file(&robot, "autosave.journal"));
    choose_to("menu.new", &text_entry_scene);
}

static void the_options_change_the_name_of_the_game_under_way(void)
{
    for (int i = 0; i < 3; i++) {
        robot_start(&robot, devices[i], 7, 1920, 1080);
        choose("menu.new");
        press(INTENT_MENU);
        choose_to("pause.options options.name", &text_entry_scene);
        choose_to("key.L key.é key.o entry.done", &options_scene);
        assert_true(robot_shows(&robot, "Léo"));
        choose("options.done");
        press_to(INTENT_MENU, &table_scene);
        assert_true(robot_shows(&robot, "Léo"));
        assert_true(holds("autosave.journal", "\nseat 0 human Léo\n"));
    }
}

static void defaults_leave_the_name_alone(void)
{
    start_first(DEVICE_KEYS);
    choose("menu.new");
    robot_type(&robot, "Marie");
    press(INTENT_CONFIRM);
    decline_the_lessons();
    press(INTENT_MENU);
    choose("pause.options options.defaults");
    assert_string_equal(robot.front.settings.name, "Marie");
}

static void a_game_of_somebody_else_keeps_its_name(void)
{
    robot_start(&robot, DEVICE_KEYS, 7, 1920, 1080);
    text_copy(robot.front.settings.name, sizeof robot.front.settings.name, "Marie");
    choose("menu.new");
    text_copy(robot.front.settings.name, sizeof robot.front.settings.name, "Paul");
    assert_true(robot_shows(&robot, "Marie"));
    person_ask(&robot.front, NULL);
    robot_settle(&robot);
    robot_type(&robot, "Pauline");
    press(INTENT_CONFIRM);
    assert_string_equal(robot.front.settings.name, "Pauline");
    assert_true(robot_shows(&robot, "Marie"));
}

static void a_name_that_is_no_name_sets_the_settings_aside(void)
{
    static const char *const files[] = {
        "route-mille settings 1\nname 12345678901234567890123456789012\n",
        "route-mille settings 1\nname a\tb\n",
        "route-mille settings 1\nname \xff\n",
    };
    for (size_t i = 0; i < sizeof files / sizeof *files; i++) {
        robot_start(&robot, DEVICE_KEYS, 7, 1920, 1080);
        robot_put(&robot, "settings", files[i]);
        robot_restart(&robot);
        assert_non_null(strstr(robot.front.told, "line 2"));
        assert_non_null(strstr(robot.front.told, "settings.damaged-1"));
        assert_string_equal(robot_file(&robot, "settings.damaged-1")->data, files[i]);
        assert_string_equal(robot.front.settings.name, "");
    }
}

static void settings_read_back_as_they_were_written(void)
{
    struct settings settings = settings_default(), read = settings_default();
    text_copy(settings.name, sizeof settings.name, "Zoé d'Île (la 2e)");
    settings.named = true;
    char first[4096], second[4096];
    struct text out = text_in(first, sizeof first);
    settings_write(&settings, &out);
    assert_int_equal(settings_read(&read, out.data, out.length), 0);
    assert_string_equal(read.name, settings.name);
    assert_true(read.named);
    struct text again = text_in(second, sizeof second);
    settings_write(&read, &again);
    assert_string_equal(first, second);
}

const struct test tests[] = {
    TEST(the_first_game_asks_for_a_name),
    TEST(the_name_is_asked_once),
    TEST(whoever_gives_no_name_is_you),
    TEST(an_empty_name_is_an_answer_at_every_door),
    TEST(the_question_fits_the_table),
    TEST(leaving_the_question_starts_no_game),
    TEST(the_options_change_the_name_of_the_game_under_way),
    TEST(defaults_leave_the_name_alone),
    TEST(a_game_of_somebody_else_keeps_its_name),
    TEST(a_name_that_is_no_name_sets_the_settings_aside),
    TEST(settings_read_back_as_they_were_written),
    {0},
};
