/* SPDX-License-Identifier: MIT */
/* Signs of the table that tell how things stand: the deck, the rim of a coup fourre, an ordered hand. */
#include "front/mille/mille_options.h"
#include "front/mille/mille_table.h"
#include "front/mille/score.h"
#include "front/scenes/table_scene.h"
#include "front/table/table.h"
#include "person.h"
#include "position.h"
#include "test.h"

#include <string.h>

static void sit_down(void)
{
    robot_start(&robot, DEVICE_KEYS, 3, 1920, 1080);
    robot.front.settings.reduced_motion = true;
}

static const struct mille_public *pub(void)
{
    return &mille_table_seen(table_of(&robot.front))->pub;
}

/* ---- the deck ---------------------------------------------------------------------------------------- */

static void the_deck_tells_how_many_are_left_and_then_reads_out(void)
{
    choose("menu.new");
    bool empty = false;
    while (!robot_on(&robot, &score_scene) || !empty) {
        char left[16];
        robot_settle(&robot);
        if (robot_on(&robot, &table_scene)) {
            text_format(left, sizeof left, "%d", pub()->deck);
            assert_true(pub()->deck ? robot_shows(&robot, left) : robot_shows(&robot, "Out"));
            assert_true(pub()->deck == 0 || !robot_shows(&robot, "Out"));
            empty = empty || pub()->deck == 0;
        }
        if (robot_on(&robot, &table_scene) && mille_table_ready(&robot.front)) {
            struct status status = {0};
            front_set_focus(&robot.front, MILLE_ITEM_DECK);
            mille_table_status(table_of(&robot.front), &status);
            table_of(&robot.front)->message[0] = '\0';
            mille_table_status(table_of(&robot.front), &status);
            assert_non_null(strstr(status.hint, pub()->deck ? "left in the deck" : "The deck is out"));
        }
        assert_true(robot_decide(&robot));
    }
}

/* ---- the coup fourre --------------------------------------------------------------------------------- */

/* How often the last frame has a sprite within a box. */
static int sprites_in(const char *name, struct rect box)
{
    int count = 0;
    for (const struct draw_command *command = NULL; (command = drawn_next(&robot.frame, command));) {
        struct point middle = rect_middle(command->box);
        count += command->kind == DRAW_SPRITE &&
                 strcmp(draw_string(&robot.frame, command->string), name) == 0 &&
                 rect_holds(box, middle.x, middle.y);
    }
    return count;
}

/* Whether it has a red line round a box. */
static bool is_rimmed_red(struct rect box)
{
    char red[16];
    text_format(red, sizeof red, "#%02x%02x%02x", INK_RED.r, INK_RED.g, INK_RED.b);
    struct rect rim = rect_grow(box, 3);
    for (const struct draw_command *command = NULL; (command = drawn_next(&robot.frame, command));) {
        if (command->kind == DRAW_SHAPE && command->box.x == rim.x && command->box.y == rim.y &&
            command->box.w == rim.w && strstr(draw_string(&robot.frame, command->string), red)) {
            return true;
        }
    }
    return false;
}

static void a_coup_fourre_is_rimmed_red_to_the_end_of_the_hand(void)
{
    choose("menu.new");
    int coups = 0, hands = 0;
    while (hands < 6) {
        robot_settle(&robot);
        if (robot_on(&robot, &table_scene)) {
            robot_draw(&robot);
            for (int side = 0; side < 2; side++) {
                const struct mille_row *row = &mille_view_of(table_of(&robot.front))->layout.row[side];
                for (int i = 0; i < SAFETY_KINDS; i++) {
                    bool coup = pub()->side[side].safety[i] == SAFETY_COUP_FOURRE;
                    assert_int_equal(sprites_in("icons/rosette_coup_fourre", row->safety[i]), coup);
                    assert_int_equal(is_rimmed_red(row->safety[i]), coup);
                    coups += coup;
                }
            }
        }
        hands += robot_on(&robot, &score_scene);
        int safety = robot_on(&robot, &table_scene) ? mille_table_coup(table_of(&robot.front)) : CARD_NONE;
        int slot = 0;
        while (safety != CARD_NONE && mille_table_card(table_of(&robot.front), slot)->card != safety) {
            slot++;
        }
        if (safety != CARD_NONE) {
            mille_table_use(&robot.front, slot);
        } else {
            assert_true(robot_decide(&robot));
        }
    }
    assert_true(coups > 3);
}

/* ---- the hand ---------------------------------------------------------------------------------------- */

static void the_option_orders_the_hand_on_the_table(void)
{
    struct mille_state *made = position_make(&robot);
    static const uint8_t mixed[] = {CARD_STOP, CARD_25, CARD_GO, CARD_200, CARD_EXTRA_TANK, CARD_50};
    memcpy(made->hand[TABLE_YOU].card, mixed, sizeof mixed);
    position_show(&robot);
    robot_settle(&robot);
    press(INTENT_MENU);
    choose("pause.options tab.table options.order options.done pause.resume");
    static const uint8_t sorted[] = {CARD_200, CARD_50, CARD_25, CARD_GO, CARD_STOP, CARD_EXTRA_TANK};
    for (int i = 0; i < HAND_CARDS; i++) {
        assert_int_equal(mille_table_card(table_of(&robot.front), i)->card, sorted[i]);
    }
    assert_non_null(strstr(robot_file(&robot, "settings")->data, "order_hand 1\n"));
}

/* ---- targets, panel, pad ----------------------------------------------------------------------------- */

static bool is_framed(struct rect place)
{
    struct rect frame = rect_grow(place, 17);
    robot_draw(&robot);
    for (const struct draw_command *command = NULL; (command = drawn_next(&robot.frame, command));) {
        if (command->kind == DRAW_SHAPE && command->box.x == frame.x && command->box.y == frame.y &&
            command->box.w == frame.w && command->box.h == frame.h) {
            return true;
        }
    }
    return false;
}

/* The person can go, has drawn, and holds cards for either side. */
static void draw_and_hold(void)
{
    struct mille_state *made = position_make(&robot);
    static const uint8_t hand[] = {CARD_STOP, CARD_100, CARD_GASOLINE, CARD_EXTRA_TANK,
                                   CARD_25,   CARD_50,  CARD_75};
    memcpy(made->hand[TABLE_YOU].card, hand, sizeof hand);
    made->hand[TABLE_YOU].count = made->pub.hand[TABLE_YOU] = sizeof hand;
    made->pub.side[TABLE_YOU].battle = made->pub.side[TABLE_OPPONENT].battle = CARD_GO;
    made->pub.phase = PHASE_PLAY;
    position_show(&robot);
    robot_settle(&robot);
}

static void legal_targets_are_framed_if_wanted(void)
{
    draw_and_hold();
    const struct mille_row *row = mille_view_of(table_of(&robot.front))->layout.row;
    for (int wanted = 1; wanted >= 0; wanted--) {
        mille_choose(&robot.front.settings, MILLE_CHOICE_TARGETS, wanted);
        robot_focus(&robot, "hand.1");
        assert_int_equal(is_framed(row[1].battle), wanted);
        assert_false(is_framed(row[0].battle));
        robot_focus(&robot, "hand.2");
        assert_int_equal(is_framed(row[0].miles[mille_distance_index(CARD_100)]), wanted);
        assert_false(is_framed(row[1].battle));
        robot_focus(&robot, "hand.3"); /* nothing to cure */
        assert_false(is_framed(row[0].battle));
        robot_focus(&robot, "hand.4");
        assert_int_equal(is_framed(row[0].safety[0]), wanted);
    }
}

static void the_score_panel_is_compact_or_full(void)
{
    draw_and_hold();
    assert_true(robot_shows(&robot, "Coups fourrés") && robot_shows(&robot, "Games"));
    assert_false(robot_shows(&robot, "Shut-out"));
    robot_key(&robot, 'w');
    assert_true(robot_shows(&robot, "Shut-out") && robot_shows(&robot, "Delayed action") &&
                robot_shows(&robot, "Games"));
    assert_non_null(strstr(robot_file(&robot, "settings")->data, "full_sheet 1\n"));
    robot_key(&robot, 'w');
    assert_false(robot_shows(&robot, "Shut-out"));
}

static void a_pad_that_is_not_to_rumble_does_not(void)
{
    robot.device = robot.front.device = DEVICE_PAD;
    robot.front.settings.rumble = false;
    choose("menu.new");
    robot_decide_till(&robot, &score_scene);
    assert_int_equal(robot.rumbles, 0);
}

const struct test tests[] = {
    TEST_WITH(the_deck_tells_how_many_are_left_and_then_reads_out, sit_down, stand_up),
    TEST_WITH(a_coup_fourre_is_rimmed_red_to_the_end_of_the_hand, sit_down, stand_up),
    TEST_WITH(the_option_orders_the_hand_on_the_table, sit_down, stand_up),
    TEST_WITH(legal_targets_are_framed_if_wanted, sit_down, stand_up),
    TEST_WITH(the_score_panel_is_compact_or_full, sit_down, stand_up),
    TEST_WITH(a_pad_that_is_not_to_rumble_does_not, sit_down, stand_up),
    {0},
};
