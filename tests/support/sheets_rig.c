/* SPDX-License-Identifier: MIT */
#include "sheets_rig.h"

#include "front/mille/coup.h"
#include "front/mille/extend.h"
#include "front/mille/mille_table.h"
#include "front/table/table.h"
#include "test.h"

struct robot robot;

void sit_down(void)
{
    robot_start(&robot, DEVICE_PAD, 7, 1920, 1080);
}

void stand_up(void)
{
    robot_end(&robot);
}

void ticks(int count)
{
    for (int i = 0; i < count; i++) {
        front_tick(&robot.front);
    }
}

void wait_for(const struct scene *scene)
{
    int most = 3600;
    do {
        assert_true(most-- > 0);
        front_tick(&robot.front);
    } while (front_scene(&robot.front) != scene);
}

void press(enum intent_kind kind)
{
    front_intent(&robot.front, &(struct intent){.kind = kind, .device = DEVICE_PAD, .x = 10, .y = 10});
}

void mouse(enum intent_kind kind, float x, float y)
{
    front_intent(&robot.front,
                 &(struct intent){.kind = kind, .device = DEVICE_MOUSE, .x = x, .y = y, .clicks = 1});
}

void click(const char *name)
{
    struct focus_list list = robot_items(&robot);
    const struct focus_item *item = focus_named(&list, name);
    assert_non_null(item);
    struct point at = rect_middle(item->box);
    mouse(INTENT_POINT, at.x, at.y);
    mouse(INTENT_PRESS, at.x, at.y);
    mouse(INTENT_RELEASE, at.x, at.y);
    robot_settle(&robot);
}

const struct mille_public *pub(void)
{
    return &mille_table_seen(table_of(&robot.front))->pub;
}

static bool asked(const struct mille_public *table)
{
    return table->phase == PHASE_EXTEND && table->turn == TABLE_YOU;
}

void open_question(void)
{
    position_reach(&robot, asked);
    wait_for(&extend_scene);
    ticks(20);
}

void put_up_poster(int seat)
{
    position_make(&robot);
    position_show(&robot);
    ticks(2);
    coup_show(&robot.front, seat, CARD_PUNCTURE_PROOF, CARD_FLAT_TIRE);
    wait_for(&coup_scene);
}
