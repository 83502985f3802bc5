/* SPDX-License-Identifier: MIT */
/* Shots of the lessons at the dice and at the dominoes: the list, a beginning, what is pointed at, what the
 * coach objects to, the end, and the table's menu that leads there. */
#include "front/bones/bones_front.h"
#include "front/bones/input.h"
#include "front/cubes/cubes_front.h"
#include "front/lesson/lessons.h"
#include "front/scenes/screens.h"
#include "front/table/play.h"
#include "front/table/turn.h"
#include "shots.h"

static void list_of(const struct game_front *game)
{
    settings_set_number(&robot.front.settings, game->game->name, "lessons", 5);
    table_choose(&robot.front, game);
    lessons_open(&robot.front, game);
    robot_settle(&robot);
}

/* A lesson after so many steps of the person and of those opposite. */
static void step_of(const struct game_front *game, int lesson, int step)
{
    table_choose(&robot.front, game);
    lessons_start(&robot.front, game, lesson);
    robot_settle(&robot);
    while (lessons_of(&robot.front)->step < step) {
        const struct lesson_step *wanted = lessons_wanted(&robot.front);
        if (wanted) {
            table_play(table_of(&robot.front), wanted->moves[0]);
        }
        robot_settle(&robot);
    }
}

static void end_of(const struct game_front *game, int lesson)
{
    step_of(game, lesson, 0);
    settings_set_number(&robot.front.settings, game->game->name, "lessons", (2 << lesson) - 1);
    front_push(&robot.front, &lesson_end_scene);
    robot_settle(&robot);
}

static void menu_of(const char *item)
{
    choose(item);
    press(INTENT_MENU);
}

static void dice_lesson_list(void)
{
    list_of(&cubes_front);
}

static void dice_lesson_begin(void)
{
    step_of(&cubes_front, 0, 0);
}

static void dice_lesson_pick(void)
{
    step_of(&cubes_front, 2, 0);
}

static void dice_lesson_objects(void)
{
    step_of(&cubes_front, 0, 1);
    choose("hold");
}

static void dice_lesson_hot(void)
{
    step_of(&cubes_front, 3, 1);
}

static void dice_lesson_end(void)
{
    end_of(&cubes_front, 2);
}

static void dice_lesson_last(void)
{
    end_of(&cubes_front, 5);
}

static void dice_menu(void)
{
    menu_of("menu.tables.dice");
}

static void bones_lesson_list(void)
{
    list_of(&bones_front);
}

static void bones_lesson_begin(void)
{
    step_of(&bones_front, 0, 0);
}

static void bones_lesson_arm(void)
{
    step_of(&bones_front, 2, 8);
    struct bones_view *view = &bones_table_of(table_of(&robot.front))->view;
    uint8_t tile[BONES_HAND];
    int count = bones_view_hand(view->shown.hand, tile);
    for (int i = 0; i < count; i++) {
        if (bones_view_fits(view, tile[i])) {
            bones_input_choose(view, i);
        }
    }
    robot_settle(&robot);
}

static void bones_lesson_objects(void)
{
    step_of(&bones_front, 0, 4);
    table_play(
        table_of(&robot.front),
        (struct move){.kind = BONES_MOVE_PLAY, .card = (uint8_t)bones_tile(5, 1), .target = BONES_WEST});
    robot_settle(&robot);
}

static void bones_lesson_knock(void)
{
    step_of(&bones_front, 3, 0);
}

static void bones_lesson_keep(void)
{
    step_of(&bones_front, 5, 0);
}

static void bones_lesson_name(void)
{
    step_of(&bones_front, 5, 1);
}

static void bones_lesson_end(void)
{
    end_of(&bones_front, 2);
}

static void bones_lesson_last(void)
{
    end_of(&bones_front, 5);
}

static void bones_menu(void)
{
    menu_of("menu.tables.dominoes");
}

const struct shot SHOTS_LESSONS[] = {
    {"dice_lesson_list", dice_lesson_list, NULL},
    {"dice_lesson_begin", dice_lesson_begin, NULL},
    {"dice_lesson_pick", dice_lesson_pick, NULL},
    {"dice_lesson_objects", dice_lesson_objects, NULL},
    {"dice_lesson_hot", dice_lesson_hot, NULL},
    {"dice_lesson_end", dice_lesson_end, NULL},
    {"dice_lesson_last", dice_lesson_last, NULL},
    {"dice_menu", dice_menu, NULL},
    {"bones_lesson_list", bones_lesson_list, NULL},
    {"bones_lesson_begin", bones_lesson_begin, NULL},
    {"bones_lesson_arm", bones_lesson_arm, NULL},
    {"bones_lesson_objects", bones_lesson_objects, NULL},
    {"bones_lesson_knock", bones_lesson_knock, NULL},
    {"bones_lesson_keep", bones_lesson_keep, NULL},
    {"bones_lesson_name", bones_lesson_name, NULL},
    {"bones_lesson_end", bones_lesson_end, NULL},
    {"bones_lesson_last", bones_lesson_last, NULL},
    {"bones_menu", bones_menu, NULL},
    {NULL, NULL, NULL},
};
