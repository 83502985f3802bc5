/* SPDX-License-Identifier: MIT */
#include "faces_rig.h"

#include "front/scenes/table_scene.h"
#include "front/stage/life.h"
#include "front/table/sit.h"
#include "front/table/turn.h"
#include "person.h"
#include "test.h"

#include <string.h>

static const struct settings_company at_the_dice = {
    .game = "cubes",
    .seats = 4,
    .seat = {{.who = SEAT_YOU}, {.who = "josette"}, {.who = "abbe_roch"}, {.who = "hortense"}}};

struct table *faces_table(void)
{
    return table_of(&robot.front);
}

void faces_sit_down(const struct game_front *game)
{
    robot_start(&robot, DEVICE_KEYS, 11, 1920, 1080);
    robot.front.settings.voices = false;
    settings_set_company(&robot.front.settings, &at_the_dice);
    table_choose(&robot.front, game);
    table_new(&robot.front, game);
    front_reset(&robot.front, &table_scene);
    robot_settle(&robot);
    assert_true(robot_on(&robot, &table_scene));
}

int faces_seats(void)
{
    return faces_table()->session.journal.setup.seats;
}

void faces_beat(void)
{
    life_beat(&robot.front);
    robot_tick(&robot, 1);
}

void faces_check_rest(void)
{
    robot_draw(&robot);
    for (const struct draw_command *command = NULL; (command = drawn_next(&robot.frame, command));) {
        const char *string = command->kind == DRAW_SPRITE ? draw_string(&robot.frame, command->string) : "";
        if (strstr(string, "/eyes_")) {
            fail_msg("%s is drawn", string);
        }
    }
}

bool faces_draw_has(const char *picture)
{
    robot_draw(&robot);
    for (const struct draw_command *command = NULL; (command = drawn_next(&robot.frame, command));) {
        if (command->kind == DRAW_SPRITE &&
            strcmp(draw_string(&robot.frame, command->string), picture) == 0) {
            return true;
        }
    }
    return false;
}
