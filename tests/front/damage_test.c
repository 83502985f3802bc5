/* SPDX-License-Identifier: MIT */
/* Files that are damaged or cannot be read: each is kept under another name, the title says so, and nothing
 * that the program writes afterwards takes its place. */
#include "front/mille/mille_options.h"
#include "front/mille/mille_table.h"
#include "front/mille/score.h"
#include "front/records/record_results.h"
#include "front/scenes/screens.h"
#include "front/scenes/text_entry.h"
#include "front/scenes/title.h"
#include "front/table/open.h"
#include "front/table/saves.h"
#include "front/table/table.h"
#include "person.h"
#include "test.h"

#include <string.h>

static const char *const own[] = {"settings", "records", "autosave.journal"};
static const char damaged[] = "what a program wrote once\nand a disk forgot";
static const char damaged_settings[] = "route-mille settings 1\npace lots\n";

enum { OWN = sizeof own / sizeof *own };

/* Everything the title writes, one text after the other. */
static const char *written(void)
{
    static char all[8192];
    struct text out = text_in(all, sizeof all);
    robot_draw(&robot);
    for (size_t i = 0; i < robot.frame.count; i++) {
        if (robot.frame.command[i].kind == DRAW_TEXT) {
            text_addf(&out, "%s ", draw_string(&robot.frame, robot.frame.command[i].string));
        }
    }
    return all;
}

static bool is_told(const char *file)
{
    char kept[SERVICE_NAME_SIZE];
    text_format(kept, sizeof kept, "%s.damaged-1", file);
    return strstr(written(), kept) != NULL && strstr(robot.front.told, kept) != NULL;
}

static const char *kept_of(const char *file)
{
    char kept[SERVICE_NAME_SIZE];
    text_format(kept, sizeof kept, "%s.damaged-1", file);
    return robot_file(&robot, kept) ? robot_file(&robot, kept)->data : "";
}

/* Plays until every one of the own files has been written again. */
static void play(void)
{
    robot.front.settings.reduced_motion = true;
    choose("menu.new");
    if (robot_on(&robot, &text_entry_scene)) {
        choose("entry.done confirm.no");
    }
    robot_decide_till(&robot, &score_scene);
    robot_key(&robot, 'w');
    front_save_settings(&robot.front);
    for (int i = 0; i < OWN; i++) {
        assert_non_null(robot_file(&robot, own[i]));
    }
}

static const char *damage_of(int file)
{
    return file == 0 ? damaged_settings : damaged;
}

static void each_damaged_file_is_kept_and_told_on_the_title(void)
{
    for (int i = 0; i < OWN; i++) {
        robot_start(&robot, DEVICE_KEYS, 5, 1280, 720);
        robot_put(&robot, own[i], damage_of(i));
        robot_restart(&robot);
        assert_true(is_told(own[i]));
        assert_true(i != OWN - 1 || strstr(robot.front.told, "line 1"));
        assert_false(robot_has(&robot, "menu.continue"));
        assert_null(robot_file(&robot, own[i]));
        assert_string_equal(kept_of(own[i]), damage_of(i));
        assert_non_null(strstr(robot.logged, own[i]));
        play();
        assert_string_equal(kept_of(own[i]), damage_of(i));
    }
}

static void several_are_all_told(void)
{
    robot_start(&robot, DEVICE_PAD, 5, 1280, 720);
    for (int i = 0; i < OWN; i++) {
        robot_put(&robot, own[i], damage_of(i));
    }
    robot_restart(&robot);
    for (int i = 0; i < OWN; i++) {
        assert_true(is_told(own[i]));
        assert_string_equal(kept_of(own[i]), damage_of(i));
    }
    assert_int_equal(robot.lines, OWN);
    play();
    for (int i = 0; i < OWN; i++) {
        assert_string_equal(kept_of(own[i]), damage_of(i));
    }
}

static void a_file_that_the_disk_does_not_give_is_kept_as_well(void)
{
    for (int i = 0; i < OWN; i++) {
        robot_start(&robot, DEVICE_MOUSE, 5, 1280, 720);
        robot_put(&robot, own[i], damaged);
        robot.unreadable = own[i];
        robot_restart(&robot);
        /* The error may pass, and the file may be good: it stays until something is to be written there. */
        assert_non_null(strstr(written(), "Permission denied"));
        assert_string_equal(robot_file(&robot, own[i])->data, damaged);
        assert_string_equal(kept_of(own[i]), "");
        robot.unreadable = NULL;
        play();
        assert_non_null(strstr(robot.front.told, own[i]));
        assert_string_equal(kept_of(own[i]), damaged);
    }
}

/* The journal of a game of some moves. */
static const char *a_game(int moves, uint64_t seed)
{
    static char journal[8192];
    robot_start(&robot, DEVICE_KEYS, seed, 1280, 720);
    choose("menu.new");
    while (table_of(&robot.front)->session.journal.count < moves) {
        assert_true(robot_decide(&robot));
        robot_settle(&robot);
    }
    text_copy(journal, sizeof journal, robot_file(&robot, SAVES_AUTOSAVE)->data);
    return journal;
}

static void a_missing_or_damaged_game_is_taken_from_its_backup(void)
{
    const char *journal = a_game(6, 5);
    enum { MISSING, DAMAGED, UNREADABLE, WAYS };
    for (int way = 0; way < WAYS; way++) {
        robot_start(&robot, DEVICE_KEYS, 5, 1280, 720);
        robot_put(&robot, SAVES_AUTOSAVE ".bak", journal);
        if (way != MISSING) {
            robot_put(&robot, SAVES_AUTOSAVE, damaged);
        }
        robot.unreadable = way == UNREADABLE ? SAVES_AUTOSAVE : NULL;
        robot_restart(&robot);
        assert_true(robot_has(&robot, "menu.continue"));
        assert_true(table_of(&robot.front)->session.journal.count >= 6);
        assert_non_null(strstr(written(), "Its backup takes the place of autosave.journal."));
        robot.unreadable = NULL;
        choose("menu.continue");
        press_key('p');
        assert_string_equal(kept_of(SAVES_AUTOSAVE), way == MISSING ? "" : damaged);
    }
}

static void settings_and_records_have_backups_too(void)
{
    robot_start(&robot, DEVICE_KEYS, 5, 1280, 720);
    robot_put(&robot, "settings", damaged_settings);
    robot_put(&robot, "settings.bak", "route-mille settings 1\npace 130\n");
    robot_put(&robot, "records.bak", "route-mille records 1\nall 1 1 2 0 0 0 1 1 900\nend\n");
    robot_restart(&robot);
    assert_int_equal(robot.front.settings.pace, 130);
    assert_int_equal(records_of(&robot.front)->all.hands, 2);
    assert_string_equal(kept_of("settings"), damaged_settings);
}

static void a_file_of_the_command_line_that_cannot_be_opened_is_told_on_the_title(void)
{
    struct journal_error why;
    robot_start(&robot, DEVICE_KEYS, 5, 1280, 720);
    assert_false(table_open(&robot.front, damaged, sizeof damaged - 1, &why));
    front_tell_unopened(&robot.front, "/tmp/x.journal", &why);
    rest_at(&title_scene);
    assert_non_null(strstr(written(), "/tmp/x.journal cannot be read (line 1:"));
    assert_non_null(strstr(robot.logged, "/tmp/x.journal"));
}

static void a_folder_that_takes_nothing_is_named_on_the_title(void)
{
    robot_start(&robot, DEVICE_KEYS, 5, 1280, 720);
    robot.fault = "Nothing can be saved: /home/z/.local/share: Not a directory.";
    robot_restart(&robot);
    assert_non_null(strstr(written(), robot.fault));
    assert_string_equal(robot.logged, robot.fault);
}

/* A save under a name stays where it is: its list tells why it cannot be opened, and writing over it asks. */
static void a_damaged_save_is_never_overwritten_without_a_question(void)
{
    robot_start(&robot, DEVICE_KEYS, 5, 1280, 720);
    robot_put(&robot, "saves/Z.journal", damaged);
    choose("menu.load");
    assert_non_null(strstr(written(), "Line 1"));
    choose("load.back menu.new");
    press_key('s');
    robot_type(&robot, "Z");
    press_to(INTENT_CONFIRM, &confirm_scene);
    choose("confirm.no");
    assert_string_equal(robot_file(&robot, "saves/Z.journal")->data, damaged);
}

/* ---- what cannot be written -------------------------------------------------------------------------- */

static void options_that_cannot_be_kept_say_why_with_a_bell(void)
{
    robot_start(&robot, DEVICE_KEYS, 5, 1280, 720);
    choose("menu.options tab.table");
    robot.disk_full = true;
    choose("options.order");
    assert_true(mille_choice(&robot.front.settings, MILLE_CHOICE_ORDER));
    assert_int_equal(robot.bells, 1);
    assert_non_null(strstr(written(), "The disk is full."));
    robot.disk_full = false;
    choose("options.targets");
    assert_null(strstr(written(), "The disk is full."));
    assert_non_null(strstr(robot_file(&robot, "settings")->data, "order_hand 1\n"));
}

static void at_the_table_and_with_the_records_too(void)
{
    robot_start(&robot, DEVICE_KEYS, 5, 1280, 720);
    robot.front.settings.reduced_motion = true;
    choose("menu.new");
    robot.disk_full = true;
    static const char keys[] = "owp"; /* order, sheet, draw a card */
    for (int i = 0; keys[i]; i++) {
        int bells = robot.bells;
        robot_settle(&robot);
        robot_key(&robot, keys[i]);
        assert_int_equal(robot.bells, bells + 1);
        assert_true(table_of(&robot.front)->refused);
        assert_string_equal(table_of(&robot.front)->message, "The disk is full.");
    }
    assert_int_equal(mille_table_seen(table_of(&robot.front))->pub.phase, PHASE_PLAY);
    robot.disk_full = false;
    robot_decide_till(&robot, &score_scene);
    assert_non_null(robot_file(&robot, SAVES_AUTOSAVE));
    choose("score.leave confirm.yes menu.scores tab.statistics");
    robot.disk_full = true;
    choose("statistics.reset confirm.yes");
    assert_non_null(strstr(written(), "The disk is full."));
}

const struct test tests[] = {
    TEST(each_damaged_file_is_kept_and_told_on_the_title),
    TEST(several_are_all_told),
    TEST(a_file_that_the_disk_does_not_give_is_kept_as_well),
    TEST(a_missing_or_damaged_game_is_taken_from_its_backup),
    TEST(settings_and_records_have_backups_too),
    TEST(a_file_of_the_command_line_that_cannot_be_opened_is_told_on_the_title),
    TEST(a_folder_that_takes_nothing_is_named_on_the_title),
    TEST(a_damaged_save_is_never_overwritten_without_a_question),
    TEST(options_that_cannot_be_kept_say_why_with_a_bell),
    TEST(at_the_table_and_with_the_records_too),
    {0},
};
