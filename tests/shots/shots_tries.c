/* SPDX-License-Identifier: MIT */
/* Shots of tables with a try of the journey: the rings of its goals. */
#include "front/journey/journey.h"
#include "shots.h"

#include <string.h>

/* At the table of a stage, where these goals are met. */
static void sit_down(const char *id, unsigned met)
{
    robot.front.settings.whole_road = true;
    robot.front.settings.reduced_motion = true;
    journey_sit(&robot.front, stage_find(id, STAGE_OUT), false);
    robot_settle(&robot);
    journey_of(&robot.front)->try.met = met;
    robot_tick(&robot, 1);
}

static void shot_try_road(void)
{
    sit_down("nevers", 5);
}

static void shot_try_dice(void)
{
    sit_down("valence", 4);
}

static void shot_try_alone(void)
{
    sit_down("roanne", 0);
}

static void shot_try_dominoes(void)
{
    sit_down("moulins", 4);
}

/* On to a screen of the evening's end. */
static void play_to(const char *id, const char *scene)
{
    sit_down(id, 0);
    for (int i = 0; i < 400 && strcmp(front_scene(&robot.front)->name, scene) != 0; i++) {
        robot_decide(&robot);
        robot_settle(&robot);
    }
}

static void shot_try_road_sheet(void)
{
    play_to("fontainebleau", "score");
}

const struct shot SHOTS_TRIES[] = {
    {.name = "try_road", .stage = shot_try_road},
    {.name = "try_dice", .stage = shot_try_dice},
    {.name = "try_alone", .stage = shot_try_alone},
    {.name = "try_dominoes", .stage = shot_try_dominoes},
    {.name = "try_road_sheet", .stage = shot_try_road_sheet},
    {.name = NULL},
};
