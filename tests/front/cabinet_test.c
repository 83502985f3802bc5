/* SPDX-License-Identifier: MIT */
/* The cabinet with a game of which it knows the contract alone: rounds by each device from the title on,
 * saved, found again, loaded, watched, counted, taken back, explained. CABINET_GAME is the name of the game,
 * by itself the one to copy; its items are those of a copy. */
#include "base/i18n/translate.h"
#include "front/game_front.h"
#include "front/help/help_book_pages.h"
#include "front/help/whats_this.h"
#include "front/records/record_results.h"
#include "front/scenes/page.h"
#include "front/scenes/pause.h"
#include "front/scenes/replay.h"
#include "front/scenes/standing.h"
#include "front/scenes/table_scene.h"
#include "front/scenes/title.h"
#include "front/table/seats.h"
#include "front/table/table.h"
#include "robot.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

#include <stdlib.h>
#include <string.h>

enum { ROUNDS = 100 };

static struct robot robot;

static const struct game_front *game_here(void)
{
    const char *wanted = getenv("CABINET_GAME");
    for (int i = 0; wanted && game_fronts[i]; i++) {
        if (strcmp(game_fronts[i]->game->name, wanted) == 0) {
            return game_fronts[i];
        }
    }
    assert_null(wanted); /* it is on the title */
    return game_fronts[0];
}

static const struct game *rules(void)
{
    return game_here()->game;
}

static void sit_down(enum device device, int wide, int high)
{
    robot_start(&robot, device, 11, wide, high);
    robot.front.settings.pace = 200;
    robot_choose(&robot, game_here()->item);
    robot_settle(&robot);
    assert_true(robot_on(&robot, &table_scene));
    assert_ptr_equal(table_of(&robot.front)->game, game_here());
}

static int moves_made(void)
{
    return table_of(&robot.front)->session.journal.count;
}

static int round_now(void)
{
    return rules()->hand_number(table_seen(&robot.front));
}

/* Until the sheet comes; what is done is drawn by the robot's own stream. */
static void play_a_round(void)
{
    while (!robot_on(&robot, &standing_scene)) {
        assert_true(robot_on(&robot, &table_scene));
        assert_true(table_ready(&robot.front));
        int before = moves_made();
        robot_choose(&robot, rng_below(&robot.rng, 2) ? "show" : "fold");
        robot_settle(&robot);
        assert_true(moves_made() > before);
    }
}

static void go_on(void)
{
    robot_choose(&robot, "standing.again");
    robot_settle(&robot);
}

static void play_rounds(enum device device, int wide, int high)
{
    sit_down(device, wide, high);
    for (int round = 1; round <= ROUNDS; round++) {
        assert_int_equal(round_now(), round);
        play_a_round();
        go_on();
    }
    robot_end(&robot);
}

static void a_hundred_rounds_with_the_mouse_alone(void **state)
{
    (void)state;
    play_rounds(DEVICE_MOUSE, 1280, 720);
}

static void a_hundred_rounds_with_the_keys_alone(void **state)
{
    (void)state;
    play_rounds(DEVICE_KEYS, 1440, 1080);
}

static void a_hundred_rounds_with_a_pad_alone(void **state)
{
    (void)state;
    play_rounds(DEVICE_PAD, 720, 1280);
}

static void choose_in_menu(const char *item)
{
    robot_do(&robot, INTENT_MENU);
    robot_settle(&robot);
    assert_true(robot_on(&robot, &pause_scene));
    robot_choose(&robot, item);
    robot_settle(&robot);
}

static void a_game_is_kept_and_found_again(void **state)
{
    (void)state;
    sit_down(DEVICE_KEYS, 1280, 720);
    play_a_round();
    go_on();
    uint64_t hash = rules()->hash(table_of(&robot.front)->session.state);
    robot_restart(&robot); /* as after a fall: nothing was asked */
    robot_choose(&robot, "menu.continue");
    robot_settle(&robot);
    assert_ptr_equal(table_of(&robot.front)->game, game_here());
    assert_true(hash == rules()->hash(table_of(&robot.front)->session.state));
    robot_end(&robot);
}

static void a_game_is_saved_under_a_name_and_loaded(void **state)
{
    (void)state;
    sit_down(DEVICE_KEYS, 1280, 720);
    play_a_round();
    go_on();
    uint64_t hash = rules()->hash(table_of(&robot.front)->session.state);
    choose_in_menu("pause.save");
    robot_type(&robot, "Friday");
    robot_choose(&robot, "entry.done");
    robot_settle(&robot);
    assert_non_null(robot_file(&robot, "saves/Friday.journal"));
    assert_true(robot_on(&robot, &pause_scene));
    robot_choose(&robot, "pause.resume");
    robot_settle(&robot);
    play_a_round();
    go_on();
    assert_true(hash != rules()->hash(table_of(&robot.front)->session.state));
    choose_in_menu("pause.load");
    robot_choose(&robot, "save.1");
    robot_settle(&robot);
    if (robot_has(&robot, "confirm.yes")) {
        robot_choose(&robot, "confirm.yes");
        robot_settle(&robot);
    }
    assert_true(robot_on(&robot, &table_scene));
    assert_true(hash == rules()->hash(table_of(&robot.front)->session.state));
    robot_end(&robot);
}

static void a_game_is_watched_from_its_first_move_to_its_last(void **state)
{
    (void)state;
    sit_down(DEVICE_KEYS, 1280, 720);
    for (int round = 0; round < 3; round++) {
        play_a_round();
        go_on();
    }
    int moves = moves_made();
    replay_table(&robot.front);
    robot_settle(&robot);
    assert_true(robot_on(&robot, &replay_scene));
    replay_seek(&robot.front, 0);
    robot_choose(&robot, "replay.play");
    robot_settle(&robot);
    assert_int_equal(replay_of(&robot.front)->at, moves);
    robot_choose(&robot, "replay.leave");
    robot_settle(&robot);
    assert_int_equal(moves_made(), moves);
    robot_end(&robot);
}

static void every_round_is_counted_once(void **state)
{
    (void)state;
    sit_down(DEVICE_KEYS, 1280, 720);
    int won = 0;
    for (int round = 1; round <= 5; round++) {
        play_a_round();
        won = rules()->games_won(table_seen(&robot.front), table_side_of(&robot.front, 0));
        const struct records *records = records_of(&robot.front);
        assert_int_equal(records_tally(records, -1)->hands, round);
        go_on();
    }
    robot_restart(&robot);
    const struct records *records = records_of(&robot.front);
    assert_int_equal(records_tally(records, -1)->hands, 5);
    assert_int_equal(records_tally(records, -1)->points, won);
    robot_end(&robot);
}

static void what_was_done_is_taken_back_while_nothing_happened_since(void **state)
{
    (void)state;
    robot_start(&robot, DEVICE_KEYS, 11, 1280, 720);
    robot.front.settings.pace = 100; /* there is time to regret */
    robot_choose(&robot, game_here()->item);
    robot_settle(&robot);
    uint64_t hash = rules()->hash(table_of(&robot.front)->session.state);
    robot_focus(&robot, "fold");
    robot_do(&robot, INTENT_CONFIRM);
    assert_int_equal(moves_made(), 1);
    while (table_moves(&robot.front)) {
        robot_tick(&robot, 1);
    }
    robot_do(&robot, INTENT_ERASE);
    assert_int_equal(moves_made(), 0);
    assert_true(hash == rules()->hash(table_of(&robot.front)->session.state));
    robot_settle(&robot);
    robot_choose(&robot, "show"); /* all have seen it */
    robot_do(&robot, INTENT_ERASE);
    robot_settle(&robot);
    assert_true(moves_made() > 0);
    robot_end(&robot);
}

static void the_book_opens_at_its_page_and_everything_has_a_name(void **state)
{
    (void)state;
    sit_down(DEVICE_KEYS, 1280, 720);
    robot_do(&robot, INTENT_HELP);
    robot_settle(&robot);
    assert_true(robot_on(&robot, &help_book_scene));
    assert_true(robot_reads(&robot, _(game_here()->book->chapter[0].title)));
    robot_do(&robot, INTENT_CANCEL);
    robot_settle(&robot);
    robot_do(&robot, INTENT_WHAT);
    robot_settle(&robot);
    struct focus_list list = robot_items(&robot);
    for (int i = 0; i < list.count; i++) {
        struct whats_this_words says;
        assert_true(whats_this_explain(&robot.front, &list.item[i], &says));
        assert_true(strlen(says.text) > 10);
    }
    robot_end(&robot);
}

static void a_hint_is_given_and_a_refusal_has_its_words(void **state)
{
    (void)state;
    sit_down(DEVICE_KEYS, 1280, 720);
    robot_key(&robot, 'h');
    robot_settle(&robot);
    assert_true(strlen(table_of(&robot.front)->message) > 10);
    assert_false(table_of(&robot.front)->refused);
    robot_end(&robot);
}

static void a_page_of_the_game_opens_from_the_menu(void **state)
{
    (void)state;
    sit_down(DEVICE_PAD, 1280, 720);
    robot_do(&robot, INTENT_MENU);
    robot_settle(&robot);
    robot_choose(&robot, "pause.won");
    robot_settle(&robot);
    assert_true(robot_on(&robot, &page_scene));
    for (int seat = 0; seat < table_of(&robot.front)->session.journal.setup.seats; seat++) {
        assert_true(robot_shows(&robot, table_called(&robot.front, seat)));
    }
    robot_choose(&robot, "page.done");
    robot_settle(&robot);
    assert_true(robot_on(&robot, &pause_scene));
    robot_end(&robot);
}

static void six_people_hide_their_cards_from_each_other(void **state)
{
    (void)state;
    struct settings_company company = {.seats = 6};
    text_copy(company.game, sizeof company.game, rules()->name);
    robot_start(&robot, DEVICE_KEYS, 11, 1280, 720);
    text_copy(company.seat[0].who, sizeof company.seat[0].who, SEAT_YOU);
    for (int seat = 1; seat < 6; seat++) {
        text_copy(company.seat[seat].who, sizeof company.seat[seat].who, SEAT_PERSON);
        text_format(company.seat[seat].name, sizeof company.seat[seat].name, "Guest %d", seat);
    }
    settings_set_company(&robot.front.settings, &company);
    robot.front.settings.pace = 200;
    robot_choose(&robot, game_here()->item);
    robot_settle(&robot);
    for (int seat = 0; seat < 6; seat++) {
        if (robot_has(&robot, "curtain.lift")) {
            robot_choose(&robot, "curtain.lift");
            robot_settle(&robot);
        }
        assert_int_equal(table_you(&robot.front), seat);
        robot_choose(&robot, "fold");
        robot_settle(&robot);
    }
    assert_true(robot_on(&robot, &standing_scene));
    robot_end(&robot);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_hundred_rounds_with_the_mouse_alone),
        cmocka_unit_test(a_hundred_rounds_with_the_keys_alone),
        cmocka_unit_test(a_hundred_rounds_with_a_pad_alone),
        cmocka_unit_test(a_game_is_kept_and_found_again),
        cmocka_unit_test(a_game_is_saved_under_a_name_and_loaded),
        cmocka_unit_test(a_game_is_watched_from_its_first_move_to_its_last),
        cmocka_unit_test(every_round_is_counted_once),
        cmocka_unit_test(what_was_done_is_taken_back_while_nothing_happened_since),
        cmocka_unit_test(the_book_opens_at_its_page_and_everything_has_a_name),
        cmocka_unit_test(a_hint_is_given_and_a_refusal_has_its_words),
        cmocka_unit_test(a_page_of_the_game_opens_from_the_menu),
        cmocka_unit_test(six_people_hide_their_cards_from_each_other),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
