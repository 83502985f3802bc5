/* SPDX-License-Identifier: MIT */
/* What any game of the house keeps: it is found again after the program was ended, whenever that was; saved
 * under a name and loaded; watched from its first move to its last; counted once; and taken back. */
#include "any_game.h"
#include "newcomer.h"

#include "front/records/record_results.h"
#include "front/scenes/pause.h"
#include "front/scenes/replay.h"
#include "front/scenes/table_scene.h"
#include "front/table/seats.h"
#include "front/table/table.h"
#include "test.h"

enum { SOME_MOVES = 24, KILLS = 40, TRIES_MOST = 60, HANDS = 3 };

static void sit_down(const struct game_front *game, uint64_t seed)
{
    newcomer_start(game, DEVICE_KEYS, seed, 1280, 720);
    newcomer_sit_down();
}

static void choose_in_menu(const char *item)
{
    press_to(INTENT_MENU, &pause_scene);
    choose(item);
}

static void a_game_is_saved_under_a_name_and_loaded(const struct game_front *game)
{
    sit_down(game, 21);
    newcomer_play(SOME_MOVES);
    newcomer_next_hand(); /* no sheet covers the table */
    uint64_t hash = newcomer_hash();
    choose_in_menu("pause.save");
    robot_type(&robot, "Friday");
    choose("entry.done");
    assert_non_null(robot_file(&robot, "saves/Friday.journal"));
    choose("pause.resume");
    newcomer_play(newcomer_moves() + 1);
    assert_true(hash != newcomer_hash());
    choose_in_menu("pause.load");
    choose("save.1");
    if (robot_has(&robot, "confirm.yes")) {
        choose("confirm.yes");
    }
    assert_true(robot_on(&robot, &table_scene));
    assert_true(hash == newcomer_hash());
    newcomer_end();
}

static void a_game_is_watched_from_its_first_move_to_its_last(const struct game_front *game)
{
    sit_down(game, 22);
    newcomer_play(SOME_MOVES);
    int moves = newcomer_moves();
    uint64_t hash = newcomer_hash();
    replay_table(&robot.front);
    rest_at(&replay_scene);
    replay_seek(&robot.front, 0);
    uint64_t first = newcomer_hash();
    choose("replay.next");
    assert_int_equal(replay_of(&robot.front)->at, 1);
    choose("replay.back");
    assert_int_equal(replay_of(&robot.front)->at, 0);
    assert_true(newcomer_hash() == first);
    choose("replay.play");
    assert_int_equal(replay_of(&robot.front)->at, moves);
    newcomer_check_log();
    choose("replay.leave");
    assert_int_equal(newcomer_moves(), moves);
    assert_true(hash == newcomer_hash());
    newcomer_end();
}

/* The program is ended at any time, as by the power: every move that was made is there again. */
static void a_game_is_found_again_whenever_the_program_ended(const struct game_front *game)
{
    sit_down(game, 23);
    for (int i = 0; i < KILLS; i++) {
        newcomer_move();
        robot_tick(&robot, (int)rng_below(&robot.rng, 90));
        int moves = newcomer_moves();
        uint64_t hash = newcomer_hash();
        robot_restart(&robot);
        assert_string_equal(robot.front.told, "");
        robot_choose(&robot, robot_has(&robot, "menu.continue") ? "menu.continue" : game->item);
        assert_ptr_equal(table_of(&robot.front)->game, game);
        assert_int_equal(newcomer_moves(), moves);
        assert_true(hash == newcomer_hash());
        robot_settle(&robot);
        newcomer_check_log();
    }
    newcomer_end();
}

static void every_hand_is_counted_once(const struct game_front *game)
{
    sit_down(game, 24);
    for (int hands = 1; game->records && hands <= HANDS; hands++) {
        newcomer_play_hand();
        assert_int_equal(records_tally(records_of(&robot.front), -1)->hands, hands);
        robot_restart(&robot);
        assert_int_equal(records_tally(records_of(&robot.front), -1)->hands, hands);
        choose(game->item);
        newcomer_next_hand();
    }
    newcomer_end();
}

/* As long as nothing has happened since, and where the rules allow it; else it is said why not. */
static void a_move_is_taken_back(const struct game_front *game)
{
    int taken = 0, refused = 0;
    sit_down(game, 25);
    robot.front.settings.pace = 100; /* there is time to regret */
    for (int i = 0; i < TRIES_MOST && (taken == 0 || refused == 0); i++) {
        uint64_t hash = newcomer_hash();
        int moves = newcomer_moves();
        newcomer_move();
        while (newcomer_moves() == moves + 1 && table_moves(table_of(&robot.front))) {
            robot_tick(&robot, 1);
        }
        if (newcomer_moves() == moves + 1 && robot_on(&robot, &table_scene)) {
            bool may = session_may_undo(&table_of(&robot.front)->session, table_you(table_of(&robot.front)));
            robot_do(&robot, INTENT_ERASE);
            assert_int_equal(newcomer_moves(), moves + !may);
            assert_true(table_of(&robot.front)->message[0]);
            assert_int_equal(table_of(&robot.front)->refused, !may);
            assert_true(!may || hash == newcomer_hash());
            taken += may;
            refused += !may;
        }
        robot_settle(&robot);
        newcomer_check_log();
    }
    assert_true(taken > 0 || game->game->may_undo == NULL);
    newcomer_end();
}

const struct any_game_test any_game_tests[] = {
    TEST(a_game_is_saved_under_a_name_and_loaded),
    TEST(a_game_is_watched_from_its_first_move_to_its_last),
    TEST(a_game_is_found_again_whenever_the_program_ended),
    TEST(every_hand_is_counted_once),
    TEST(a_move_is_taken_back),
    {0},
};
