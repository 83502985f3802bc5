/* SPDX-License-Identifier: MIT */
/* Every game of the house, known by the contract alone: a newcomer plays it with each device from the first
 * start of the program on, through whatever is asked, to the end of the game and into the next one. */
#include "any_game.h"
#include "newcomer.h"

#include "front/scenes/table_scene.h"
#include "front/table/table.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

enum { HANDS = 100 }; /* of a game that never ends */

static void play_a_game(const struct game_front *game, enum device device, int wide, int high)
{
    newcomer_start(game, device, 11, wide, high);
    robot.front.settings.reduced_motion = device == DEVICE_KEYS;
    newcomer_sit_down();
    newcomer_play_game(HANDS);
    newcomer_next_hand();
    assert_true(robot_on(&robot, &table_scene));
    newcomer_end();
}

static void a_whole_game_with_the_mouse_alone(void **game)
{
    play_a_game(*game, DEVICE_MOUSE, 1280, 720);
}

static void a_whole_game_with_the_keys_alone(void **game)
{
    play_a_game(*game, DEVICE_KEYS, 1440, 1080);
}

static void a_whole_game_with_a_pad_alone(void **game)
{
    play_a_game(*game, DEVICE_PAD, 720, 1280);
}

int main(void)
{
    static const struct any_game_test tests[] = {
        {"a whole game with the mouse alone", a_whole_game_with_the_mouse_alone},
        {"a whole game with the keys alone", a_whole_game_with_the_keys_alone},
        {"a whole game with a pad alone", a_whole_game_with_a_pad_alone},
    };
    return any_game_run(tests, sizeof tests / sizeof *tests);
}
