/* SPDX-License-Identifier: MIT */
/* The title, the options, the pause menu and the question dialog, by every device. */
#include "front/mille/mille_options.h"
#include "front/mille/mille_table.h"
#include "front/scenes/pause.h"
#include "front/scenes/screens.h"
#include "front/scenes/table_scene.h"
#include "front/scenes/title.h"
#include "front/table/saves.h"
#include "games/mille/rule_sets.h"
#include "person.h"
#include "test.h"

#include <string.h>

/* ---- helpers ---------------------------------------------------------------------------------------- */

static void start(enum device device)
{
    robot_start(&robot, device, 7, 1920, 1080);
}

static struct focus_item item(const char *name)
{
    struct focus_list list = robot_items(&robot);
    assert_non_null(focus_named(&list, name));
    return *focus_named(&list, name);
}

static bool shows(const char *string)
{
    robot_draw(&robot);
    for (const struct draw_command *command = NULL; (command = drawn_next(&robot.frame, command));) {
        if (command->kind == DRAW_TEXT && command->ink.a &&
            strcmp(draw_string(&robot.frame, command->string), string) == 0) {
            return true;
        }
    }
    return false;
}

/* ---- title ------------------------------------------------------------------------------------------ */

static void without_a_saved_game_there_is_nothing_to_continue(void)
{
    start(DEVICE_PAD);
    assert_false(robot_has(&robot, "menu.continue"));
    assert_string_equal(focused(), "menu.new");
    choose_to("menu.new", &table_scene);
}

static void continue_leads_back_to_the_game(void)
{
    start(DEVICE_KEYS);
    choose("menu.new");
    press(INTENT_MENU);
    choose_to("pause.leave", &title_scene);
    assert_string_equal(focused(), "menu.continue");
    assert_true(shows("Hand 1"));
    choose_to("menu.continue", &table_scene);
}

static void a_new_game_asks_first_and_keeps_the_old_one(void)
{
    start(DEVICE_PAD);
    choose("menu.new deck");
    press(INTENT_MENU);
    choose_to("pause.leave confirm.yes menu.new", &confirm_scene);
    assert_string_equal(focused(), "confirm.no");
    choose_to("confirm.no", &title_scene);
    assert_null(robot_file(&robot, SAVES_PREVIOUS));
    choose("menu.new");
    char before[64];
    text_format(before, sizeof before, "%.60s", robot_file(&robot, "autosave.journal")->data);
    choose_to("confirm.yes", &table_scene);
    assert_non_null(robot_file(&robot, SAVES_PREVIOUS));
    assert_memory_equal(robot_file(&robot, SAVES_PREVIOUS)->data, before, strlen(before));
}

static void shoulder_buttons_walk_along_the_tables(void)
{
    start(DEVICE_PAD);
    press(INTENT_PAGE_NEXT);
    assert_string_equal(focused(), "menu.tables.road");
    press(INTENT_PAGE_NEXT);
    press(INTENT_PAGE_NEXT);
    press(INTENT_PAGE_NEXT);
    assert_string_equal(focused(), "menu.tables.dominoes");
    press(INTENT_PAGE_PREV);
    assert_string_equal(focused(), "menu.tables.dice");
}

static void the_sign_glides_or_jumps(void)
{
    start(DEVICE_PAD);
    robot_focus(&robot, "menu.quit");
    front_tick(&robot.front);
    float last = (float)title_row_of(&robot.front, title_focused(&robot.front));
    assert_true(title_sign_row(&robot.front) > 0 && title_sign_row(&robot.front) < last);
    robot_settle(&robot);
    assert_true(title_sign_row(&robot.front) == last);
    robot.front.settings.reduced_motion = true;
    robot_focus(&robot, "menu.journey");
    front_tick(&robot.front);
    assert_true(title_sign_row(&robot.front) == 0);
}

/* ---- options ---------------------------------------------------------------------------------------- */

static bool remembers(const char *line)
{
    const struct robot_file *file = robot_file(&robot, "settings");
    return file && strstr(file->data, line) != NULL;
}

static void options_change_at_once_and_are_remembered(void)
{
    start(DEVICE_PAD);
    choose("menu.options");
    assert_string_equal(focused(), "options.language");
    robot_focus(&robot, "options.pace");
    int pace = robot.front.settings.pace;
    press(INTENT_RIGHT);
    assert_int_equal(robot.front.settings.pace, pace + 10);
    press(INTENT_LEFT);
    press(INTENT_LEFT);
    assert_int_equal(robot.front.settings.pace, pace - 10);
    choose("tab.table");
    robot_focus(&robot, "options.order");
    press(INTENT_RIGHT);
    assert_true(mille_choice(&robot.front.settings, MILLE_CHOICE_ORDER));
    press(INTENT_CONFIRM);
    assert_false(mille_choice(&robot.front.settings, MILLE_CHOICE_ORDER));
    robot_focus(&robot, "options.rules");
    press(INTENT_RIGHT);
    assert_int_equal(mille_choice(&robot.front.settings, MILLE_CHOICE_RULES), RULES_PARKER);
    press_to(INTENT_CANCEL, &title_scene);
    struct settings chosen = robot.front.settings;
    assert_non_null(robot_file(&robot, "settings"));
    robot_restart(&robot);
    assert_int_equal(robot.front.settings.pace, chosen.pace);
    assert_int_equal(mille_choice(&robot.front.settings, MILLE_CHOICE_RULES), RULES_PARKER);
}

static void the_pace_stays_within_its_road(void)
{
    start(DEVICE_KEYS);
    choose("menu.options");
    robot_focus(&robot, "options.pace");
    for (int i = 0; i < 30; i++) {
        press(INTENT_RIGHT);
    }
    assert_int_equal(robot.front.settings.pace, SETTINGS_PACE_MOST);
    for (int i = 0; i < 30; i++) {
        press(INTENT_LEFT);
    }
    assert_int_equal(robot.front.settings.pace, SETTINGS_PACE_LEAST);
}

static void the_slider_follows_the_mouse(void)
{
    start(DEVICE_MOUSE);
    choose("menu.options");
    struct rect row = item("options.pace").box;
    /* The road is 440 long and ends 46 before the row does. */
    float y = row.y + row.h / 2, end = row.x + row.w - 46;
    mouse_at(INTENT_PRESS, (struct point){end - 200, y});
    assert_int_equal(robot.front.settings.pace, 120);
    mouse_at(INTENT_POINT, (struct point){end, y + 200});
    assert_int_equal(robot.front.settings.pace, 200);
    mouse_at(INTENT_POINT, (struct point){0, y});
    assert_int_equal(robot.front.settings.pace, SETTINGS_PACE_LEAST);
    mouse_at(INTENT_RELEASE, (struct point){0, y});
    mouse_at(INTENT_POINT, (struct point){end, y});
    assert_int_equal(robot.front.settings.pace, SETTINGS_PACE_LEAST);
    assert_true(remembers("pace 30"));
}

static void pages_turn_by_shoulder_and_by_click(void)
{
    start(DEVICE_PAD);
    choose("menu.options");
    press(INTENT_PAGE_NEXT);
    assert_string_equal(focused(), "options.opponent");
    press(INTENT_PAGE_NEXT);
    assert_string_equal(focused(), "options.fullscreen");
    press(INTENT_CONFIRM);
    assert_true(robot.fullscreen);
    assert_true(robot.front.settings.fullscreen);
    press(INTENT_PAGE_NEXT);
    assert_string_equal(focused(), "options.master");
    press(INTENT_PAGE_NEXT);
    assert_string_equal(focused(), "options.print");
    press(INTENT_PAGE_NEXT);
    assert_string_equal(focused(), "options.speech");
    press(INTENT_PAGE_NEXT);
    assert_string_equal(focused(), "options.language");
    robot.device = DEVICE_MOUSE;
    choose("tab.comfort options.motion");
    assert_true(robot.front.settings.reduced_motion);
}

static void defaults_bring_back_what_was_designed(void)
{
    start(DEVICE_PAD);
    choose("menu.options");
    mille_choose(&robot.front.settings, MILLE_CHOICE_FULL_SHEET, true);
    robot_focus(&robot, "options.pace");
    press(INTENT_RIGHT);
    press(INTENT_SECONDARY);
    choose("tab.table");
    robot_focus(&robot, "options.targets");
    press(INTENT_CONFIRM);
    press(INTENT_SECONDARY);
    struct settings fresh = settings_default();
    assert_int_equal(robot.front.settings.pace, fresh.pace);
    assert_int_equal(mille_choice(&robot.front.settings, MILLE_CHOICE_TARGETS), true);
    /* Not of this dialog: stays. */
    assert_true(mille_choice(&robot.front.settings, MILLE_CHOICE_FULL_SHEET));
    choose_to("options.done", &title_scene);
}

static void a_full_disk_does_not_keep_options_from_working(void)
{
    start(DEVICE_PAD);
    choose("menu.options");
    robot_focus(&robot, "options.pace");
    robot.disk_full = true;
    press(INTENT_RIGHT);
    choose_to("options.done", &title_scene);
    assert_int_equal(robot.front.settings.pace, settings_default().pace + 10);
}

/* ---- pause and question ----------------------------------------------------------------------------- */

static void pause_resumes_by_every_way_back(void)
{
    start(DEVICE_PAD);
    choose("menu.new");
    static const enum intent_kind ways[] = {INTENT_MENU, INTENT_CANCEL, INTENT_CONFIRM};
    for (int i = 0; i < 3; i++) {
        press_to(INTENT_MENU, &pause_scene);
        assert_string_equal(focused(), "pause.resume");
        press_to(ways[i], &table_scene);
    }
}

static void leaving_says_whether_the_game_is_saved(void)
{
    start(DEVICE_PAD);
    choose("menu.new");
    press(INTENT_MENU);
    assert_true(shows("The game is saved after every move."));
    choose("pause.quit");
    assert_true(shows("The game is saved and waits for you."));
    press(INTENT_CANCEL);
    press(INTENT_CANCEL);
    robot.disk_full = true;
    press(INTENT_MENU);
    assert_false(shows("The game is saved after every move."));
    choose("pause.quit");
    assert_true(shows("The game could not be saved and will be lost."));
    assert_false(robot.quit);
    choose("confirm.yes");
    assert_true(robot.quit);
}

static void a_page_is_closed_and_not_quit(void)
{
    start(DEVICE_KEYS);
    robot.page = true;
    assert_false(robot_has(&robot, "menu.quit"));
    assert_true(robot_has(&robot, "menu.help"));
    press(INTENT_CANCEL);
    assert_true(robot_reads(&robot, "Every move is kept"));
    assert_false(robot_has(&robot, "confirm.yes"));
    choose("confirm.no menu.new");
    press(INTENT_MENU);
    assert_false(robot_has(&robot, "pause.quit"));
    press(INTENT_CANCEL);
    press_key('q');
    assert_true(robot_reads(&robot, "Every move is kept"));
    choose_to("confirm.no", &table_scene);
    assert_false(robot.quit);
    /* A page has the size that it is given. */
    press(INTENT_MENU);
    choose("pause.options tab.picture");
    assert_true(robot_has(&robot, "options.fullscreen"));
    assert_false(robot_has(&robot, "options.window"));
    assert_false(robot_has(&robot, "options.vsync"));
}

static void a_leaving_dialog_hears_nothing(void)
{
    start(DEVICE_PAD);
    choose("menu.quit");
    robot_focus(&robot, "confirm.no");
    robot_do(&robot, INTENT_CONFIRM);
    robot_do(&robot, INTENT_RIGHT);
    press(INTENT_CONFIRM);
    assert_false(robot.quit);
    assert_true(robot_on(&robot, &title_scene));
}

static bool has_picture(const char *name)
{
    robot_draw(&robot);
    for (const struct draw_command *command = NULL; (command = drawn_next(&robot.frame, command));) {
        if (command->kind == DRAW_SPRITE && strcmp(draw_string(&robot.frame, command->string), name) == 0) {
            return true;
        }
    }
    return false;
}

static void prompts_follow_the_device_in_hand(void)
{
    start(DEVICE_PAD);
    choose("menu.options");
    assert_true(has_picture("icons/pad_b"));
    robot.front.pad_style = PAD_PLAYSTATION;
    assert_true(has_picture("icons/pad_circle"));
    robot.front.pad_style = PAD_NINTENDO;
    assert_true(has_picture("icons/pad_l"));
    robot.device = DEVICE_KEYS;
    press(INTENT_DOWN);
    assert_true(has_picture("icons/key_wide"));
    assert_true(shows("Esc"));
    mouse_at(INTENT_POINT, (struct point){10, 10});
    assert_true(has_picture("icons/mouse_right"));
    assert_false(shows("Move and change"));
}

const struct test tests[] = {
    TEST(without_a_saved_game_there_is_nothing_to_continue),
    TEST(continue_leads_back_to_the_game),
    TEST(a_new_game_asks_first_and_keeps_the_old_one),
    TEST(shoulder_buttons_walk_along_the_tables),
    TEST(the_sign_glides_or_jumps),
    TEST(options_change_at_once_and_are_remembered),
    TEST(the_pace_stays_within_its_road),
    TEST(the_slider_follows_the_mouse),
    TEST(pages_turn_by_shoulder_and_by_click),
    TEST(defaults_bring_back_what_was_designed),
    TEST(a_full_disk_does_not_keep_options_from_working),
    TEST(pause_resumes_by_every_way_back),
    TEST(leaving_says_whether_the_game_is_saved),
    TEST(a_page_is_closed_and_not_quit),
    TEST(a_leaving_dialog_hears_nothing),
    TEST(prompts_follow_the_device_in_hand),
    {0},
};
