/* SPDX-License-Identifier: MIT */
/* Playing with others, at the table: lamps, who is waited for, who goes and comes, phrases, the menu. */
#include "front/game_front.h"
#include "front/net/at_table.h"
#include "front/net/lamp.h"
#include "front/scenes/lobby.h"
#include "front/scenes/pause.h"
#include "front/scenes/phrases.h"
#include "front/scenes/screens.h"
#include "front/scenes/table_scene.h"
#include "front/scenes/title.h"
#include "front/table/table.h"
#include "front/voices/speech.h"
#include "front/voices/voices_table.h"
#include "games/bones/bones.h"
#include "games/cubes/cubes.h"
#include "games/mille/mille.h"
#include "others_fake.h"
#include "person.h"
#include "test.h"

#include <string.h>

static const struct {
    const struct game *game;
    int seats, sides;
} tables[] = {{&mille_game, 4, 4}, {&cubes_game, 3, 3}, {&bones_game, 4, 4}};
enum { TABLES = sizeof tables / sizeof *tables };

/* Marie hosts in seat 0, Luc and Paul are here, a computer player has what is left. */
static void sit(enum device device, int table, int seat)
{
    robot_start(&robot, device, 7, 1920, 1080);
    others_fake_room(tables[table].game, tables[table].seats, tables[table].sides, seat);
    others_fake_sit(2, "Paul", GUEST_SEAT_HERE);
    others_fake_table(&robot.front, 7);
    rest_at(&table_scene);
}

static const char *last_told(void)
{
    const struct told_line *line = table_told(table_of(&robot.front), 0);
    return line ? line->says : "";
}

static void a_lamp_tells_who_is_here_by_shape_and_word(void)
{
    const struct guest_seat here = {.is = GUEST_SEAT_HERE, .name = "Luc"},
                            away = {.is = GUEST_SEAT_AWAY, .name = "Luc"},
                            filled = {.is = GUEST_SEAT_AWAY, .name = "Luc", .filled = true},
                            given = {.is = GUEST_SEAT_HERE, .name = "Luc", .given = true},
                            computer = {.is = GUEST_SEAT_COMPUTER}, free = {.is = GUEST_SEAT_FREE};
    assert_int_equal(lamp_of_seat(&here), LAMP_HERE);
    assert_int_equal(lamp_of_seat(&away), LAMP_AWAY);
    assert_int_equal(lamp_of_seat(&filled), LAMP_COMPUTER);
    assert_int_equal(lamp_of_seat(&given), LAMP_COMPUTER);
    assert_int_equal(lamp_of_seat(&computer), LAMP_COMPUTER);
    assert_int_equal(lamp_of_seat(&free), LAMP_FREE);
    for (int a = LAMP_HERE; a <= LAMP_FREE; a++) {
        for (int b = LAMP_HERE; b < a; b++) {
            assert_string_not_equal(lamp_word((enum lamp)a), lamp_word((enum lamp)b));
        }
    }
}

/* Shapes that the frame has more with lamps than without them. */
static size_t lamps_drawn(void)
{
    robot_draw(&robot);
    size_t with = robot.frame.count;
    enum others_state state = others_fake.state;
    others_fake.state = OTHERS_NONE;
    robot_draw(&robot);
    others_fake.state = state;
    return with - robot.frame.count;
}

static void each_seat_has_its_lamp_at_every_table(void)
{
    for (int table = 0; table < TABLES; table++) {
        sit(DEVICE_MOUSE, table, 0);
        struct rect plate;
        int plates = 0;
        for (int seat = 0; seat < tables[table].seats; seat++) {
            plates += table_of(&robot.front)->game->voices->plate(&robot.front, seat, &plate);
            assert_true(lamp_at(table_of(&robot.front), seat) != LAMP_NONE);
        }
        assert_true(plates >= tables[table].seats - 1);
        assert_true(lamps_drawn() >= (size_t)plates);
    }
}

static void other_tables_have_no_lamps(void)
{
    sit_down_at("menu.tables.dice", DEVICE_PAD, 1920, 1080);
    assert_int_equal(lamp_at(table_of(&robot.front), 0), LAMP_NONE);
    assert_int_equal(lamps_drawn(), 0);
}

static void who_goes_and_comes_is_told(void)
{
    for (int table = 0; table < TABLES; table++) {
        sit(DEVICE_PAD, table, 0);
        long told = table_of(&robot.front)->told.count;
        robot_tick(&robot, 5);
        others_fake.guest.seats[1].is = GUEST_SEAT_AWAY;
        robot_tick(&robot, 2);
        assert_string_equal(last_told(), "Luc has stepped out. We wait a minute.");
        assert_true(robot_reads(&robot, "Luc has stepped out. We wait a minute."));
        others_fake.guest.seats[1].filled = true;
        robot_tick(&robot, 2);
        assert_non_null(strstr(last_told(), " plays until Luc is back."));
        others_fake.guest.seats[1].filled = false;
        others_fake.guest.seats[1].is = GUEST_SEAT_HERE;
        robot_tick(&robot, 2);
        assert_string_equal(last_told(), "Luc is back.");
        others_fake.guest.seats[2].given = true;
        robot_tick(&robot, 2);
        assert_non_null(strstr(last_told(), " plays for Paul."));
        assert_true(table_of(&robot.front)->told.count >= told + 4);
    }
}

static void whose_own_seat_the_computer_has_is_told_so(void)
{
    sit(DEVICE_PAD, 2, 0);
    robot_tick(&robot, 5);
    others_fake.guest.seats[0].filled = true;
    robot_tick(&robot, 2);
    assert_non_null(strstr(last_told(), " plays for you until you move yourself."));
}

static void the_bar_counts_by_ten_seconds_and_draws_nothing_between(void)
{
    sit(DEVICE_PAD, 2, 1);
    assert_int_equal(session_turn(&table_of(&robot.front)->session), 0); /* Marie holds the double six */
    robot_settle(&robot);
    assert_false(robot_reads(&robot, "is at it"));
    robot.ms += 10500;
    robot_tick(&robot, 2);
    assert_true(robot_reads(&robot, "Marie is at it, 10 s"));
    uint64_t version = robot.front.version;
    robot.ms += 5000;
    robot_tick(&robot, 2);
    assert_true(robot.front.version == version);
    assert_true(robot.woken > 0 && robot.woken <= 10000);
    robot.ms += 25000;
    robot_tick(&robot, 2);
    assert_true(robot_reads(&robot, "Marie is at it, 40 s"));
}

static void a_lost_line_is_said_until_it_is_found(void)
{
    for (int table = 0; table < TABLES; table++) {
        sit(DEVICE_KEYS, table, 1);
        others_fake.state = OTHERS_LOOKING;
        others_fake.why = "Looking for Marie’s table…";
        front_touch(&robot.front);
        robot_tick(&robot, 2);
        assert_true(robot_reads(&robot, "Looking for Marie’s table…"));
        others_fake.state = OTHERS_PLAYING;
        others_fake.why = NULL;
        front_touch(&robot.front);
        robot_tick(&robot, 2);
        assert_false(robot_reads(&robot, "Looking for Marie’s table…"));
    }
}

static void phrases_are_reached_from_the_bar_the_key_and_the_menu(void)
{
    for (int i = 0; i < DEVICES; i++) {
        for (int table = 0; table < TABLES; table++) {
            sit(devices[i], table, 0);
            press_key_to('h', &phrases_scene);
            press_to(INTENT_CANCEL, &table_scene);
            press_to(INTENT_MENU, &pause_scene);
            choose_to("pause.phrases", &phrases_scene);
            press_to(INTENT_CANCEL, &table_scene);
        }
    }
    sit(DEVICE_MOUSE, 1, 0);
    robot_click_prompt(&robot, "Phrases");
    rest_at(&phrases_scene);
}

static void a_phrase_is_said_and_the_next_one_waits(void)
{
    for (int i = 0; i < DEVICES; i++) {
        sit(devices[i], 2, 0);
        press_key('h');
        choose_to("phrase.thanks", &table_scene);
        assert_int_equal(others_fake.phrases, 1);
        assert_int_equal(others_fake.phrase, PHRASE_THANKS);
        others_fake.too_soon = true;
        press_key('h');
        choose_to("phrase.hello", &phrases_scene);
        assert_int_equal(others_fake.phrases, 1);
        assert_true(robot_reads(&robot, "One moment: a phrase every two seconds."));
    }
}

static void each_person_can_be_hushed(void)
{
    for (int i = 0; i < DEVICES; i++) {
        sit(devices[i], 2, 0);
        press_key('h');
        assert_false(robot_has(&robot, "hear.1")); /* oneself */
        assert_false(robot_has(&robot, "hear.4")); /* a computer player */
        choose("hear.2");
        assert_true(others_fake.hushed[1]);
        choose("hear.2");
        assert_false(others_fake.hushed[1]);
    }
    press(INTENT_LEFT);
    assert_true(others_fake.hushed[1]);
    press(INTENT_RIGHT);
    assert_false(others_fake.hushed[1]);
}

static void what_others_say_is_shown_told_and_said_at_their_plate(void)
{
    for (int table = 0; table < TABLES; table++) {
        sit(DEVICE_KEYS, table, 0);
        robot_listen(&robot);
        robot_tick(&robot, 5);
        others_fake.said[1].phrase = PHRASE_TAKE_YOUR_TIME;
        others_fake.said[1].ms = 4000;
        robot_tick(&robot, 30);
        assert_string_equal(last_told(), "Luc: Take your time.");
        assert_true(robot_reads(&robot, "Take your time."));
        assert_int_equal(voices_speech(&robot.front, table_of(&robot.front)->game)->speaker, 1);
        assert_non_null(strstr(robot_transcript(&robot), "Luc: Take your time."));
        long told = table_of(&robot.front)->told.count;
        others_fake.said[1].ms = 3000; /* it is still the same */
        robot_tick(&robot, 5);
        assert_int_equal(table_of(&robot.front)->told.count, told);
    }
}

static void the_menu_has_no_way_back_no_help_and_no_saves(void)
{
    static const char *const gone[] = {"pause.undo", "pause.hint",    "pause.again",  "pause.save",
                                       "pause.load", "pause.lessons", "pause.restart"};
    for (int table = 0; table < TABLES; table++) {
        sit(DEVICE_PAD, table, table % 2);
        press_to(INTENT_MENU, &pause_scene);
        for (size_t i = 0; i < sizeof gone / sizeof *gone; i++) {
            assert_false(robot_has(&robot, gone[i]));
        }
        assert_true(robot_has(&robot, "pause.phrases") && robot_has(&robot, "pause.who") &&
                    robot_has(&robot, "pause.leave"));
    }
}

static void who_holds_the_table_gives_a_seat_and_takes_it_back(void)
{
    for (int i = 0; i < DEVICES; i++) {
        sit(devices[i], 0, 0);
        others_fake.guest.seats[2].is = GUEST_SEAT_AWAY;
        press(INTENT_MENU);
        choose_to("pause.who", &lobby_scene);
        assert_true(robot_shows(&robot, "A computer for Paul"));
        assert_false(robot_has(&robot, "lobby.start"));
        choose("lobby.give");
        assert_int_equal(others_fake.given_seat, 2);
        assert_true(others_fake.given_computer);
        assert_true(robot_shows(&robot, "The seat back to Paul"));
        choose("lobby.seat.3");
        assert_false(others_fake.given_computer);
        choose("lobby.seat.1 lobby.seat.4"); /* oneself, and a computer player */
        assert_int_equal(others_fake.given, 2);
        choose_to("lobby.leave", &pause_scene);
    }
    sit(DEVICE_PAD, 0, 1);
    press(INTENT_MENU);
    choose_to("pause.who", &lobby_scene);
    assert_false(robot_has(&robot, "lobby.give"));
}

static void leaving_the_table_asks_and_may_only_step_out(void)
{
    for (int i = 0; i < DEVICES; i++) {
        sit(devices[i], 2, i % 2);
        press(INTENT_MENU);
        choose_to("pause.leave", &confirm_scene);
        choose_to("confirm.third", &title_scene);
        assert_int_equal(others_fake.gone, 0);
        assert_int_equal(others_fake.stepped_out, 1);
        sit(devices[i], 2, i % 2);
        press(INTENT_MENU);
        choose("pause.leave");
        choose_to("confirm.yes", &title_scene);
        assert_int_equal(others_fake.gone, 1);
    }
}

static void a_table_that_is_over_says_why_and_is_left_without_a_question(void)
{
    for (int i = 0; i < DEVICES; i++) {
        sit(devices[i], i, 1);
        others_fake.state = OTHERS_OUT;
        others_fake.why = "Marie closes for tonight. The table is kept.";
        front_touch(&robot.front);
        robot_tick(&robot, 2);
        assert_true(robot_reads(&robot, "Marie closes for tonight. The table is kept."));
        press(INTENT_MENU);
        choose_to("pause.leave", &title_scene);
        assert_int_equal(others_fake.gone, 1);
    }
}

const struct test tests[] = {
    TEST(a_lamp_tells_who_is_here_by_shape_and_word),
    TEST(each_seat_has_its_lamp_at_every_table),
    TEST(other_tables_have_no_lamps),
    TEST(who_goes_and_comes_is_told),
    TEST(whose_own_seat_the_computer_has_is_told_so),
    TEST(the_bar_counts_by_ten_seconds_and_draws_nothing_between),
    TEST(a_lost_line_is_said_until_it_is_found),
    TEST(phrases_are_reached_from_the_bar_the_key_and_the_menu),
    TEST(a_phrase_is_said_and_the_next_one_waits),
    TEST(each_person_can_be_hushed),
    TEST(what_others_say_is_shown_told_and_said_at_their_plate),
    TEST(the_menu_has_no_way_back_no_help_and_no_saves),
    TEST(who_holds_the_table_gives_a_seat_and_takes_it_back),
    TEST(leaving_the_table_asks_and_may_only_step_out),
    TEST(a_table_that_is_over_says_why_and_is_left_without_a_question),
    {0},
};
