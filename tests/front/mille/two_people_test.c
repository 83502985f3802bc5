/* SPDX-License-Identifier: MIT */
/* Two people at one machine: the screen between them, the coup fourré behind it, and taking a card back, with
 * the reasons why not. */
#include "front/mille/mille_front.h"
#include "front/mille/mille_shown.h"
#include "front/mille/mille_table.h"
#include "front/mille/score.h"
#include "front/scenes/screens.h"
#include "front/scenes/table_scene.h"
#include "front/table/sit.h"
#include "front/table/table.h"
#include "road_hand.h"
#include "test.h"

#include <string.h>

static uint64_t hash_now(void)
{
    return mille_game.hash(table_of(&robot.front)->session.state);
}

static bool shows_a_card(void)
{
    robot_draw(&robot);
    for (size_t i = 0; i < robot.frame.count; i++) {
        if (robot.frame.command[i].kind == DRAW_CARD) {
            return true;
        }
    }
    return false;
}

/* The first person is in turn, has drawn, and both can go. */
static void sit_down(enum device device)
{
    static const uint8_t first[] = {CARD_STOP, CARD_25, CARD_50, CARD_75, CARD_100, CARD_200, CARD_GO};
    static const uint8_t second[] = {CARD_25, CARD_RIGHT_OF_WAY, CARD_50, CARD_75, CARD_100, CARD_200};
    robot_start(&robot, device, 5, 1280, 720);
    robot.front.settings.reduced_motion = true;
    robot_opposite(&robot, SEAT_PERSON);
    table_new(&robot.front, &mille_front);
    struct mille_state *state = state_of();
    memcpy(state->hand[0].card, first, sizeof first);
    memcpy(state->hand[1].card, second, sizeof second);
    state->hand[0].count = state->pub.hand[0] = sizeof first;
    state->hand[1].count = state->pub.hand[1] = sizeof second;
    state->pub.phase = PHASE_PLAY;
    state->pub.turn = 0;
    state->pub.side[0].battle = state->pub.side[1].battle = CARD_GO;
    position_see(&robot.front, 0);
    stand_at(&table_scene);
    choose("curtain.lift");
}

/* At each change of the person in turn the screen lies over the table, with no card in sight, and lifts
 * before the eyes of the person in turn, who knows no card of the other. */
static void a_hand_is_played_behind_the_screen(void)
{
    int curtains = 0;
    robot_start(&robot, DEVICE_PAD, 5, 1280, 720);
    robot_opposite(&robot, SEAT_PERSON);
    robot_choose(&robot, "menu.new");
    for (int i = 0; i < 2000 && !robot_on(&robot, &score_scene); i++) {
        robot_settle(&robot);
        if (!robot_on(&robot, &handover_scene)) {
            robot_decide(&robot);
            continue;
        }
        curtains++;
        assert_false(shows_a_card());
        choose("curtain.lift");
        assert_int_equal(table_you(table_of(&robot.front)), state_of()->pub.turn);
        const struct shown_hand *other =
            &mille_view_of(table_of(&robot.front))->shown.hand[table_other(table_of(&robot.front))];
        for (int card = 0; card < other->count; card++) {
            assert_int_equal(other->card[card].card, CARD_NONE);
        }
    }
    assert_true(robot_on(&robot, &score_scene));
    assert_true(curtains > 10);
    assert_int_equal(robot.lines, 0);
}

/* A hazard comes onto the other person, who takes the machine over and finds the card that parries it. */
static void a_coup_fourre_is_offered_behind_the_screen(void)
{
    for (int i = 0; i < DEVICES; i++) {
        sit_down(devices[i]);
        robot_focus(&robot, "hand.1");
        mille_table_use(&robot.front, 0);
        robot_settle(&robot);
        /* Whether there is an answer cannot be seen from here. */
        assert_true(robot_on(&robot, &handover_scene));
        assert_false(shows_a_card());
        assert_int_equal(table_you(table_of(&robot.front)), 0);
        choose_to("curtain.lift", &table_scene);
        assert_int_equal(table_you(table_of(&robot.front)), 1);
        assert_int_equal(mille_table_coup(table_of(&robot.front)), CARD_RIGHT_OF_WAY);
        const struct shown_hand *other = &mille_view_of(table_of(&robot.front))->shown.hand[0];
        for (int k = 0; k < other->count; k++) {
            assert_int_equal(other->card[k].card, CARD_NONE);
        }
        int slot = 0;
        while (mille_table_card(table_of(&robot.front), slot)->card != CARD_RIGHT_OF_WAY) {
            slot++;
        }
        mille_table_use(&robot.front, slot);
        robot_settle(&robot);
        assert_int_equal(state_of()->pub.side[1].safety[3], SAFETY_COUP_FOURRE);
        assert_true(robot_on(&robot, &table_scene));
        assert_int_equal(state_of()->pub.turn, 1);
    }
}

/* Nobody knows which of the two opens a game that waited. */
static void a_game_that_waited_begins_behind_the_screen(void)
{
    for (int i = 0; i < DEVICES; i++) {
        robot_start(&robot, devices[i], 5, 1280, 720);
        robot.front.settings.reduced_motion = true;
        robot_opposite(&robot, SEAT_PERSON);
        choose("menu.new");
        assert_true(robot_on(&robot, &table_scene)); /* dealt before the eyes of the first */
        for (int k = 0; k < 5;) {
            if (robot_on(&robot, &handover_scene)) {
                choose("curtain.lift");
            } else {
                assert_true(robot_decide(&robot));
                k++;
            }
        }
        uint64_t before = hash_now();
        robot_restart(&robot);
        choose_to("menu.continue", &handover_scene);
        assert_false(shows_a_card());
        choose_to("curtain.lift", &table_scene);
        assert_int_equal(table_you(table_of(&robot.front)), state_of()->pub.turn);
        assert_true(hash_now() == before);
    }
}

static void undo_as_the_device_does(void)
{
    if (robot.device == DEVICE_KEYS) {
        robot_key(&robot, 'z');
    } else {
        robot_do(&robot, robot.device == DEVICE_MOUSE ? INTENT_CONTEXT : INTENT_CANCEL);
    }
    robot_settle(&robot);
}

static void a_card_is_taken_back_at_the_screen_after_a_question(void)
{
    for (int i = 0; i < DEVICES; i++) {
        /* No position made by hand: taking back plays the journal again. */
        robot_start(&robot, devices[i], 5, 1280, 720);
        robot.front.settings.reduced_motion = true;
        robot_opposite(&robot, SEAT_PERSON);
        choose("menu.new deck");
        uint64_t before = hash_now();
        int slot = 0;
        while (mille_cards[mille_table_card(table_of(&robot.front), slot)->card].family == FAMILY_SAFETY) {
            slot++;
        }
        mille_table_drop(&robot.front, slot);
        robot_settle(&robot);
        uint64_t after = hash_now();
        assert_true(robot_on(&robot, &handover_scene));
        undo_as_the_device_does();
        assert_true(robot_on(&robot, &confirm_scene));
        choose_to("confirm.no", &handover_scene);
        assert_true(hash_now() == after);
        undo_as_the_device_does();
        choose_to("confirm.yes", &table_scene);
        assert_int_equal(table_you(table_of(&robot.front)), 0);
        assert_true(hash_now() == before);
        mille_table_drop(&robot.front, slot);
        robot_settle(&robot);
        choose("curtain.lift");
        /* The other hand has been seen: now it stays. */
        assert_false(table_can_take_back(&robot.front));
    }
}

static void carry(const char *from, int steps)
{
    robot_focus(&robot, from);
    robot_do(&robot, INTENT_PAGE_NEXT);
    for (int i = 0; i < steps; i++) {
        robot_do(&robot, INTENT_RIGHT);
    }
    press(INTENT_CONFIRM);
}

static void cards_of_the_hand(uint8_t card[HAND_CARDS_DRAWN])
{
    for (int i = 0; i < HAND_CARDS_DRAWN && mille_table_card(table_of(&robot.front), i); i++) {
        card[i] = mille_table_card(table_of(&robot.front), i)->card;
    }
}

/* Whoever sorts a hand finds it so again, on coming back, after taking a card back and behind the screen. */
static void a_hand_sorted_by_hand_stays_so(void)
{
    robot_start(&robot, DEVICE_KEYS, 5, 1280, 720);
    robot.front.settings.reduced_motion = true;
    robot_opposite(&robot, SEAT_PERSON);
    choose("menu.new deck");
    carry("hand.1", 4);
    carry("hand.6", 1);
    uint8_t sorted[HAND_CARDS_DRAWN], there[HAND_CARDS_DRAWN];
    cards_of_the_hand(sorted);
    stand_at(&table_scene);
    choose_to("curtain.lift", &table_scene);
    cards_of_the_hand(there);
    assert_memory_equal(there, sorted, sizeof sorted);
    int slot = 2;
    while (mille_cards[sorted[slot]].family == FAMILY_SAFETY) {
        slot++;
    }
    mille_table_drop(&robot.front, slot);
    press_key('z');
    cards_of_the_hand(there);
    assert_memory_equal(there, sorted, sizeof sorted);
    mille_table_drop(&robot.front, slot);
    robot_settle(&robot);
    choose("curtain.lift deck");
    while (robot_on(&robot, &table_scene)) {
        assert_true(robot_decide(&robot));
    }
    choose("curtain.lift");
    assert_int_equal(table_you(table_of(&robot.front)), 0);
    cards_of_the_hand(there);
    memmove(sorted + slot, sorted + slot + 1, (size_t)(HAND_CARDS - slot));
    assert_memory_equal(there, sorted, HAND_CARDS);
}

static void throw_away(void)
{
    int slot = 0;
    while (mille_cards[mille_table_card(table_of(&robot.front), slot)->card].family == FAMILY_SAFETY) {
        slot++;
    }
    mille_table_drop(&robot.front, slot);
}

/* Neither is hurried by it: the card comes back, and a panel answers. */
static void a_card_comes_back_while_cards_move_and_while_the_opponent_thinks(void)
{
    robot_start(&robot, DEVICE_KEYS, 5, 1280, 720);
    choose("menu.new deck");
    uint64_t before = hash_now();
    throw_away();
    robot_tick(&robot, 3);
    assert_true(mille_view_of(table_of(&robot.front))->shown.motion.count > 0);
    robot_key(&robot, 'z');
    assert_true(hash_now() == before);
    robot_settle(&robot);
    throw_away();
    while (mille_view_of(table_of(&robot.front))->shown.motion.count > 0) {
        robot_tick(&robot, 1);
    }
    robot_tick(&robot, 2);
    int moves = table_of(&robot.front)->session.journal.count;
    robot.device = DEVICE_MOUSE;
    robot_choose(&robot, "cures");
    assert_true(mille_view_of(table_of(&robot.front))->counting);
    robot_key(&robot, 'c');
    assert_false(mille_view_of(table_of(&robot.front))->counting);
    assert_int_equal(table_of(&robot.front)->session.journal.count, moves);
    robot_key(&robot, 'z');
    assert_true(hash_now() == before);
    robot_settle(&robot);
    assert_true(hash_now() == before);
}

static void what_cannot_be_taken_back_says_why(void)
{
    robot_start(&robot, DEVICE_KEYS, 5, 1280, 720);
    robot.front.settings.reduced_motion = true;
    choose("menu.new");
    static const char *const reasons[] = {"nothing to take back", "has been seen", "has acted since"};
    for (int i = 0; i < 3; i++) {
        uint64_t before = hash_now();
        int bells = robot.bells;
        robot_key(&robot, 'z');
        assert_true(hash_now() == before);
        assert_int_equal(robot.bells, bells + 1);
        assert_true(table_of(&robot.front)->refused);
        assert_non_null(strstr(table_of(&robot.front)->message, reasons[i]));
        if (i == 0) {
            press_key('p');
        } else if (i == 1) {
            assert_true(robot_decide(&robot));
        }
    }
}

static void a_side_is_named_and_scored_by_its_seats(void)
{
    robot_start(&robot, DEVICE_KEYS, 3, 1920, 1080);
    struct game_setup setup = {.seed = 5, .seats = 4, .sides = 2};
    static const struct journal_seat seats[4] = {{.player = 0, .name = "A"},
                                                 {.player = 0, .name = "B"},
                                                 {.player = PLAYER_HUMAN, .name = "C"},
                                                 {.player = 0}};
    struct session session;
    session_start(&session, &mille_game, &setup, seats, NULL);
    table_take(&robot.front, &session);
    for (int seat = 0; seat < 4; seat++) {
        assert_int_equal(table_side_of(table_of(&robot.front), seat), seat % 2);
    }
    assert_int_equal(table_seat_of(table_of(&robot.front), 1), 1);
    assert_true(table_has_person(table_of(&robot.front), 0)); /* in seat 2 */
    assert_false(table_has_person(table_of(&robot.front), 1));
}

const struct test tests[] = {
    TEST(a_hand_is_played_behind_the_screen),
    TEST(a_coup_fourre_is_offered_behind_the_screen),
    TEST(a_game_that_waited_begins_behind_the_screen),
    TEST(a_card_is_taken_back_at_the_screen_after_a_question),
    TEST(a_hand_sorted_by_hand_stays_so),
    TEST(a_card_comes_back_while_cards_move_and_while_the_opponent_thinks),
    TEST(what_cannot_be_taken_back_says_why),
    TEST(a_side_is_named_and_scored_by_its_seats),
    {0},
};
