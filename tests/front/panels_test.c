/* SPDX-License-Identifier: MIT */
/* A panel that lies open over a table in a small window: a click on it shuts it and means nothing below. */
#include "person.h"

#include "front/bones/bones_front.h"
#include "front/cubes/cubes_front.h"
#include "front/help/whats_this.h"
#include "front/scenes/pause.h"
#include "front/scenes/table_scene.h"
#include "front/table/sit.h"
#include "front/table/table.h"
#include "front/table/turn.h"
#include "test.h"

#include <string.h>

/* The key that opens the panel of each table. */
static const struct panel {
    const struct game_front *game;
    const char *key;
} panels[] = {{&cubes_front, "tab.combos"}, {&bones_front, "tab.score"}};

static bool is_open(void)
{
    return table_of(&robot.front)->opened;
}

static struct rect box_of(const struct game_front *game)
{
    return game == &cubes_front ? cubes_table_of(table_of(&robot.front))->view.layout.panel
                                : bones_table_of(table_of(&robot.front))->view.layout.panel;
}

static void click(float x, float y)
{
    mouse_at(INTENT_PRESS, (struct point){x, y});
    mouse_at(INTENT_RELEASE, (struct point){x, y});
    robot_tick(&robot, 2);
}

/* A new game in a small window. */
static void sit_down(const struct game_front *game)
{
    robot_start_in(&robot, NULL, DEVICE_MOUSE, 5, &(struct window){.w = 640, .h = 360, .dpr = 1});
    table_choose(&robot.front, game);
    table_new(&robot.front, game);
    front_go(&robot.front, OPEN_TABLE);
}

static void a_click_on_an_open_panel_shuts_it_and_moves_nothing(void)
{
    for (size_t i = 0; i < sizeof panels / sizeof *panels; i++) {
        sit_down(panels[i].game);
        robot_settle(&robot);
        struct focus_list list = robot_items(&robot);
        const struct focus_item *key = focus_named(&list, panels[i].key);
        assert_non_null(key);
        click(rect_middle(key->box).x, rect_middle(key->box).y);
        assert_true(is_open());
        int moves = table_of(&robot.front)->session.journal.count;
        list = robot_items(&robot);
        struct rect panel = box_of(panels[i].game);
        int covered = 0;
        for (int item = 0; item < list.count; item++) {
            struct point middle = rect_middle(list.item[item].box);
            if (rect_holds(panel, middle.x, middle.y)) {
                covered++;
                click(middle.x, middle.y);
                assert_false(is_open());
                robot_settle(&robot);
                assert_int_equal(table_of(&robot.front)->session.journal.count, moves);
                robot_key(&robot, 'c');
                assert_true(is_open());
            }
        }
        assert_true(covered > 0);
    }
}

static void open_menu(void)
{
    robot_settle(&robot);
    front_intent(&robot.front, &(struct intent){.kind = INTENT_MENU, .device = DEVICE_MOUSE});
    robot_settle(&robot);
    assert_ptr_equal(front_scene(&robot.front), &pause_scene);
}

/* The bar has no room for them. */
static void the_menu_of_a_small_window_has_the_hint_and_the_question_mark(void)
{
    for (size_t i = 0; i < sizeof panels / sizeof *panels; i++) {
        sit_down(panels[i].game);
        open_menu();
        char before[TABLE_MESSAGE_SIZE];
        memcpy(before, table_of(&robot.front)->message, sizeof before);
        choose("pause.hint");
        assert_ptr_equal(front_scene(&robot.front), &table_scene);
        assert_string_not_equal(table_of(&robot.front)->message, before);
        open_menu();
        choose("pause.what");
        assert_ptr_equal(front_scene(&robot.front), &whats_this_scene);
    }
}

const struct test tests[] = {
    TEST(a_click_on_an_open_panel_shuts_it_and_moves_nothing),
    TEST(the_menu_of_a_small_window_has_the_hint_and_the_question_mark),
    {0},
};
