/* SPDX-License-Identifier: MIT */
#include "person.h"

#include "base/text.h"
#include "front/scenes/pause.h"
#include "front/scenes/table_scene.h"
#include "front/scenes/title.h"
#include "test.h"

#include <string.h>

struct robot robot;
const enum device devices[DEVICES] = {DEVICE_MOUSE, DEVICE_KEYS, DEVICE_PAD};

void choose(const char *names)
{
    while (*names) {
        char name[FOCUS_NAME_SIZE];
        size_t length = strcspn(names, " ");
        text_format(name, sizeof name, "%.*s", (int)length, names);
        robot_choose(&robot, name);
        robot_settle(&robot);
        names += length;
        names += strspn(names, " ");
    }
}

void press(enum intent_kind kind)
{
    robot_do(&robot, kind);
    robot_settle(&robot);
}

void press_key(char key)
{
    robot_key(&robot, key);
    robot_settle(&robot);
}

static void must_be_on(const struct scene *scene, const char *after)
{
    if (!robot_on(&robot, scene)) {
        const struct scene *there = front_scene(&robot.front);
        fail_msg("%s leads to \"%s\", not to \"%s\"", after, there ? there->name : "none", scene->name);
    }
}

void choose_to(const char *names, const struct scene *scene)
{
    choose(names);
    must_be_on(scene, names);
}

void press_to(enum intent_kind kind, const struct scene *scene)
{
    press(kind);
    must_be_on(scene, "a button");
}

void press_key_to(char key, const struct scene *scene)
{
    press_key(key);
    must_be_on(scene, "a letter");
}

void rest_at(const struct scene *scene)
{
    robot_settle(&robot);
    must_be_on(scene, "what moved");
}

const char *focused(void)
{
    static struct focus_list list;
    list = robot_items(&robot);
    const struct focus_item *item = focus_find(&list, front_focus(&robot.front));
    return item ? item->name : "";
}

const struct focus_item *item_named(const char *name)
{
    static struct focus_list list;
    list = robot_items(&robot);
    const struct focus_item *item = focus_named(&list, name);
    if (!item) {
        fail_msg("no item is called %s", name);
    }
    return item;
}

void mouse_at(enum intent_kind kind, struct point at)
{
    front_intent(&robot.front,
                 &(struct intent){.kind = kind, .device = DEVICE_MOUSE, .x = at.x, .y = at.y, .clicks = 1});
}

void stand_at(const struct scene *scene)
{
    front_reset(&robot.front, scene);
    robot_settle(&robot);
}

void sit_down_at(const char *row, enum device device, int wide, int high)
{
    robot_start(&robot, device, 11, wide, high);
    robot.front.settings.pace = 200;
    assert_true(robot_on(&robot, &title_scene));
    choose(row);
    assert_true(robot_on(&robot, &table_scene));
}

void leave_table(void)
{
    press(INTENT_MENU);
    assert_true(robot_on(&robot, &pause_scene));
    choose("pause.leave");
    if (robot_has(&robot, "confirm.yes")) {
        choose("confirm.yes");
    }
    assert_true(robot_on(&robot, &title_scene));
}

void stand_up(void)
{
    robot_end(&robot);
}
