/* SPDX-License-Identifier: MIT */
/* The title, the options, the pause menu, the question dialog and the status bar. */
#include "robot.h"

#include "front/bar.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#include <cmocka.h>

static struct robot robot;

static const struct {
    int w, h;
} SIZES[] = {{1280, 720}, {1280, 800}, {1440, 1080}, {1920, 1080}, {2560, 1080}, {3840, 2160}};

enum { SIZE_COUNT = sizeof SIZES / sizeof *SIZES };

/* ---- helpers ---------------------------------------------------------------------------------------- */

static void start(enum device device)
{
    robot_start(&robot, device, 7, 1920, 1080);
}

static void choose(const char *name)
{
    robot_choose(&robot, name);
    robot_settle(&robot);
}

static void press(enum intent_kind kind)
{
    robot_do(&robot, kind);
    robot_settle(&robot);
}

static void point(enum intent_kind kind, float x, float y)
{
    front_intent(&robot.front,
                 &(struct intent){.kind = kind, .device = DEVICE_MOUSE, .x = x, .y = y, .clicks = 1});
}

static struct focus_item item(const char *name)
{
    struct focus_list list = robot_items(&robot);
    assert_non_null(focus_named(&list, name));
    return *focus_named(&list, name);
}

static const char *focused(void)
{
    static struct focus_list list;
    list = robot_items(&robot);
    return focus_find(&list, front_focus(&robot.front))->name;
}

static bool shows(const char *string)
{
    robot_draw(&robot);
    for (size_t i = 0; i < robot.frame.count; i++) {
        const struct draw_command *command = &robot.frame.command[i];
        if (command->kind == DRAW_TEXT && command->ink.a &&
            strcmp(draw_string(&robot.frame, command->string), string) == 0) {
            return true;
        }
    }
    return false;
}

/* Where a text lies, from its ascent to its descent. */
static struct rect text_box(const struct draw_list *list, const struct draw_command *command)
{
    float size = command->as.text.size;
    float w = draw_text_width(list, draw_string(list, command->string), command->as.text.font, size,
                              command->as.text.tracking);
    float left = command->as.text.anchor == ANCHOR_START    ? 0
                 : command->as.text.anchor == ANCHOR_MIDDLE ? w / 2
                                                            : w;
    return (struct rect){command->box.x - left, command->box.y - size * .75f, w, size};
}

static bool lies_in(struct rect inner, struct rect outer)
{
    return inner.x >= outer.x - 1 && inner.y >= outer.y - 1 && inner.x + inner.w <= outer.x + outer.w + 1 &&
           inner.y + inner.h <= outer.y + outer.h + 1;
}

static bool overlap(struct rect a, struct rect b)
{
    return a.x + a.w > b.x + .5f && b.x + b.w > a.x + .5f && a.y + a.h > b.y + .5f && b.y + b.h > a.y + .5f;
}

/* Nothing is cut, no item lies on another, and every item leads to every other one. */
static void check_layout(void)
{
    robot_draw(&robot);
    struct rect canvas = robot.front.canvas;
    for (size_t i = 0; i < robot.frame.count; i++) {
        const struct draw_command *command = &robot.frame.command[i];
        if (command->kind == DRAW_TEXT && !lies_in(text_box(&robot.frame, command), canvas)) {
            fail_msg("\"%s\" leaves the canvas on %s", draw_string(&robot.frame, command->string),
                     front_scene(&robot.front)->name);
        }
    }
    struct focus_list list = robot_items(&robot);
    for (int i = 0; i < list.count; i++) {
        assert_true(lies_in(list.item[i].box, canvas));
        for (int j = 0; j < i; j++) {
            if (overlap(list.item[i].box, list.item[j].box)) {
                fail_msg("%s lies on %s", list.item[i].name, list.item[j].name);
            }
        }
    }
    for (int i = 0; i < list.count; i++) {
        int back = front_focus(&robot.front);
        robot_focus(&robot, list.item[i].name);
        front_set_focus(&robot.front, back);
    }
}

static void each_size(void (*bring)(void))
{
    for (int i = 0; i < SIZE_COUNT; i++) {
        robot_start(&robot, DEVICE_PAD, 7, SIZES[i].w, SIZES[i].h);
        bring();
        robot_settle(&robot);
        check_layout();
        robot_end(&robot);
    }
}

/* ---- title ------------------------------------------------------------------------------------------ */

static void without_a_saved_game_there_is_nothing_to_continue(void **state)
{
    (void)state;
    start(DEVICE_PAD);
    assert_false(robot_has(&robot, "menu.continue"));
    assert_string_equal(focused(), "menu.new");
    choose("menu.new");
    assert_true(robot_on(&robot, &mille_table_scene));
    robot_end(&robot);
}

static void continue_leads_back_to_the_game(void **state)
{
    (void)state;
    start(DEVICE_KEYS);
    choose("menu.new");
    press(INTENT_MENU);
    choose("pause.leave");
    assert_true(robot_on(&robot, &title_scene));
    assert_string_equal(focused(), "menu.continue");
    assert_true(shows("Hand 1"));
    choose("menu.continue");
    assert_true(robot_on(&robot, &mille_table_scene));
    robot_end(&robot);
}

static void a_new_game_asks_first_and_keeps_the_old_one(void **state)
{
    (void)state;
    start(DEVICE_PAD);
    choose("menu.new");
    press(INTENT_MENU);
    choose("pause.leave");
    choose("menu.new");
    assert_true(robot_on(&robot, &confirm_scene));
    assert_string_equal(focused(), "confirm.no");
    choose("confirm.no");
    assert_true(robot_on(&robot, &title_scene));
    assert_null(robot_file(&robot, "previous.journal"));
    choose("menu.new");
    char before[64];
    text_format(before, sizeof before, "%.60s", robot_file(&robot, "autosave.journal")->data);
    choose("confirm.yes");
    assert_true(robot_on(&robot, &mille_table_scene));
    assert_non_null(robot_file(&robot, "previous.journal"));
    assert_memory_equal(robot_file(&robot, "previous.journal")->data, before, strlen(before));
    robot_end(&robot);
}

static void a_closed_table_says_why(void **state)
{
    (void)state;
    start(DEVICE_PAD);
    robot_focus(&robot, "menu.tables.dice");
    assert_false(item("menu.tables.dice").enabled);
    assert_true(shows("The dice table opens later."));
    press(INTENT_CONFIRM);
    assert_true(robot_on(&robot, &title_scene));
    robot_focus(&robot, "menu.tables.dominoes");
    assert_true(shows("The dominoes table opens later."));
    robot_focus(&robot, "menu.tables.road");
    assert_true(item("menu.tables.road").enabled);
    press(INTENT_CONFIRM);
    assert_true(robot_on(&robot, &mille_table_scene));
    robot_end(&robot);
}

static void shoulder_buttons_walk_along_the_tables(void **state)
{
    (void)state;
    start(DEVICE_PAD);
    press(INTENT_PAGE_NEXT);
    assert_string_equal(focused(), "menu.tables.road");
    press(INTENT_PAGE_NEXT);
    press(INTENT_PAGE_NEXT);
    press(INTENT_PAGE_NEXT);
    assert_string_equal(focused(), "menu.tables.dominoes");
    press(INTENT_PAGE_PREV);
    assert_string_equal(focused(), "menu.tables.dice");
    robot_end(&robot);
}

static void the_sign_glides_or_jumps(void **state)
{
    (void)state;
    start(DEVICE_PAD);
    robot_focus(&robot, "menu.quit");
    front_tick(&robot.front);
    assert_true(robot.front.title.row > 0 && robot.front.title.row < (float)robot.front.title.row_to);
    robot_settle(&robot);
    assert_true(robot.front.title.row == (float)robot.front.title.row_to);
    robot.front.settings.reduced_motion = true;
    robot_focus(&robot, "menu.new");
    front_tick(&robot.front);
    assert_true(robot.front.title.row == 0);
    robot_end(&robot);
}

/* ---- options ---------------------------------------------------------------------------------------- */

static bool remembers(const char *line)
{
    const struct robot_file *file = robot_file(&robot, "settings");
    return file && strstr(file->data, line) != NULL;
}

static void options_change_at_once_and_are_remembered(void **state)
{
    (void)state;
    start(DEVICE_PAD);
    choose("menu.options");
    assert_string_equal(focused(), "options.pace");
    int pace = robot.front.settings.pace;
    press(INTENT_RIGHT);
    assert_int_equal(robot.front.settings.pace, pace + 10);
    press(INTENT_LEFT);
    press(INTENT_LEFT);
    assert_int_equal(robot.front.settings.pace, pace - 10);
    robot_focus(&robot, "options.extension");
    press(INTENT_LEFT);
    assert_false(robot.front.settings.extension);
    press(INTENT_CONFIRM);
    assert_true(robot.front.settings.extension);
    robot_focus(&robot, "options.deck_end");
    press(INTENT_RIGHT);
    assert_true(robot.front.settings.deck_end_empty);
    press(INTENT_CANCEL);
    assert_true(robot_on(&robot, &title_scene));
    struct settings chosen = robot.front.settings;
    assert_non_null(robot_file(&robot, "settings"));
    robot_restart(&robot);
    assert_int_equal(robot.front.settings.pace, chosen.pace);
    assert_true(robot.front.settings.deck_end_empty);
    robot_end(&robot);
}

static void the_pace_stays_within_its_road(void **state)
{
    (void)state;
    start(DEVICE_KEYS);
    choose("menu.options");
    for (int i = 0; i < 30; i++) {
        press(INTENT_RIGHT);
    }
    assert_int_equal(robot.front.settings.pace, 200);
    for (int i = 0; i < 30; i++) {
        press(INTENT_LEFT);
    }
    assert_int_equal(robot.front.settings.pace, 60);
    robot_end(&robot);
}

static void the_slider_follows_the_mouse(void **state)
{
    (void)state;
    start(DEVICE_MOUSE);
    choose("menu.options");
    struct rect row = item("options.pace").box;
    /* The road is 440 long and ends 46 before the row does. */
    float y = row.y + row.h / 2, end = row.x + row.w - 46;
    point(INTENT_PRESS, end - 220, y);
    assert_int_equal(robot.front.settings.pace, 130);
    point(INTENT_POINT, end, y + 200);
    assert_int_equal(robot.front.settings.pace, 200);
    point(INTENT_POINT, 0, y);
    assert_int_equal(robot.front.settings.pace, 60);
    point(INTENT_RELEASE, 0, y);
    point(INTENT_POINT, end, y);
    assert_int_equal(robot.front.settings.pace, 60);
    assert_true(remembers("pace 60"));
    robot_end(&robot);
}

static void pages_turn_by_shoulder_and_by_click(void **state)
{
    (void)state;
    start(DEVICE_PAD);
    choose("menu.options");
    press(INTENT_PAGE_NEXT);
    assert_string_equal(focused(), "options.fullscreen");
    press(INTENT_CONFIRM);
    assert_true(robot.fullscreen);
    assert_true(robot.front.settings.fullscreen);
    press(INTENT_PAGE_NEXT);
    assert_string_equal(focused(), "options.motion");
    press(INTENT_PAGE_NEXT);
    assert_string_equal(focused(), "options.pace");
    robot.device = DEVICE_MOUSE;
    choose("tab.comfort");
    choose("options.motion");
    assert_true(robot.front.settings.reduced_motion);
    robot_end(&robot);
}

static void defaults_bring_back_what_was_designed(void **state)
{
    (void)state;
    start(DEVICE_PAD);
    choose("menu.options");
    robot.front.settings.full_sheet = true;
    press(INTENT_RIGHT);
    robot_focus(&robot, "options.targets");
    press(INTENT_CONFIRM);
    press(INTENT_DISCARD);
    struct settings fresh = settings_default();
    assert_int_equal(robot.front.settings.pace, fresh.pace);
    assert_int_equal(robot.front.settings.show_targets, fresh.show_targets);
    /* Not of this dialog: stays. */
    assert_true(robot.front.settings.full_sheet);
    choose("options.done");
    assert_true(robot_on(&robot, &title_scene));
    robot_end(&robot);
}

static void a_full_disk_does_not_keep_options_from_working(void **state)
{
    (void)state;
    start(DEVICE_PAD);
    choose("menu.options");
    robot.disk_full = true;
    press(INTENT_RIGHT);
    choose("options.done");
    assert_true(robot_on(&robot, &title_scene));
    assert_int_equal(robot.front.settings.pace, settings_default().pace + 10);
    robot_end(&robot);
}

/* ---- pause and question ----------------------------------------------------------------------------- */

static void pause_resumes_by_every_way_back(void **state)
{
    (void)state;
    start(DEVICE_PAD);
    choose("menu.new");
    static const enum intent_kind ways[] = {INTENT_MENU, INTENT_CANCEL, INTENT_CONFIRM};
    for (int i = 0; i < 3; i++) {
        press(INTENT_MENU);
        assert_true(robot_on(&robot, &pause_scene));
        assert_string_equal(focused(), "pause.resume");
        press(ways[i]);
        assert_true(robot_on(&robot, &mille_table_scene));
    }
    robot_end(&robot);
}

static void leaving_says_whether_the_game_is_saved(void **state)
{
    (void)state;
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
    robot_end(&robot);
}

static void a_leaving_dialog_hears_nothing(void **state)
{
    (void)state;
    start(DEVICE_PAD);
    choose("menu.quit");
    robot_focus(&robot, "confirm.no");
    robot_do(&robot, INTENT_CONFIRM);
    robot_do(&robot, INTENT_RIGHT);
    robot_do(&robot, INTENT_CONFIRM);
    robot_settle(&robot);
    assert_false(robot.quit);
    assert_true(robot_on(&robot, &title_scene));
    robot_end(&robot);
}

/* ---- layout ----------------------------------------------------------------------------------------- */

static void bring_title(void) {}

static void bring_saved_title(void)
{
    choose("menu.new");
    press(INTENT_MENU);
    choose("pause.leave");
    robot_focus(&robot, "menu.tables.dice");
}

static void bring_message(void)
{
    memset(robot.front.title.message, 'm', sizeof robot.front.title.message - 1);
    for (size_t i = 6; i < sizeof robot.front.title.message - 1; i += 7) {
        robot.front.title.message[i] = ' ';
    }
}

static void bring_options(void)
{
    choose("menu.options");
}

static void bring_picture(void)
{
    choose("menu.options");
    press(INTENT_PAGE_NEXT);
}

static void bring_comfort(void)
{
    choose("menu.options");
    press(INTENT_PAGE_PREV);
}

static void bring_question(void)
{
    choose("menu.quit");
}

static void bring_pause(void)
{
    choose("menu.new");
    press(INTENT_MENU);
}

static void screens_fit_every_shape_of_window(void **state)
{
    (void)state;
    static void (*const bring[])(void) = {bring_title,   bring_saved_title, bring_message,  bring_options,
                                          bring_picture, bring_comfort,     bring_question, bring_pause};
    for (size_t i = 0; i < sizeof bring / sizeof *bring; i++) {
        each_size(bring[i]);
    }
}

/* A bar with a message and a hint of so many characters each. */
static void check_bar(int message, int hint, enum device device)
{
    static const struct prompt prompts[] = {{PROMPT_MOVE, "Choose"},     {PROMPT_CONFIRM, "Play"},
                                            {PROMPT_DISCARD, "Discard"}, {PROMPT_SORT, "Sort"},
                                            {PROMPT_PILES, "Piles"},     {PROMPT_MENU, "Menu"}};
    struct status status = {.lamp = true, .prompts = 6};
    memcpy(status.prompt, prompts, sizeof prompts);
    memset(status.message, 'a', (size_t)message);
    memset(status.hint, 'b', (size_t)hint);
    robot.front.device = device;
    draw_begin(&robot.frame, robot.wide, robot.high);
    bar_draw(&robot.front, &robot.frame, &status);
    struct rect canvas = robot.frame.canvas, text[16];
    int count = 0;
    for (size_t i = 0; i < robot.frame.count; i++) {
        const struct draw_command *command = &robot.frame.command[i];
        if (command->kind == DRAW_TEXT) {
            text[count] = text_box(&robot.frame, command);
        } else if (command->kind == DRAW_SPRITE &&
                   strncmp(draw_string(&robot.frame, command->string), "icons/key", 9) != 0) {
            text[count] = command->box;
        } else {
            continue;
        }
        assert_true(lies_in((struct rect){text[count].x, 0, text[count].w, 0}, canvas));
        for (int j = 0; j < count; j++) {
            assert_false(overlap(text[count], text[j]));
        }
        assert_true(++count < 16);
    }
}

static void the_status_bar_never_runs_into_its_prompts(void **state)
{
    (void)state;
    start(DEVICE_PAD);
    for (int message = 0; message <= 120; message += 8) {
        for (int hint = 0; hint <= 200; hint += 20) {
            check_bar(message, hint, DEVICE_PAD);
            check_bar(message, hint, DEVICE_KEYS);
            check_bar(message, hint, DEVICE_MOUSE);
        }
    }
    robot_end(&robot);
}

static bool has_picture(const char *name)
{
    robot_draw(&robot);
    for (size_t i = 0; i < robot.frame.count; i++) {
        const struct draw_command *command = &robot.frame.command[i];
        if (command->kind == DRAW_SPRITE && strcmp(draw_string(&robot.frame, command->string), name) == 0) {
            return true;
        }
    }
    return false;
}

static void prompts_follow_the_device_in_hand(void **state)
{
    (void)state;
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
    point(INTENT_POINT, 10, 10);
    assert_true(has_picture("icons/mouse_right"));
    assert_false(shows("Move and change"));
    robot_end(&robot);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(without_a_saved_game_there_is_nothing_to_continue),
        cmocka_unit_test(continue_leads_back_to_the_game),
        cmocka_unit_test(a_new_game_asks_first_and_keeps_the_old_one),
        cmocka_unit_test(a_closed_table_says_why),
        cmocka_unit_test(shoulder_buttons_walk_along_the_tables),
        cmocka_unit_test(the_sign_glides_or_jumps),
        cmocka_unit_test(options_change_at_once_and_are_remembered),
        cmocka_unit_test(the_pace_stays_within_its_road),
        cmocka_unit_test(the_slider_follows_the_mouse),
        cmocka_unit_test(pages_turn_by_shoulder_and_by_click),
        cmocka_unit_test(defaults_bring_back_what_was_designed),
        cmocka_unit_test(a_full_disk_does_not_keep_options_from_working),
        cmocka_unit_test(pause_resumes_by_every_way_back),
        cmocka_unit_test(leaving_says_whether_the_game_is_saved),
        cmocka_unit_test(a_leaving_dialog_hears_nothing),
        cmocka_unit_test(screens_fit_every_shape_of_window),
        cmocka_unit_test(the_status_bar_never_runs_into_its_prompts),
        cmocka_unit_test(prompts_follow_the_device_in_hand),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
