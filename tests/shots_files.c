/* SPDX-License-Identifier: MIT */
/* Shots of what has to do with files: the entry of names, saves, records. */
#include "shots.h"

static void forget(struct front *front, const char *text)
{
    (void)front, (void)text;
}

static void ask(struct robot *robot, const char *text)
{
    entry_ask(&robot->front, &(struct entry_question){.title = "Who is driving?",
                                                      .help = "Your name on the table and on the sheets.",
                                                      .text = text,
                                                      .done = "That is me",
                                                      .on_done = forget});
    robot_settle(robot);
}

static void entry(struct robot *robot)
{
    ask(robot, "");
}

static void entry_typed(struct robot *robot)
{
    ask(robot, "Marie-Hélène de la");
    robot->front.device = DEVICE_KEYS;
    robot_type(robot, "\xe6\x97\xa5");
    robot_do(robot, INTENT_PAGE_NEXT);
    robot_settle(robot);
}

const struct shot SHOTS_FILES[] = {
    {"entry", entry, NULL}, {"entry_typed", entry_typed, NULL}, {NULL, NULL, NULL}};
