/* SPDX-License-Identifier: MIT */
/* Achievements at the tables: what counts and what does not, how they are told, what the house and the review
 * add, the damaged file, and the page. */
#include "person.h"
#include "screen_check.h"
#include "windows.h"

#include "front/game_front.h"
#include "front/journey/achieved.h"
#include "front/journey/journey.h"
#include "front/mille/score.h"
#include "front/records/record_results.h"
#include "front/scenes/achievements.h"
#include "front/scenes/page.h"
#include "front/scenes/replay.h"
#include "front/scenes/title.h"
#include "front/table/play.h"
#include "front/table/table.h"
#include "games/mille/mille.h"
#include "test.h"

#include <string.h>

enum { SEED = 21, GAMES_MOST = 40, NAME_SIZE = 80 };

static int done(const char *key)
{
    return achieved_kept(&robot.front)->got[achievements_find(key)].count;
}

static void start(uint64_t seed)
{
    robot_start(&robot, DEVICE_KEYS, seed, 1280, 720);
    robot.front.settings.reduced_motion = true;
}

/* To the sheet of the first hand of a new game of the road. */
static void end_of_hand(void)
{
    start(SEED);
    choose("menu.new");
    robot_decide_till(&robot, &score_scene);
}

/* Plays the game at the table to its end, every seat by the same player. */
static void play_game(void)
{
    struct rng rng = rng_make(SEED, RNG_PLAYER);
    struct table *table = table_of(&robot.front);
    const struct game *game = table->session.game;
    while (!table_is_decided(table)) {
        _Alignas(16) unsigned char seen[GAME_STATE_MAX];
        struct move moves[GAME_MOVES_MAX];
        int seat = session_turn(&table->session);
        session_observe(&table->session, seat, seen);
        if (seat == SEAT_NONE) {
            game->legal(table->session.state, moves);
        } else {
            moves[0] = game->players[1].choose(seen, &rng, NULL);
        }
        assert_int_equal(table_play(table, moves[0]), REFUSAL_NONE);
    }
}

/* Sits down at a new game of the road and plays it to its end. won: by the person. */
static void whole_game(bool won)
{
    for (uint64_t seed = SEED; seed < SEED + GAMES_MOST; seed++) {
        start(seed);
        choose("menu.new");
        play_game();
        const struct mille_state *state =
            (const struct mille_state *)(const void *)table_of(&robot.front)->session.state;
        if (state->pub.side[0].games == won) {
            return;
        }
    }
    fail_msg("no such game");
}

/* ---- what counts ------------------------------------------------------------------------------------ */

static void a_hand_counts_once_and_is_told_on_its_sheet(void)
{
    end_of_hand();
    assert_int_equal(done("first_go"), 1);
    assert_true(achieved_news(&robot.front) & 1u << achievements_find("first_go"));
    assert_true(robot_reads(&robot, "First Go"));
    assert_non_null(robot_file(&robot, ACHIEVEMENTS_FILE));
    struct achievements_kept before = *achieved_kept(&robot.front);
    assert_int_equal(before.hands, 1);
    robot_restart(&robot);
    assert_memory_equal(before.got, achieved_kept(&robot.front)->got, sizeof before.got);
    assert_int_equal(achieved_kept(&robot.front)->hands, 1);
    assert_int_equal(achieved_news(&robot.front), 0); /* it is old then */
    robot.front.settings.reduced_motion = true;
    choose("menu.continue");
    rest_at(&score_scene);
    assert_false(robot_reads(&robot, "First Go"));
    choose("score.next");
    robot_decide_till(&robot, &score_scene);
    assert_int_equal(achieved_kept(&robot.front)->hands, 2);
}

static void the_end_of_the_program_loses_no_hand(void)
{
    end_of_hand();
    struct achievements_kept before = *achieved_kept(&robot.front);
    robot_put(&robot, ACHIEVEMENTS_FILE, "route-mille achievements 1\nend\n"); /* as it was before the hand */
    robot_restart(&robot);
    assert_memory_equal(before.got, achieved_kept(&robot.front)->got, sizeof before.got);
}

static void what_is_taken_up_from_a_replay_does_not_count(void)
{
    end_of_hand();
    struct achievements_kept before = *achieved_kept(&robot.front);
    replay_table(&robot.front);
    robot_settle(&robot);
    choose("replay.here");
    robot_decide_till(&robot, &score_scene);
    assert_memory_equal(before.got, achieved_kept(&robot.front)->got, sizeof before.got);
    assert_int_equal(achieved_kept(&robot.front)->hands, before.hands);
    assert_int_equal(achieved_news(&robot.front), 0);
    robot_restart(&robot);
    robot.front.settings.reduced_motion = true;
    choose("menu.continue");
    rest_at(&score_scene);
    choose("score.next");
    robot_decide_till(&robot, &score_scene); /* nor what follows it */
    assert_int_equal(achieved_kept(&robot.front)->hands, before.hands);
}

static void a_prepared_position_does_not_count(void)
{
    end_of_hand();
    assert_true(achieved_news(&robot.front) != 0);
    assert_true(journal_set_position(&table_of(&robot.front)->session.journal, "turn=0"));
    assert_int_equal(achieved_news(&robot.front), 0);
}

static void a_try_of_the_journey_counts_and_is_no_high_score(void)
{
    start(SEED);
    robot.front.settings.whole_road = true;
    journey_sit(&robot.front, stage_find("fontainebleau", STAGE_OUT), false);
    robot_settle(&robot);
    robot_decide_till(&robot, &score_scene);
    assert_int_equal(achieved_kept(&robot.front)->hands, 1);
    assert_true(achieved_news(&robot.front) != 0);
    assert_int_equal(record_results_records(&robot.front, table_of(&robot.front)->game)->all.hands, 0);
}

/* ---- the house -------------------------------------------------------------------------------------- */

static void a_win_at_each_table_counts_with_the_last_one(void)
{
    for (int all = 0; all < 2; all++) {
        for (uint64_t seed = SEED; done("tables") < all || seed == SEED; seed++) {
            assert_true(seed < SEED + GAMES_MOST);
            start(seed);
            robot_put(&robot, ACHIEVEMENTS_FILE,
                      all ? "route-mille achievements 1\nwon bones\nwon cubes\nend\n"
                          : "route-mille achievements 1\nwon bones\nend\n");
            robot_restart(&robot);
            choose("menu.new");
            play_game();
        }
        assert_int_equal(done("tables"), all);
        assert_true(!all || achievements_has_won(achieved_kept(&robot.front), "mille"));
    }
}

static void the_journey_grants_terrace_and_stamps_once(void)
{
    start(SEED);
    struct progress *progress = &journey_of(&robot.front)->progress;
    achieved_note_journey(&robot.front);
    assert_int_equal(done("terrace"), 0);
    progress->terrace = true;
    for (int stage = 0; stage < stages_on(STAGE_OUT); stage++) {
        progress->record[stage].tries = 1;
        progress->record[stage].stamps = stage > 0 ? 7 : 6;
    }
    achieved_note_journey(&robot.front);
    assert_int_equal(done("terrace"), 1);
    assert_int_equal(done("stamps"), 0); /* one is missing */
    progress->record[0].stamps = 7;
    achieved_note_journey(&robot.front);
    achieved_note_journey(&robot.front);
    assert_int_equal(done("stamps"), 1);
    assert_int_equal(done("terrace"), 1);
}

static void the_best_title_counts_once_every_hand_of_the_game_has_it(void)
{
    whole_game(true);
    const struct journal *journal = &table_of(&robot.front)->session.journal;
    int hands = journal_hands_over(journal);
    assert_true(hands > 1);
    for (int hand = 0; hand < hands; hand++) {
        assert_int_equal(done("grand_tourer"), 0);
        achieved_note_best(&robot.front, journal, 1, hand); /* of the other seat */
    }
    for (int hand = 0; hand < hands; hand++) {
        assert_int_equal(done("grand_tourer"), 0);
        achieved_note_best(&robot.front, journal, 0, hand);
    }
    assert_int_equal(done("grand_tourer"), 1);
    for (int hand = 0; hand < hands; hand++) {
        achieved_note_best(&robot.front, journal, 0, hand);
    }
    assert_int_equal(done("grand_tourer"), 1);
}

/* ---- the file and the page -------------------------------------------------------------------------- */

static void a_damaged_file_is_set_aside_and_keeps_what_can_be_read(void)
{
    start(SEED);
    robot_put(&robot, ACHIEVEMENTS_FILE,
              "route-mille achievements 1\ngot coup 3 1955-08-01\ngot rubbish\nwon cubes\nend\n");
    robot_restart(&robot);
    assert_int_equal(done("coup"), 3);
    assert_true(achievements_has_won(achieved_kept(&robot.front), "cubes"));
    assert_non_null(strstr(robot.front.told, ACHIEVEMENTS_FILE));
    robot_restart(&robot); /* it was written anew */
    assert_int_equal(done("coup"), 3);
    assert_string_equal(robot.front.told, "");
}

static void the_page_lists_all_in_every_window_by_each_device(void)
{
    static const char *const languages[] = {"en", "fr"};
    int faults = 0;
    for (int d = 0; d < DEVICES; d++) {
        for (size_t l = 0; l < sizeof languages / sizeof *languages; l++) {
            robot_start(&robot, devices[d], SEED, 1280, 720);
            text_copy(robot.front.settings.language, sizeof robot.front.settings.language, languages[l]);
            front_speak(&robot.front);
            robot.front.settings.reduced_motion = true;
            robot_put(&robot, ACHIEVEMENTS_FILE,
                      "route-mille achievements 1\ngot coup 3 1955-08-01\ngot play_25 123 1955-08-11\n"
                      "got grand_tourer 1 1955-08-12\nend\n");
            front_start(&robot.front);
            achievements_open(&robot.front);
            robot_settle(&robot);
            for (const struct window *window = windows_next(NULL); window; window = windows_next(window)) {
                char name[NAME_SIZE];
                text_format(name, sizeof name, "achievements %s %dx%d", languages[l], window->w, window->h);
                robot_reshape(&robot, window);
                robot_settle(&robot);
                robot_draw(&robot);
                faults += screen_check_texts(&robot.frame, true, name);
                faults += screen_check_items(&robot, name);
                faults += screen_check_prompts(&robot, name);
            }
            choose("page.done");
            assert_true(robot_on(&robot, &title_scene));
        }
    }
    assert_int_equal(faults, 0);
}

static void the_page_says_what_was_done_and_when(void)
{
    robot_start(&robot, DEVICE_KEYS, SEED, 1920, 1080);
    robot_put(&robot, ACHIEVEMENTS_FILE,
              "route-mille achievements 1\ngot first_go 3 1955-08-01\ngot coup 1 1955-08-02\nend\n");
    robot_restart(&robot);
    achievements_open(&robot.front);
    robot_settle(&robot);
    assert_true(robot_shows(&robot, "2 of 26"));
    assert_true(robot_shows(&robot, "First Go"));
    assert_true(robot_shows(&robot, "3 times"));
    assert_true(robot_shows(&robot, "2 Aug 1955"));
    assert_false(robot_reads(&robot, "1 time"));
}

const struct test tests[] = {
    TEST_WITH(a_hand_counts_once_and_is_told_on_its_sheet, NULL, stand_up),
    TEST_WITH(the_end_of_the_program_loses_no_hand, NULL, stand_up),
    TEST_WITH(what_is_taken_up_from_a_replay_does_not_count, NULL, stand_up),
    TEST_WITH(a_prepared_position_does_not_count, NULL, stand_up),
    TEST_WITH(a_try_of_the_journey_counts_and_is_no_high_score, NULL, stand_up),
    TEST_WITH(a_win_at_each_table_counts_with_the_last_one, NULL, stand_up),
    TEST_WITH(the_journey_grants_terrace_and_stamps_once, NULL, stand_up),
    TEST_WITH(the_best_title_counts_once_every_hand_of_the_game_has_it, NULL, stand_up),
    TEST_WITH(a_damaged_file_is_set_aside_and_keeps_what_can_be_read, NULL, stand_up),
    TEST_WITH(the_page_lists_all_in_every_window_by_each_device, NULL, stand_up),
    TEST_WITH(the_page_says_what_was_done_and_when, NULL, stand_up),
    {0},
};
