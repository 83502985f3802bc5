/* SPDX-License-Identifier: MIT */
#include "try_rig.h"

#include "front/day/day.h"
#include "front/mille/mille_front.h"
#include "front/mille/mille_table.h"
#include "front/mille/score.h"
#include "front/scenes/day_page.h"
#include "test.h"

void try_start(enum device device)
{
    robot_start(&robot, device, 1955, 1280, 720);
    robot.front.settings.reduced_motion = true;
    robot.front.settings.named = true;
    robot.day = TUESDAY;
    front_save_settings(&robot.front);
}

void try_sit_down(void)
{
    choose("menu.day");
    assert_true(robot_on(&robot, &day_page_scene));
    choose("days.play");
}

void try_to_the_sheet(void)
{
    for (int i = 0; i < 4000 && !robot_on(&robot, &score_scene); i++) {
        robot_decide(&robot);
    }
    assert_true(robot_on(&robot, &score_scene));
    robot_settle(&robot);
}

const struct day_entry *try_today(void)
{
    return day_entry(&robot.front, &mille_day, TUESDAY);
}

int try_moves(void)
{
    return table_of(&robot.front)->session.journal.count;
}
