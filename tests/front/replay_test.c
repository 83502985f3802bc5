/* SPDX-License-Identifier: MIT */
/* What can be done at a sheet besides going on, and watching again: any hand that has just ended, any
 * finished game, any save; from each one can be played on. */
#include "front/mille/game_over.h"
#include "front/mille/mille_shown.h"
#include "front/mille/mille_table.h"
#include "front/mille/road_log.h"
#include "front/mille/score.h"
#include "front/scenes/load.h"
#include "front/scenes/replay.h"
#include "front/scenes/review.h"
#include "front/scenes/table_scene.h"
#include "front/table/table.h"
#include "person.h"
#include "test.h"

#include <stdlib.h>
#include <string.h>

static uint64_t hash_now(void)
{
    return mille_game.hash(table_of(&robot.front)->session.state);
}

static void play_to(enum device device, const struct scene *scene)
{
    robot_start(&robot, device, 21, 1920, 1080);
    robot.front.settings.reduced_motion = true;
    choose("menu.new");
    while (!robot_on(&robot, scene)) {
        assert_true(robot_decide(&robot));
    }
}

static struct status status_now(void)
{
    struct status status = {0};
    front_scene(&robot.front)->status(&robot.front, &status);
    return status;
}

/* The label of a prompt in the bar now, NULL if it is not there. */
static const char *label_of(enum prompt_key key)
{
    struct status status = status_now();
    for (int i = 0; i < status.prompts; i++) {
        if (status.prompt[i].key == key) {
            return status.prompt[i].label;
        }
    }
    return NULL;
}

/* Follows a prompt of the bar as the device does: a click on it, or its key or button. */
static void follow(enum prompt_key prompt, char key, enum intent_kind button)
{
    if (robot.device == DEVICE_PAD) {
        press(button);
        return;
    }
    if (robot.device == DEVICE_KEYS) {
        press_key(key);
        return;
    }
    robot_click_prompt(&robot, label_of(prompt));
    robot_settle(&robot);
}

/* ---- at the sheets ----------------------------------------------------------------------------------- */

static const struct scene *const sheets[] = {&score_scene, &game_over_scene};

static void either_sheet_copies_the_score(void)
{
    for (int i = 0; i < DEVICES; i++) {
        for (int k = 0; k < 2; k++) {
            play_to(devices[i], sheets[k]);
            uint64_t before = hash_now();
            follow(PROMPT_COPY, 'c', INTENT_ALTERNATE);
            assert_true(robot_on(&robot, sheets[k]));
            assert_non_null(strstr(robot.clipboard, "Trip completed"));
            assert_non_null(strstr(robot.clipboard, "Overall total"));
            assert_non_null(strstr(status_now().hint, "clipboard"));
            assert_true(hash_now() == before);
            robot.no_clipboard = true;
            follow(PROMPT_COPY, 'c', INTENT_ALTERNATE);
            assert_non_null(strstr(status_now().hint, "cannot be reached"));
            assert_int_equal(robot.bells, 1);
        }
    }
}

static void either_sheet_opens_the_road_log_and_is_there_again(void)
{
    for (int i = 0; i < DEVICES; i++) {
        for (int k = 0; k < 2; k++) {
            play_to(devices[i], sheets[k]);
            uint64_t before = hash_now();
            follow(PROMPT_LOG, 'l', INTENT_SECONDARY);
            assert_true(robot_on(&robot, &road_log_scene));
            assert_true(road_log_of(&robot.front)->count > 20);
            choose_to("log.watch", &replay_scene);
            int hand = k ? game_over_of(&robot.front)->hands : score_of(&robot.front)->hand_number;
            assert_int_equal(mille_table_seen(table_of(&robot.front))->pub.hand_number, hand);
            choose("replay.next replay.leave");
            assert_true(robot_on(&robot, sheets[k]));
            assert_true(hash_now() == before);
            choose(k ? "over.again" : "score.next");
            assert_true(robot_on(&robot, &table_scene) || robot_on(&robot, &game_over_scene));
            assert_int_equal(robot.lines, 0);
        }
    }
}

static void h_opens_the_review_of_the_hand(void)
{
    for (int i = 0; i < DEVICES; i++) {
        play_to(devices[i], &score_scene);
        review_of(&robot.front)->iterations = 24;
        robot_focus(&robot, "score.next");
        uint64_t before = hash_now();
        bool pad = devices[i] == DEVICE_PAD;
        assert_string_equal(label_of(PROMPT_HINT), pad ? "Hold: review" : "Review");
        if (pad) {
            /* What a pad says when the sort button is held. */
            front_intent(&robot.front,
                         &(struct intent){.kind = INTENT_KEY, .device = DEVICE_PAD, .key = 'h'});
            robot_settle(&robot);
        } else {
            follow(PROMPT_HINT, 'h', INTENT_NONE);
        }
        assert_true(robot_on(&robot, &review_scene));
        assert_int_equal(review_of(&robot.front)->part + 1, score_of(&robot.front)->hand_number);
        choose_to("review.close", &score_scene);
        assert_true(hash_now() == before);
        /* On the button itself the bar says so once. */
        robot_focus(&robot, "score.review");
        assert_null(label_of(PROMPT_HINT));
        assert_string_equal(label_of(PROMPT_CONFIRM), "Review");
    }
}

static void a_lessons_sheet_has_neither(void)
{
    play_to(DEVICE_KEYS, &score_scene);
    table_of(&robot.front)->kind = TABLE_LESSON;
    assert_null(label_of(PROMPT_COPY));
    assert_null(label_of(PROMPT_LOG));
    press_key_to('l', &score_scene);
    table_of(&robot.front)->kind = TABLE_LIVE;
}

/* ---- playing on -------------------------------------------------------------------------------------- */

/* Goes to a point of the replay, sits down there, and plays to the end of the hand. */
static void play_on_from(int at)
{
    assert_true(robot_on(&robot, &replay_scene));
    replay_seek(&robot.front, at);
    robot_settle(&robot);
    uint64_t there = hash_now();
    choose("replay.here");
    assert_false(table_is_replay(table_of(&robot.front)));
    const struct journal *journal = &table_of(&robot.front)->session.journal;
    assert_true(journal->count > at || hash_now() == there);
    robot_decide_till(&robot, &score_scene);
    assert_true(journal->count > at);
    assert_int_equal(robot.lines, 0);
}

static void a_finished_game_is_played_on_from_any_point(void)
{
    static const int points[] = {0, 1, 40, 200};
    for (size_t i = 0; i < sizeof points / sizeof *points; i++) {
        play_to(DEVICE_PAD, &game_over_scene);
        uint64_t finished = hash_now();
        press(INTENT_SECONDARY);
        choose("log.watch");
        play_on_from(points[i]);
        /* The finished one is kept. */
        choose("score.leave confirm.yes menu.load");
        assert_true(load_of(&robot.front)->row[0].hash == finished);
    }
}

static void a_save_is_played_on_from_any_point_with_every_device(void)
{
    for (int i = 0; i < DEVICES; i++) {
        play_to(devices[i], &score_scene);
        char *text = session_save(&table_of(&robot.front)->session, NULL);
        robot_put(&robot, "saves/Z.journal", text);
        free(text);
        choose("score.leave confirm.yes menu.load save.1.watch");
        play_on_from(30);
    }
}

/* A new game, of which a dozen decisions are watched again. */
static void watch_a_dozen(void)
{
    choose("menu.new");
    for (int i = 0; i < 12; i++) {
        assert_true(robot_decide(&robot));
    }
    robot_settle(&robot);
    replay_table(&robot.front);
    robot_settle(&robot);
}

static void home_and_end_lead_to_both_ends_of_a_replay(void)
{
    robot_start(&robot, DEVICE_KEYS, 40, 1280, 720);
    watch_a_dozen();
    press(INTENT_END);
    assert_int_equal(replay_of(&robot.front)->at, replay_of(&robot.front)->whole.count);
    press(INTENT_HOME);
    assert_int_equal(replay_of(&robot.front)->at, 0);
}

/* The last lines beside the road are of the hand on the table, however one came to it. */
static void the_last_moves_are_there_again(void)
{
    robot_start(&robot, DEVICE_KEYS, 40, 1280, 720);
    choose("menu.new");
    for (int i = 0; i < 12; i++) {
        assert_true(robot_decide(&robot));
    }
    robot_settle(&robot);
    const struct mille_shown *shown = &mille_view_of(table_of(&robot.front))->shown;
    struct event log[LOG_LINES];
    assert_int_equal(shown->logged, LOG_LINES);
    memcpy(log, shown->log, sizeof log);
    replay_table(&robot.front);
    robot_settle(&robot);
    shown = &mille_view_of(table_of(&robot.front))->shown;
    assert_int_equal(shown->logged, 0);
    replay_seek(&robot.front, replay_of(&robot.front)->whole.count);
    assert_int_equal(shown->logged, LOG_LINES);
    assert_memory_equal(shown->log, log, sizeof log);
    robot_restart(&robot);
    choose("menu.continue");
    shown = &mille_view_of(table_of(&robot.front))->shown;
    assert_int_equal(shown->logged, LOG_LINES);
    for (int i = 0; i < LOG_LINES; i++) {
        assert_int_equal(shown->log[i].kind, log[i].kind);
        assert_int_equal(shown->log[i].seat, log[i].seat);
        assert_int_equal(shown->log[i].card, log[i].card);
    }
}

/* In a flat window too each button's label is a large one, and the longest stands in two lines. */
static void labels_of_a_flat_replay_are_large(void)
{
    static const char *const words[] = {"Review", "Leave", "Play on", "from here"};
    robot_start_in(&robot, NULL, DEVICE_KEYS, 40, &(struct window){.w = 640, .h = 360, .dpr = 1});
    watch_a_dozen();
    robot_draw(&robot);
    for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
        float size = 0;
        for (const struct draw_command *command = NULL; (command = drawn_next(&robot.frame, command));) {
            if (command->kind == DRAW_TEXT && command->as.text.font == FONT_SIGN &&
                strcmp(draw_string(&robot.frame, command->string), words[i]) == 0) {
                size = command->as.text.size;
            }
        }
        assert_true(size >= 25);
    }
}

const struct test tests[] = {
    TEST(either_sheet_copies_the_score),
    TEST(either_sheet_opens_the_road_log_and_is_there_again),
    TEST(h_opens_the_review_of_the_hand),
    TEST(a_lessons_sheet_has_neither),
    TEST(a_finished_game_is_played_on_from_any_point),
    TEST(labels_of_a_flat_replay_are_large),
    TEST(home_and_end_lead_to_both_ends_of_a_replay),
    TEST(the_last_moves_are_there_again),
    TEST(a_save_is_played_on_from_any_point_with_every_device),
    {0},
};
