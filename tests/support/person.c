/* SPDX-License-Identifier: MIT */
#include "person.h"

#include "front/scenes/pause.h"
#include "front/scenes/table_scene.h"
#include "front/scenes/title.h"
#include "test.h"

struct robot robot;
const enum device devices[DEVICES] = {DEVICE_MOUSE, DEVICE_KEYS, DEVICE_PAD};

void choose(const char *name)
{
    robot_choose(&robot, name);
    robot_settle(&robot);
}

void press(enum intent_kind kind)
{
    robot_do(&robot, kind);
    robot_settle(&robot);
}

void sit_down_at(const char *row, enum device device, int wide, int high)
{
    robot_start(&robot, device, 11, wide, high);
    robot.front.settings.pace = 200;
    assert_true(robot_on(&robot, &title_scene));
    choose(row);
    assert_true(robot_on(&robot, &table_scene));
}

void leave_table(void)
{
    press(INTENT_MENU);
    assert_true(robot_on(&robot, &pause_scene));
    choose("pause.leave");
    if (robot_has(&robot, "confirm.yes")) {
        choose("confirm.yes");
    }
    assert_true(robot_on(&robot, &title_scene));
}

void stand_up(void)
{
    robot_end(&robot);
}
