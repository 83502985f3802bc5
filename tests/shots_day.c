/* SPDX-License-Identifier: MIT */
/* Shots of the deal of the day: its row, its page and its sheet. */
#include "front/day.h"
#include "front/days.h"
#include "front/mille/score.h"
#include "front/scenes/day_page.h"
#include "shots.h"

enum { TUESDAY = 20781 /* 2026-11-24 */ };

static struct day_entry *add(struct robot *robot, int date, bool counted)
{
    struct day_entry *entry = days_add(&day_of(&robot->front)->book, date, DAILY_ROAD);
    entry->counted = counted;
    entry->over = true;
    entry->figures = 4;
    entry->figure[0] = 1325;
    entry->figure[1] = 900;
    entry->figure[2] = entry->figure[3] = 1;
    entry->house_known = true;
    const int house[DAY_HOUSE] = {-250, 130, 310, 290};
    for (int i = 0; i < DAY_HOUSE; i++) {
        entry->house[i] = house[i];
    }
    return entry;
}

/* Some weeks of them: counted, played later, free. */
static void fill(struct robot *robot)
{
    robot->day = TUESDAY;
    for (int back = 1; back < 24; back++) {
        if (back % 4 != 3) {
            add(robot, TUESDAY - back, back % 5 != 2);
        }
    }
}

static void shot_day_row(struct robot *robot)
{
    fill(robot);
    add(robot, TUESDAY, true);
    robot_focus(robot, "menu.day");
    robot_settle(robot);
}

static void shot_day_free(struct robot *robot)
{
    fill(robot);
    days_add(&day_of(&robot->front)->book, TUESDAY - 3, DAILY_ROAD)->counted = true;
    day_page_open_at(&robot->front, TUESDAY);
    robot_settle(robot);
}

static void shot_day_played(struct robot *robot)
{
    fill(robot);
    add(robot, TUESDAY, true)->hinted = true;
    day_page_open_at(&robot->front, TUESDAY);
    robot_settle(robot);
    robot_focus(robot, "day.12");
    robot_settle(robot);
}

/* A try played to its end; nothing of the house is shown before it has played. */
static void try_over(struct robot *robot)
{
    robot->day = TUESDAY;
    day_page_open_at(&robot->front, TUESDAY);
    robot_settle(robot);
    robot_choose(robot, "days.play");
    while (!robot_on(robot, &score_scene)) {
        robot_decide(robot);
    }
}

static void shot_day_sheet_waits(struct robot *robot)
{
    try_over(robot);
    robot->work_held = true;
    robot->front.settings.reduced_motion = true;
    while (!score_of(&robot->front)->done) {
        robot_do(robot, INTENT_CONFIRM);
    }
    day_of(&robot->front)->outcome.house_known = false;
    robot_settle(robot);
}

static void shot_day_sheet(struct robot *robot)
{
    try_over(robot);
    while (!score_of(&robot->front)->done) {
        robot_do(robot, INTENT_CONFIRM);
    }
    robot_settle(robot);
}

const struct shot SHOTS_DAY[] = {{"day_row", shot_day_row, NULL},
                                 {"day_free", shot_day_free, NULL},
                                 {"day_played", shot_day_played, NULL},
                                 {"day_sheet", shot_day_sheet, NULL},
                                 {"day_sheet_waits", shot_day_sheet_waits, NULL},
                                 {NULL, NULL, NULL}};
