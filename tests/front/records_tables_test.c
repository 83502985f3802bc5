/* SPDX-License-Identifier: MIT */
/* Each game's records at its table, and the pages that lead from one table's to the other's, in windows of
 * every shape, by each device. */
#include "dice_recount.h"
#include "person.h"
#include "records_rig.h"
#include "windows.h"

#include "front/bones/bones_front.h"
#include "front/cubes/cubes_count.h"
#include "front/cubes/cubes_front.h"
#include "front/mille/mille_front.h"
#include "front/records/record_results.h"
#include "front/scenes/high_scores.h"
#include "front/scenes/screens.h"
#include "front/table/table.h"
#include "front/table/turn.h"
#include "test.h"

#include <stdlib.h>
#include <string.h>

enum { DECISIONS_MOST = 4000 };

/* ---- at the tables --------------------------------------------------------------------------------- */

static void play_dice(void)
{
    for (int i = 0; i < DECISIONS_MOST && !robot_on(&robot, &cubes_slate_scene); i++) {
        const struct cubes_public *seen = cubes_table_seen(table_of(&robot.front));
        struct move hold = {.kind = CUBES_MOVE_HOLD};
        bool may = cubes_legal(seen, hold) == REFUSAL_NONE && cubes_turn_points(seen) >= ENOUGH;
        robot_choose(&robot, may ? "hold" : "roll");
        press(INTENT_LET_GO);
    }
    assert_true(robot_on(&robot, &cubes_slate_scene));
}

/* At the table of a game that was decided before the program began. */
static void back_to_the_slate(void)
{
    table_choose(&robot.front, &cubes_front);
    front_go(&robot.front, OPEN_TABLE);
    rest_at(&cubes_slate_scene);
}

static void a_game_of_dice_counts_once_and_only_for_the_dice(void)
{
    robot_start(&robot, DEVICE_KEYS, 11, 1280, 720);
    robot.front.settings.reduced_motion = true;
    choose("menu.tables.dice");
    play_dice();
    struct record_tally counted = record_results_records(&robot.front, &cubes_front)->all;
    assert_int_equal(counted.games, 1);
    assert_int_equal(counted.points, cubes_table_seen(table_of(&robot.front))->seat[0].score);
    assert_int_equal(records_value(&cubes_records, &counted, "turns"),
                     cubes_table_seen(table_of(&robot.front))->seat[0].turns);
    assert_int_equal(record_results_records(&robot.front, &mille_front)->all.hands, 0);
    assert_non_null(robot_file(&robot, "records-cubes"));
    assert_null(robot_file(&robot, "records"));
    for (int i = 0; i < 2; i++) {
        robot_restart(&robot);
        robot.front.settings.reduced_motion = true;
        back_to_the_slate();
        assert_memory_equal(&record_results_records(&robot.front, &cubes_front)->all, &counted,
                            sizeof counted);
    }
    choose("slate.again");
    play_dice();
    assert_int_equal(record_results_records(&robot.front, &cubes_front)->all.games, 2);
}

/* A game alone, one hold before its end. */
static char *nearly_over(void)
{
    const struct game_setup setup = {.seed = 5, .seats = 1, .sides = 1};
    const struct journal_seat seats[] = {{.player = PLAYER_HUMAN, .name = "Marie"}};
    static struct session session;
    struct recount count = {.turns = 0};
    session_start(&session, &cubes_game, &setup, seats, NULL);
    play(&session, 1, &count, 0);
    assert_true(session_undo(&session));
    char *text = session_save(&session, NULL);
    session_end(&session);
    return text;
}

/* A program that has kept such a game. */
static void wait_before_the_end(void)
{
    char *text = nearly_over();
    robot_start(&robot, DEVICE_KEYS, 11, 1280, 720);
    robot_put(&robot, "autosave-cubes.journal", text);
    free(text);
    robot_restart(&robot);
    robot.front.settings.reduced_motion = true;
}

static void the_end_of_a_game_tells_a_new_high_score(void)
{
    wait_before_the_end();
    choose_to("menu.tables.dice hold", &cubes_slate_scene);
    assert_int_equal(record_results_news(&robot.front), 1 << CUBES_RANKING_TURNS | 1 << CUBES_RANKING_TURN);
    /* In a first game everything is a high score: only an achievement is told. */
    assert_null(strstr(record_results_news_text(&robot.front), "high"));
    assert_string_equal(record_results_records(&robot.front, &cubes_front)->opponent[0].key, RECORDS_ALONE);
    robot_restart(&robot); /* it is old then */
    back_to_the_slate();
    assert_false(robot_reads(&robot, "high score"));
}

/* Whose it is, what it is and how good it is: the same words at every table. */
static void a_new_high_score_says_whose_and_what(void)
{
    wait_before_the_end();
    struct records *kept = record_results_records(&robot.front, &cubes_front);
    kept->list[CUBES_RANKING_TURN] =
        (struct record_list){.count = 1, .best = {{.points = 50, .day = ROBOT_DAY - 1, .name = "Paul"}}};
    kept->list[CUBES_RANKING_TURNS] =
        (struct record_list){.count = 1, .best = {{.points = 2, .day = ROBOT_DAY - 1, .name = "Paul"}}};
    choose_to("menu.tables.dice hold", &cubes_slate_scene);
    assert_true(robot_reads(&robot, "Marie: best turn, "));
    assert_true(robot_reads(&robot, " – a new high score!"));
}

static void damaged_records_of_one_game_leave_the_others_alone(void)
{
    static const char damaged[] = "route-mille records 1\nturns few\nend\n",
                      good[] = "route-mille records 1\nall 1 1 1 0 0 0 1 1 900\nend\n",
                      backup[] = "route-mille records 1\nall 2 1 2 1 1 19000\nfigure cubes.turns 44\nend\n";
    robot_start(&robot, DEVICE_PAD, 5, 1920, 1080);
    robot_put(&robot, "records", good);
    robot_put(&robot, "records-cubes", damaged);
    robot_put(&robot, "records-cubes.bak", backup);
    robot_restart(&robot);
    assert_non_null(strstr(robot.front.told, "records-cubes.damaged-1"));
    assert_non_null(strstr(robot.front.told, "line 2"));
    assert_string_equal(robot_file(&robot, "records-cubes.damaged-1")->data, damaged);
    assert_int_equal(record_results_records(&robot.front, &cubes_front)->all.games, 2);
    assert_int_equal(record_results_records(&robot.front, &mille_front)->all.games, 1);
    assert_string_equal(robot_file(&robot, "records")->data, good);
}

/* ---- the pages ------------------------------------------------------------------------------------- */

static void open_pages(void)
{
    static const char road[] = "route-mille records 1\ntotal 5875 1955-08-12 human Marie\n"
                               "all 1 1 4 2 1 0 1 1 5875\nagainst regular 1 1 4 2 1 0 1 1 5875\n"
                               "game regular 5875 4700 1955-08-12\nend\n",
                      dice[] = "route-mille records 1\nturns 23 1955-08-12 human Marie\n"
                               "all 2 1 2 1 1 19700\nfigure cubes.turns 44\n"
                               "against alone 1 1 1 1 1 10100\nagainst postman 1 0 1 0 0 9600\n"
                               "game postman 9600 10300 1955-08-12\nend\n";
    robot_put(&robot, "records", road);
    robot_put(&robot, "records-cubes", dice);
    robot_restart(&robot);
    choose_to("menu.scores", &high_scores_scene);
}

static void the_pages_begin_with_the_table_that_was_chosen(void)
{
    robot_start(&robot, DEVICE_KEYS, 5, 1280, 720);
    open_pages();
    assert_true(robot_shows(&robot, "Road") && robot_shows(&robot, "LARGEST SPREADS"));
    choose("records.done");
    table_choose(&robot.front, &cubes_front);
    choose("menu.scores");
    assert_true(robot_shows(&robot, "Dice") && robot_shows(&robot, "FEWEST TURNS"));
}

static void turn_through_the_pages(void)
{
    open_pages();
    choose("records.game");
    assert_true(robot_shows(&robot, "FEWEST TURNS") && robot_shows(&robot, "23"));
    choose("tab.statistics");
    assert_true(robot_shows(&robot, "Points a turn") && robot_shows(&robot, "447.7"));
    choose("statistics.opponent");
    assert_true(robot_shows(&robot, "Nobody (solo)"));
    choose("statistics.opponent");
    assert_true(robot_shows(&robot, "The postwoman"));
    choose("records.game");
    assert_true(robot_shows(&robot, "Points a round"));
    choose("records.game");
    assert_true(robot_shows(&robot, "Trips completed"));
    assert_int_equal(high_scores_of(&robot.front)->opponent, -1);
    choose("tab.scores");
    assert_true(robot_shows(&robot, "LARGEST SPREADS"));
    choose("records.done");
}

static void pages_turn_to_the_other_games_by_each_device_in_every_window(void)
{
    for (int device = 0; device < DEVICES; device++) {
        robot_start_in(&robot, NULL, devices[device], 5, &WINDOWS_WIDE[0]);
        turn_through_the_pages();
        for (const struct window *window = WINDOWS_SHAPED; window->w > 0; window++) {
            robot_start_in(&robot, NULL, devices[device], 5, window);
            turn_through_the_pages();
        }
    }
}

/* Between two controls that leave it room. */
static void against_whom_is_written_as_large_in_every_window(void)
{
    for (const struct window *window = NULL; (window = windows_next(window));) {
        robot_start_in(&robot, NULL, DEVICE_PAD, 5, window);
        open_pages();
        choose("tab.statistics");
        robot_settle(&robot);
        robot_draw(&robot);
        const struct draw_command *head = drawn_text(&robot.frame, "Played against");
        float size = head ? head->as.text.size : 0;
        const float least = 24;
        if (size < least) {
            fail_msg("%d x %d: letters of %.0f units", window->w, window->h, (double)size);
        }
    }
}

static void left_and_right_turn_to_the_other_games(void)
{
    robot_start(&robot, DEVICE_PAD, 5, 1280, 720);
    open_pages();
    robot_focus(&robot, "records.game");
    press(INTENT_LEFT);
    assert_ptr_equal(high_scores_of(&robot.front)->game, &bones_front);
    press(INTENT_RIGHT);
    press(INTENT_RIGHT);
    assert_ptr_equal(high_scores_of(&robot.front)->game, &cubes_front);
}

static void clearing_is_about_the_game_that_is_shown(void)
{
    robot_start(&robot, DEVICE_MOUSE, 5, 1280, 720);
    open_pages();
    choose_to("records.game scores.clear", &confirm_scene);
    choose("confirm.yes tab.statistics statistics.reset confirm.yes");
    assert_false(records_has_scores(record_results_records(&robot.front, &cubes_front)));
    robot_restart(&robot);
    assert_int_equal(record_results_records(&robot.front, &cubes_front)->all.games, 0);
    assert_int_equal(record_results_records(&robot.front, &mille_front)->all.games, 1);
    assert_true(records_has_scores(record_results_records(&robot.front, &mille_front)));
}

const struct test tests[] = {
    TEST(a_game_of_dice_counts_once_and_only_for_the_dice),
    TEST(the_end_of_a_game_tells_a_new_high_score),
    TEST(a_new_high_score_says_whose_and_what),
    TEST(damaged_records_of_one_game_leave_the_others_alone),
    TEST(the_pages_begin_with_the_table_that_was_chosen),
    TEST(pages_turn_to_the_other_games_by_each_device_in_every_window),
    TEST(against_whom_is_written_as_large_in_every_window),
    TEST(left_and_right_turn_to_the_other_games),
    TEST(clearing_is_about_the_game_that_is_shown),
    {0},
};
