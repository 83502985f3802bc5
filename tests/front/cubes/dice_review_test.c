/* SPDX-License-Identifier: MIT */
/* The review of a game of dice: it fills, shows losses or all, and a choice opens the replay at it. */
#include "robot.h"

#include "front/cubes/cubes_front.h"
#include "front/cubes/review_scene.h"
#include "front/cubes/slate_scene.h"
#include "front/scenes/replay.h"
#include "front/scenes/table_scene.h"
#include "front/table/play.h"
#include "front/table/table.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static struct robot robot;
static struct session session;

/* A whole game of the person here, who plays as the apprentice does, against the engineer. */
static void play(void)
{
    struct game_setup setup = {.seed = 5, .seats = 2, .sides = 2};
    const struct journal_seat seat[SEATS_MAX] = {
        {.player = PLAYER_HUMAN, .name = "Anne"},
        {.player = game_player_find(&cubes_game, "engineer"), .name = "Anselme"}};
    int daring = game_player_find(&cubes_game, "apprentice");
    struct rng rng = rng_make(5, RNG_PLAYER);
    session_start(&session, &cubes_game, &setup, seat, NULL);
    const struct cubes_public *pub = (const struct cubes_public *)(const void *)session.state;
    while (pub->phase != CUBES_PHASE_OVER) {
        int player = pub->turn == 0 ? daring : seat[1].player;
        assert_int_equal(session_play(&session, cubes_game.players[player].choose(pub, &rng, NULL), NULL),
                         REFUSAL_NONE);
    }
}

static void open_review(enum device device, int wide, int high)
{
    robot_start(&robot, device, 11, wide, high);
    robot_choose(&robot, "menu.tables.dice");
    robot_settle(&robot);
    play();
    assert_true(cubes_reviews.can(&session.journal));
    cubes_reviews.open(&robot.front, &session.journal, 0, 0);
    robot_settle(&robot);
    assert_true(robot_on(&robot, &cubes_review_scene));
}

static void close_review(void)
{
    robot_choose(&robot, "review.close");
    robot_settle(&robot);
    assert_true(robot_on(&robot, &table_scene));
    assert_false(cubes_review_state_of(&robot.front)->open);
    session_end(&session);
    robot_end(&robot);
}

static void the_review_fills_and_turns_from_losses_to_all(void **unused)
{
    (void)unused;
    open_review(DEVICE_KEYS, 1920, 1080);
    const struct cubes_review_state *state = cubes_review_state_of(&robot.front);
    assert_ptr_equal(state->page.review, &state->review);
    assert_int_equal(state->page.part, 0);
    assert_true(state->page.count > 0);
    robot_focus(&robot, "review.part");
    robot_do(&robot, INTENT_RIGHT);
    assert_int_equal(state->page.part, 1);
    robot_do(&robot, INTENT_LEFT);
    assert_int_equal(state->page.part, 0);
    char said[100];
    struct text out = text_in(said, sizeof said);
    cubes_reviews.advice(&robot.front, state->review.entry[state->page.order[0]].at, &out);
    assert_non_null(strstr(said, "The engineer: "));
    close_review();
}

static void a_choice_opens_the_replay_there_with_each_device(void **unused)
{
    (void)unused;
    static const enum device devices[] = {DEVICE_MOUSE, DEVICE_KEYS, DEVICE_PAD};
    for (int i = 0; i < 3; i++) {
        open_review(devices[i], i == 1 ? 720 : 1280, i == 1 ? 1280 : 720);
        const struct cubes_review_state *state = cubes_review_state_of(&robot.front);
        int at = state->review.entry[state->page.order[0]].at;
        robot_choose(&robot, "review.row.1");
        robot_settle(&robot);
        assert_true(robot_on(&robot, &table_scene) || robot_on(&robot, &replay_scene));
        assert_int_equal(replay_of(&robot.front)->at, at);
        robot_do(&robot, INTENT_CANCEL);
        robot_settle(&robot);
        assert_true(robot_on(&robot, &cubes_review_scene));
        close_review();
    }
}

/* A game at the table ends as the rules say: the person here leaves, and the last one left has won. */
static void sit_to_the_end(enum device device, int wide, int high)
{
    robot_start(&robot, device, 11, wide, high);
    robot_choose(&robot, "menu.tables.dice");
    robot_settle(&robot);
    for (int i = 0; i < 4000 && !robot_on(&robot, &cubes_slate_scene); i++) {
        const struct cubes_public *pub = cubes_table_seen(&robot.front);
        if (pub->turn == 0 && pub->phase == CUBES_PHASE_START && robot_on(&robot, &table_scene)) {
            table_play(&robot.front, (struct move){.kind = CUBES_MOVE_LEAVE});
        }
        robot_settle(&robot);
        robot_tick(&robot, 10);
    }
    assert_true(robot_on(&robot, &cubes_slate_scene));
}

static void at_the_end_the_slate_leads_to_review_another_game_and_home(void **unused)
{
    (void)unused;
    static const enum device devices[] = {DEVICE_MOUSE, DEVICE_KEYS, DEVICE_PAD};
    for (int i = 0; i < 3; i++) {
        sit_to_the_end(devices[i], i == 2 ? 720 : 1920, i == 2 ? 1280 : 1080);
        robot_choose(&robot, "slate.row.0");
        robot_choose(&robot, "slate.review");
        robot_settle(&robot);
        assert_true(robot_on(&robot, &cubes_review_scene));
        robot_choose(&robot, "review.close");
        robot_settle(&robot);
        assert_true(robot_on(&robot, &cubes_slate_scene));
        if (devices[i] == DEVICE_KEYS) { /* as where a hand ends on the road */
            robot_key(&robot, 'h');
            robot_settle(&robot);
            assert_true(robot_on(&robot, &cubes_review_scene));
            robot_choose(&robot, "review.close");
            robot_settle(&robot);
        }
        robot_choose(&robot, "slate.again");
        robot_settle(&robot);
        assert_true(robot_on(&robot, &table_scene));
        assert_int_equal(cubes_table_seen(&robot.front)->game, 1);
        robot_end(&robot);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_review_fills_and_turns_from_losses_to_all),
        cmocka_unit_test(at_the_end_the_slate_leads_to_review_another_game_and_home),
        cmocka_unit_test(a_choice_opens_the_replay_there_with_each_device),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
