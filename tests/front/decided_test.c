/* SPDX-License-Identifier: MIT */
/* A game that is decided waits nowhere: the title offers a new one, however the program ended or the table
 * was left, and nothing is asked. At each table, with its last pages open. */
#include "late_game.h"
#include "person.h"

#include "front/bones/bones_front.h"
#include "front/cubes/cubes_front.h"
#include "front/mille/mille_front.h"
#include "front/scenes/leaving.h"
#include "front/scenes/pause.h"
#include "front/scenes/screens.h"
#include "front/scenes/table_scene.h"
#include "front/scenes/title.h"
#include "front/table/table.h"
#include "front/table/turn.h"
#include "test.h"

#include <stdlib.h>

static const struct game_front *const games[] = {&mille_front, &cubes_front, &bones_front};
enum { GAMES = sizeof games / sizeof *games };

/* The last move of a game has been played. */
static void play_out(const struct game_front *game, enum device device)
{
    robot_start(&robot, device, 5, 1280, 720);
    robot.front.settings.reduced_motion = true;
    char *text = late_save(game);
    late_open(text);
    free(text);
    assert_true(table_at(&robot.front, TABLE_LIVE)->can_continue);
    late_finish(1);
    assert_true(table_is_decided(table_of(&robot.front)));
}

static void assert_new_is_offered(void)
{
    assert_true(robot_on(&robot, &title_scene));
    assert_false(robot_has(&robot, "menu.continue"));
    assert_int_equal(title_focused(&robot.front), TITLE_ITEM_NEW);
}

static void a_program_that_ends_on_a_last_page_offers_no_continue(void)
{
    static void (*const ends[])(struct front *) = {confirm_end, confirm_close};
    for (int g = 0; g < GAMES; g++) {
        for (int way = 0; way < 2; way++) {
            play_out(games[g], DEVICE_KEYS);
            ends[way](&robot.front); /* a signal; the window is closed */
            assert_true(robot.quit);
            robot_restart(&robot);
            table_choose(&robot.front, games[g]);
            assert_false(robot_has(&robot, "menu.continue"));
        }
    }
}

/* On whatever page the game ends, and on the page of who may sit down next. */
static void each_last_page_is_one_of_a_decided_game(void)
{
    static const char *const on[] = {"score.next", "over.again", "slate.again", "sheet.again"};
    for (int g = 0; g < GAMES; g++) {
        play_out(games[g], DEVICE_KEYS);
        for (int page = 0; page < 4; page++) {
            for (size_t i = 0; i < sizeof on / sizeof *on; i++) {
                if (robot_has(&robot, on[i]) && table_is_decided(table_of(&robot.front))) {
                    choose(on[i]);
                    break;
                }
            }
            assert_true(table_at(&robot.front, TABLE_LIVE)->can_continue !=
                        table_is_decided(table_of(&robot.front)));
        }
    }
}

static void leaving_a_decided_game_asks_nothing(void)
{
    for (int g = 0; g < GAMES; g++) {
        for (int i = 0; i < DEVICES; i++) {
            play_out(games[g], devices[i]);
            press(INTENT_MENU);
            if (robot_on(&robot, &pause_scene)) {
                assert_true(robot_reads(&robot, "The game is over."));
                choose("pause.leave");
            } /* the road's sheets have no menu: that button leaves */
            assert_new_is_offered();
            choose("menu.new");
            assert_false(robot_on(&robot, &confirm_scene));
            assert_true(table_at(&robot.front, TABLE_LIVE)->can_continue);
        }
    }
}

/* At the title, with another game chosen than the one that waits. */
static void continue_goes_on_with_whatever_game_waits(void)
{
    for (int g = 0; g < GAMES; g++) {
        const struct game_front *other = games[(g + 1) % GAMES];
        robot_start(&robot, DEVICE_KEYS, 5, 1280, 720);
        char *text = late_save(games[g]);
        late_open(text);
        free(text);
        leave_table();
        table_choose(&robot.front, other);
        robot_focus(&robot, "menu.continue");
        assert_true(robot_shows(&robot, games[g]->label));
        choose("menu.continue");
        assert_true(table_of(&robot.front)->game == games[g]);
        assert_true(front_holds(&robot.front, &table_scene));
    }
}

/* Its table on the title leads to another game, and not to the last page of the old one. */
static void the_table_of_a_decided_game_begins_a_new_one(void)
{
    for (int g = 0; g < GAMES; g++) {
        play_out(games[g], DEVICE_KEYS);
        front_go(&robot.front, OPEN_TITLE);
        robot_settle(&robot);
        choose(games[g]->item);
        assert_false(table_is_decided(table_of(&robot.front)) && front_holds(&robot.front, &table_scene));
    }
}

static void quitting_after_a_decided_game_speaks_of_none(void)
{
    for (int g = 0; g < GAMES; g++) {
        play_out(games[g], DEVICE_KEYS);
        confirm_quit(&robot.front);
        rest_at(&confirm_scene);
        assert_false(robot_reads(&robot, "waits for you"));
        assert_false(robot_has(&robot, "confirm.third"));
    }
}

const struct test tests[] = {
    TEST(a_program_that_ends_on_a_last_page_offers_no_continue),
    TEST(each_last_page_is_one_of_a_decided_game),
    TEST(leaving_a_decided_game_asks_nothing),
    TEST(continue_goes_on_with_whatever_game_waits),
    TEST(the_table_of_a_decided_game_begins_a_new_one),
    TEST(quitting_after_a_decided_game_speaks_of_none),
    {0},
};
