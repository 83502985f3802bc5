/* SPDX-License-Identifier: MIT */
#include "lessons_rig.h"

#include "front/lesson/lessons.h"
#include "front/mille/extend.h"
#include "front/mille/lessons.h"
#include "front/mille/mille_table.h"
#include "front/mille/score.h"
#include "front/scenes/lesson_scenes.h"
#include "front/scenes/table_scene.h"
#include "front/table/table.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#include <cmocka.h>

void settle(void)
{
    robot_settle(&robot);
}

void start(enum device device)
{
    robot_start(&robot, device, 3, 1920, 1080);
    robot.front.settings.pace = 200;
}

void choose_lesson(int lesson)
{
    char name[32];
    text_format(name, sizeof name, "lesson.%d", lesson + 1);
    robot_choose(&robot, "menu.learn");
    settle();
    assert_true(robot_on(&robot, &lessons_scene));
    robot_choose(&robot, name);
    settle();
    assert_true(robot_on(&robot, &table_scene));
    assert_true(table_is_lesson(&robot.front));
}

const struct mille_state *state(void)
{
    return (const struct mille_state *)(const void *)table_of(&robot.front)->session.state;
}

static bool is_legal(int slot, bool play)
{
    struct move move = mille_table_move_of(&robot.front, slot);
    if (!play) {
        move = (struct move){.kind = MOVE_DISCARD, .card = move.card};
    }
    return mille_legal(&state()->pub, &state()->hand[TABLE_YOU], move) == REFUSAL_NONE;
}

/* With the mouse: the card, then its place; else the card and a button. */
static void move_card(int slot, bool play)
{
    char name[32];
    text_format(name, sizeof name, "hand.%d", slot + 1);
    if (robot.device != DEVICE_MOUSE) {
        robot_focus(&robot, name);
        robot_do(&robot, play ? INTENT_CONFIRM : INTENT_SECONDARY);
        return;
    }
    robot_choose(&robot, name);
    struct focus_list list = robot_items(&robot);
    const char *to = "discard";
    for (int i = 0; play && i < list.count; i++) {
        bool place =
            strncmp(list.item[i].name, "you.", 4) == 0 || strncmp(list.item[i].name, "opponent.", 9) == 0;
        if (place && list.item[i].enabled) {
            to = list.item[i].name;
        }
    }
    robot_choose(&robot, to);
}

/* The kind of move that a step is about. */
static int wanted(const struct lesson_step *step)
{
    return step->moves[0].kind;
}

/* Tries every legal move that the lesson is not about: each is refused with words, and nothing changes. */
static void try_what_is_not_wanted(const struct lesson_step *step)
{
    uint64_t hash = mille_game.hash(table_of(&robot.front)->session.state);
    int count = state()->hand[TABLE_YOU].count;
    for (int slot = 0; slot < count; slot++) {
        for (int play = 0; play < 2; play++) {
            bool meant = mille_coach_means(&robot.front, mille_table_card(&robot.front, slot)->card) &&
                         wanted(step) == (play ? MOVE_PLAY : MOVE_DISCARD);
            if (meant || !is_legal(slot, play)) {
                continue;
            }
            move_card(slot, play);
            settle();
            assert_true(table_of(&robot.front)->refused);
            assert_true(table_of(&robot.front)->message[0] != '\0');
            assert_true(mille_game.hash(table_of(&robot.front)->session.state) == hash);
        }
    }
    if (wanted(step) == MOVE_PLAY && state()->pub.phase == PHASE_DRAW) {
        robot_choose(&robot, "deck");
        settle();
        assert_true(table_of(&robot.front)->refused);
        assert_true(mille_game.hash(table_of(&robot.front)->session.state) == hash);
    }
}

void follow_the_coach(bool stubborn)
{
    const struct lesson_step *step = lessons_wanted(&robot.front);
    if (step == NULL || !mille_table_ready(&robot.front)) {
        robot_tick(&robot, 1);
        return;
    }
    if (stubborn) {
        try_what_is_not_wanted(step);
    }
    if (wanted(step) == MOVE_DRAW) {
        robot_choose(&robot, "deck");
        return;
    }
    bool play = wanted(step) == MOVE_PLAY;
    int count = state()->hand[TABLE_YOU].count;
    for (int slot = 0; slot < count; slot++) {
        if (mille_coach_means(&robot.front, mille_table_card(&robot.front, slot)->card) &&
            is_legal(slot, play)) {
            move_card(slot, play);
            return;
        }
    }
    fail_msg("lesson %d step %d cannot be done", lessons_of(&robot.front)->which + 1,
             lessons_of(&robot.front)->step);
}

void learn(bool stubborn, const char *answer)
{
    for (int turn = 0; turn < TURNS_MOST && !robot_on(&robot, &lesson_end_scene); turn++) {
        settle();
        if (robot_on(&robot, &table_scene)) {
            follow_the_coach(stubborn);
        } else if (robot_on(&robot, &extend_scene)) {
            robot_choose(&robot, answer);
        } else if (robot_on(&robot, &score_scene)) {
            /* Prepared cards have no review. */
            front_intent(&robot.front,
                         &(struct intent){.kind = INTENT_KEY, .device = robot.device, .key = 'h'});
            robot_choose(&robot, "score.next");
        } else {
            robot_tick(&robot, 1);
        }
    }
    settle();
    assert_true(robot_on(&robot, &lesson_end_scene));
}
