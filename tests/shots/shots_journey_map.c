/* SPDX-License-Identifier: MIT */
/* Shots of the map of the journey: as it begins, on the way, in the end, and on the way back. */
#include "front/journey/journey.h"
#include "front/scenes/journey_map_inside.h"
#include "shots.h"

static struct journey_record *record(int stage)
{
    return &journey_of(&robot.front)->progress.record[stage];
}

/* The first `stages` of a way were won with these stamps, the rest with all. */
static void win(int first, int count, const unsigned *stamps)
{
    for (int i = 0; i < count; i++) {
        record(first + i)->stamps = stamps ? stamps[i] : 7u;
        record(first + i)->tries = 2;
    }
}

static void open_map(void)
{
    robot_choose(&robot, "menu.journey");
    robot_settle(&robot);
}

static void shot_first(void)
{
    open_map();
}

static void on_the_way(void)
{
    static const unsigned stamps[] = {7, 3, 5, 3, 1, 1};
    win(0, (int)(sizeof stamps / sizeof *stamps), stamps);
}

static void shot_lyon(void)
{
    on_the_way();
    open_map();
}

static void shot_closed(void)
{
    on_the_way();
    open_map();
    robot_focus(&robot, "stage.orange");
    robot_settle(&robot);
}

/* The stage after Roanne has just opened. */
static void shot_opens(void)
{
    on_the_way();
    record(5)->stamps = 0;
    open_map();
    record(5)->stamps = 1;
    robot_tick(&robot, 1);
}

static void shot_all(void)
{
    win(0, stages_on(STAGE_OUT), NULL);
    open_map();
    robot_focus(&robot, "stage.frejus");
    robot_settle(&robot);
}

static void shot_back(void)
{
    static const unsigned stamps[] = {3, 1, 7, 1};
    win(0, stages_on(STAGE_OUT), NULL);
    win(stages_on(STAGE_OUT), (int)(sizeof stamps / sizeof *stamps), stamps);
    open_map();
}

static void shot_row(void)
{
    on_the_way();
    robot_focus(&robot, "menu.journey");
    robot_settle(&robot);
}

const struct shot SHOTS_JOURNEY_MAP[] = {
    {"journey_first", shot_first, NULL},   {"journey_map", shot_lyon, NULL},
    {"journey_closed", shot_closed, NULL}, {"journey_opens", shot_opens, NULL},
    {"journey_all", shot_all, NULL},       {"journey_back", shot_back, NULL},
    {"journey_row", shot_row, NULL},       {NULL, NULL, NULL},
};
