/* SPDX-License-Identifier: MIT */
#include "bones_person.h"

#include "front/bones/bones_front.h"
#include "front/table/seats.h"
#include "front/table/table.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

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

static void choose_first(const char *start)
{
    const struct focus_item *item = first_of(start);
    assert_non_null(item);
    char name[FOCUS_NAME_SIZE];
    text_copy(name, sizeof name, item->name);
    robot_choose(&robot, name);
    robot_settle(&robot);
}

void decide(void)
{
    switch (bones_table_seen(&robot.front)->pub.phase) {
    case BONES_PHASE_REDEAL:
        choose_first("keep");
        break;
    case BONES_PHASE_NAME:
        choose_first("double.");
        break;
    default: {
        int moves = table_of(&robot.front)->session.journal.count;
        choose_first("tile.");
        if (table_of(&robot.front)->session.journal.count == moves && first_of("arm.")) {
            choose_first("arm.");
        }
        break;
    }
    }
}

void wait_for_turn(void)
{
    for (int i = 0; i < DECISIONS_MOST * 10 && !table_ready(&robot.front); i++) {
        robot_tick(&robot, 1);
    }
    assert_true(table_ready(&robot.front));
}
