/* SPDX-License-Identifier: MIT */
/* The regulars at the dice table speak: with the movement that a line is about, and not where nobody should.
 */
#include "robot.h"

#include "front/cubes/cubes_front.h"
#include "front/cubes/speech.h"
#include "front/speech.h"
#include "front/table/play.h"
#include "front/table/scene.h"
#include "front/table/table.h"
#include "front/voices_kept.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static struct robot robot;

static void sit_down(bool voices)
{
    robot_start(&robot, DEVICE_KEYS, 11, 1920, 1080);
    robot.front.settings.voices = voices;
    table_new(&robot.front, &cubes_front);
    front_reset(&robot.front, &table_scene);
    for (int i = 0; i < 240 && speech_of(&robot.front)->text == NULL; i++) {
        robot_tick(&robot, 1);
    }
    assert_true(robot_on(&robot, &table_scene));
    assert_ptr_equal(table_of(&robot.front)->game, &cubes_front);
}

static void whoever_sits_there_says_hello_and_it_is_kept(void **unused)
{
    (void)unused;
    sit_down(true);
    const struct cubes_speech_state *state = cubes_speech_of(&robot.front);
    assert_int_not_equal(state->greeted, 0);
    assert_int_not_equal(state->sitting.seat[state->speaker], VOICE_NOBODY);
    assert_false(state->waits);
    assert_non_null(robot_file(&robot, "voices"));
    assert_int_equal(voices_of(&robot.front)->pasts, 1);
    robot_end(&robot);
}

static void a_move_that_is_worth_a_word(const struct event_list *events, bool waits)
{
    cubes_voices.moved(&robot.front, events);
    assert_int_equal(cubes_speech_of(&robot.front)->waits, waits);
    cubes_speech_of(&robot.front)->waits = false;
}

static void nobody_speaks_where_it_is_switched_off_or_watched(void **unused)
{
    (void)unused;
    const struct event_list begins = {.count = 1, .item = {{.kind = CUBES_EVENT_GAME_STARTED, .seat = 0}}};
    sit_down(false);
    assert_int_equal(cubes_speech_of(&robot.front)->greeted, 0);
    assert_null(speech_of(&robot.front)->text);
    a_move_that_is_worth_a_word(&begins, false);
    robot.front.settings.voices = true;
    a_move_that_is_worth_a_word(&begins, true);
    const enum table_kind silences[] = {TABLE_LESSON, TABLE_REPLAY};
    for (int i = 0; i < 2; i++) {
        table_of(&robot.front)->kind = silences[i];
        a_move_that_is_worth_a_word(&begins, false);
    }
    table_of(&robot.front)->kind = TABLE_LIVE;
    robot_end(&robot);
}

/* Its movement has gone by: it is not said late. */
static void a_line_begins_with_its_movement_or_not_at_all(void **unused)
{
    (void)unused;
    const struct event_list begins = {.count = 1, .item = {{.kind = CUBES_EVENT_GAME_STARTED, .seat = 0}}};
    sit_down(false);
    robot_settle(&robot);
    robot.front.settings.voices = true;
    cubes_voices.moved(&robot.front, &begins);
    assert_true(cubes_speech_of(&robot.front)->waits);
    robot_settle(&robot);
    robot_tick(&robot, 3);
    assert_false(cubes_speech_of(&robot.front)->waits);
    assert_null(speech_of(&robot.front)->text);
    robot_end(&robot);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(whoever_sits_there_says_hello_and_it_is_kept),
        cmocka_unit_test(nobody_speaks_where_it_is_switched_off_or_watched),
        cmocka_unit_test(a_line_begins_with_its_movement_or_not_at_all),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
