/* SPDX-License-Identifier: MIT */
#include "decide.h"

#include "base/check.h"
#include "front/bones/bones_front.h"
#include "front/cubes/cubes_front.h"
#include "front/scenes/table_scene.h"
#include "front/table/seats.h"
#include "front/table/table.h"

#include <string.h>

enum { ENOUGH = 350 };

void decide_dice(struct robot *robot)
{
    const struct cubes_public *seen = cubes_table_seen(table_of(&robot->front));
    struct move hold = {.kind = CUBES_MOVE_HOLD};
    bool may = cubes_legal(seen, hold) == REFUSAL_NONE;
    robot_choose(robot, may && cubes_turn_points(seen) >= ENOUGH ? "hold" : "roll");
    robot_do(robot, INTENT_LET_GO);
    robot_settle(robot);
}

/* The first item that can be chosen whose name begins so. */
static bool find(const struct robot *robot, const char *start, char name[FOCUS_NAME_SIZE])
{
    struct focus_list list = robot_items(robot);
    for (int i = 0; i < list.count; i++) {
        if (list.item[i].enabled && strncmp(list.item[i].name, start, strlen(start)) == 0) {
            text_copy(name, FOCUS_NAME_SIZE, list.item[i].name);
            return true;
        }
    }
    return false;
}

static void choose(struct robot *robot, const char *start)
{
    char name[FOCUS_NAME_SIZE] = "";
    bool there = find(robot, start, name);
    CHECK(there);
    robot_choose(robot, name);
    robot_settle(robot);
}

static void lay(struct robot *robot)
{
    int moves = table_of(&robot->front)->session.journal.count;
    char arm[FOCUS_NAME_SIZE];
    choose(robot, "tile.");
    if (table_of(&robot->front)->session.journal.count == moves && find(robot, "arm.", arm)) {
        robot_choose(robot, arm);
        robot_settle(robot);
    }
}

void decide_dominoes(struct robot *robot)
{
    robot_settle(robot);
    if (!robot_on(robot, &table_scene) || !table_ready(table_of(&robot->front))) {
        robot_tick(robot, 1);
        return;
    }
    switch (bones_table_seen(table_of(&robot->front))->pub.phase) {
    case BONES_PHASE_REDEAL:
        choose(robot, "keep");
        break;
    case BONES_PHASE_NAME:
        choose(robot, "double.");
        break;
    default:
        lay(robot);
        break;
    }
}
