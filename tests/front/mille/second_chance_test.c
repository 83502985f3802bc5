/* SPDX-License-Identifier: MIT */
/* A card that was meant otherwise: the opponent waits while it can be taken back, a discard asks where that
 * is wanted, and letters with numbers show which card is which. */
#include "front/mille/mille_options.h"
#include "front/mille/mille_table.h"
#include "front/table/table.h"
#include "road_hand.h"
#include "test.h"

#include <string.h>

static const struct journal *journal(void)
{
    return &table_of(&robot.front)->session.journal;
}

static bool discarded(int card)
{
    struct move last = journal()->count > 0 ? journal()->move[journal()->count - 1] : (struct move){0};
    return journal()->mover[journal()->count - 1] == 0 && last.kind == MOVE_DISCARD && last.card == card;
}

/* Ticks from the end of what moves to the opponent's first move. */
static int wait_of_opponent(int pace)
{
    sit(DEVICE_KEYS, mixed, HAND_CARDS_DRAWN);
    robot.front.settings.pace = pace;
    robot_focus(&robot, "hand.3");
    robot_do(&robot, INTENT_SECONDARY);
    int moves = journal()->count, ticks = 0;
    while (journal()->count == moves) {
        robot_tick(&robot, 1);
        ticks += mille_view_of(table_of(&robot.front))->shown.motion.count == 0;
    }
    return ticks;
}

static void the_opponent_waits_while_a_card_can_be_taken_back(void)
{
    int usual = wait_of_opponent(100), slow = wait_of_opponent(60), quickest = wait_of_opponent(200);
    assert_in_range(usual, 85, 100); /* 1.5 s of 60 ticks */
    assert_true(slow > usual);
    assert_in_range(quickest, 0, 24); /* half of the usual thinking, and nothing for regrets */
}

static void a_card_comes_back_until_the_wait_is_over(void)
{
    sit(DEVICE_KEYS, mixed, HAND_CARDS_DRAWN);
    robot_focus(&robot, "hand.3");
    robot_do(&robot, INTENT_SECONDARY);
    int moves = journal()->count;
    while (mille_view_of(table_of(&robot.front))->shown.motion.count > 0) {
        robot_tick(&robot, 1);
    }
    robot_tick(&robot, 80);
    assert_int_equal(journal()->count, moves);
    robot_key(&robot, 'z');
    assert_int_equal(journal()->count, moves - 1);
}

static void playing_on_ends_the_wait(void)
{
    sit(DEVICE_KEYS, mixed, HAND_CARDS_DRAWN);
    robot_focus(&robot, "hand.3");
    robot_do(&robot, INTENT_SECONDARY);
    int moves = journal()->count;
    while (mille_view_of(table_of(&robot.front))->shown.motion.count > 0) {
        robot_tick(&robot, 1);
    }
    robot_key(&robot, 'p');
    robot_tick(&robot, 2);
    assert_true(journal()->count > moves);
}

/* The device's own way to throw the third card away. */
static void discard_third(void)
{
    if (robot.device == DEVICE_MOUSE) {
        robot_choose(&robot, "hand.3");
        robot_choose(&robot, "discard");
    } else {
        robot_focus(&robot, "hand.3");
        robot_do(&robot, INTENT_SECONDARY);
    }
}

static void a_discard_asks_once_more_where_that_is_wanted(void)
{
    for (int i = 0; i < 3; i++) {
        sit(devices[i], mixed, HAND_CARDS_DRAWN);
        mille_choose(&robot.front.settings, MILLE_CHOICE_CONFIRM, true);
        int moves = journal()->count;
        discard_third();
        assert_int_equal(journal()->count, moves);
        assert_true(robot_shows(&robot, "Discard Gasoline?"));
        if (robot.device == DEVICE_MOUSE) {
            robot_choose(&robot, "discard");
        } else {
            robot_do(&robot, INTENT_CONFIRM);
        }
        assert_true(discarded(CARD_GASOLINE));
    }
}

/* Over the hand, and from the row's foot on below the piles: they are what one thinks of before one answers.
 */
static void the_way_to_the_discard_covers_no_pile(void)
{
    sit(DEVICE_PAD, mixed, HAND_CARDS_DRAWN);
    mille_choose(&robot.front.settings, MILLE_CHOICE_CONFIRM, true);
    robot_focus(&robot, "hand.3");
    press(INTENT_SECONDARY);
    robot_draw(&robot);
    const struct rect battle = mille_view_of(table_of(&robot.front))->layout.row[0].battle;
    bool pile = false, clipped = false;
    int above = 0;
    for (const struct draw_command *command = NULL; (command = drawn_next(&robot.frame, command));) {
        pile =
            pile || (command->kind == DRAW_CARD && command->box.x == battle.x && command->box.y == battle.y);
        if (command->kind == DRAW_CLIP) {
            clipped = command->box.w > 0 && command->box.y >= battle.y + battle.h;
        }
        /* A way's dashes are broader than those that march round a place. */
        bool way = command->kind == DRAW_STROKE && command->as.stroke.dash > 0 && command->as.stroke.round;
        above += way && !pile;
        assert_false(way && pile && !clipped);
    }
    assert_int_equal(above, 2);
}

static void anything_else_keeps_the_card(void)
{
    for (int i = 0; i < 3; i++) {
        sit(devices[i], mixed, HAND_CARDS_DRAWN);
        mille_choose(&robot.front.settings, MILLE_CHOICE_CONFIRM, true);
        int moves = journal()->count;
        discard_third();
        robot_do(&robot, robot.device == DEVICE_MOUSE ? INTENT_CONTEXT : INTENT_CANCEL);
        assert_int_equal(journal()->count, moves);
        assert_false(robot_shows(&robot, "Discard Gasoline?"));
        discard_third();
        robot_focus(&robot, "hand.2");
        if (robot.device == DEVICE_MOUSE) {
            robot_choose(&robot, "hand.2");
        }
        assert_int_equal(journal()->count, moves);
        assert_false(robot_shows(&robot, "Discard Gasoline?"));
    }
}

static void without_the_option_a_discard_is_done_at_once(void)
{
    sit(DEVICE_KEYS, mixed, HAND_CARDS_DRAWN);
    discard_third();
    assert_true(discarded(CARD_GASOLINE));
}

static void a_letter_and_a_number_wait_for_return_where_that_is_wanted(void)
{
    sit(DEVICE_KEYS, mixed, HAND_CARDS_DRAWN);
    mille_choose(&robot.front.settings, MILLE_CHOICE_CONFIRM, true);
    int moves = journal()->count;
    robot_key(&robot, 'u');
    robot_key(&robot, '1');
    assert_int_equal(journal()->count, moves);
    assert_true(robot_shows(&robot, "Use 100?"));
    robot_do(&robot, INTENT_CONFIRM);
    assert_int_equal(journal()->move[moves].kind, MOVE_PLAY);
    assert_int_equal(journal()->move[moves].card, CARD_100);
}

static void cards_show_their_numbers_while_one_is_awaited(void)
{
    sit(DEVICE_KEYS, mixed, HAND_CARDS_DRAWN);
    assert_false(robot_shows(&robot, "6"));
    robot_key(&robot, 'd');
    for (char number[] = "1"; number[0] <= '7'; number[0]++) {
        assert_true(robot_shows(&robot, number));
    }
    robot_do(&robot, INTENT_CANCEL);
    assert_false(robot_shows(&robot, "6"));
}

static void a_wrong_number_rings_says_so_and_waits_for_a_right_one(void)
{
    sit(DEVICE_KEYS, mixed, HAND_CARDS);
    mille_choose(&robot.front.settings, MILLE_CHOICE_CONFIRM, false);
    robot_key(&robot, 'u');
    int bells = robot.bells;
    robot_key(&robot, '7');
    assert_int_equal(robot.bells, bells + 1);
    assert_true(robot_shows(&robot, "No card has that number: yours are 1 to 6."));
    assert_int_equal(mille_view_of(table_of(&robot.front))->letter, 'u');
    robot_settle(&robot);
    robot_key(&robot, 'p');
    assert_int_equal(robot.bells, bells + 2);
    assert_true(robot_shows(&robot, "No card has just been drawn: type its number."));
}

static void a_hint_goes_as_soon_as_another_card_is_chosen(void)
{
    robot_start(&robot, DEVICE_KEYS, 5, 1280, 720);
    choose("menu.new");
    press_key('p');
    press_key('h');
    char said[sizeof table_of(&robot.front)->message];
    text_copy(said, sizeof said, table_of(&robot.front)->message);
    assert_true(said[0] != '\0');
    int focus = front_focus(&robot.front);
    robot_focus(&robot, focus == MILLE_ITEM_HAND ? "hand.2" : "hand.1");
    robot_settle(&robot);
    assert_string_not_equal(table_of(&robot.front)->message, said);
}

const struct test tests[] = {
    TEST(the_opponent_waits_while_a_card_can_be_taken_back),
    TEST(a_card_comes_back_until_the_wait_is_over),
    TEST(playing_on_ends_the_wait),
    TEST(a_discard_asks_once_more_where_that_is_wanted),
    TEST(the_way_to_the_discard_covers_no_pile),
    TEST(anything_else_keeps_the_card),
    TEST(without_the_option_a_discard_is_done_at_once),
    TEST(a_letter_and_a_number_wait_for_return_where_that_is_wanted),
    TEST(cards_show_their_numbers_while_one_is_awaited),
    TEST(a_wrong_number_rings_says_so_and_waits_for_a_right_one),
    TEST(a_hint_goes_as_soon_as_another_card_is_chosen),
    {0},
};
