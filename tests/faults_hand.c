/* SPDX-License-Identifier: MIT */
/* One hand on a real folder, saved under a name in between, and the window closed; or, with --check, the next
 * start. Prints the moves of the sitting, and whether anything was said to be lost. Driven by faults_test.py.
 */
#include "disk.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

static struct disk disk = {.pipe = -1};
static struct robot robot;

enum { MOVES = 24 };

static int check(void)
{
    printf("moves %d\n", robot.front.table.seated ? robot.front.table.session.journal.count : 0);
    printf("damaged %d\n", strstr(robot.front.title.message, "damaged") != NULL);
    return 0;
}

static void save_as(const char *name)
{
    robot_key(&robot, 's');
    robot_settle(&robot);
    robot_type(&robot, name);
    robot_do(&robot, INTENT_CONFIRM);
    robot_settle(&robot);
    if (robot_on(&robot, &confirm_scene)) {
        robot_choose(&robot, "confirm.no");
        robot_settle(&robot);
    }
}

static int play(void)
{
    robot.front.settings.reduced_motion = true;
    robot_choose(&robot, "menu.new");
    robot_settle(&robot);
    if (robot_on(&robot, &entry_scene)) {
        robot_choose(&robot, "entry.done");
        robot_settle(&robot);
        robot_choose(&robot, "confirm.no"); /* no lessons */
        robot_settle(&robot);
    }
    while (robot.front.table.session.journal.count < MOVES) {
        if (!robot_decide(&robot)) {
            return 1;
        }
        robot_settle(&robot);
    }
    save_as("Marie");
    robot_do(&robot, INTENT_QUIT);
    robot_settle(&robot);
    printf("moves %d\ntold %d\n", robot.front.table.session.journal.count, !robot.quit);
    return 0;
}

int main(int count, char **arguments)
{
    if (count < 2 || !text_format(disk.files.folder, sizeof disk.files.folder, "%s/", arguments[1])) {
        return 2;
    }
    robot_start(&robot, DEVICE_KEYS, 1955, 1280, 720);
    disk_use(&disk, &robot);
    robot_restart(&robot);
    int status = count > 2 && strcmp(arguments[2], "--check") == 0 ? check() : play();
    robot_end(&robot);
    fflush(stdout);
    return status;
}
