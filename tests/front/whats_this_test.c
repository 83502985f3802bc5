/* SPDX-License-Identifier: MIT */
/* "What is this?": with any device, everything explains itself and nothing acts. That every item of every
 * screen has an explanation is what `route-mille-shots --check` looks at. */
#include "front/help/help_book.h"
#include "front/help/help_book_inside.h"
#include "front/help/whats_this.h"
#include "front/mille/book_pages.h"
#include "front/mille/mille_table.h"
#include "front/scenes/table_scene.h"
#include "front/scenes/title.h"
#include "front/table/table.h"
#include "person.h"
#include "position.h"
#include "test.h"

#include <string.h>

/* The person is stopped, holds a 200, a Stop, a Go and a Driving ace, and has drawn. */
static void sit_down(enum device device)
{
    robot_start(&robot, device, 3, 1920, 1080);
    struct mille_state *state = position_make(&robot);
    state->pub.side[TABLE_YOU].battle = CARD_STOP;
    state->pub.phase = PHASE_PLAY;
    state->hand[TABLE_YOU].count = state->pub.hand[TABLE_YOU] = HAND_CARDS_DRAWN;
    memcpy(state->hand[TABLE_YOU].card,
           (uint8_t[]){CARD_200, CARD_STOP, CARD_GO, CARD_DRIVING_ACE, CARD_25, CARD_25, CARD_25}, 7);
    position_show(&robot);
    robot_settle(&robot);
}

static void ask(void)
{
    press_to(INTENT_WHAT, &whats_this_scene);
}

static void the_areas_are_road_panels_plates_and_totals_as_well(void)
{
    static const char *const names[] = {"ribbon",         "moves",     "cures",          "score", "you.plate",
                                        "opponent.plate", "you.total", "opponent.total", "deck",  "discard",
                                        "you.battle",     "hand.1",    "hand.7",         "what"};
    sit_down(DEVICE_PAD);
    ask();
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        robot_focus(&robot, names[i]);
    }
}

static struct item_words words_of(const char *name)
{
    struct item_words says;
    struct focus_list list = robot_items(&robot);
    assert_true(whats_this_explain(&robot.front, focus_named(&list, name), &says));
    return says;
}

static void a_dimmed_card_says_why_not(void)
{
    sit_down(DEVICE_KEYS);
    ask();
    assert_string_equal(words_of("hand.1").more, "Not now: Stop holds you up: you need Go or Right of way.");
    assert_true(words_of("hand.1").refused);
    assert_string_equal(words_of("hand.3").more, "Now: Go ends your Stop.");
    assert_false(words_of("hand.3").refused);
    assert_string_equal(words_of("you.battle").more, "On top: Stop. It wants Go or Right of way.");
}

static void the_plate_with_the_question_mark_asks_too(void)
{
    for (int d = 0; d < DEVICES; d++) {
        sit_down(devices[d]);
        choose_to("what", &whats_this_scene);
        press_to(INTENT_WHAT, &table_scene);
    }
}

static void a_click_beside_everything_leaves(void)
{
    robot_start(&robot, DEVICE_MOUSE, 3, 1920, 1080);
    ask();
    robot.front.pointer_x = 1500;
    robot.front.pointer_y = 100;
    press(INTENT_PRESS);
    robot_do(&robot, INTENT_RELEASE);
    assert_true(robot_on(&robot, &title_scene));
}

static void f1_opens_the_book_at_the_page_of_what_is_asked_about(void)
{
    sit_down(DEVICE_PAD);
    ask();
    robot_focus(&robot, "hand.2");
    press_to(INTENT_HELP, &help_book_scene);
    assert_int_equal(help_book_of(&robot.front)->page, MILLE_BOOK_HAZARDS);
    press_to(INTENT_CANCEL, &whats_this_scene);
}

/* Keys and pads confirm for it; a mouse has the prompt, which mouse_test clicks. */
static void confirming_opens_the_book_there_too(void)
{
    for (int d = 0; d < DEVICES; d++) {
        sit_down(devices[d]);
        ask();
        robot_focus(&robot, "you.safeties");
        press_to(devices[d] == DEVICE_MOUSE ? INTENT_HELP : INTENT_CONFIRM, &help_book_scene);
        assert_int_equal(help_book_of(&robot.front)->page, MILLE_BOOK_SAFETIES);
    }
}

static void the_game_waits_while_it_is_asked_about(void)
{
    robot_start(&robot, DEVICE_KEYS, 3, 1920, 1080);
    struct mille_state *state = position_make(&robot);
    state->pub.turn = TABLE_OPPONENT;
    position_show(&robot);
    robot_tick(&robot, 2);
    int moves = table_of(&robot.front)->session.journal.count;
    ask();
    robot_tick(&robot, 300);
    assert_int_equal(table_of(&robot.front)->session.journal.count, moves);
    robot_do(&robot, INTENT_CANCEL);
    robot_tick(&robot, 300);
    assert_true(table_of(&robot.front)->session.journal.count > moves);
}

static void dialogs_stay_in_sight_while_they_are_asked_about(void)
{
    robot_start(&robot, DEVICE_KEYS, 3, 1920, 1080);
    choose("menu.options");
    robot_focus(&robot, "options.pace");
    ask();
    assert_true(robot_shows(&robot, "Your name"));
    assert_true(robot_shows(&robot, "How quickly cards move and your opponent plays."));
    int pace = robot.front.settings.pace;
    robot_do(&robot, INTENT_RIGHT);
    robot_do(&robot, INTENT_CONFIRM);
    assert_int_equal(robot.front.settings.pace, pace);
}

/* In a low window and large print a sentence of some length lies below what is as wide as the window. */
static void the_plate_grows_wider_before_it_covers_what_it_explains(void)
{
    robot_start(&robot, DEVICE_KEYS, 3, 640, 360);
    robot.front.settings.print = 120;
    ask();
    robot_draw(&robot);
    struct item_words says = {0};
    text_copy(says.title, sizeof says.title, "The road");
    text_copy(
        says.text, sizeof says.text,
        "Where both cars are: yours in the near lane, your opponent's in the far one. The gray road "
        "past Avignon opens with an extension. Its lamps are lit when a car is two cards from its end.");
    struct draw_list list = {.count = 0};
    draw_begin(&list, robot.front.frame);
    list.type = robot.front.measure->type;
    list.text_scale = DRAW_LARGE;
    struct rect road = {0, 106, list.frame.canvas.w, 124};
    struct rect plate = whats_this_plate(&list, road, &says, DRAW_LARGE);
    assert_true(plate.y >= road.y + road.h || plate.y + plate.h <= road.y);
    draw_free(&list);
}

static void an_item_has_the_name_and_the_group_of_its_row(void)
{
    static const char *const ends[] = {"north", "south"};
    static const struct item_row rows[] = {
        {"card.*", "A card", "One of your own.", .id = 0, .count = 7},
        {"way.*.open", "A way", "It leads on.", .id = 7, .count = 2, .ends = ends, .group = 1},
        {"deck", "Deck", "What is left.", .id = 9, .group = 2, .sideways = true},
        {.name = NULL},
    };
    static const char *const names[] = {"card.7", "way.north.open", "way.south.open", "deck"};
    struct focus_list list = {.count = 0};
    for (int i = 0; i < 4; i++) {
        item_add(&list, rows, 6 + i, (struct rect){0, 0, 10, 10}, i > 0);
        assert_string_equal(list.item[i].name, names[i]);
        assert_int_equal(list.item[i].id, 6 + i);
        assert_int_equal(list.item[i].enabled, i > 0);
        assert_int_equal(list.item[i].group, (i + 1) / 2);
        assert_int_equal(list.item[i].sideways, i == 3);
        assert_ptr_equal(list.item[i].row, item_row(rows, 6 + i));
    }
    item_add_end(&list, &rows[0], 20, (struct rect){0, 0, 10, 10}, true, "joker");
    assert_string_equal(list.item[4].name, "card.joker");
}

const struct test tests[] = {
    TEST(an_item_has_the_name_and_the_group_of_its_row),
    TEST(the_areas_are_road_panels_plates_and_totals_as_well),
    TEST(a_dimmed_card_says_why_not),
    TEST(the_plate_with_the_question_mark_asks_too),
    TEST(a_click_beside_everything_leaves),
    TEST(f1_opens_the_book_at_the_page_of_what_is_asked_about),
    TEST(confirming_opens_the_book_there_too),
    TEST(the_game_waits_while_it_is_asked_about),
    TEST(dialogs_stay_in_sight_while_they_are_asked_about),
    TEST(the_plate_grows_wider_before_it_covers_what_it_explains),
    {0},
};
