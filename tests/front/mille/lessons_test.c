/* SPDX-License-Identifier: MIT */
/* Learn to drive: every lesson can be finished with any one device; only what the lesson is about is taken,
 * with a reason otherwise; and the game on the table is neither touched nor saved over. */
#include "front/lesson/lessons.h"
#include "front/mille/extend.h"
#include "front/mille/lessons.h"
#include "front/mille/mille_front.h"
#include "front/mille/mille_table.h"
#include "front/mille/score.h"
#include "front/scenes/confirm.h"
#include "front/table/open.h"
#include "front/table/table.h"
#include "road_cues.h"
#include "robot.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static struct robot robot;

static const enum device devices[] = {DEVICE_MOUSE, DEVICE_KEYS, DEVICE_PAD};
enum { DEVICE_COUNT = sizeof devices / sizeof *devices, TURNS_MOST = 200 };

static void settle(void)
{
    robot_settle(&robot);
}

static void start(enum device device)
{
    robot_start(&robot, device, 3, 1920, 1080);
    robot.front.settings.pace = 200;
}

static void choose_lesson(int lesson)
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

static const struct mille_state *state(void)
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

static void follow_the_coach(bool stubborn)
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

/* To the end of the lesson; `answer` is given to the extension's question. */
static void learn(bool stubborn, const char *answer)
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

static void every_lesson_is_finished_with_any_one_device(void **unused)
{
    (void)unused;
    for (int d = 0; d < DEVICE_COUNT; d++) {
        start(devices[d]);
        choose_lesson(0);
        for (int lesson = 0; lesson < MILLE_LESSONS; lesson++) {
            assert_int_equal(lessons_of(&robot.front)->which, lesson);
            learn(false, d ? "extend.extend" : "extend.finish");
            assert_int_equal(lessons_done(&robot.front, &mille_front), (1 << (lesson + 1)) - 1);
            if (lesson + 1 < MILLE_LESSONS) {
                robot_choose(&robot, "lesson.next");
                settle();
            }
        }
        /* The last one had a sheet, and none of it counts. */
        assert_null(robot_file(&robot, "records"));
        assert_null(robot_file(&robot, "autosave.journal"));
        robot_choose(&robot, "lesson.next");
        settle();
        assert_true(robot_on(&robot, &table_scene));
        assert_false(table_is_lesson(&robot.front));
        robot_end(&robot);
    }
}

/* How often one of so many cues of the road, from the first one on. */
static int heard(enum mille_cue first, int count)
{
    int times = 0;
    for (int i = 0; i < count; i++) {
        times += robot_heard_times(&robot, road_cue((int)first + i));
    }
    return times;
}

/* The cards of a lesson sound like those of a game. */
static void lessons_are_heard(void **unused)
{
    (void)unused;
    for (int lesson = 0; lesson < MILLE_LESSONS; lesson++) {
        start(DEVICE_KEYS);
        choose_lesson(lesson);
        robot.cues = 0;
        learn(false, "extend.extend");
        int kinds[MOVE_NEXT + 1] = {0}, families[FAMILY_SAFETY + 1] = {0};
        const struct journal *journal = &table_of(&robot.front)->session.journal;
        for (int i = 0; i < journal->count; i++) {
            struct move move = journal->move[i];
            kinds[move.kind]++;
            families[mille_cards[move.card].family] += move.kind == MOVE_PLAY;
        }
        assert_true(journal->count > 0);
        assert_int_equal(robot_heard_times(&robot, CUE_PLACE), kinds[MOVE_PLAY]);
        assert_true(heard(MILLE_CUE_DRAW, 1) >= kinds[MOVE_DRAW]);
        assert_true(heard(MILLE_CUE_DISCARD, 1) >= kinds[MOVE_DISCARD]);
        assert_int_equal(heard(MILLE_CUE_HAZARD, 5), families[FAMILY_HAZARD]);
        assert_int_equal(heard(MILLE_CUE_REMEDY, 5), families[FAMILY_REMEDY]);
        assert_int_equal(heard(MILLE_CUE_START, 10), families[FAMILY_DISTANCE]);
        assert_int_equal(heard(MILLE_CUE_SAFETY, 4) + heard(MILLE_CUE_COUP_FOURRE, 1),
                         families[FAMILY_SAFETY]);
        assert_int_equal(robot_heard_times(&robot, CUE_BELL), 0);
        robot_end(&robot);
    }
}

static void only_what_the_lesson_is_about_is_taken_with_a_reason_otherwise(void **unused)
{
    (void)unused;
    for (int lesson = 0; lesson < MILLE_LESSONS; lesson++) {
        start(lesson % 2 ? DEVICE_MOUSE : DEVICE_PAD);
        choose_lesson(lesson);
        learn(true, "extend.extend");
        robot_end(&robot);
    }
}

static void a_lesson_does_not_touch_the_game_on_the_table(void **unused)
{
    (void)unused;
    start(DEVICE_KEYS);
    robot_choose(&robot, "menu.new");
    settle();
    for (int i = 0; i < 9; i++) {
        robot_decide(&robot);
    }
    uint64_t hash = mille_game.hash(table_of(&robot.front)->session.state);
    int moves = table_of(&robot.front)->session.journal.count;
    const struct robot_file *file = robot_file(&robot, "autosave.journal");
    char *saved = malloc(file->length + 1);
    assert_non_null(saved);
    memcpy(saved, file->data, file->length + 1);
    robot_do(&robot, INTENT_MENU);
    settle();
    robot_choose(&robot, "pause.leave");
    settle();
    if (robot_on(&robot, &confirm_scene)) {
        robot_choose(&robot, "confirm.yes");
        settle();
    }
    choose_lesson(6);
    learn(false, "");
    assert_string_equal(robot_file(&robot, "autosave.journal")->data, saved);
    robot_choose(&robot, "lesson.leave");
    settle();
    assert_true(robot_on(&robot, &lessons_scene));
    robot_do(&robot, INTENT_CANCEL);
    settle();
    assert_true(table_at(&robot.front, TABLE_LIVE)->can_continue);
    assert_string_equal(robot_file(&robot, "autosave.journal")->data, saved);
    robot_choose(&robot, "menu.continue");
    settle();
    assert_true(mille_game.hash(table_of(&robot.front)->session.state) == hash);
    assert_int_equal(table_of(&robot.front)->session.journal.count, moves);
    free(saved);
    robot_end(&robot);
}

static void where_no_game_waits_none_waits_after_a_lesson(void **unused)
{
    (void)unused;
    start(DEVICE_PAD);
    choose_lesson(0);
    robot_choose(&robot, "deck");
    settle();
    robot_do(&robot, INTENT_MENU);
    settle();
    assert_false(robot_has(&robot, "pause.save"));
    assert_false(robot_has(&robot, "pause.load"));
    robot_choose(&robot, "pause.leave");
    settle();
    assert_true(robot_on(&robot, &lessons_scene));
    assert_false(table_of(&robot.front)->seated);
    assert_false(table_at(&robot.front, TABLE_LIVE)->can_continue);
    assert_null(robot_file(&robot, "autosave.journal"));
    assert_int_equal(lessons_done(&robot.front, &mille_front), 0);
    robot_end(&robot);
}

static void a_lesson_is_not_saved_not_taken_back_and_has_no_log(void **unused)
{
    (void)unused;
    start(DEVICE_KEYS);
    choose_lesson(0);
    robot_choose(&robot, "deck");
    settle();
    robot_key(&robot, 's');
    settle();
    assert_true(robot_on(&robot, &table_scene));
    robot_key(&robot, 'l');
    settle();
    assert_true(robot_on(&robot, &table_scene));
    robot_choose(&robot, "moves");
    settle();
    assert_true(robot_on(&robot, &table_scene));
    robot_key(&robot, 'h');
    settle();
    assert_true(strstr(table_of(&robot.front)->message, "coach") != NULL);
    follow_the_coach(false);
    int step = lessons_of(&robot.front)->step;
    assert_false(table_can_take_back(&robot.front));
    robot_key(&robot, 'z');
    assert_int_equal(lessons_of(&robot.front)->step, step);
    assert_null(robot_file(&robot, "autosave.journal"));
    robot_end(&robot);
}

static void a_lesson_is_a_sitting_of_its_own_position(void **unused)
{
    (void)unused;
    start(DEVICE_KEYS);
    for (int lesson = 0; lesson < MILLE_LESSONS; lesson++) {
        lessons_start(&robot.front, &mille_front, lesson);
        settle();
        struct session *session = &table_of(&robot.front)->session;
        assert_non_null(session->journal.position);
        struct mille_state again;
        journal_deal(&session->journal, &again, NULL);
        for (int i = 0; i < session->journal.count; i++) {
            assert_int_equal(mille_game.apply(&again, session->journal.move[i], NULL), REFUSAL_NONE);
        }
        assert_true(mille_game.hash(&again) == mille_game.hash(session->state));
    }
    robot_end(&robot);
}

static void a_lesson_can_be_played_again_and_progress_is_remembered(void **unused)
{
    (void)unused;
    start(DEVICE_PAD);
    choose_lesson(3);
    learn(false, "");
    robot_choose(&robot, "lesson.again");
    settle();
    assert_true(robot_on(&robot, &table_scene));
    assert_int_equal(lessons_of(&robot.front)->which, 3);
    assert_int_equal(lessons_of(&robot.front)->step, 0);
    robot_restart(&robot);
    assert_int_equal(lessons_done(&robot.front, &mille_front), 1 << 3);
    assert_false(table_is_lesson(&robot.front));
    /* The list comes up at the first lesson that is not done. */
    robot_choose(&robot, "menu.learn");
    settle();
    struct focus_list list = robot_items(&robot);
    assert_string_equal(focus_find(&list, front_focus(&robot.front))->name, "lesson.1");
    robot_end(&robot);
}

static void a_save_that_is_opened_during_a_lesson_takes_the_table(void **unused)
{
    (void)unused;
    start(DEVICE_KEYS);
    robot_choose(&robot, "menu.new");
    settle();
    size_t length = 0;
    char *text = session_save(&table_of(&robot.front)->session, &length);
    uint64_t hash = mille_game.hash(table_of(&robot.front)->session.state);
    lessons_start(&robot.front, &mille_front, 1);
    settle();
    struct journal_error error;
    assert_true(front_open(&robot.front, text, length, &error));
    settle();
    assert_false(table_is_lesson(&robot.front));
    assert_true(mille_game.hash(table_of(&robot.front)->session.state) == hash);
    free(text);
    robot_end(&robot);
}

static void the_lessons_are_offered_once_after_the_name(void **unused)
{
    (void)unused;
    for (int yes = 0; yes < 2; yes++) {
        start(DEVICE_KEYS);
        robot_forget(&robot);
        robot_restart(&robot);
        robot_choose(&robot, "menu.new");
        settle();
        robot_choose(&robot, "entry.done");
        settle();
        assert_true(robot_on(&robot, &confirm_scene));
        struct focus_list list = robot_items(&robot);
        assert_string_equal(focus_find(&list, front_focus(&robot.front))->name, "confirm.yes");
        robot_choose(&robot, yes ? "confirm.yes" : "confirm.no");
        settle();
        assert_true(robot_on(&robot, yes ? &lessons_scene : &table_scene));
        robot_restart(&robot);
        assert_true(settings_number(&robot.front.settings, "mille", "lessons_offered", 0));
        robot_end(&robot);
    }
}

/* The coach's plate holds two lines, also in a language that needs a third more. */
static void the_coach_is_brief(void **unused)
{
    (void)unused;
    start(DEVICE_KEYS);
    for (int lesson = 0; lesson < MILLE_LESSONS; lesson++) {
        const struct lesson_step *steps = mille_lessons.lesson[lesson].steps;
        for (int i = 0; steps[i].act != LESSON_END; i++) {
            const char *said[2] = {steps[i].say, steps[i].otherwise};
            for (int k = 0; k < 2; k++) {
                if (said[k]) {
                    float wide = draw_text_width(&robot.measure, said[k], FONT_BODY_MEDIUM, 26, 0);
                    assert_true(wide * 1.35f < 2 * 960);
                }
            }
        }
    }
    robot_end(&robot);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_lesson_is_finished_with_any_one_device),
        cmocka_unit_test(lessons_are_heard),
        cmocka_unit_test(only_what_the_lesson_is_about_is_taken_with_a_reason_otherwise),
        cmocka_unit_test(a_lesson_does_not_touch_the_game_on_the_table),
        cmocka_unit_test(where_no_game_waits_none_waits_after_a_lesson),
        cmocka_unit_test(a_lesson_is_not_saved_not_taken_back_and_has_no_log),
        cmocka_unit_test(a_lesson_can_be_played_again_and_progress_is_remembered),
        cmocka_unit_test(a_save_that_is_opened_during_a_lesson_takes_the_table),
        cmocka_unit_test(the_lessons_are_offered_once_after_the_name),
        cmocka_unit_test(the_coach_is_brief),
        cmocka_unit_test(a_lesson_is_a_sitting_of_its_own_position),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
