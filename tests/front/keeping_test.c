/* SPDX-License-Identifier: MIT */
/* No game is given up where it cannot be kept, no window closes over a move that is not on the disk, and two
 * programs on one folder leave each other's games alone. */
#include "front/mille/mille_table.h"
#include "front/mille/score.h"
#include "front/scenes/screens.h"
#include "front/scenes/table_scene.h"
#include "front/scenes/title.h"
#include "front/table/open.h"
#include "front/table/saves.h"
#include "front/table/table.h"
#include "keeping_rig.h"
#include "person.h"
#include "test.h"

#include <stdlib.h>
#include <string.h>

static uint64_t seed_here(void)
{
    return table_of(&robot.front)->session.journal.setup.seed;
}

static void a_game_that_cannot_be_kept_is_not_given_up_without_a_question(void)
{
    for (int i = 0; i < DEVICES; i++) {
        sit(devices[i], 3, 6);
        to_title();
        uint64_t seed = seed_here();
        robot.full_for = SAVES_PREVIOUS;
        choose_to("menu.new confirm.yes", &confirm_scene);
        assert_true(robot_reads(&robot, "This game cannot be kept"));
        assert_true(robot_reads(&robot, "The disk is full."));
        /* Neither: everything is as it was. */
        choose_to("confirm.no", &title_scene);
        assert_true(seed_here() == seed && is_table(SAVES_AUTOSAVE));
        /* Trying again, in vain and then not. */
        choose_to("menu.new confirm.yes confirm.third", &confirm_scene);
        assert_true(seed_here() == seed);
        robot.full_for = NULL;
        choose_to("confirm.third", &table_scene);
        assert_true(seed_here() != seed);
        assert_true(strlen(data_of(SAVES_PREVIOUS)) > 0);
    }
}

static void whoever_insists_gives_it_up(void)
{
    sit(DEVICE_PAD, 3, 6);
    to_title();
    uint64_t seed = seed_here();
    robot.full_for = SAVES_PREVIOUS;
    choose_to("menu.new confirm.yes confirm.yes", &table_scene);
    assert_true(seed_here() != seed);
}

static void a_file_is_not_opened_over_a_game_that_cannot_be_kept(void)
{
    struct journal_error why;
    sit(DEVICE_KEYS, 3, 8);
    char *other = session_save(&table_of(&robot.front)->session, NULL);
    sit(DEVICE_KEYS, 11, 6);
    uint64_t seed = seed_here();
    robot.full_for = SAVES_PREVIOUS;
    assert_false(table_open(&robot.front, other, strlen(other), &why));
    assert_non_null(strstr(why.reason, "The disk is full."));
    assert_true(seed_here() == seed);
    robot.full_for = NULL;
    assert_true(table_open(&robot.front, other, strlen(other), &why));
    assert_true(seed_here() != seed);
    free(other);
}

/* Two games: one at the table, the other the previous one. */
static void with_a_previous_game(uint64_t seed)
{
    sit(DEVICE_KEYS, seed, 6);
    to_title();
    choose("menu.new confirm.yes");
    play(9);
    to_title();
}

static void ask_for_the_previous_game(void)
{
    choose("menu.load save.1 confirm.yes");
}

static void the_previous_game_is_safe_before_another_takes_its_place(void)
{
    for (int power = 0; power < 4; power++) {
        with_a_previous_game(3);
        char here[8192], previous[8192];
        text_copy(here, sizeof here, data_of(SAVES_AUTOSAVE));
        text_copy(previous, sizeof previous, data_of(SAVES_PREVIOUS));
        robot_put(&robot, SAVES_AUTOSAVE ".bak", here); /* the robot's disk keeps none itself */
        robot.writes_left = power;
        ask_for_the_previous_game();
        robot.writes_left = -1;
        robot_restart(&robot);
        bool exchanged = strcmp(data_of(SAVES_AUTOSAVE), previous) == 0;
        assert_true(exchanged == (power > 0));
        assert_string_equal(data_of(SAVES_AUTOSAVE), exchanged ? previous : here);
        assert_string_equal(data_of(SAVES_PREVIOUS), exchanged ? here : previous);
    }
}

static void an_exchange_that_cannot_be_finished_changes_nothing(void)
{
    with_a_previous_game(3);
    char here[8192], previous[8192];
    text_copy(here, sizeof here, data_of(SAVES_AUTOSAVE));
    text_copy(previous, sizeof previous, data_of(SAVES_PREVIOUS));
    robot.full_for = SAVES_PREVIOUS;
    ask_for_the_previous_game();
    assert_true(robot_reads(&robot, "This game cannot be kept"));
    choose("confirm.no");
    assert_string_equal(data_of(SAVES_AUTOSAVE), here);
    assert_string_equal(data_of(SAVES_PREVIOUS), previous);
    assert_true(is_table(SAVES_AUTOSAVE));
}

static void an_unsaved_move_is_saved_when_the_window_closes(void)
{
    sit(DEVICE_KEYS, 3, 6);
    robot.disk_full = true;
    play(2);
    assert_false(is_table(SAVES_AUTOSAVE));
    robot.disk_full = false;
    robot_do(&robot, INTENT_QUIT);
    assert_true(robot.quit);
    assert_true(is_table(SAVES_AUTOSAVE));
}

static void only_where_that_fails_too_there_is_a_question(void)
{
    for (int i = 0; i < DEVICES; i++) {
        sit(devices[i], 3, 6);
        robot.disk_full = true;
        play(2);
        /* Whoever closes it twice has still not answered. */
        for (int closed = 0; closed < 2; closed++) {
            press(INTENT_QUIT);
            assert_false(robot.quit);
            assert_true(robot_reads(&robot, "Leave without saving?"));
            assert_true(robot_reads(&robot, "The disk is full."));
        }
        choose_to("confirm.no", &table_scene);
        press(INTENT_QUIT);
        robot.disk_full = false;
        choose("confirm.third");
        assert_true(robot.quit);
        assert_true(is_table(SAVES_AUTOSAVE));
    }
}

static void the_end_of_the_system_asks_nobody_and_says_what_is_lost(void)
{
    for (int full = 0; full < 2; full++) {
        sit(DEVICE_KEYS, 3, 6);
        robot.disk_full = true;
        play(2);
        robot.disk_full = full == 1;
        robot_do(&robot, INTENT_OVER);
        assert_true(robot.quit);
        assert_true(is_table(SAVES_AUTOSAVE) == (full == 0));
        assert_true((strcmp(robot.logged, "The disk is full.") == 0) == (full == 1));
    }
}

static void records_that_were_not_kept_are_kept_on_leaving(void)
{
    sit(DEVICE_KEYS, 3, 2);
    robot.full_for = "records";
    while (!robot_on(&robot, &score_scene)) {
        assert_true(robot_decide(&robot));
        robot_settle(&robot);
    }
    assert_null(robot_file(&robot, "records"));
    robot.full_for = NULL;
    robot_do(&robot, INTENT_QUIT);
    assert_true(robot.quit);
    assert_non_null(robot_file(&robot, "records"));
}

static int told_moves;

static void note_move(void *context, const char *fields)
{
    (void)context;
    if (strstr(fields, "\"kind\":\"move\"")) {
        assert_true(is_table(SAVES_AUTOSAVE));
        told_moves++;
    }
}

static void a_move_is_on_the_disk_before_it_is_told(void)
{
    sit(DEVICE_KEYS, 3, 1);
    told_moves = 0;
    robot.services.trace = note_move;
    play(8);
    assert_true(told_moves > 8);
}

static void a_sitting_that_is_full_says_so_and_stays(void)
{
    sit(DEVICE_KEYS, 3, 4);
    struct journal *journal = &table_of(&robot.front)->session.journal;
    while (journal->count < JOURNAL_MOVES_MAX) {
        journal_add(journal, 0, (struct move){.kind = MOVE_DRAW});
    }
    robot_key(&robot, 'p');
    robot_key(&robot, 'd');
    press_key('1');
    robot_tick(&robot, 400);
    assert_true(robot_reads(&robot, "This sitting is as long as one can be"));
    assert_int_equal(journal->count, JOURNAL_MOVES_MAX);
}

const struct test tests[] = {
    TEST(a_game_that_cannot_be_kept_is_not_given_up_without_a_question),
    TEST(whoever_insists_gives_it_up),
    TEST(a_file_is_not_opened_over_a_game_that_cannot_be_kept),
    TEST(the_previous_game_is_safe_before_another_takes_its_place),
    TEST(an_exchange_that_cannot_be_finished_changes_nothing),
    TEST(an_unsaved_move_is_saved_when_the_window_closes),
    TEST(only_where_that_fails_too_there_is_a_question),
    TEST(the_end_of_the_system_asks_nobody_and_says_what_is_lost),
    TEST(records_that_were_not_kept_are_kept_on_leaving),
    TEST(a_move_is_on_the_disk_before_it_is_told),
    TEST(a_sitting_that_is_full_says_so_and_stays),
    {0},
};
