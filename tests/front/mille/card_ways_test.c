/* SPDX-License-Identifier: MIT */
/* Every way to play a card at the road table by mouse, key and pad, what is refused, and how the hand is
 * ordered. */
#include "front/mille/mille_options.h"
#include "front/mille/mille_shown.h"
#include "front/mille/mille_table.h"
#include "front/scenes/pause.h"
#include "front/scenes/screens.h"
#include "front/scenes/table_scene.h"
#include "front/scenes/text_entry.h"
#include "front/table/table.h"
#include "road_hand.h"
#include "robot.h"
#include "test.h"

static void drag(const char *card, struct point to)
{
    struct point from = middle_of(card);
    mouse(INTENT_POINT, from, 0);
    mouse(INTENT_PRESS, from, 1);
    mouse(INTENT_POINT, (struct point){(from.x + to.x) / 2, (from.y + to.y) / 2}, 0);
    robot_tick(&robot, 3);
    assert_true(mille_view_of(table_of(&robot.front))->dragging);
    mouse(INTENT_POINT, to, 0);
    mouse(INTENT_RELEASE, to, 1);
}

static void dragging_a_distance_onto_the_own_row_plays_it(void)
{
    sit(DEVICE_MOUSE, mixed, HAND_CARDS_DRAWN);
    drag("hand.1", middle_of("you.miles"));
    assert_true(played(1));
    assert_int_equal(last_move().kind, MOVE_PLAY);
    assert_int_equal(last_move().card, CARD_100);
    assert_int_equal(state_of()->pub.side[0].miles, 100);
}

static void dropping_near_a_place_is_near_enough(void)
{
    sit(DEVICE_MOUSE, mixed, HAND_CARDS_DRAWN);
    struct rect battle = mille_view_of(table_of(&robot.front))->layout.row[1].battle;
    drag("hand.2", (struct point){battle.x - 30, battle.y + battle.h + 10});
    assert_true(played(1));
    assert_int_equal(last_move().card, CARD_STOP);
    assert_int_equal(state_of()->pub.side[1].battle, CARD_STOP);
}

static void dragging_onto_the_discard_discards(void)
{
    sit(DEVICE_MOUSE, mixed, HAND_CARDS_DRAWN);
    drag("hand.3", middle_of("discard"));
    assert_true(played(1));
    assert_int_equal(last_move().kind, MOVE_DISCARD);
    assert_int_equal(last_move().card, CARD_GASOLINE);
}

/* The card at the end of the hand is gone: the one beside it has the focus. */
static void after_a_discard_by_mouse_the_focus_stays_in_the_hand(void)
{
    sit(DEVICE_MOUSE, mixed, HAND_CARDS_DRAWN);
    table_of(&robot.front)->think_ticks = ROBOT_TICKS_MOST;
    drag("hand.7", middle_of("discard"));
    assert_true(played(1));
    while (mille_view_of(table_of(&robot.front))->shown.hand[0].count == HAND_CARDS_DRAWN) {
        robot_tick(&robot, 1);
    }
    assert_int_equal(front_focus(&robot.front), MILLE_ITEM_HAND + HAND_CARDS - 1);
}

static void an_illegal_drop_puts_the_card_back_and_says_why(void)
{
    sit(DEVICE_MOUSE, mixed, HAND_CARDS_DRAWN);
    drag("hand.3", middle_of("you.battle"));
    assert_true(played(0));
    assert_true(table_of(&robot.front)->refused);
    assert_true(table_of(&robot.front)->message[0] != '\0');
    assert_int_equal(robot.bells, 1);
    assert_true(mille_view_of(table_of(&robot.front))->shake_ticks > 0);
    assert_false(mille_view_of(table_of(&robot.front))->dragging);
    robot_settle(&robot);
    assert_int_equal(mille_view_of(table_of(&robot.front))->shown.hand[0].count, HAND_CARDS_DRAWN);
}

static void a_drop_on_nothing_changes_nothing(void)
{
    sit(DEVICE_MOUSE, mixed, HAND_CARDS_DRAWN);
    drag("hand.1", middle_of("score"));
    assert_true(played(0));
    assert_false(table_of(&robot.front)->refused);
}

static void clicking_a_card_and_then_its_place_plays_it(void)
{
    sit(DEVICE_MOUSE, mixed, HAND_CARDS_DRAWN);
    robot_choose(&robot, "hand.7");
    assert_int_equal(mille_view_of(table_of(&robot.front))->raised, 6);
    robot_choose(&robot, "opponent.battle");
    assert_true(played(1));
    assert_int_equal(state_of()->pub.side[1].battle, CARD_FLAT_TIRE);
}

static void clicking_a_raised_card_puts_it_down(void)
{
    sit(DEVICE_MOUSE, mixed, HAND_CARDS_DRAWN);
    robot_choose(&robot, "hand.1");
    robot_choose(&robot, "hand.1");
    assert_int_equal(mille_view_of(table_of(&robot.front))->raised, -1);
    robot_choose(&robot, "hand.2");
    robot_do(&robot, INTENT_CONTEXT);
    assert_int_equal(mille_view_of(table_of(&robot.front))->raised, -1);
    assert_true(robot_on(&robot, &table_scene));
}

static void double_click_plays_what_is_legal_and_discards_the_rest(void)
{
    sit(DEVICE_MOUSE, mixed, HAND_CARDS_DRAWN);
    mouse(INTENT_PRESS, middle_of("hand.1"), 2);
    assert_int_equal(last_move().kind, MOVE_PLAY);
    sit(DEVICE_MOUSE, mixed, HAND_CARDS_DRAWN);
    mouse(INTENT_PRESS, middle_of("hand.3"), 2);
    assert_int_equal(last_move().kind, MOVE_DISCARD);
    assert_int_equal(last_move().card, CARD_GASOLINE);
}

static void double_click_before_the_draw_discards_nothing(void)
{
    sit(DEVICE_MOUSE, mixed, HAND_CARDS);
    mouse(INTENT_PRESS, middle_of("hand.3"), 2);
    assert_true(played(0));
    assert_true(table_of(&robot.front)->refused);
}

static void the_letters_of_the_old_program(void)
{
    sit(DEVICE_KEYS, mixed, HAND_CARDS);
    robot_key(&robot, 'p');
    assert_int_equal(last_move().kind, MOVE_DRAW);
    robot_settle(&robot);
    robot_key(&robot, 'u');
    assert_int_equal(mille_view_of(table_of(&robot.front))->letter, 'u');
    robot_key(&robot, '1');
    assert_int_equal(last_move().kind, MOVE_PLAY);
    assert_int_equal(last_move().card, CARD_100);

    sit(DEVICE_KEYS, mixed, HAND_CARDS_DRAWN);
    robot_key(&robot, 'd');
    robot_key(&robot, '3');
    assert_int_equal(last_move().kind, MOVE_DISCARD);
    assert_int_equal(last_move().card, CARD_GASOLINE);

    sit(DEVICE_KEYS, mixed, HAND_CARDS_DRAWN);
    robot_key(&robot, 'd');
    robot_key(&robot, 'p'); /* the card just picked */
    assert_int_equal(last_move().card, CARD_FLAT_TIRE);

    sit(DEVICE_KEYS, mixed, HAND_CARDS_DRAWN);
    robot_key(&robot, 'd');
    robot_do(&robot, INTENT_CANCEL);
    assert_int_equal(mille_view_of(table_of(&robot.front))->letter, 0);
    robot_key(&robot, 'w');
    assert_true(mille_choice(&robot.front.settings, MILLE_CHOICE_FULL_SHEET));
    press_key_to('s', &text_entry_scene);
    robot_type(&robot, "Sunday");
    press(INTENT_CONFIRM);
    assert_non_null(robot_file(&robot, "saves/Sunday.journal"));
    front_intent(&robot.front, &(struct intent){.kind = INTENT_REBUILD, .device = DEVICE_KEYS});
    assert_int_equal(robot.rebuilds, 1);
    press_key_to('q', &confirm_scene);
    choose("confirm.yes");
    assert_true(robot.quit);
}

static void ordering_the_hand_is_a_toggle_that_keeps_the_cards(void)
{
    sit(DEVICE_KEYS, mixed, HAND_CARDS_DRAWN);
    robot_key(&robot, 'o');
    const struct shown_hand *hand = &mille_view_of(table_of(&robot.front))->shown.hand[0];
    const uint8_t sorted[] = {CARD_200,       CARD_100,  CARD_25,        CARD_GASOLINE,
                              CARD_FLAT_TIRE, CARD_STOP, CARD_EXTRA_TANK};
    for (int i = 0; i < HAND_CARDS_DRAWN; i++) {
        assert_int_equal(hand->card[i].card, sorted[i]);
    }
    robot_key(&robot, 'o');
    for (int i = 0; i < HAND_CARDS_DRAWN; i++) {
        assert_int_equal(hand->card[i].card, mixed[i]);
    }
}

static void pad_buttons_play_discard_and_sort(void)
{
    sit(DEVICE_PAD, mixed, HAND_CARDS_DRAWN);
    robot_focus(&robot, "hand.1");
    robot_do(&robot, INTENT_CONFIRM);
    assert_int_equal(last_move().card, CARD_100);
    sit(DEVICE_PAD, mixed, HAND_CARDS_DRAWN);
    robot_focus(&robot, "hand.5");
    robot_do(&robot, INTENT_SECONDARY);
    assert_int_equal(last_move().kind, MOVE_DISCARD);
    assert_int_equal(last_move().card, CARD_200);
    sit(DEVICE_PAD, mixed, HAND_CARDS_DRAWN);
    robot_do(&robot, INTENT_ALTERNATE);
    assert_true(mille_choice(&robot.front.settings, MILLE_CHOICE_ORDER));
    robot_focus(&robot, "hand.2");
    robot_do(&robot, INTENT_PAGE_PREV);
    assert_int_equal(front_focus(&robot.front), MILLE_ITEM_DECK);
    press_to(INTENT_MENU, &pause_scene);
}

static void the_hand_is_sorted_by_dragging_and_by_keys(void)
{
    sit(DEVICE_MOUSE, mixed, HAND_CARDS_DRAWN);
    struct point last = middle_of("hand.7");
    drag("hand.1", last);
    assert_true(played(0));
    assert_int_equal(mille_view_of(table_of(&robot.front))->shown.hand[0].card[6].card, CARD_100);
    assert_int_equal(mille_view_of(table_of(&robot.front))->shown.hand[0].card[0].card, CARD_STOP);
    for (int device = DEVICE_KEYS; device <= DEVICE_PAD; device++) {
        sit((enum device)device, mixed, HAND_CARDS_DRAWN);
        robot_focus(&robot, "hand.3");
        robot_do(&robot, INTENT_PAGE_NEXT);
        robot_do(&robot, INTENT_RIGHT);
        robot_do(&robot, INTENT_RIGHT);
        robot_do(&robot, INTENT_LEFT);
        robot_do(&robot, INTENT_CONFIRM);
        assert_true(played(0));
        assert_int_equal(mille_view_of(table_of(&robot.front))->shown.hand[0].card[3].card, CARD_GASOLINE);
        assert_int_equal(mille_view_of(table_of(&robot.front))->shown.hand[0].card[2].card, CARD_25);
        robot_do(&robot, INTENT_RIGHT);
        assert_int_equal(front_focus(&robot.front), MILLE_ITEM_HAND + 4);
    }
}

/* The hand changes while a card of it is being moved. */
static void drawing_ends_the_moving_of_a_card(void)
{
    sit(DEVICE_KEYS, mixed, HAND_CARDS);
    robot_focus(&robot, "hand.1");
    robot_do(&robot, INTENT_PAGE_NEXT);
    assert_true(mille_view_of(table_of(&robot.front))->carrying);
    robot_key(&robot, 'p');
    assert_false(mille_view_of(table_of(&robot.front))->carrying);
    robot_settle(&robot);
    robot_do(&robot, INTENT_LEFT);
    robot_do(&robot, INTENT_RIGHT);
    assert_int_equal(mille_view_of(table_of(&robot.front))->shown.hand[0].count, HAND_CARDS_DRAWN);
}

const struct test tests[] = {
    TEST(dragging_a_distance_onto_the_own_row_plays_it),
    TEST(dropping_near_a_place_is_near_enough),
    TEST(dragging_onto_the_discard_discards),
    TEST(after_a_discard_by_mouse_the_focus_stays_in_the_hand),
    TEST(an_illegal_drop_puts_the_card_back_and_says_why),
    TEST(a_drop_on_nothing_changes_nothing),
    TEST(clicking_a_card_and_then_its_place_plays_it),
    TEST(clicking_a_raised_card_puts_it_down),
    TEST(double_click_plays_what_is_legal_and_discards_the_rest),
    TEST(double_click_before_the_draw_discards_nothing),
    TEST(the_letters_of_the_old_program),
    TEST(ordering_the_hand_is_a_toggle_that_keeps_the_cards),
    TEST(pad_buttons_play_discard_and_sort),
    TEST(the_hand_is_sorted_by_dragging_and_by_keys),
    TEST(drawing_ends_the_moving_of_a_card),
    {0},
};
