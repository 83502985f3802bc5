/* SPDX-License-Identifier: MIT */
#include "bones_person.h"

#include "decide.h"
#include "front/bones/bones_front.h"
#include "front/bones/sheet_scene.h"
#include "front/scenes/table_scene.h"
#include "front/table/play.h"
#include "front/table/seats.h"
#include "front/table/table.h"
#include "test.h"

#include <string.h>

void sit_down(enum device device, int wide, int high)
{
    sit_down_at("menu.tables.dominoes", device, wide, high);
    assert_ptr_equal(table_of(&robot.front)->game, &bones_front);
}

const struct focus_item *first_of(const char *start)
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

void decide(void)
{
    decide_dominoes(&robot);
}

void wait_for_turn(void)
{
    for (int i = 0; i < DECISIONS_MOST * 10 && !table_ready(table_of(&robot.front)); i++) {
        robot_tick(&robot, 1);
    }
    assert_true(table_ready(table_of(&robot.front)));
}

void play_a_round(void)
{
    for (int i = 0; i < DECISIONS_MOST && !robot_on(&robot, &bones_sheet_scene); i++) {
        robot_settle(&robot);
        if (robot_on(&robot, &table_scene) && table_ready(table_of(&robot.front))) {
            decide();
        } else {
            robot_tick(&robot, 1);
        }
    }
    assert_true(robot_on(&robot, &bones_sheet_scene));
}
