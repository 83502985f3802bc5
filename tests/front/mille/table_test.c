/* SPDX-License-Identifier: MIT */
/* Around the cards of the road table: hurrying, taking back, two people, hint, log, replay, saving, the bar;
 * and that the picture always ends as the rules say. */
#include "front/mille/coup.h"
#include "front/mille/mille_front.h"
#include "front/mille/mille_shown.h"
#include "front/mille/mille_table.h"
#include "front/mille/road_log.h"
#include "front/mille/score.h"
#include "front/scenes/pause.h"
#include "front/scenes/replay.h"
#include "front/scenes/screens.h"
#include "front/scenes/table_scene.h"
#include "front/table/saves.h"
#include "front/table/sit.h"
#include "front/table/table.h"
#include "position.h"
#include "road_hand.h"
#include "robot.h"
#include "test.h"

#include <string.h>

static void a_pad_pulled_out_in_mid_game_pauses_and_loses_nothing(void)
{
    sit(DEVICE_PAD, mixed, HAND_CARDS_DRAWN);
    struct point from = middle_of("hand.1");
    mouse(INTENT_PRESS, from, 1);
    mouse(INTENT_POINT, (struct point){from.x, from.y - 100}, 0);
    assert_true(mille_view_of(table_of(&robot.front))->dragging);
    front_intent(&robot.front, &(struct intent){.kind = INTENT_PAD_LOST, .device = DEVICE_PAD});
    robot_settle(&robot);
    assert_false(mille_view_of(table_of(&robot.front))->dragging);
    assert_true(robot_on(&robot, &pause_scene));
    assert_true(played(0));
}

static void the_first_input_hurries_and_the_second_skips(void)
{
    robot_start(&robot, DEVICE_KEYS, 5, 1280, 720);
    table_new(&robot.front, &mille_front);
    front_reset(&robot.front, &table_scene);
    robot_tick(&robot, 5);
    assert_true(mille_view_of(table_of(&robot.front))->shown.motion.count > 5);
    robot_do(&robot, INTENT_CONFIRM);
    assert_true(table_of(&robot.front)->hurried);
    robot_do(&robot, INTENT_CONFIRM);
    assert_int_equal(mille_view_of(table_of(&robot.front))->shown.motion.count, 0);
    assert_int_equal(mille_view_of(table_of(&robot.front))->shown.hand[0].count, HAND_CARDS);
    assert_null(mille_shown_differs(&mille_view_of(table_of(&robot.front))->shown,
                                    mille_table_seen(table_of(&robot.front))));
}

static void a_hazard_is_felt_in_the_pad(void)
{
    robot_start(&robot, DEVICE_PAD, 5, 1280, 720);
    robot_choose(&robot, "menu.new");
    int hits = 0;
    for (int i = 0; i < 120; i++) {
        robot_settle(&robot);
        int moves = table_of(&robot.front)->session.journal.count;
        robot_decide(&robot);
        const struct journal *journal = &table_of(&robot.front)->session.journal;
        for (int m = moves; m < journal->count; m++) {
            hits += journal->mover[m] == 1 && journal->move[m].kind == MOVE_PLAY &&
                    mille_cards[journal->move[m].card].family == FAMILY_HAZARD;
        }
    }
    assert_true(hits > 0);
    assert_int_equal(robot.rumbles, hits);
}

static void the_hint_names_a_legal_move_and_a_reason(void)
{
    int weighed = 0;
    robot_start(&robot, DEVICE_KEYS, 40, 1280, 720);
    robot_choose(&robot, "menu.new");
    for (int i = 0; i < 200; i++) {
        robot_settle(&robot);
        if (robot_on(&robot, &table_scene) && mille_table_ready(&robot.front)) {
            uint64_t before = mille_game.hash(table_of(&robot.front)->session.state);
            robot_key(&robot, 'h');
            assert_non_null(strstr(table_of(&robot.front)->message, "let us see"));
            robot_settle(&robot);
            assert_null(strstr(table_of(&robot.front)->message, "let us see"));
            assert_true(table_of(&robot.front)->message[0] != '\0');
            weighed += strstr(table_of(&robot.front)->message, "% to win") != NULL;
            assert_false(table_of(&robot.front)->refused);
            assert_true(mille_game.hash(table_of(&robot.front)->session.state) == before);
        }
        robot_decide(&robot);
    }
    assert_true(weighed > 40);
}

static void the_road_log_lists_the_hand_and_copies_it(void)
{
    for (int device = DEVICE_MOUSE; device <= DEVICE_PAD; device++) {
        robot_start(&robot, (enum device)device, 40, 1280, 720);
        robot_choose(&robot, "menu.new");
        robot_decide_times(&robot, 24);
        robot_settle(&robot);
        choose_to("moves", &road_log_scene);
        const struct road_log_state *log = road_log_of(&robot.front);
        assert_true(log->count > 24);
        for (int i = 0; i < log->count; i++) {
            bool hidden = log->event[i].kind == EVENT_DREW && log->event[i].seat != 0;
            assert_true(!hidden || log->event[i].card == CARD_NONE);
        }
        robot_choose(&robot, "log.journal");
        assert_non_null(strstr(robot.clipboard, "route-mille journal"));
        robot_choose(&robot, "log.sheet");
        assert_non_null(strstr(robot.clipboard, "Milestones played"));
        float at = scroll_of(&robot.front, &road_log_scene);
        assert_true(at > 0);
        robot_focus(&robot, "view");
        robot_do(&robot, INTENT_UP);
        robot_do(&robot, INTENT_WHEEL);
        robot_do(&robot, INTENT_HOME);
        assert_true(scroll_of(&robot.front, &road_log_scene) < at);
        choose_to("log.close", &table_scene);
        robot_choose(&robot, "cures");
        assert_true(mille_view_of(table_of(&robot.front))->counting);
    }
}

static void a_fresh_hazard_offers_the_coup_fourre_and_drawing_lets_it_go(void)
{
    const uint8_t hand[HAND_CARDS] = {CARD_25, CARD_STOP, CARD_GO, CARD_50, CARD_GASOLINE, CARD_EXTRA_TANK};
    for (int draws = 0; draws < 2; draws++) {
        sit(DEVICE_KEYS, hand, HAND_CARDS);
        struct mille_side *you = &state_of()->pub.side[0];
        you->battle = CARD_OUT_OF_GAS;
        you->battle_pile[CARD_OUT_OF_GAS]++;
        you->fresh = FRESH_BATTLE;
        position_see(&robot.front, 0);
        robot_settle(&robot);
        assert_int_equal(mille_table_coup(table_of(&robot.front)), CARD_EXTRA_TANK);
        struct status status = {0};
        mille_table_status(table_of(&robot.front), &status);
        assert_non_null(strstr(status.message, "Coup fourr"));
        if (draws) {
            press_key_to('p', &table_scene);
            assert_int_equal(mille_table_coup(table_of(&robot.front)), CARD_NONE);
            assert_int_equal(state_of()->pub.side[0].safety[0], SAFETY_ABSENT);
        } else {
            robot_focus(&robot, "hand.6");
            robot_do(&robot, INTENT_CONFIRM);
            assert_int_equal(state_of()->pub.side[0].safety[0], SAFETY_COUP_FOURRE);
            int ticks = 0;
            while (!robot_on(&robot, &coup_scene) && ticks++ < 600) {
                robot_tick(&robot, 1);
            }
            assert_true(robot_on(&robot, &coup_scene));
            rest_at(&table_scene);
            assert_int_equal(mille_view_of(table_of(&robot.front))->shown.side[0].safety[0],
                             SAFETY_COUP_FOURRE);
            assert_int_equal(state_of()->pub.phase, PHASE_DRAW);
        }
    }
}

static void the_bar_always_speaks_and_greyed_cards_say_why(void)
{
    robot_start(&robot, DEVICE_KEYS, 21, 1280, 720);
    robot_choose(&robot, "menu.new");
    for (int i = 0; i < 300; i++) {
        robot_settle(&robot);
        struct status status = {0};
        if (robot_on(&robot, &table_scene)) {
            mille_table_status(table_of(&robot.front), &status);
            assert_true(status.message[0] != '\0');
        }
        if (robot_on(&robot, &table_scene) && mille_table_ready(&robot.front)) {
            for (int slot = 0; slot < mille_view_of(table_of(&robot.front))->shown.hand[0].count; slot++) {
                front_set_focus(&robot.front, MILLE_ITEM_HAND + slot);
                mille_table_status(table_of(&robot.front), &status);
                assert_true(status.hint[0] != '\0');
            }
        }
        robot_decide(&robot);
    }
    assert_int_equal(robot.lines, 0); /* what was shown never differed from the state */
}

const struct test tests[] = {
    TEST(a_pad_pulled_out_in_mid_game_pauses_and_loses_nothing),
    TEST(the_first_input_hurries_and_the_second_skips),
    TEST(a_hazard_is_felt_in_the_pad),
    TEST(the_hint_names_a_legal_move_and_a_reason),
    TEST(the_road_log_lists_the_hand_and_copies_it),
    TEST(a_fresh_hazard_offers_the_coup_fourre_and_drawing_lets_it_go),
    TEST(the_bar_always_speaks_and_greyed_cards_say_why),
    {0},
};
