/* SPDX-License-Identifier: MIT */
/* The robot's one switch. */
#include "robot_inside.h"

#include "base/check.h"
#include "front/scanning/scanning.h"

enum { STOPS_MOST = 1000, TENTH_MS = 100 };

void robot_take_switch(struct robot *robot)
{
    robot->front.settings.scan = SCAN_ONE;
    robot->switches = true;
    front_tick(&robot->front);
}

void robot_wait_stop(struct robot *robot)
{
    robot->ms += (uint64_t)robot->front.settings.scan_seconds * TENTH_MS;
    front_tick(&robot->front);
}

static bool holds(const struct scan_stops *stops, const struct scan_stop *stop, int id)
{
    for (int i = 0; i < stop->count; i++) {
        if (stops->member[stop->first + i] == id) {
            return true;
        }
    }
    return false;
}

/* Whether a press of what is lit leads to the item, FOCUS_NONE: to the screen's own act. */
static bool is_wanted(const struct robot *robot, const struct scan_stop *lit, int id, enum intent_kind kind)
{
    const struct scanning_state *scan = scanning_of(&robot->front);
    bool strays = (scan->level == SCAN_ACTS && front_focus(&robot->front) != id) ||
                  (scan->level == SCAN_ITEMS && id < 0);
    switch (lit->kind) {
    case STOP_UP:
        return true; /* all that went before was not wanted */
    case STOP_GROUP:
        return holds(&scan->stops, lit, id);
    case STOP_ITEM:
        return lit->id == id || (id == FOCUS_NONE && kind == INTENT_CONFIRM);
    default:
        return !strays && lit->does == kind && (scan->level == SCAN_ACTS || id == FOCUS_NONE);
    }
}

void robot_switch(struct robot *robot, const char *name, enum intent_kind kind)
{
    struct focus_list list = robot_items(robot);
    const struct focus_item *item = name[0] ? focus_named(&list, name) : NULL;
    int id = item ? item->id : FOCUS_NONE;
    CHECK(item || name[0] == '\0');
    front_tick(&robot->front);
    for (int stops = 0; stops < STOPS_MOST; stops++) {
        const struct scan_stop *lit = scanning_lit(&robot->front);
        if (lit && !is_wanted(robot, lit, id, kind)) {
            robot_wait_stop(robot);
            continue;
        }
        bool acts = lit && lit->kind == STOP_ACT;
        front_intent(&robot->front, &(struct intent){.kind = INTENT_CONFIRM, .device = DEVICE_KEYS});
        if (acts || scanning_of(&robot->front)->begins) {
            return; /* it has acted */
        }
    }
    check_fail(__FILE__, __LINE__, "the switch finds what is wanted");
}
