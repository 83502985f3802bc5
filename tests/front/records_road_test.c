/* SPDX-License-Identifier: MIT */
/* High scores and statistics of the road: counted at the table, and the screen that shows them. */
#include "person.h"
#include "records_rig.h"

#include "base/number.h"
#include "front/mille/game_over.h"
#include "front/mille/mille_front.h"
#include "front/mille/mille_table.h"
#include "front/mille/score.h"
#include "front/records/record_results.h"
#include "front/records/records.h"
#include "front/scenes/high_scores.h"
#include "front/scenes/replay.h"
#include "front/scenes/screens.h"
#include "front/scenes/title.h"
#include "front/table/table.h"
#include "test.h"
#include "ui/ink.h"

#include <stdlib.h>
#include <string.h>

/* ---- at the table ----------------------------------------------------------------------------------- */

static bool shows_number(int value)
{
    char digits[32];
    struct text out = text_in(digits, sizeof digits);
    number_add(value, &out);
    return robot_shows(&robot, digits);
}

static void start(enum device device, uint64_t seed)
{
    robot_start(&robot, device, seed, 1920, 1080);
    robot.front.settings.reduced_motion = true;
    text_copy(robot.front.settings.name, sizeof robot.front.settings.name, "Marie");
    choose("menu.new");
}

/* Counts a sitting again from its journal, in a way of its own. */
static struct record_tally recount(void)
{
    const struct session *session = &table_of(&robot.front)->session;
    struct record_tally tally = {0};
    static struct mille_state state;
    mille_game.start(&state, &session->journal.setup, NULL);
    for (int i = 0; i < session->journal.count; i++) {
        struct event_list events = {0};
        assert_int_equal(mille_game.apply(&state, session->journal.move[i], &events), REFUSAL_NONE);
        for (int k = 0; k < events.count; k++) {
            tally.figure[MILLE_FIGURE_COUPS] +=
                events.item[k].kind == EVENT_COUP_FOURRE && events.item[k].seat == TABLE_YOU;
            if (events.item[k].kind == EVENT_HAND_ENDED) {
                tally.hands++;
                tally.figure[MILLE_FIGURE_TRIPS] += events.item[k].value == TABLE_YOU;
                tally.points += mille_hand_total(&state.pub, TABLE_YOU);
                int16_t line[SCORE_LINES];
                mille_score(&state.pub, TABLE_YOU, line);
                tally.figure[MILLE_FIGURE_SHUT_OUTS] += line[SCORE_SHUT_OUT] > 0;
            }
            if (events.item[k].kind == EVENT_GAME_ENDED) {
                bool won = events.item[k].value == TABLE_YOU;
                tally.games++;
                tally.won += won;
                tally.streak = won ? tally.streak + 1 : 0;
                tally.longest = tally.streak > tally.longest ? tally.streak : tally.longest;
            }
        }
    }
    return tally;
}

static void every_hand_and_game_of_a_sitting_is_counted(void)
{
    start(DEVICE_KEYS, 21);
    int sheets = 0;
    while (sheets < 3) {
        sheets += robot_on(&robot, &game_over_scene);
        assert_true(robot_decide(&robot));
    }
    struct record_tally expected = recount();
    assert_true(expected.games >= 3);
    assert_memory_equal(&records_of(&robot.front)->all, &expected, sizeof expected);
    assert_memory_equal(&records_of(&robot.front)->opponent[0].tally, &expected, sizeof expected);
    assert_string_equal(records_of(&robot.front)->opponent[0].key, "regular");
    robot_restart(&robot);
    assert_memory_equal(&records_of(&robot.front)->all, &expected, sizeof expected);
}

static void a_sheet_that_is_opened_again_counts_once(void)
{
    start(DEVICE_PAD, 5);
    robot_decide_till(&robot, &score_scene);
    assert_int_equal(records_of(&robot.front)->all.hands, 1);
    for (int i = 0; i < 3; i++) {
        robot_restart(&robot);
        choose("menu.continue");
        assert_int_equal(records_of(&robot.front)->all.hands, 1);
    }
}

static void a_hand_whose_count_was_lost_is_counted_at_the_next_start(void)
{
    start(DEVICE_PAD, 5);
    for (int hand = 1; hand <= 3; hand++) {
        char *before = NULL;
        if (hand > 1) {
            before = strdup(robot_file(&robot, "records")->data);
        }
        robot_decide_till(&robot, &score_scene);
        /* The power failed after the last move was kept, and before it was counted. */
        robot_put(&robot, "records", before ? before : "route-mille records 1\nend\n");
        free(before);
        robot_restart(&robot);
        robot.front.settings.reduced_motion = true;
        choose("menu.continue");
        assert_int_equal(records_of(&robot.front)->all.hands, hand);
        struct record_tally expected = recount();
        assert_memory_equal(&records_of(&robot.front)->all, &expected, sizeof expected);
        choose("score.next");
    }
}

static void damaged_records_are_set_aside_and_never_overwritten(void)
{
    static const char damaged[] = "route-mille records 1\ntotal lots\nend\n";
    robot_start(&robot, DEVICE_PAD, 5, 1920, 1080);
    robot_put(&robot, "records", damaged);
    robot_restart(&robot);
    assert_non_null(strstr(robot.front.told, "records.damaged-1"));
    assert_non_null(strstr(robot.front.told, "line 2"));
    robot.front.settings.reduced_motion = true;
    choose("menu.new");
    robot_decide_till(&robot, &score_scene);
    assert_non_null(robot_file(&robot, "records"));
    assert_string_equal(robot_file(&robot, "records.damaged-1")->data, damaged);
}

static void what_is_watched_is_not_counted(void)
{
    start(DEVICE_PAD, 5);
    robot_decide_till(&robot, &score_scene);
    choose("score.next");
    struct record_tally before = records_of(&robot.front)->all;
    replay_table(&robot.front);
    robot_settle(&robot);
    replay_seek(&robot.front, 0);
    for (int i = 0; i < replay_of(&robot.front)->whole.count; i++) {
        replay_seek(&robot.front, i);
    }
    robot_settle(&robot);
    choose("replay.leave");
    assert_memory_equal(&records_of(&robot.front)->all, &before, sizeof before);
}

/* ---- the screen ------------------------------------------------------------------------------------- */

static void start_with(enum device device)
{
    robot_start(&robot, device, 5, 1920, 1080);
    forget();
    game(5325, 2000, "regular");
    game(1500, 5600, "sunday");
    *records_of(&robot.front) = records;
    choose_to("menu.scores", &high_scores_scene);
}

static void the_high_scores_name_everybody(void)
{
    start_with(DEVICE_PAD);
    assert_true(shows_number(5600) && shows_number(5325));
    assert_true(shows_number(4100) && shows_number(3325));
    assert_true(robot_shows(&robot, "Marcel") && robot_shows(&robot, "Marie"));
    assert_false(robot_shows(&robot, "Computer"));
    assert_true(robot_shows(&robot, "11 Jan 1970"));
    assert_true(robot_shows(&robot, "Nobody yet"));
    records_of(&robot.front)->list[MILLE_RANKING_TOTAL].best[0].name[0] = '\0'; /* as in old files */
    assert_true(robot_shows(&robot, "Computer"));
}

static void clearing_the_scores_asks(void)
{
    for (int i = 0; i < DEVICES; i++) {
        start_with(devices[i]);
        choose_to("scores.clear", &confirm_scene);
        choose("confirm.no");
        assert_int_equal(records_of(&robot.front)->list[MILLE_RANKING_TOTAL].count, 2);
        choose_to("scores.clear confirm.yes", &high_scores_scene);
        assert_int_equal(records_has_scores(records_of(&robot.front)), false);
        assert_int_equal(records_of(&robot.front)->all.games, 2);
        /* There is nothing left to clear. */
        choose_to("scores.clear", &high_scores_scene);
        robot_restart(&robot);
        assert_int_equal(records_of(&robot.front)->list[MILLE_RANKING_TOTAL].count, 0);
        assert_int_equal(records_of(&robot.front)->all.games, 2);
    }
}

static void statistics_are_shown_by_opponent_and_reset_after_a_question(void)
{
    for (int i = 0; i < DEVICES; i++) {
        start_with(devices[i]);
        choose("tab.statistics");
        assert_true(robot_shows(&robot, "All opponents"));
        assert_true(robot_shows(&robot, "1 (50%)"));
        choose("statistics.opponent");
        assert_true(robot_shows(&robot, "Regular at the relais"));
        assert_true(robot_shows(&robot, "1 (100%)"));
        choose("statistics.opponent");
        assert_true(robot_shows(&robot, "Sunday driver"));
        assert_true(robot_shows(&robot, "0 (0%)"));
        choose("statistics.opponent");
        assert_true(robot_shows(&robot, "All opponents"));
        choose("statistics.reset confirm.no");
        assert_int_equal(records_of(&robot.front)->all.games, 2);
        choose("statistics.opponent statistics.reset confirm.yes");
        assert_int_equal(records_of(&robot.front)->all.games, 0);
        assert_int_equal(high_scores_of(&robot.front)->opponent, -1);
        assert_int_equal(records_of(&robot.front)->list[MILLE_RANKING_TOTAL].count, 2);
        choose_to("records.done", &title_scene);
    }
}

/* How many bars of the plot have an ink. */
static int bars(struct rgba ink)
{
    char fill[32];
    text_format(fill, sizeof fill, "fill=\"#%02x%02x%02x\"", ink.r, ink.g, ink.b);
    int most = 0;
    robot_draw(&robot);
    for (const struct draw_command *command = NULL; (command = drawn_next(&robot.frame, command));) {
        int count = 0;
        if (command->kind != DRAW_SHAPE || command->box.w < 600) {
            continue;
        }
        for (const char *at = draw_string(&robot.frame, command->string); (at = strstr(at, fill)); at++) {
            count++;
        }
        most = count > most ? count : most;
    }
    return most;
}

static void the_last_fifty_games_are_plotted_by_opponent(void)
{
    robot_start(&robot, DEVICE_PAD, 5, 1920, 1080);
    forget();
    int won[2] = {0}, lost[2] = {0};
    for (int i = 0; i < 73; i++) {
        bool wins = i % 3 != 0;
        int opponent = i % 7 == 0;
        game(wins ? 5200 : 1000 + i, wins ? 900 : 5100, opponent ? "random" : "regular");
        won[opponent] += wins && i >= 73 - RECORDS_GAMES;
        lost[opponent] += !wins && i >= 73 - RECORDS_GAMES;
    }
    *records_of(&robot.front) = records;
    choose("menu.scores tab.statistics");
    assert_true(robot_shows(&robot, "THE LAST 50 GAMES: YOUR LEAD AT THE END"));
    assert_int_equal(bars(INK_SEA), won[0] + won[1]);
    assert_int_equal(bars(INK_RED), lost[0] + lost[1]);
    for (int shown = 0; shown < 2; shown++) {
        choose("statistics.opponent");
        int opponent = strcmp(records.opponent[high_scores_of(&robot.front)->opponent].key, "random") == 0;
        assert_int_equal(bars(INK_SEA), won[opponent]);
        assert_int_equal(bars(INK_RED), lost[opponent]);
    }
}

static void pages_of_records_turn_by_shoulder(void)
{
    start_with(DEVICE_PAD);
    press(INTENT_PAGE_NEXT);
    assert_true(robot_has(&robot, "statistics.opponent"));
    press(INTENT_LEFT);
    assert_true(robot_shows(&robot, "Sunday driver"));
    press(INTENT_PAGE_PREV);
    assert_true(robot_has(&robot, "scores.clear"));
    press_to(INTENT_CANCEL, &title_scene);
}

static void the_end_of_a_game_tells_a_new_high_score(void)
{
    int told = 0;
    for (uint64_t seed = 1; seed < 9; seed++) {
        start(DEVICE_KEYS, seed);
        robot_decide_till(&robot, &game_over_scene);
        const struct records *kept = records_of(&robot.front);
        const struct record_list *totals = &kept->list[MILLE_RANKING_TOTAL],
                                 *spreads = &kept->list[MILLE_RANKING_SPREAD];
        int news = spreads->count > 0 && !spreads->best[0].computer ? NEW_SPREAD : 0;
        for (int i = 0; i < totals->count; i++) {
            news |= totals->best[i].computer ? 0 : NEW_TOTAL;
        }
        assert_int_equal(record_results_news(&robot.front), news);
        told |= news;
    }
    assert_int_equal(told, NEW_TOTAL | NEW_SPREAD);
}

const struct test tests[] = {
    TEST(every_hand_and_game_of_a_sitting_is_counted),
    TEST(a_sheet_that_is_opened_again_counts_once),
    TEST(a_hand_whose_count_was_lost_is_counted_at_the_next_start),
    TEST(damaged_records_are_set_aside_and_never_overwritten),
    TEST(what_is_watched_is_not_counted),
    TEST(the_high_scores_name_everybody),
    TEST(clearing_the_scores_asks),
    TEST(statistics_are_shown_by_opponent_and_reset_after_a_question),
    TEST(the_last_fifty_games_are_plotted_by_opponent),
    TEST(pages_of_records_turn_by_shoulder),
    TEST(the_end_of_a_game_tells_a_new_high_score),
    {0},
};
