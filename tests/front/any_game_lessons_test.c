/* SPDX-License-Identifier: MIT */
/* The lessons of any game: each is learnt by somebody who does not know the game, with any one device; what
 * else they try is refused with a reason; nothing of a lesson is kept but that it was finished, and the game
 * under way is put back. */
#include "any_game.h"
#include "newcomer.h"

#include "front/lesson/lessons.h"
#include "front/scenes/pause.h"
#include "front/scenes/screens.h"
#include "front/scenes/table_scene.h"
#include "front/scenes/title.h"
#include "front/table/seats.h"
#include "front/table/table.h"
#include "front/table/turn.h"
#include "test.h"

#include <stdlib.h>
#include <string.h>

enum { AGAIN_MOST = 20, TURNS_MOST = 3000 };

/* Whether a sentence is on the screen, which may have broken it into lines: its beginning is. */
static bool reads(const char *sentence)
{
    char start[16];
    text_copy(start, sizeof start, sentence);
    return robot_reads(&robot, start);
}

/* Sits down to a game of one's own, and opens the lessons from the table's menu. */
static void open_list(const struct game_front *game, enum device device)
{
    newcomer_start(game, device, 3, 1280, 720);
    newcomer_sit_down();
    press_to(INTENT_MENU, &pause_scene);
    choose_to("pause.lessons", &lessons_scene);
}

static char *autosave_of(const struct game_front *game)
{
    char name[64];
    text_format(name, sizeof name, "autosave%s.journal", game->file_end);
    const struct robot_file *file = robot_file(&robot, name);
    assert_non_null(file);
    char *copy = malloc(file->length + 1);
    assert_non_null(copy);
    memcpy(copy, file->data, file->length + 1);
    return copy;
}

/* To the end of the lesson; how often something was refused on the way. */
static int learn(void)
{
    int refused = newcomer_refusals();
    for (int turn = 0; turn < TURNS_MOST; turn++) {
        robot_settle(&robot);
        if (robot_on(&robot, &lesson_end_scene)) {
            break;
        }
        bool asked = table_ready(table_of(&robot.front)) && lessons_wanted(&robot.front);
        if (asked || !robot_on(&robot, &table_scene)) {
            newcomer_move();
        } else {
            robot_tick(&robot, 1);
        }
    }
    robot_settle(&robot);
    if (!robot_on(&robot, &lesson_end_scene)) {
        newcomer_fail("lesson %d does not end", lessons_of(&robot.front)->which + 1);
    }
    return newcomer_refusals() - refused;
}

static void learn_all(const struct game_front *game, enum device device)
{
    open_list(game, device);
    uint64_t hash = game->game->hash(table_live(&robot.front, game)->session.state);
    char *saved = autosave_of(game);
    int refused = 0;
    choose("lesson.1");
    for (int lesson = 0; lesson < game->lessons->count; lesson++) {
        assert_true(table_is_lesson(table_of(&robot.front)));
        assert_int_equal(lessons_of(&robot.front)->which, lesson);
        refused += learn();
        assert_int_equal(lessons_done(&robot.front, game), (2u << lesson) - 1);
        assert_true(reads(game->lessons->lesson[lesson].praise));
        if (lesson + 1 < game->lessons->count) {
            choose("lesson.next");
        }
    }
    for (int again = 0; refused == 0 && again < AGAIN_MOST; again++) { /* all was right at once */
        choose("lesson.again");
        refused += learn();
    }
    assert_true(refused > 0);
    assert_true(reads(game->lessons->graduated));
    char *now = autosave_of(game);
    assert_string_equal(now, saved);
    free(now);
    free(saved);
    choose_to("lesson.next", &table_scene);
    assert_false(table_is_lesson(table_of(&robot.front)));
    assert_true(newcomer_hash() == hash);
    robot_restart(&robot);
    assert_int_equal(lessons_done(&robot.front, game), (1u << game->lessons->count) - 1);
    newcomer_end();
}

static void every_lesson_is_finished_with_any_one_device(const struct game_front *game)
{
    for (int d = 0; lessons_exist(game) && d < DEVICES; d++) {
        learn_all(game, devices[d]);
    }
}

/* Leaving a lesson leads to the list, and that to where it was opened: the table's menu, or the table. */
static void who_came_from_the_table_goes_back_there(const struct game_front *game)
{
    if (!lessons_exist(game)) {
        return;
    }
    open_list(game, DEVICE_PAD);
    press_to(INTENT_CANCEL, &pause_scene);
    choose("pause.lessons lesson.1");
    assert_true(table_is_lesson(table_of(&robot.front)));
    press(INTENT_MENU);
    assert_false(robot_has(&robot, "pause.lessons"));
    assert_false(robot_has(&robot, "pause.save"));
    choose_to("pause.leave", &lessons_scene);
    choose_to("lessons.back", &table_scene);
    assert_false(table_is_lesson(table_of(&robot.front)));
    assert_ptr_equal(table_of(&robot.front)->game, game);
    assert_int_equal(lessons_done(&robot.front, game), 0);
    newcomer_end();
}

static void start_with(const struct game_front *game, const char *settings)
{
    newcomer_start(game, DEVICE_KEYS, 3, 1280, 720);
    robot_put(&robot, "settings", settings);
    robot_restart(&robot);
    choose(game->item);
}

/* Once at the first sitting of each table; who has sat there before knows the game. */
static void each_table_offers_its_lessons_once(const struct game_front *game)
{
    const char *name = game->game->name;
    for (int yes = 0; lessons_exist(game) && yes < 2; yes++) {
        start_with(game, "route-mille settings 1\nnamed 1\n");
        assert_true(robot_on(&robot, &confirm_scene));
        assert_true(reads(game->lessons->ask));
        if (yes) {
            press_to(INTENT_CONFIRM, &lessons_scene); /* it is what the focus begins at */
        } else {
            choose("confirm.no");
            newcomer_accept();
        }
        assert_ptr_equal(table_game(&robot.front), game);
        robot_restart(&robot);
        assert_true(settings_number(&robot.front.settings, name, "lessons_offered", 0));
        choose("menu.new");
        if (robot_on(&robot, &confirm_scene)) { /* the game under way is kept */
            assert_false(reads(game->lessons->ask));
        }
        newcomer_end();
    }
    char line[128];
    text_format(line, sizeof line, "route-mille settings 1\nnamed 1\n%s.seat1 you\n%s.seat2 odette\n", name,
                name);
    if (lessons_exist(game) && game->company) {
        start_with(game, line);
        assert_false(robot_on(&robot, &confirm_scene));
        newcomer_accept();
        newcomer_end();
    }
}

/* The same lesson of one table after that of another: nothing of the other one's screen stays. */
static void lessons_of_different_tables_follow_each_other(const struct game_front *game)
{
    newcomer_start(game, DEVICE_KEYS, 3, 1280, 720);
    for (int i = 0; lessons_exist(game) && game_fronts[i]; i++) {
        const struct game_front *const both[] = {game_fronts[i], game};
        for (int k = 0; k < 2 && lessons_exist(game_fronts[i]); k++) {
            table_turn_to(&robot.front, TABLE_LIVE);
            table_choose(&robot.front, both[k]);
            lessons_start(&robot.front, both[k], 0);
            robot_settle(&robot);
            assert_ptr_equal(table_of(&robot.front)->game, both[k]);
            robot_draw(&robot);
            stand_at(&title_scene);
            assert_false(table_is_lesson(table_of(&robot.front)));
            newcomer_check_log();
        }
    }
    newcomer_end();
}

/* How wide a sentence of the coach may be as designed, so that its lines hold it in the narrowest window,
 * also in a language that needs a third more: two lines of a wide plate, three of a narrow one. */
static void the_coach_is_brief(const struct game_front *game)
{
    newcomer_start(game, DEVICE_KEYS, 3, 1280, 720);
    for (int lesson = 0; lessons_exist(game) && lesson < game->lessons->count; lesson++) {
        const struct lesson_step *steps = game->lessons->lesson[lesson].steps;
        for (int i = 0; steps[i].act != LESSON_END; i++) {
            const char *said[2] = {steps[i].say, steps[i].otherwise};
            for (int k = 0; k < 2; k++) {
                float wide = !said[k] ? 0 : draw_text_width(&robot.measure, said[k], FONT_BODY_MEDIUM, 21, 0);
                assert_true(wide * 1.35f < 3 * 580);
            }
        }
    }
    newcomer_end();
}

const struct any_game_test any_game_tests[] = {
    TEST(every_lesson_is_finished_with_any_one_device),
    TEST(who_came_from_the_table_goes_back_there),
    TEST(each_table_offers_its_lessons_once),
    TEST(lessons_of_different_tables_follow_each_other),
    TEST(the_coach_is_brief),
    {0},
};
