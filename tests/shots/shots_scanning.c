/* SPDX-License-Identifier: MIT */
/* The cabinet by one switch: a lit group, a lit item, and what can be done with it. */
#include "shots.h"

#include "front/scanning/scanning.h"

/* Lights the next stops until one is of a kind, and as many more of it. */
static void light(int kind, int more)
{
    enum { STOPS_MOST = 200 };
    for (int i = 0; i < STOPS_MOST; i++) {
        const struct scan_stop *lit = scanning_lit(&robot.front);
        if (lit && (int)lit->kind == kind && more-- == 0) {
            break;
        }
        robot_do(&robot, INTENT_CANCEL);
    }
    robot_settle(&robot); /* the title's sign flies to what is lit */
}

/* Scanning comes on where the robot is; with two switches, so that no time passes. */
static void take_switches(void)
{
    robot.front.settings.scan = SCAN_TWO;
    front_tick(&robot.front);
}

static void press_switch(void)
{
    robot_do(&robot, INTENT_CONFIRM);
    front_tick(&robot.front);
}

static void stage_title(void)
{
    take_switches();
    light(STOP_GROUP, 1);
}

static void sit(const char *row)
{
    choose(row);
    robot_settle(&robot);
    take_switches();
}

static void stage_road(void)
{
    sit("menu.tables.road");
    light(STOP_GROUP, 1);
}

/* A card of the hand, and what can be done with it. */
static void stage_road_acts(void)
{
    choose("menu.tables.road");
    robot_settle(&robot);
    choose("deck");
    robot_settle(&robot);
    take_switches();
    for (int i = 0; i < 8 && scanning_of(&robot.front)->level == SCAN_GROUPS; i++) {
        const struct scan_stop *lit = scanning_lit(&robot.front);
        if (lit && lit->kind == STOP_GROUP && lit->id < 20) {
            press_switch();
            press_switch();
        } else {
            robot_do(&robot, INTENT_CANCEL);
        }
    }
    light(STOP_ACT, 0);
}

static void stage_dice(void)
{
    sit("menu.tables.dice");
    light(STOP_ACT, 1);
}

static void stage_dominoes(void)
{
    sit("menu.tables.dominoes");
    light(STOP_GROUP, 0);
}

static void stage_options(void)
{
    choose("menu.options tab.access");
    take_switches();
    light(STOP_GROUP, 1);
}

static void stage_options_acts(void)
{
    choose("menu.options tab.access");
    take_switches();
    light(STOP_GROUP, 0);
    press_switch();
    press_switch();
}

static void stage_letters(void)
{
    choose("menu.options options.name");
    take_switches();
    light(STOP_GROUP, 1);
}

const struct shot SHOTS_SCANNING[] = {
    {"scan_title", stage_title, NULL},
    {"scan_road", stage_road, NULL},
    {"scan_road_acts", stage_road_acts, NULL},
    {"scan_dice", stage_dice, NULL},
    {"scan_dominoes", stage_dominoes, NULL},
    {"scan_options", stage_options, NULL},
    {"scan_options_acts", stage_options_acts, NULL},
    {"scan_letters", stage_letters, NULL},
    {NULL, NULL, NULL},
};
