/* SPDX-License-Identifier: MIT */
/* Playing with others, before the table: nearby, by code, hosting, who is here. By mouse, keys and pad alike.
 */
#include "base/version.h"
#include "front/bones/bones_front.h"
#include "front/game_front.h"
#include "front/help/help_book_inside.h"
#include "front/scenes/host.h"
#include "front/scenes/lobby.h"
#include "front/scenes/others_scene.h"
#include "front/scenes/screens.h"
#include "front/scenes/text_entry.h"
#include "front/scenes/title.h"
#include "games/bones/bones.h"
#include "games/cubes/cubes.h"
#include "games/mille/mille.h"
#include "others_fake.h"
#include "person.h"
#include "test.h"
#include "windows.h"

#include <string.h>

static void sit(enum device device)
{
    robot_start(&robot, device, 7, 1920, 1080);
    text_copy(robot.front.settings.name, sizeof robot.front.settings.name, "Marie");
    others_fake.can = true;
    front_touch(&robot.front);
    robot_settle(&robot);
}

static void others_at(enum device device)
{
    sit(device);
    choose_to("menu.others", &others_scene);
}

static void the_title_leads_there_only_where_others_can_be_reached(void)
{
    for (int i = 0; i < DEVICES; i++) {
        robot_start(&robot, devices[i], 7, 1920, 1080);
        assert_false(robot_has(&robot, "menu.others"));
        others_at(devices[i]);
        assert_true(others_fake.listens);
        press_to(INTENT_CANCEL, &title_scene);
        assert_false(others_fake.listens);
    }
}

static void the_title_says_whose_table_waits(void)
{
    sit(DEVICE_PAD);
    assert_false(robot_reads(&robot, "Marie’s table"));
    others_fake.left = true;
    front_touch(&robot.front);
    robot_settle(&robot);
    assert_true(robot_shows(&robot, "Marie’s table"));
    robot_focus(&robot, "menu.others");
    robot_settle(&robot);
    assert_true(robot_shows(&robot, "Marie’s table"));
}

/* The title's items with the row more: in the window, and none on another. */
static void the_title_has_room_for_the_row_in_every_window(void)
{
    for (int i = 0; WINDOWS_SHAPED[i].w > 0; i++) {
        robot_start_in(&robot, NULL, DEVICE_PAD, 3, &WINDOWS_SHAPED[i]);
        others_fake.can = true;
        front_touch(&robot.front);
        robot_settle(&robot);
        struct focus_list list = robot_items(&robot);
        for (int a = 0; a < list.count; a++) {
            struct rect box = list.item[a].box, safe = robot.front.frame.safe;
            assert_true(box.y >= safe.y - 1 && box.y + box.h <= safe.y + safe.h + 1);
            for (int b = 0; b < a; b++) {
                struct rect both = rect_shared(box, list.item[b].box);
                assert_true(both.w <= 2 || both.h <= 2);
            }
            robot_focus(&robot, list.item[a].name);
        }
    }
}

static void a_table_nearby_is_joined(void)
{
    for (int i = 0; i < DEVICES; i++) {
        sit(devices[i]);
        others_fake_near("Luc", NULL, game_front_of(&mille_game), 4, 2);
        choose("menu.others");
        assert_true(robot_shows(&robot, "Luc’s table"));
        assert_true(robot_shows(&robot, "Road · 2 seats of 4 are free"));
        choose_to("others.near.1", &lobby_scene);
        assert_int_equal(others_fake.joined, 1);
        assert_string_equal(others_fake.typed, "HZ7K2QP");
        assert_true(robot_reads(&robot, "On the way to the table"));
    }
}

static void a_table_of_another_version_and_a_full_one_say_so_and_are_not_joined(void)
{
    for (int i = 0; i < DEVICES; i++) {
        sit(devices[i]);
        others_fake_near("Luc", "9.9", game_front_of(&bones_game), 4, 2);
        others_fake_near("Paul", NULL, game_front_of(&bones_game), 4, 0);
        others_fake_near("Zoé", ROUTE_MILLE_VERSION, NULL, 4, 2);
        choose("menu.others");
        assert_true(robot_shows(&robot, "Luc has Route Mille 9.9, this is " ROUTE_MILLE_VERSION
                                        ": both need the same game."));
        assert_true(robot_shows(&robot, "Dominoes · every seat is taken"));
        int bells = robot.bells;
        choose_to("others.near.1 others.near.2 others.near.3", &others_scene);
        assert_int_equal(others_fake.joined, 0);
        assert_true(robot.bells >= bells);
    }
}

static void a_table_that_cannot_be_reached_says_why_and_can_be_tried_again(void)
{
    others_at(DEVICE_PAD);
    others_fake.error = "Nobody answers there.";
    others_fake.left = true;
    front_touch(&robot.front);
    robot_settle(&robot);
    choose_to("others.again", &confirm_scene);
    assert_true(robot_reads(&robot, "Nobody answers there."));
    others_fake.error = NULL;
    choose_to("confirm.yes", &lobby_scene);
    assert_int_equal(others_fake.again, 2);
}

static void a_code_is_typed(void)
{
    others_at(DEVICE_KEYS);
    choose_to("others.join", &text_entry_scene);
    robot_type(&robot, "kbtx-4mrw");
    press_to(INTENT_CONFIRM, &lobby_scene);
    assert_string_equal(others_fake.typed, "kbtx-4mrw");
}

static void a_code_is_put_together_by_pad_and_mouse(void)
{
    static const enum device two[] = {DEVICE_PAD, DEVICE_MOUSE};
    for (int i = 0; i < 2; i++) {
        others_at(two[i]);
        choose_to("others.join", &text_entry_scene);
        choose("key.K key.B key.T key.X key.4 key.M key.R key.W");
        choose_to("entry.done", &lobby_scene);
        assert_string_equal(others_fake.typed, "KBTX4MRW");
    }
}

static void an_address_is_put_together_by_pad(void)
{
    others_at(DEVICE_PAD);
    choose_to("others.join", &text_entry_scene);
    choose("key.1 key.0 key.. key.0 key.. key.0 key.. key.7 key.: key.1 key.9");
    choose_to("entry.done", &lobby_scene);
    assert_string_equal(others_fake.typed, "10.0.0.7:19");
}

static void what_is_neither_code_nor_address_is_refused_at_once(void)
{
    others_at(DEVICE_KEYS);
    choose_to("others.join", &text_entry_scene);
    robot_type(&robot, "hello");
    press_to(INTENT_CONFIRM, &text_entry_scene);
    assert_true(robot_reads(&robot, "A code has 7 or 8 letters and figures"));
    assert_int_equal(others_fake.joined, 0);
    press_to(INTENT_CANCEL, &others_scene);
}

static void a_code_that_leads_nowhere_is_there_to_be_mended(void)
{
    others_at(DEVICE_KEYS);
    others_fake.error = "Nobody answers there.";
    choose("others.join");
    robot_type(&robot, "KBTX4MRW");
    press_to(INTENT_CONFIRM, &confirm_scene);
    choose_to("confirm.yes", &text_entry_scene);
    assert_true(robot_shows(&robot, "KBTX4MRW"));
}

static void who_has_no_name_is_asked_for_it_first(void)
{
    others_at(DEVICE_KEYS);
    robot.front.settings.name[0] = '\0';
    robot.front.settings.named = false;
    choose_to("others.host", &text_entry_scene);
    robot_type(&robot, "Léa");
    press_to(INTENT_CONFIRM, &host_scene);
    assert_string_equal(robot.front.settings.name, "Léa");
}

static void a_table_is_hosted_with_what_was_chosen(void)
{
    for (int i = 0; i < DEVICES; i++) {
        others_at(devices[i]);
        choose_to("others.host", &host_scene);
        while (!robot_shows(&robot, "Dominoes")) {
            choose("host.game");
        }
        assert_true(robot_shows(&robot, "4 seats")); /* the dominoes seat nobody else */
        while (!robot_shows(&robot, "Road")) {
            choose("host.game");
        }
        while (!robot_shows(&robot, "4 seats")) {
            choose("host.seats");
        }
        while (!robot_shows(&robot, "Two pairs")) {
            choose("host.sides");
        }
        choose_to("host.open", &lobby_scene);
        assert_int_equal(others_fake.hosted, 1);
        assert_true(others_fake.game->game == &mille_game);
        assert_int_equal(others_fake.setup.seats, 4);
        assert_int_equal(others_fake.setup.sides, 2);
    }
}

static void every_game_is_hosted_with_every_number_of_seats(void)
{
    others_at(DEVICE_KEYS);
    choose("others.host");
    for (int game = 0; game < 3; game++) {
        for (int seats = 0; seats < 5; seats++) {
            choose("host.seats");
            choose_to("host.open", &lobby_scene);
            assert_true(others_fake.setup.sides > 0 && others_fake.setup.seats >= 2);
            stand_at(&host_scene);
        }
        choose("host.game");
    }
}

static void going_back_from_hosting_leads_to_the_tables_nearby(void)
{
    others_at(DEVICE_PAD);
    choose_to("others.host", &host_scene);
    press_to(INTENT_CANCEL, &others_scene);
    assert_int_equal(others_fake.hosted, 0);
}

static void lobby_at(enum device device, int seat)
{
    sit(device);
    others_fake_room(&mille_game, 4, 4, seat);
    others_fake_sit(2, "Paul", GUEST_SEAT_AWAY);
    stand_at(&lobby_scene);
}

static void who_is_here_is_seen(void)
{
    lobby_at(DEVICE_PAD, 0);
    assert_true(robot_shows(&robot, "KBTX-4MRW"));
    assert_true(robot_shows(&robot, "Luc") && robot_shows(&robot, "here"));
    assert_true(robot_shows(&robot, "Paul") && robot_shows(&robot, "away"));
    assert_true(robot_shows(&robot, "A free seat") && robot_shows(&robot, "free"));
    assert_true(robot_shows(&robot, "1 seat is free still."));
}

static void the_host_starts_and_gives_seats_to_computers(void)
{
    for (int i = 0; i < DEVICES; i++) {
        lobby_at(devices[i], 0);
        assert_true(robot_shows(&robot, "A computer for seat 4"));
        choose("lobby.give");
        assert_int_equal(others_fake.given_seat, 3);
        assert_true(others_fake.given_computer);
        assert_true(robot_shows(&robot, "computer") && robot_shows(&robot, "Seat 4 for somebody"));
        choose("lobby.seat.4");
        assert_false(others_fake.given_computer);
        choose("lobby.seat.2"); /* a person keeps the seat before the match */
        assert_int_equal(others_fake.given, 2);
        choose("lobby.start");
        assert_int_equal(others_fake.begun, 1);
    }
}

static void a_guest_neither_starts_nor_gives(void)
{
    lobby_at(DEVICE_PAD, 1);
    assert_false(robot_has(&robot, "lobby.start"));
    assert_false(robot_has(&robot, "lobby.give"));
    choose("lobby.seat.4");
    assert_int_equal(others_fake.given, 0);
}

static void the_code_is_copied(void)
{
    for (int i = 0; i < DEVICES; i++) {
        lobby_at(devices[i], 1);
        choose("lobby.copy");
        assert_string_equal(robot.clipboard, "KBTX-4MRW");
        assert_true(robot_reads(&robot, "The code is copied."));
    }
    lobby_at(DEVICE_PAD, 1);
    robot.no_clipboard = true;
    choose("lobby.copy");
    assert_true(robot_reads(&robot, "There is no clipboard here."));
}

static void leaving_asks_first(void)
{
    for (int i = 0; i < DEVICES; i++) {
        lobby_at(devices[i], i % 2);
        choose_to("lobby.leave", &confirm_scene);
        choose_to("confirm.no", &lobby_scene);
        press_to(INTENT_CANCEL, &confirm_scene);
        choose_to("confirm.yes", &title_scene);
        assert_int_equal(others_fake.gone, 1);
    }
}

static void a_room_that_is_over_says_why_and_leads_back(void)
{
    for (int i = 0; i < DEVICES; i++) {
        lobby_at(devices[i], 1);
        others_fake.state = OTHERS_OUT;
        others_fake.why = "All seats of that table are taken.";
        front_touch(&robot.front);
        robot_settle(&robot);
        assert_true(robot_reads(&robot, "All seats of that table are taken."));
        assert_false(robot_has(&robot, "lobby.copy"));
        choose_to("lobby.leave", &title_scene);
    }
}

static void what_is_there_is_said(void)
{
    sit(DEVICE_KEYS);
    robot_listen(&robot);
    others_fake_near("Luc", NULL, game_front_of(&mille_game), 4, 2);
    choose("menu.others");
    assert_non_null(strstr(robot_transcript(&robot), "Play with others"));
    assert_non_null(strstr(robot_transcript(&robot), "Luc’s table"));
    lobby_at(DEVICE_KEYS, 0);
    robot_listen(&robot);
    robot_focus(&robot, "lobby.seat.3");
    robot_settle(&robot);
    assert_non_null(strstr(robot_transcript(&robot), "Paul"));
    assert_non_null(strstr(robot_transcript(&robot), "away"));
    robot_focus(&robot, "lobby.code");
    robot_settle(&robot);
    assert_non_null(strstr(robot_transcript(&robot), "K, B, T, X, 4, M, R, W"));
}

/* The road book opens at the chapter about the screens before the table. */
static void opens_the_chapter(void)
{
    press_to(INTENT_HELP, &help_book_scene);
    assert_int_equal(help_book_of(&robot.front)->page,
                     help_book_cabinet_page(&robot.front, HELP_BOOK_OTHERS));
    assert_true(robot_shows(&robot, "Who is here"));
    press(INTENT_HELP);
}

static void help_opens_the_chapter_about_playing_with_others(void)
{
    for (int i = 0; i < DEVICES; i++) {
        sit(devices[i]);
        robot_focus(&robot, "menu.others");
        opens_the_chapter();
        choose_to("menu.others", &others_scene);
        opens_the_chapter();
        choose_to("others.host", &host_scene);
        opens_the_chapter();
        choose_to("host.open", &lobby_scene);
        opens_the_chapter();
    }
}

static void one_switch_opens_a_table(void)
{
    sit(DEVICE_KEYS);
    robot_take_switch(&robot);
    choose_to("menu.others", &others_scene);
    choose_to("others.host", &host_scene);
    choose_to("host.open", &lobby_scene);
}

const struct test tests[] = {
    TEST(the_title_leads_there_only_where_others_can_be_reached),
    TEST(the_title_says_whose_table_waits),
    TEST(the_title_has_room_for_the_row_in_every_window),
    TEST(a_table_nearby_is_joined),
    TEST(a_table_of_another_version_and_a_full_one_say_so_and_are_not_joined),
    TEST(a_table_that_cannot_be_reached_says_why_and_can_be_tried_again),
    TEST(a_code_is_typed),
    TEST(a_code_is_put_together_by_pad_and_mouse),
    TEST(an_address_is_put_together_by_pad),
    TEST(what_is_neither_code_nor_address_is_refused_at_once),
    TEST(a_code_that_leads_nowhere_is_there_to_be_mended),
    TEST(who_has_no_name_is_asked_for_it_first),
    TEST(a_table_is_hosted_with_what_was_chosen),
    TEST(every_game_is_hosted_with_every_number_of_seats),
    TEST(going_back_from_hosting_leads_to_the_tables_nearby),
    TEST(who_is_here_is_seen),
    TEST(the_host_starts_and_gives_seats_to_computers),
    TEST(a_guest_neither_starts_nor_gives),
    TEST(the_code_is_copied),
    TEST(leaving_asks_first),
    TEST(a_room_that_is_over_says_why_and_leads_back),
    TEST(what_is_there_is_said),
    TEST(help_opens_the_chapter_about_playing_with_others),
    TEST(one_switch_opens_a_table),
    {0},
};
