/* SPDX-License-Identifier: MIT */
/* The dominoes in the cabinet: rounds by each device from the title on, kept and found again, hinted at,
 * watched. */
#include "front/bones/bones_front.h"
#include "front/bones/input.h"
#include "front/bones/options.h"
#include "front/scenes/options_value.h"
#include "front/scenes/pause.h"
#include "front/scenes/replay.h"
#include "front/scenes/standing.h"
#include "front/scenes/title.h"
#include "front/table/play.h"
#include "front/table/scene.h"
#include "front/table/seats.h"
#include "front/table/table.h"
#include "front/what.h"
#include "robot.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

#include <string.h>

enum { DECISIONS_MOST = 400 };

static struct robot robot;

static void sit_down(enum device device, int wide, int high)
{
    robot_start(&robot, device, 11, wide, high);
    robot.front.settings.pace = 200;
    robot_choose(&robot, "menu.tables.dominoes");
    robot_settle(&robot);
    assert_ptr_equal(table_of(&robot.front)->game, &bones_front);
}

static const struct focus_item *first_of(const char *start)
{
    static struct focus_list list;
    list = robot_items(&robot);
    for (int i = 0; i < list.count; i++) {
        if (list.item[i].enabled && strncmp(list.item[i].name, start, strlen(start)) == 0) {
            return &list.item[i];
        }
    }
    return NULL;
}

static void choose(const char *start)
{
    const struct focus_item *item = first_of(start);
    assert_non_null(item);
    char name[FOCUS_NAME_SIZE];
    text_copy(name, sizeof name, item->name);
    robot_choose(&robot, name);
    robot_settle(&robot);
}

/* The first tile that fits, on the first arm that takes it. */
static void decide(void)
{
    switch (bones_table_seen(&robot.front)->pub.phase) {
    case BONES_PHASE_REDEAL:
        choose("keep");
        break;
    case BONES_PHASE_NAME:
        choose("double.");
        break;
    default: {
        int moves = table_of(&robot.front)->session.journal.count;
        choose("tile.");
        if (table_of(&robot.front)->session.journal.count == moves && first_of("arm.")) {
            choose("arm.");
        }
        break;
    }
    }
}

static void play_a_round(void)
{
    for (int i = 0; i < DECISIONS_MOST && !robot_on(&robot, &standing_scene); i++) {
        robot_settle(&robot);
        if (robot_on(&robot, &table_scene) && table_ready(&robot.front)) {
            decide();
        } else {
            robot_tick(&robot, 1);
        }
    }
    assert_true(robot_on(&robot, &standing_scene));
}

static void play_rounds(enum device device, int wide, int high)
{
    sit_down(device, wide, high);
    for (int round = 0; round < 2; round++) {
        play_a_round();
        robot_choose(&robot, "standing.again");
        robot_settle(&robot);
    }
    assert_int_equal(bones_game.hand_number(bones_table_seen(&robot.front)), 3);
    robot_end(&robot);
}

static void rounds_with_the_mouse_alone(void **state)
{
    (void)state;
    play_rounds(DEVICE_MOUSE, 1280, 720);
}

static void rounds_with_the_keys_alone(void **state)
{
    (void)state;
    play_rounds(DEVICE_KEYS, 1440, 1080);
}

static void rounds_with_a_pad_alone(void **state)
{
    (void)state;
    play_rounds(DEVICE_PAD, 720, 1280);
}

static void a_game_is_found_again_and_watched(void **state)
{
    (void)state;
    sit_down(DEVICE_KEYS, 1280, 720);
    play_a_round();
    int moves = table_of(&robot.front)->session.journal.count;
    assert_non_null(robot_file(&robot, "autosave-bones.journal"));
    robot_restart(&robot);
    robot_choose(&robot, "menu.continue");
    robot_settle(&robot);
    assert_ptr_equal(table_of(&robot.front)->game, &bones_front);
    assert_int_equal(table_of(&robot.front)->session.journal.count, moves);
    assert_true(robot_on(&robot, &standing_scene));
    replay_table(&robot.front);
    robot_settle(&robot);
    assert_true(robot_on(&robot, &replay_scene));
    replay_seek(&robot.front, 0);
    robot_choose(&robot, "replay.play");
    robot_settle(&robot);
    assert_int_equal(replay_of(&robot.front)->at, moves);
    robot_end(&robot);
}

static void a_hint_names_a_move_and_its_chance(void **state)
{
    (void)state;
    sit_down(DEVICE_KEYS, 1280, 720);
    for (int i = 0; i < DECISIONS_MOST && !table_ready(&robot.front); i++) {
        robot_tick(&robot, 1);
    }
    assert_true(table_ready(&robot.front));
    robot_key(&robot, 'h');
    robot_settle(&robot);
    assert_int_equal(strncmp(table_of(&robot.front)->message, "Hint", 4), 0);
    robot_end(&robot);
}

/* The next seat that is in turn and a person's, at the first tile. */
static void wait_for_turn(void)
{
    for (int i = 0; i < DECISIONS_MOST * 10 && !table_ready(&robot.front); i++) {
        robot_tick(&robot, 1);
    }
    assert_true(table_ready(&robot.front));
}

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

static void tiles_stand_sorted_or_as_they_came(void **state)
{
    (void)state;
    sit_down(DEVICE_KEYS, 1280, 720);
    wait_for_turn();
    const struct bones_view *view = &bones_table_of(&robot.front)->view;
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
    assert_string_equal(bones_view_differs(view, bones_table_seen(&robot.front)) ? "differs" : "", "");
    set_choice(BONES_CHOICE_ORDER, BONES_ORDER_SORTED);
    count = bones_view_own(view, view->shown.hand, tile);
    for (int i = 1; i < count; i++) {
        assert_true(tile[i - 1] > tile[i]);
    }
    robot_end(&robot);
}

static void what_the_aimed_arm_would_count_is_an_option(void **state)
{
    (void)state;
    sit_down(DEVICE_KEYS, 1280, 720);
    assert_true(bones_table_look(&robot.front).tells);
    assert_true(bones_table_look(&robot.front).knocks);
    set_choice(BONES_CHOICE_TELLS, 0);
    set_choice(BONES_CHOICE_KNOCKS, 0);
    assert_false(bones_table_look(&robot.front).tells);
    assert_false(bones_table_look(&robot.front).knocks);
    robot_end(&robot);
}

/* With the option off the table waits for the person, who knocks. */
static void a_knock_may_be_left_to_the_person(void **state)
{
    (void)state;
    sit_down(DEVICE_KEYS, 1280, 720);
    set_choice(BONES_CHOICE_KNOCKS, 0);
    const struct move knock = {.kind = BONES_MOVE_PASS};
    for (int i = 0; i < DECISIONS_MOST * 10; i++) {
        robot_settle(&robot);
        if (robot_on(&robot, &standing_scene)) {
            robot_choose(&robot, "standing.again");
        } else if (robot_on(&robot, &table_scene) && table_ready(&robot.front)) {
            const struct bones_observation *seen = bones_table_seen(&robot.front);
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
    robot_end(&robot);
}

static void everything_at_the_table_says_what_it_is(void **state)
{
    (void)state;
    sit_down(DEVICE_KEYS, 1280, 720);
    for (int i = 0; i < DECISIONS_MOST && !table_ready(&robot.front); i++) {
        robot_tick(&robot, 1);
    }
    struct focus_list list = {.count = 0};
    bones_table_items(&robot.front, &list);
    bones_table_areas(&robot.front, &list);
    assert_true(list.count > 15);
    for (int i = 0; i < list.count; i++) {
        struct what_words says;
        if (!what_explain(&robot.front, &list.item[i], &says)) {
            fail_msg("nobody says what %s is", list.item[i].name);
        }
        assert_true(says.title[0] && says.text[0]);
    }
    robot_end(&robot);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(rounds_with_the_mouse_alone),
        cmocka_unit_test(rounds_with_the_keys_alone),
        cmocka_unit_test(rounds_with_a_pad_alone),
        cmocka_unit_test(a_game_is_found_again_and_watched),
        cmocka_unit_test(a_hint_names_a_move_and_its_chance),
        cmocka_unit_test(tiles_stand_sorted_or_as_they_came),
        cmocka_unit_test(what_the_aimed_arm_would_count_is_an_option),
        cmocka_unit_test(a_knock_may_be_left_to_the_person),
        cmocka_unit_test(everything_at_the_table_says_what_it_is),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
