/* SPDX-License-Identifier: MIT */
/* A game that has lessons has its coach on the screen: nothing that its view does or leaves out hides them.
 * The game is the one to copy. */
#include "front/lesson/lessons.h"
#include "front/null/null_front.h"
#include "front/scenes/screens.h"
#include "front/scenes/table_scene.h"
#include "front/table/table.h"
#include "robot.h"
#include "test.h"

#include <string.h>

static struct game_front taught;
const struct game_front *const game_fronts[] = {&taught, NULL};

static struct robot robot;

static int sprites_of(const char *name)
{
    int count = 0;
    for (const struct draw_command *command = NULL; (command = drawn_next(&robot.frame, command));) {
        count +=
            command->kind == DRAW_SPRITE && strcmp(draw_string(&robot.frame, command->string), name) == 0;
    }
    return count;
}

static void sit_down_to_learn(int wide, int high)
{
    taught = null_front;
    robot_start(&robot, DEVICE_KEYS, 3, wide, high);
    lessons_start(&robot.front, &taught, 0);
    robot_settle(&robot);
    assert_true(robot_on(&robot, &table_scene));
    assert_true(table_is_lesson(table_of(&robot.front)));
}

static void the_coach_is_drawn_though_no_view_calls_for_it(void)
{
    static const int widths[] = {1280, 720, 1440}, heights[] = {720, 1280, 1080};
    for (int size = 0; size < 3; size++) {
        sit_down_to_learn(widths[size], heights[size]);
        robot_draw(&robot);
        assert_int_equal(sprites_of(taught.lessons->portrait), 1);
        assert_true(robot_reads(&robot, "You hold a five"));
        robot_choose(&robot, "fold");
        robot_settle(&robot);
        assert_true(robot_reads(&robot, "A five that is folded"));
        robot_choose(&robot, "show");
        robot_settle(&robot);
        robot_choose(&robot, "fold");
        robot_settle(&robot);
        assert_true(robot_on(&robot, &lesson_end_scene));
    }
}

/* What lies open over the table is not covered by the coach. */
static void draw_over(const struct table *table, struct draw_list *list, float blend)
{
    (void)blend;
    draw_sprite(list, "over", table->front->frame.canvas);
}

static void what_lies_over_the_table_lies_over_the_coach(void)
{
    sit_down_to_learn(1280, 720);
    struct game_view view = null_table_view;
    view.draw_over = draw_over;
    taught.view = &view;
    robot_draw(&robot);
    bool coach = false, over = false;
    for (const struct draw_command *command = NULL; (command = drawn_next(&robot.frame, command));) {
        const char *name = command->kind == DRAW_SPRITE ? draw_string(&robot.frame, command->string) : "";
        coach = coach || strcmp(name, taught.lessons->portrait) == 0;
        if (strcmp(name, "over") == 0) {
            assert_true(coach);
            over = true;
        }
    }
    assert_true(over);
    taught.view = &null_table_view;
}

const struct test tests[] = {
    TEST(the_coach_is_drawn_though_no_view_calls_for_it),
    TEST(what_lies_over_the_table_lies_over_the_coach),
    {0},
};
