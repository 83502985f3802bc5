/* SPDX-License-Identifier: MIT */
/* Whole games at the road for three, for four, for two pairs and for three: by the mouse, by keys and by a
 * pad alone. */
#include "front/mille/game_over.h"
#include "front/mille/mille_table.h"
#include "front/table/table.h"
#include "road_seats.h"
#include "test.h"

static const struct road_seats tables[] = {
    {.seats = 3, .sides = 3, .rules = RULES_MILLE, .people = 1, .one_hand = true},
    {.seats = 4, .sides = 4, .rules = RULES_FAMILY, .people = 1, .one_hand = true},
    {.seats = 4, .sides = 2, .rules = RULES_PARKER, .people = 1, .one_hand = true},
    {.seats = 6, .sides = 3, .rules = RULES_DUJARDIN, .people = 1, .one_hand = true},
};

static void whole_games(enum device device)
{
    for (size_t i = 0; i < sizeof tables / sizeof *tables; i++) {
        robot_start(&robot, device, 20 + i, 1280, 720);
        robot.front.settings.reduced_motion = true;
        road_seats_sit(&tables[i], 100 + i);
        robot_decide_till(&robot, &game_over_scene);
        assert_int_equal(mille_table_seen(table_of(&robot.front))->pub.phase, PHASE_GAME_OVER);
        assert_int_equal(robot.lines, 0);
    }
}

static void whole_games_with_the_mouse_alone(void)
{
    whole_games(DEVICE_MOUSE);
}

static void whole_games_with_the_keys_alone(void)
{
    whole_games(DEVICE_KEYS);
}

static void whole_games_with_a_pad_alone(void)
{
    whole_games(DEVICE_PAD);
}

const struct test tests[] = {
    TEST(whole_games_with_the_mouse_alone),
    TEST(whole_games_with_the_keys_alone),
    TEST(whole_games_with_a_pad_alone),
    {0},
};
