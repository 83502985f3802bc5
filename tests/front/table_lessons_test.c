/* SPDX-License-Identifier: MIT */
/* The lessons of the dice and of the dominoes: each can be played to its end with any one device; another
 * legal move is refused with a reason; nothing of them is saved but that they were finished, and the game
 * under way is put back. */
#include "front/bones/bones_front.h"
#include "front/bones/input.h"
#include "front/cubes/cubes_front.h"
#include "front/cubes/input.h"
#include "front/cubes/lessons.h"
#include "front/lesson/lessons.h"
#include "front/mille/mille_front.h"
#include "front/scenes/confirm.h"
#include "front/scenes/lesson_scenes.h"
#include "front/scenes/pause.h"
#include "front/scenes/table_scene.h"
#include "front/scenes/title.h"
#include "front/table/play.h"
#include "front/table/seats.h"
#include "front/table/table.h"
#include "front/table/turn.h"
#include "robot.h"
#include "windows.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static struct robot robot;

static const enum device devices[] = {DEVICE_MOUSE, DEVICE_KEYS, DEVICE_PAD};
enum { DEVICE_COUNT = sizeof devices / sizeof *devices, TURNS_MOST = 300 };

static void choose(const char *name)
{
    robot_choose(&robot, name);
    robot_settle(&robot);
}

static void choose_numbered(const char *name, int number)
{
    char item[32];
    text_format(item, sizeof item, "%s.%d", name, number);
    choose(item);
}

static uint64_t hash_now(void)
{
    const struct session *session = &table_of(&robot.front)->session;
    return session->game->hash(session->state);
}

/* Whether a sentence is on the screen, which may have broken it into lines: its beginning is. */
static bool reads(const char *sentence)
{
    char start[16];
    text_copy(start, sizeof start, sentence);
    return robot_reads(&robot, start);
}

/* ---- moves with nothing but the device -------------------------------------------------------------- */

static void do_dice(struct move move)
{
    if (move.kind == CUBES_MOVE_HOLD) {
        choose("hold");
        return;
    }
    for (int place = 0; place < CUBES_DICE; place++) {
        unsigned now = cubes_view_to_roll(&cubes_table_of(&robot.front)->view);
        if ((now ^ (unsigned)move.card) >> place & 1u) {
            choose_numbered("die", place + 1);
        }
    }
    robot_choose(&robot, "roll");
    robot_do(&robot, INTENT_LET_GO);
    robot_settle(&robot);
}

static void do_tile(struct move move)
{
    const struct bones_view *view = &bones_table_of(&robot.front)->view;
    uint8_t tile[BONES_HAND];
    int count = bones_view_hand(view->shown.hand, tile), at = 0;
    if (view->chosen != BONES_TILE_NONE) {
        robot_do(&robot, robot.device == DEVICE_MOUSE ? INTENT_CONTEXT : INTENT_CANCEL);
        robot_settle(&robot);
    }
    while (at < count && tile[at] != move.card) {
        at++;
    }
    assert_true(at < count);
    choose_numbered("tile", at + 1);
    if (robot.device == DEVICE_MOUSE) {
        char arm[] = {'a', 'r', 'm', '.', "-nsew"[move.target], '\0'};
        choose(move.target == BONES_ARM_NONE ? "arm.middle" : arm);
        return;
    }
    for (int i = 0; i < BONES_ARMS && view->aimed != move.target; i++) {
        robot_do(&robot, INTENT_PAGE_NEXT);
        robot_settle(&robot);
    }
    assert_int_equal(view->aimed, move.target);
    robot_do(&robot, INTENT_CONFIRM);
    robot_settle(&robot);
}

static void do_domino(struct move move)
{
    switch (move.kind) {
    case BONES_MOVE_PLAY:
        do_tile(move);
        break;
    case BONES_MOVE_PASS:
        choose("knock");
        break;
    case BONES_MOVE_NAME:
        choose_numbered("double", bones_high[move.card]);
        break;
    case BONES_MOVE_REDEAL:
        choose("again");
        break;
    default:
        choose("keep");
        break;
    }
}

static bool is_asked_for_elsewhere(struct move move)
{
    return table_of(&robot.front)->game == &cubes_front && move.kind == CUBES_MOVE_LEAVE;
}

static void do_move(struct move move)
{
    if (table_of(&robot.front)->game == &cubes_front) {
        do_dice(move);
    } else {
        do_domino(move);
    }
}

/* ---- learning --------------------------------------------------------------------------------------- */

/* Every legal move that the lesson is not about is refused with words, and nothing changes. */
static int try_what_is_not_wanted(const struct lesson_step *step)
{
    const struct session *session = &table_of(&robot.front)->session;
    struct move legal[GAME_MOVES_MAX];
    int count = session->game->legal(session->state, legal), tried = 0;
    uint64_t hash = hash_now();
    for (int i = 0; i < count; i++) {
        if (lesson_names(step, legal[i]) || is_asked_for_elsewhere(legal[i])) {
            continue;
        }
        do_move(legal[i]);
        assert_true(robot_on(&robot, &table_scene));
        assert_true(table_of(&robot.front)->refused);
        assert_true(reads(step->otherwise));
        assert_true(hash_now() == hash);
        tried++;
    }
    return tried;
}

static struct move wanted_move(const struct lesson_step *step)
{
    const struct session *session = &table_of(&robot.front)->session;
    struct move legal[GAME_MOVES_MAX];
    int count = session->game->legal(session->state, legal);
    for (int i = 0; i < count; i++) {
        if (lesson_names(step, legal[i])) {
            return legal[i];
        }
    }
    fail_msg("lesson %d step %d cannot be done", lessons_of(&robot.front)->which + 1,
             lessons_of(&robot.front)->step);
    return (struct move){.kind = 0};
}

/* To the end of the lesson; how many moves were refused on the way. */
static int learn(bool stubborn)
{
    int refused = 0;
    for (int turn = 0; turn < TURNS_MOST && !robot_on(&robot, &lesson_end_scene); turn++) {
        robot_settle(&robot);
        const struct lesson_step *step = lessons_wanted(&robot.front);
        if (step && table_ready(&robot.front)) {
            refused += stubborn ? try_what_is_not_wanted(step) : 0;
            do_move(wanted_move(step));
        } else {
            robot_tick(&robot, 1);
        }
    }
    robot_settle(&robot);
    assert_true(robot_on(&robot, &lesson_end_scene));
    return refused;
}

static const struct {
    const struct game_front *game;
    const char *item, *autosave;
} tables[] = {
    {&cubes_front, "menu.tables.dice", "autosave-cubes.journal"},
    {&bones_front, "menu.tables.dominoes", "autosave-bones.journal"},
    {&mille_front, "menu.tables.road", "autosave.journal"}, /* lessons_test plays its lessons */
};
enum { TABLES = 2, ALL_TABLES = sizeof tables / sizeof *tables };

/* Sits down to a game of one's own, and opens the lessons from the table's menu. */
static void open_list(enum device device, int table)
{
    robot_start(&robot, device, 3, 1280, 720);
    robot.front.settings.pace = 200;
    choose(tables[table].item);
    assert_true(robot_on(&robot, &table_scene));
    robot_do(&robot, INTENT_MENU);
    robot_settle(&robot);
    assert_true(robot_on(&robot, &pause_scene));
    choose("pause.lessons");
    assert_true(robot_on(&robot, &lessons_scene));
}

static char *copy_of(const char *name)
{
    const struct robot_file *file = robot_file(&robot, name);
    assert_non_null(file);
    char *copy = malloc(file->length + 1);
    assert_non_null(copy);
    memcpy(copy, file->data, file->length + 1);
    return copy;
}

static void every_lesson_of_every_table_is_finished_with_any_one_device(void **unused)
{
    (void)unused;
    for (int table = 0; table < TABLES; table++) {
        const struct game_front *game = tables[table].game;
        for (int d = 0; d < DEVICE_COUNT; d++) {
            open_list(devices[d], table);
            uint64_t hash = game->game->hash(table_live(&robot.front, game)->session.state);
            char *saved = copy_of(tables[table].autosave);
            choose("lesson.1");
            for (int lesson = 0; lesson < game->lessons->count; lesson++) {
                assert_true(table_is_lesson(&robot.front));
                assert_int_equal(lessons_of(&robot.front)->which, lesson);
                learn(false);
                assert_int_equal(lessons_done(&robot.front, game), (2u << lesson) - 1);
                assert_true(reads(game->lessons->lesson[lesson].praise));
                if (lesson + 1 < game->lessons->count) {
                    choose("lesson.next");
                }
            }
            /* None of it counts or is kept, and the game under way lies there again. */
            assert_true(reads(game->lessons->graduated));
            assert_string_equal(robot_file(&robot, tables[table].autosave)->data, saved);
            assert_null(robot_file(&robot, "records"));
            choose("lesson.next");
            assert_true(robot_on(&robot, &table_scene));
            assert_false(table_is_lesson(&robot.front));
            assert_true(hash_now() == hash);
            free(saved);
            robot_restart(&robot);
            assert_int_equal(lessons_done(&robot.front, game), (1u << game->lessons->count) - 1);
            robot_end(&robot);
        }
    }
}

static void another_move_is_refused_with_the_coachs_reason(void **unused)
{
    (void)unused;
    for (int table = 0; table < TABLES; table++) {
        int refused = 0;
        for (int lesson = 0; lesson < tables[table].game->lessons->count; lesson++) {
            open_list(devices[lesson % DEVICE_COUNT], table);
            choose_numbered("lesson", lesson + 1);
            refused += learn(true);
            robot_end(&robot);
        }
        assert_true(refused > tables[table].game->lessons->count);
    }
}

/* Leaving a lesson leads to the list, and that to where it was opened: the table's menu, or the table. */
static void who_came_from_the_table_goes_back_there(void **unused)
{
    (void)unused;
    for (int table = 0; table < ALL_TABLES; table++) {
        open_list(DEVICE_PAD, table);
        robot_do(&robot, INTENT_CANCEL);
        robot_settle(&robot);
        assert_true(robot_on(&robot, &pause_scene));
        choose("pause.lessons");
        choose("lesson.2");
        assert_true(table_is_lesson(&robot.front));
        robot_do(&robot, INTENT_MENU);
        robot_settle(&robot);
        assert_false(robot_has(&robot, "pause.lessons"));
        assert_false(robot_has(&robot, "pause.save"));
        choose("pause.leave");
        assert_true(robot_on(&robot, &lessons_scene));
        choose("lessons.back");
        assert_true(robot_on(&robot, &table_scene));
        assert_false(table_is_lesson(&robot.front));
        assert_ptr_equal(table_of(&robot.front)->game, tables[table].game);
        assert_int_equal(lessons_done(&robot.front, tables[table].game), 0);
        robot_end(&robot);
    }
}

/* Once at the first sitting of each table; who has sat there before knows the game. */
static void each_table_offers_its_lessons_once(void **unused)
{
    (void)unused;
    for (int table = 0; table < TABLES; table++) {
        for (int yes = 0; yes < 2; yes++) {
            robot_start(&robot, DEVICE_KEYS, 3, 1280, 720);
            robot_put(&robot, "settings", "route-mille settings 1\nnamed 1\nlessons_offered 1\n");
            robot_restart(&robot);
            choose(tables[table].item);
            assert_true(robot_on(&robot, &confirm_scene));
            assert_true(reads(tables[table].game->lessons->ask));
            choose(yes ? "confirm.yes" : "confirm.no");
            assert_true(robot_on(&robot, yes ? &lessons_scene : &table_scene));
            assert_ptr_equal(table_game(&robot.front), tables[table].game);
            robot_restart(&robot);
            choose("menu.new");
            if (robot_on(&robot, &confirm_scene)) { /* the game under way is kept */
                assert_false(reads(tables[table].game->lessons->ask));
                choose("confirm.yes");
            }
            assert_true(robot_on(&robot, &table_scene));
            robot_end(&robot);
        }
        robot_start(&robot, DEVICE_KEYS, 3, 1280, 720);
        char line[128];
        text_format(line, sizeof line, "route-mille settings 1\nnamed 1\n%s.seat1 you\n%s.seat2 odette\n",
                    tables[table].game->game->name, tables[table].game->game->name);
        robot_put(&robot, "settings", line);
        robot_restart(&robot);
        choose(tables[table].item);
        assert_true(robot_on(&robot, &table_scene));
        robot_end(&robot);
    }
}

/* The same lesson of one table after that of another: nothing of the other one's screen stays. */
static void lessons_of_different_tables_follow_each_other(void **unused)
{
    (void)unused;
    robot_start(&robot, DEVICE_KEYS, 3, 1280, 720);
    for (int round = 0; round < 2; round++) {
        for (int i = 0; game_fronts[i]; i++) {
            if (lessons_exist(game_fronts[i])) {
                table_turn_to(&robot.front, TABLE_LIVE);
                table_choose(&robot.front, game_fronts[i]);
                lessons_start(&robot.front, game_fronts[i], 0);
                robot_settle(&robot);
                assert_ptr_equal(table_of(&robot.front)->game, game_fronts[i]);
                robot_draw(&robot);
                front_reset(&robot.front, &title_scene);
                robot_settle(&robot);
                assert_false(table_is_lesson(&robot.front));
            }
        }
    }
    robot_end(&robot);
}

/* Three lines in the narrowest window hold every sentence, also in a language that needs a third more. */
static void the_coach_is_brief(void **unused)
{
    (void)unused;
    robot_start(&robot, DEVICE_KEYS, 3, 1280, 720);
    for (int table = 0; table < TABLES; table++) {
        const struct game_lessons *lessons = tables[table].game->lessons;
        for (int lesson = 0; lesson < lessons->count; lesson++) {
            const struct lesson_step *steps = lessons->lesson[lesson].steps;
            for (int i = 0; steps[i].act != LESSON_END; i++) {
                const char *said[2] = {steps[i].say, steps[i].otherwise};
                for (int k = 0; k < 2; k++) {
                    float wide =
                        said[k] ? draw_text_width(&robot.measure, said[k], FONT_BODY_MEDIUM, 21, 0) : 0;
                    assert_true(wide * 1.35f < 3 * 580);
                }
            }
        }
    }
    robot_end(&robot);
}

/* Of either sign, however they lie. */
static void a_pointer_of_the_dice_covers_no_words_of_the_other_sign(void **state)
{
    (void)state;
    for (const struct window *window = WINDOWS_SHAPED; window->w > 0; window++) {
        robot_start_in(&robot, NULL, DEVICE_PAD, 7, window);
        table_choose(&robot.front, &cubes_front);
        lessons_start(&robot.front, &cubes_front, 3);
        robot_settle(&robot);
        table_play(&robot.front, lessons_wanted(&robot.front)->moves[0]);
        robot_settle(&robot);
        struct point tip[LESSON_TIPS];
        assert_int_equal(cubes_coach_tips(&robot.front, lessons_wanted(&robot.front), tip), 1);
        struct rect pointer = {tip[0].x - 30, tip[0].y - 58, 60, 60};
        robot_draw(&robot);
        int words = 0;
        for (size_t i = 0; i < robot.frame.count; i++) {
            const struct draw_command *command = &robot.frame.command[i];
            const char *string = command->kind == DRAW_TEXT ? draw_string(&robot.frame, command->string) : "";
            if (strncmp(string, "Hold +", 6) != 0 && strncmp(string, "3,000 to ", 9) != 0) {
                continue;
            }
            float wide =
                draw_text_width(&robot.frame, string, command->as.text.font, command->as.text.size, 0);
            struct rect both =
                rect_shared(pointer, (struct rect){command->box.x - wide / 2, command->box.y - 20, wide, 20});
            assert_true(both.w <= 0 || both.h <= 0);
            words++;
        }
        assert_int_equal(words, 2);
        robot_end(&robot);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_lesson_of_every_table_is_finished_with_any_one_device),
        cmocka_unit_test(another_move_is_refused_with_the_coachs_reason),
        cmocka_unit_test(who_came_from_the_table_goes_back_there),
        cmocka_unit_test(each_table_offers_its_lessons_once),
        cmocka_unit_test(lessons_of_different_tables_follow_each_other),
        cmocka_unit_test(the_coach_is_brief),
        cmocka_unit_test(a_pointer_of_the_dice_covers_no_words_of_the_other_sign),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
