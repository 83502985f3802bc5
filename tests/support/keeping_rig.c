/* SPDX-License-Identifier: MIT */
#include "keeping_rig.h"

#include "front/mille/mille_table.h"
#include "front/scenes/screens.h"
#include "front/scenes/table_scene.h"
#include "front/scenes/title.h"
#include "front/table/table.h"
#include "test.h"

#include <stdlib.h>
#include <string.h>

void play(int decisions)
{
    for (int i = 0; i < decisions || !robot_on(&robot, &table_scene); i++) {
        assert_true(robot_decide(&robot));
        robot_settle(&robot);
    }
}

void sit(enum device device, uint64_t seed, int decisions)
{
    robot_start(&robot, device, seed, 1920, 1080);
    robot.front.settings.reduced_motion = true;
    choose("menu.new");
    play(decisions);
}

void to_title(void)
{
    press(INTENT_MENU);
    choose("pause.leave");
    if (robot_on(&robot, &confirm_scene)) {
        choose("confirm.yes");
    }
    assert_true(robot_on(&robot, &title_scene));
}

const char *data_of(const char *name)
{
    return robot_file(&robot, name) ? robot_file(&robot, name)->data : "";
}

bool is_table(const char *name)
{
    size_t length = 0;
    char *text = session_save(&table_of(&robot.front)->session, &length);
    bool same = strcmp(text, data_of(name)) == 0;
    free(text);
    return same;
}
