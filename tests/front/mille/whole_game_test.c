/* SPDX-License-Identifier: MIT */
/* Any one device can do everything: a whole game of 5000 with the mouse alone, with the keys alone and with
 * a pad alone, from the title to the end of the game and back to the table. */
#include "front/mille/game_over.h"
#include "front/mille/mille_table.h"
#include "front/scenes/table_scene.h"
#include "person.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

enum { DECISIONS_MOST = 20000 };

static void play_a_game(enum device device, int wide, int high)
{
    sit_down_at("menu.new", device, wide, high);
    int decisions = 0, ended = 0;
    while (ended == 0 && decisions < DECISIONS_MOST) {
        assert_true(robot_decide(&robot));
        decisions++;
        ended = robot_on(&robot, &game_over_scene);
    }
    assert_true(ended);
    choose("over.again");
    assert_true(robot_on(&robot, &table_scene));
    assert_int_equal(mille_table_seen(&robot.front)->pub.hand_number, 1);
    robot_end(&robot);
}

static void a_whole_game_with_the_mouse_alone(void **state)
{
    (void)state;
    play_a_game(DEVICE_MOUSE, 1280, 720);
}

static void a_whole_game_with_the_keys_alone(void **state)
{
    (void)state;
    play_a_game(DEVICE_KEYS, 1440, 1080);
}

static void a_whole_game_with_a_pad_alone(void **state)
{
    (void)state;
    play_a_game(DEVICE_PAD, 2560, 1080);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_whole_game_with_the_mouse_alone),
        cmocka_unit_test(a_whole_game_with_the_keys_alone),
        cmocka_unit_test(a_whole_game_with_a_pad_alone),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
