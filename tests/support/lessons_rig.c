/* SPDX-License-Identifier: MIT */
#include "lessons_rig.h"

#include "front/lesson/lessons.h"
#include "front/mille/extend.h"
#include "front/mille/mille_table.h"
#include "front/mille/score.h"
#include "front/scenes/screens.h"
#include "front/scenes/table_scene.h"
#include "front/table/play.h"
#include "front/table/table.h"
#include "test.h"

void start(enum device device)
{
    robot_start(&robot, device, 3, 1920, 1080);
    robot.front.settings.pace = 200;
}

void choose_lesson(int lesson)
{
    char name[32];
    text_format(name, sizeof name, "lesson.%d", lesson + 1);
    choose_to("menu.learn", &lessons_scene);
    choose_to(name, &table_scene);
    assert_true(table_is_lesson(table_of(&robot.front)));
}

const struct mille_state *state(void)
{
    return (const struct mille_state *)(const void *)table_of(&robot.front)->session.state;
}

void follow_the_coach(void)
{
    const struct lesson_step *step = lessons_wanted(&robot.front);
    struct move legal[GAME_MOVES_MAX];
    if (step == NULL || !mille_table_ready(&robot.front)) {
        robot_tick(&robot, 1);
        return;
    }
    int count = mille_game.legal(state(), legal), at = 0;
    while (at < count && !lesson_names(step, legal[at])) {
        at++;
    }
    assert_true(at < count);
    table_play(table_of(&robot.front), legal[at]);
}

void learn(void)
{
    for (int turn = 0; turn < TURNS_MOST && !robot_on(&robot, &lesson_end_scene); turn++) {
        robot_settle(&robot);
        if (robot_on(&robot, &table_scene)) {
            follow_the_coach();
        } else if (robot_on(&robot, &extend_scene)) {
            robot_choose(&robot, "extend.extend");
        } else if (robot_on(&robot, &score_scene)) {
            robot_key(&robot, 'h'); /* prepared cards have no review */
            robot_choose(&robot, "score.next");
        } else {
            robot_tick(&robot, 1);
        }
    }
    robot_settle(&robot);
    assert_true(robot_on(&robot, &lesson_end_scene));
}
