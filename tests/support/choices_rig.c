/* SPDX-License-Identifier: MIT */
#include "choices_rig.h"

#include "front/scenes/options.h"
#include "test.h"

#include <string.h>

void open_at(enum device device, enum options_page page)
{
    robot_start(&robot, device, 7, 1920, 1080);
    choose("menu.options");
    choose(OPTIONS_TABS[page].name);
    assert_int_equal(options_of(&robot.front)->page, page);
}

const struct draw_command *said(const char *string)
{
    robot_draw(&robot);
    for (const struct draw_command *command = NULL; (command = drawn_next(&robot.frame, command));) {
        if (command->kind == DRAW_TEXT && command->ink.a &&
            strstr(draw_string(&robot.frame, command->string), string) != NULL) {
            return command;
        }
    }
    return NULL;
}

void step(const char *name)
{
    robot_focus(&robot, name);
    if (robot.device != DEVICE_MOUSE) {
        press(INTENT_RIGHT);
        return;
    }
    struct focus_list list = robot_items(&robot);
    struct rect row = focus_named(&list, name)->box;
    static const enum intent_kind kinds[] = {INTENT_POINT, INTENT_PRESS, INTENT_RELEASE};
    for (int i = 0; i < 3; i++) {
        front_intent(&robot.front, &(struct intent){.kind = kinds[i],
                                                    .device = DEVICE_MOUSE,
                                                    .x = row.x + row.w - 60,
                                                    .y = row.y + row.h / 2,
                                                    .clicks = 1});
    }
    robot_settle(&robot);
}

int units_chosen(const struct settings *settings)
{
    return settings_number(settings, "mille", "units", 0);
}
