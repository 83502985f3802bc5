/* SPDX-License-Identifier: MIT */
/* The title is seen from the table that is pointed at: the camera goes there, and stays where nobody stops.
 */
#include "base/hash.h"
#include "front/bones/bones_front.h"
#include "front/day/day.h"
#include "front/mille/mille_table.h"
#include "front/scenes/title.h"
#include "front/stage/ground.h"
#include "front/table/table.h"
#include "front/table/turn.h"
#include "person.h"
#include "test.h"
#include "ui/tween.h"
#include "windows.h"

#include <string.h>

/* Whether a picture of that name, a backdrop or another, stands in the frame. */
static bool draws(const char *name)
{
    robot_draw(&robot);
    for (const struct draw_command *command = NULL; (command = drawn_next(&robot.frame, command));) {
        bool picture = command->kind == DRAW_SCENE || command->kind == DRAW_SPRITE;
        if (picture && strcmp(draw_string(&robot.frame, command->string), name) == 0) {
            return true;
        }
    }
    return false;
}

/* The evening is seen from the table that one sat at last; where its picture does not reach, from the road.
 */
static void the_title_is_seen_from_the_table_last_sat_at(void)
{
    for (int i = 0; WINDOWS_SHAPED[i].w > 0; i++) {
        for (int table = 0; table < game_fronts_count(); table++) {
            robot_start_in(&robot, NULL, DEVICE_PAD, 3, &WINDOWS_SHAPED[i]);
            table_choose(&robot.front, game_fronts[table]);
            robot_settle(&robot);
            const char *own = game_fronts[table]->sign.scene;
            const struct frame *frame = &robot.front.frame;
            float right = frame->canvas.w - title_place(&robot.front).scene.x;
            bool room = own && frame->kind == FRAME_WIDE && right < 1.3f * frame->canvas.h;
            if (own && draws(own)) {
                assert_int_equal(frame->kind, FRAME_WIDE);
                assert_false(draws(GROUND_TITLE_ROAD));
            } else {
                assert_false(room);
                assert_true(draws(GROUND_TITLE_ROAD));
            }
        }
    }
    robot_start(&robot, DEVICE_KEYS, 3, 1920, 1080);
    table_choose(&robot.front, &bones_front);
    robot_settle(&robot);
    assert_true(draws("scenes/title_dominoes"));
}

/* Whether the frame now is one of the camera's journey. */
static bool travels(void)
{
    return draws("scenes/title_far");
}

/* Once the sign has stood on a table for a moment the camera goes there, in 600 ms, and stands. */
static void the_camera_travels_to_the_table_pointed_at(void)
{
    robot_start(&robot, DEVICE_KEYS, 3, 1920, 1080);
    robot_settle(&robot);
    robot_focus(&robot, "menu.tables.dominoes");
    assert_true(draws(GROUND_TITLE_ROAD));
    int stood = 0, travelled = 0;
    for (; front_tick(&robot.front); stood += !travels(), travelled += travels()) {
        assert_true(!travels() || title_scene.ahead(&robot.front, NULL) != 0);
    }
    assert_int_equal(travelled, tween_ticks(600));
    assert_true(stood > 0 && draws("scenes/title_dominoes") && !draws("scenes/title_far"));
    assert_false(front_tick(&robot.front));
    /* It waits for its pictures, though not for ever. */
    robot.front.prepares = true;
    robot_focus(&robot, "menu.tables.dice");
    for (int i = 0; i <= tween_ticks(300); i++) {
        assert_true(front_tick(&robot.front) && !travels());
    }
    robot_settle(&robot);
    assert_true(draws("scenes/title_dice"));
    robot.front.prepares = false;
    robot_focus(&robot, "menu.options"); /* back to the table of the game chosen */
    robot_settle(&robot);
    assert_true(draws(GROUND_TITLE_ROAD));
}

/* Nobody is taken along who only passes by, turns round on the way, wants no movement or sees the road from
 * everywhere. */
static void the_camera_stays_where_nobody_stops(void)
{
    robot_start(&robot, DEVICE_KEYS, 3, 1920, 1080);
    robot_settle(&robot);
    robot_focus(&robot, "menu.tables.dice");
    for (int i = 0; i < 3; i++) {
        front_tick(&robot.front);
    }
    robot_focus(&robot, "menu.options");
    while (front_tick(&robot.front)) {
        assert_false(travels());
    }
    robot_focus(&robot, "menu.tables.dice");
    while (!travels()) {
        assert_true(front_tick(&robot.front));
    }
    robot_focus(&robot, "menu.options");
    while (front_tick(&robot.front)) {
    }
    assert_true(draws(GROUND_TITLE_ROAD) && !travels());
    robot.front.settings.reduced_motion = true;
    robot_focus(&robot, "menu.tables.dice");
    assert_false(front_tick(&robot.front) && travels());
    assert_true(draws("scenes/title_dice"));
    robot_start(&robot, DEVICE_KEYS, 3, 3440, 1080);
    robot_settle(&robot);
    robot_focus(&robot, "menu.tables.dominoes");
    while (front_tick(&robot.front)) {
        assert_false(travels());
    }
}

const struct test tests[] = {
    TEST(the_title_is_seen_from_the_table_last_sat_at),
    TEST(the_camera_travels_to_the_table_pointed_at),
    TEST(the_camera_stays_where_nobody_stops),
    {0},
};
