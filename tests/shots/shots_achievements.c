/* SPDX-License-Identifier: MIT */
/* Shots of the achievements: their page, and a sheet that tells of new ones. */
#include "front/journey/achieved.h"
#include "front/mille/score.h"
#include "front/scenes/achievements.h"
#include "shots.h"

/* Who has done so much. */
static void do_some(void)
{
    robot_put(&robot, ACHIEVEMENTS_FILE,
              "route-mille achievements 1\n"
              "got first_go 214 1955-07-30\ngot arrived 96 1955-07-30\ngot coup 41 1955-08-01\n"
              "got safe_trip 28 1955-08-02\ngot shut_out 1 1955-08-09\ngot from_behind 6 1955-08-05\n"
              "got at_once 17 1955-08-03\ngot straight 33 1955-08-03\ngot alone_17 2 1955-08-10\n"
              "got play_25 12 1955-08-06\ngot no_knock 9 1955-08-06\ngot tables 1 1955-08-07\nend\n");
    achieved_part.start(&robot.front);
}

static void shot_page(void)
{
    do_some();
    achievements_open(&robot.front);
    robot_settle(&robot);
}

static void shot_empty(void)
{
    achievements_open(&robot.front);
    robot_settle(&robot);
}

/* Down to the house's. */
static void shot_foot(void)
{
    shot_page();
    robot_do(&robot, INTENT_UP);
    for (int i = 0; i < 60; i++) {
        robot_do(&robot, INTENT_DOWN);
    }
    robot_settle(&robot);
}

static void shot_told(void)
{
    robot.front.settings.reduced_motion = true;
    choose("menu.new");
    robot_decide_till(&robot, &score_scene);
    robot_settle(&robot);
}

const struct shot SHOTS_ACHIEVEMENTS[] = {
    {"achievements", shot_page, NULL},
    {"achievements_none", shot_empty, NULL},
    {"achievements_foot", shot_foot, NULL},
    {"achievements_told", shot_told, NULL},
    {NULL, NULL, NULL},
};
