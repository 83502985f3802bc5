/* SPDX-License-Identifier: MIT */
/* The question on leaving a game, and the list that opens saved ones again. */
#include "person.h"
#include "saves_rig.h"

#include "base/number.h"
#include "front/day/dates.h"
#include "front/mille/game_over.h"
#include "front/mille/mille_table.h"
#include "front/mille/score.h"
#include "front/scenes/load.h"
#include "front/scenes/pause.h"
#include "front/scenes/replay.h"
#include "front/scenes/screens.h"
#include "front/scenes/table_scene.h"
#include "front/scenes/text_entry_inside.h"
#include "front/scenes/title.h"
#include "front/table/saves.h"
#include "front/table/table.h"
#include "test.h"

#include <stdlib.h>

/* ---- leaving ---------------------------------------------------------------------------------------- */

static void leaving_offers_to_save(void)
{
    for (int i = 0; i < DEVICES; i++) {
        start(devices[i], 9);
        uint64_t before = hash_now();
        press(INTENT_MENU);
        choose_to("pause.leave", &confirm_scene);
        choose_to("confirm.no", &pause_scene);
        choose("pause.leave confirm.third");
        give("Xy");
        assert_true(robot_on(&robot, &title_scene));
        assert_true(hash_of(robot_file(&robot, "saves/Xy.journal")->data) == before);
        choose("menu.continue");
        assert_true(hash_now() == before);
        /* Saved as it is: nothing to ask. */
        press(INTENT_MENU);
        choose_to("pause.leave", &title_scene);
    }
}

static void quitting_offers_to_save(void)
{
    for (int i = 0; i < DEVICES; i++) {
        start(devices[i], 9);
        press_key('q');
        choose("confirm.third");
        give("Xy");
        assert_true(robot.quit);
        holds_the_table("saves/Xy.journal");
        robot_restart(&robot);
        choose("menu.continue");
        press_key('q');
        choose("confirm.yes");
        assert_true(robot.quit);
    }
}

static void who_saves_nothing_on_leaving_stays(void)
{
    start(DEVICE_PAD, 9);
    press_key('q');
    choose("confirm.third entry.done");
    assert_false(robot.quit);
    assert_true(robot_on(&robot, &table_scene));
    press_key('q');
    choose("confirm.third");
    robot.disk_full = true;
    give("X");
    assert_true(robot_on(&robot, &confirm_scene));
    choose("confirm.no");
    assert_false(robot.quit);
    assert_true(robot_on(&robot, &table_scene));
}

static void the_sheet_of_a_game_under_way_asks_before_it_is_left(void)
{
    start(DEVICE_PAD, 0);
    robot_decide_till(&robot, &score_scene);
    choose_to("score.leave", &confirm_scene);
    choose_to("confirm.no", &score_scene);
    choose("score.leave confirm.third");
    give("Z");
    assert_true(robot_on(&robot, &title_scene));
    assert_non_null(robot_file(&robot, "saves/Z.journal"));
}

/* ---- the list --------------------------------------------------------------------------------------- */

static void the_list_tells_date_hand_and_totals(void)
{
    start(DEVICE_PAD, 90);
    text_copy(table_of(&robot.front)->session.journal.seat[0].name, SEAT_NAME_SIZE, "Marie");
    save_by_menu("Old");
    robot.day += 1;
    play(20);
    save_by_menu("New");
    const struct mille_public *pub = &mille_table_seen(table_of(&robot.front))->pub;
    char hand[32], totals[64];
    text_format(hand, sizeof hand, "Hand %d", pub->hand_number);
    struct text out = text_in(totals, sizeof totals);
    number_add(mille_overall(pub, 0), &out);
    text_add(&out, " : ");
    number_add(mille_overall(pub, 1), &out);
    press(INTENT_MENU);
    choose("pause.load");
    assert_string_equal(focused(), "save.1");
    assert_string_equal(load_of(&robot.front)->row[0].name, "New");
    assert_string_equal(load_of(&robot.front)->row[1].name, "Old");
    assert_true(robot_reads(&robot, "12 Aug 1955") && robot_reads(&robot, "13 Aug 1955"));
    char time[16];
    out = text_in(time, sizeof time);
    date_time_text(load_of(&robot.front)->row[0].second, &out);
    assert_true(robot_reads(&robot, time));
    assert_true(robot_reads(&robot, hand) && robot_reads(&robot, totals));
    assert_true(robot_reads(&robot, "Marie – Léa"));
}

static void a_save_is_opened_with_every_device(void)
{
    for (int i = 0; i < DEVICES; i++) {
        start(devices[i], 9);
        save_by_menu("A");
        uint64_t first = hash_now();
        play(6);
        save_by_menu("B");
        robot_restart(&robot);
        choose("menu.load save.2");
        /* The game that waits is "B" as it was saved, yet a restart does not know: it asks. */
        if (robot_on(&robot, &confirm_scene)) {
            choose("confirm.yes");
        }
        assert_true(robot_on(&robot, &table_scene));
        assert_true(hash_now() == first);
        assert_true(hash_of(robot_file(&robot, "autosave.journal")->data) == first);
    }
}

static void opening_keeps_the_game_on_the_table(void)
{
    start(DEVICE_PAD, 9);
    save_by_menu("A");
    uint64_t first = hash_now();
    play(6);
    uint64_t second = hash_now();
    press(INTENT_MENU);
    choose_to("pause.load save.1", &confirm_scene);
    choose_to("confirm.no", &load_scene);
    assert_true(hash_now() == second);
    choose("save.1 confirm.yes");
    assert_true(hash_now() == first);
    /* And back: the two change places. */
    press(INTENT_MENU);
    choose("pause.load");
    assert_true(robot_reads(&robot, "Previous game"));
    choose_to("save.1", &table_scene);
    assert_true(hash_now() == second);
    press_key('s');
    assert_string_equal(text_entry_of(&robot.front)->text, "");
}

static void deleting_asks(void)
{
    for (int i = 0; i < DEVICES; i++) {
        start(devices[i], 9);
        save_by_menu("A");
        save_by_menu("B");
        press(INTENT_MENU);
        choose_to("pause.load save.1.delete", &confirm_scene);
        choose("confirm.no");
        assert_int_equal(saves(), 2);
        choose("save.1.delete confirm.yes");
        assert_int_equal(saves(), 1);
        assert_null(robot_file(&robot, "saves/B.journal"));
        assert_string_equal(focused(), "save.1");
        assert_string_equal(load_of(&robot.front)->row[0].name, "A");
        if (devices[i] != DEVICE_MOUSE) {
            press(INTENT_SECONDARY);
            choose("confirm.yes");
            assert_int_equal(saves(), 0);
            assert_string_equal(focused(), "load.back");
            press_to(INTENT_CONFIRM, &pause_scene);
        }
    }
}

static void a_damaged_save_is_shown_with_its_reason_and_stays_closed(void)
{
    static const char damaged[] = "route-mille journal 1\ngame mille\nseed 1\nseat 0 human\nseat 1 regular\n"
                                  "sides 2\n0 draw\n0 play gasolin\n";
    for (int i = 0; i < DEVICES; i++) {
        start(devices[i], 9);
        uint64_t before = hash_now();
        robot_put(&robot, "saves/Broken.journal", damaged);
        press(INTENT_MENU);
        choose("pause.load");
        assert_true(robot_reads(&robot, "Broken"));
        assert_true(robot_reads(&robot, "Line 8"));
        choose_to("save.1", &load_scene);
        choose_to("save.1.watch", &load_scene);
        assert_int_equal(robot.bells, 2);
        assert_true(hash_now() == before);
        assert_string_equal(robot_file(&robot, "saves/Broken.journal")->data, damaged);
        choose("save.1.delete confirm.yes");
        assert_null(robot_file(&robot, "saves/Broken.journal"));
    }
}

/* Four sit down at the road; a fifth cannot, and the list says why. */
static void seatings_that_cannot_be_are_refused(void)
{
    static const char five[] = "route-mille journal 1\ngame mille\nseed 1\nsides 3\nseat 0 human\n"
                               "seat 1 regular\nseat 2 regular\nseat 3 regular\nseat 4 regular\n";
    start(DEVICE_PAD, 3);
    robot_put(&robot, "saves/Five.journal", five);
    press(INTENT_MENU);
    choose("pause.load");
    assert_true(robot_reads(&robot, "the seats cannot be shared out evenly among the sides"));
    choose_to("save.1", &load_scene);
    struct session session;
    struct journal_seat seats[4] = {{.player = PLAYER_HUMAN}, {.player = 0}, {.player = 0}, {.player = 0}};
    session_start(&session, &mille_game, &(struct game_setup){.seed = 1, .seats = 4, .sides = 2}, seats,
                  NULL);
    char *text = session_save(&session, NULL);
    session_end(&session);
    robot_put(&robot, "saves/Five.journal", text);
    free(text);
    press(INTENT_CANCEL);
    choose_to("pause.load save.1 confirm.yes", &table_scene);
    assert_int_equal(table_of(&robot.front)->session.journal.setup.seats, 4);
    assert_int_equal(table_of(&robot.front)->session.journal.setup.sides, 2);
}

static void a_long_list_is_walked_and_turned_to_its_end(void)
{
    enum { COUNT = 23 };
    start(DEVICE_PAD, 3);
    for (int i = 0; i < COUNT; i++) {
        char file[64];
        text_format(file, sizeof file, "saves/%02d.journal", i);
        char *text = session_save(&table_of(&robot.front)->session, NULL);
        robot_put(&robot, file, text);
        free(text);
    }
    press(INTENT_MENU);
    choose("pause.load");
    assert_string_equal(load_of(&robot.front)->row[0].name, "22");
    for (int i = 1; i < COUNT; i++) {
        press(INTENT_DOWN);
    }
    assert_string_equal(focused(), "save.23");
    assert_true(robot_reads(&robot, "00"));
    press(INTENT_RIGHT);
    press(INTENT_RIGHT);
    assert_string_equal(focused(), "save.23.delete");
    for (int i = 1; i < COUNT; i++) {
        press(INTENT_UP);
    }
    assert_string_equal(focused(), "save.1.delete");
    for (int i = 0; i < 5; i++) {
        press(INTENT_PAGE_NEXT);
    }
    assert_string_equal(focused(), "save.23");
    for (int i = 0; i < 5; i++) {
        press(INTENT_PAGE_PREV);
    }
    assert_string_equal(focused(), "save.1");
    robot.device = DEVICE_MOUSE;
    struct intent wheel = {.kind = INTENT_WHEEL, .device = DEVICE_MOUSE, .amount = -3};
    for (int i = 0; i < 8; i++) {
        front_intent(&robot.front, &wheel);
    }
    assert_true(robot_has(&robot, "save.23"));
    assert_false(robot_has(&robot, "save.1"));
    wheel.amount = 3;
    for (int i = 0; i < 8; i++) {
        front_intent(&robot.front, &wheel);
    }
    assert_true(robot_has(&robot, "save.1"));
}

static void a_save_can_be_watched_from_the_list(void)
{
    for (int i = 0; i < DEVICES; i++) {
        start(devices[i], 9);
        uint64_t before = hash_now();
        save_by_menu("A");
        press(INTENT_MENU);
        choose_to("pause.load save.1.watch", &replay_scene);
        choose_to("replay.leave", &load_scene);
        press(INTENT_CANCEL);
        press_to(INTENT_MENU, &table_scene);
        assert_true(hash_now() == before);
    }
}

static void the_tally_of_games_survives_saving_and_loading(void)
{
    start(DEVICE_KEYS, 0);
    robot_decide_till(&robot, &game_over_scene);
    play(8);
    int games[2];
    for (int side = 0; side < 2; side++) {
        games[side] = mille_table_seen(table_of(&robot.front))->pub.side[side].games;
    }
    assert_int_equal(games[0] + games[1], 1);
    save_by_menu("Sitting");
    robot_restart(&robot);
    choose("menu.load");
    char tally[32];
    text_format(tally, sizeof tally, "Games %d : %d", games[0], games[1]);
    assert_true(robot_reads(&robot, tally));
    choose("save.1");
    if (robot_on(&robot, &confirm_scene)) {
        choose("confirm.yes");
    }
    for (int side = 0; side < 2; side++) {
        assert_int_equal(mille_table_seen(table_of(&robot.front))->pub.side[side].games, games[side]);
    }
    assert_true(robot_reads(&robot, "Games"));
}

const struct test tests[] = {
    TEST(leaving_offers_to_save),
    TEST(quitting_offers_to_save),
    TEST(who_saves_nothing_on_leaving_stays),
    TEST(the_sheet_of_a_game_under_way_asks_before_it_is_left),
    TEST(the_list_tells_date_hand_and_totals),
    TEST(a_save_is_opened_with_every_device),
    TEST(opening_keeps_the_game_on_the_table),
    TEST(deleting_asks),
    TEST(a_damaged_save_is_shown_with_its_reason_and_stays_closed),
    TEST(seatings_that_cannot_be_are_refused),
    TEST(a_long_list_is_walked_and_turned_to_its_end),
    TEST(a_save_can_be_watched_from_the_list),
    TEST(the_tally_of_games_survives_saving_and_loading),
    {0},
};
