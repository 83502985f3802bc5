/* SPDX-License-Identifier: MIT */
/* What the options of the domino table change: how tiles stand, what is shown of points, who knocks. */
#include "bones_person.h"
#include "front/bones/bones_front.h"
#include "front/bones/sheet_scene.h"
#include "front/scenes/options_table.h"
#include "front/scenes/table_scene.h"
#include "front/table/seats.h"
#include "front/table/table.h"
#include "person.h"
#include "test.h"

static void set_choice(enum bones_choice choice, int value)
{
    for (int row = OPTIONS; options_entry(row) || row < OPTIONS_ROWS; row++) {
        if (options_entry(row) == &BONES_OPTIONS_ROWS[choice]) {
            options_set(&robot.front, row, value);
            return;
        }
    }
    fail_msg("no row of the options");
}

/* The tiles of the first deal as they came to seat 0. */
static void note_dealt(void *context, const struct event *event)
{
    struct event_list *list = context;
    if (event->kind == BONES_EVENT_DEALT && event->card) {
        list->item[list->count++] = *event;
    }
}

static void tiles_stand_sorted_or_as_they_came(void)
{
    sit_down(DEVICE_KEYS, 1280, 720);
    wait_for_turn();
    const struct bones_view *view = &bones_table_of(table_of(&robot.front))->view;
    struct event_list dealt = {.count = 0};
    uint8_t tile[BONES_HAND];
    session_retell(&table_of(&robot.front)->session, 0, note_dealt, &dealt);
    int count = bones_view_own(view, view->shown.hand, tile);
    for (int i = 1; i < count; i++) {
        assert_true(tile[i - 1] > tile[i]);
    }
    set_choice(BONES_CHOICE_ORDER, BONES_ORDER_DEALT);
    count = bones_view_own(view, view->shown.hand, tile);
    for (int i = 0, at = 0; i < dealt.count; i++) {
        if (view->shown.hand & bones_bit(dealt.item[i].card)) {
            assert_true(at < count);
            assert_int_equal(tile[at++], dealt.item[i].card);
        }
    }
    assert_string_equal(bones_view_differs(view, bones_table_seen(table_of(&robot.front))) ? "differs" : "",
                        "");
    set_choice(BONES_CHOICE_ORDER, BONES_ORDER_SORTED);
    count = bones_view_own(view, view->shown.hand, tile);
    for (int i = 1; i < count; i++) {
        assert_true(tile[i - 1] > tile[i]);
    }
}

static void what_the_aimed_arm_would_count_is_an_option(void)
{
    sit_down(DEVICE_KEYS, 1280, 720);
    assert_true(bones_table_look(table_of(&robot.front)).tells);
    assert_true(bones_table_look(table_of(&robot.front)).knocks);
    set_choice(BONES_CHOICE_TELLS, 0);
    set_choice(BONES_CHOICE_KNOCKS, 0);
    assert_false(bones_table_look(table_of(&robot.front)).tells);
    assert_false(bones_table_look(table_of(&robot.front)).knocks);
}

/* With the option off the table waits for the person, who knocks. */
static void a_knock_may_be_left_to_the_person(void)
{
    sit_down(DEVICE_KEYS, 1280, 720);
    set_choice(BONES_CHOICE_KNOCKS, 0);
    const struct move knock = {.kind = BONES_MOVE_PASS};
    for (int i = 0; i < DECISIONS_MOST * 10; i++) {
        robot_settle(&robot);
        if (robot_on(&robot, &bones_sheet_scene)) {
            robot_choose(&robot, "sheet.again");
        } else if (robot_on(&robot, &table_scene) && table_ready(table_of(&robot.front))) {
            const struct bones_observation *seen = bones_table_seen(table_of(&robot.front));
            if (bones_legal(&seen->pub, seen->hand, knock) == REFUSAL_NONE) {
                break;
            }
            decide();
        } else {
            robot_tick(&robot, 1);
        }
    }
    int moves = table_of(&robot.front)->session.journal.count;
    robot_tick(&robot, 400);
    assert_int_equal(table_of(&robot.front)->session.journal.count, moves);
    robot_key(&robot, 'k');
    robot_tick(&robot, 1);
    assert_int_equal(table_of(&robot.front)->session.journal.count, moves + 1);
    assert_int_equal(table_of(&robot.front)->session.journal.move[moves].kind, BONES_MOVE_PASS);
}

const struct test tests[] = {
    TEST(tiles_stand_sorted_or_as_they_came),
    TEST(what_the_aimed_arm_would_count_is_an_option),
    TEST(a_knock_may_be_left_to_the_person),
    {0},
};
