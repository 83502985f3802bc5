/* SPDX-License-Identifier: MIT */
/* The end of a round of dominoes in the cabinet: hands are counted at the table, then come sheet and review.
 */
#include "bones_person.h"
#include "front/bones/bones_front.h"
#include "front/bones/sheet_scene.h"
#include "front/bones/tally.h"
#include "front/bones/words.h"
#include "front/lesson/lessons.h"
#include "front/scenes/load.h"
#include "front/scenes/replay.h"
#include "front/scenes/review.h"
#include "front/scenes/table_scene.h"
#include "front/table/play.h"
#include "front/table/seats.h"
#include "front/table/table.h"
#include "games/bones/ai/review.h"
#include "games/bones/ai/search.h"
#include "person.h"
#include "test.h"

#include <string.h>

/* The step in which the hands open: neither poster nor sheet was seen before it. */
static const struct motion_step *play_till_hands_open(void)
{
    enum { TICKS_MOST = 40000 };
    const struct motion_step *step = NULL;
    for (int i = 0; i < TICKS_MOST && !(step && step->kind == BONES_STEP_OPEN); i++) {
        if (table_ready(table_of(&robot.front))) {
            struct move moves[GAME_MOVES_MAX];
            bones_game.legal(table_of(&robot.front)->session.state, moves);
            table_play(table_of(&robot.front), moves[0]);
        }
        robot_tick(&robot, 1);
        step = motion_now(&bones_table_of(table_of(&robot.front))->view.motion);
        assert_false(robot_on(&robot, &bones_sheet_scene));
        assert_true(step == NULL || (step->kind != BONES_STEP_DOMINO && step->kind != BONES_STEP_LOCKED));
    }
    assert_non_null(step);
    return step;
}

/* Tiles that were left turn one after the other at the table while the sum grows; then the poster, and then a
 * sheet on which everything is written. */
static void hands_are_counted_at_the_table_before_the_poster_and_the_sheet(void)
{
    enum { TICKS_MOST = 4000 };
    sit_down(DEVICE_KEYS, 1280, 720);
    robot.front.settings.pace = 100;
    const struct bones_view *view = &bones_table_of(table_of(&robot.front))->view;
    const struct motion_step *step = play_till_hands_open();
    table_of(&robot.front)->hurried = false;
    int opened = 0, sum = 0, ticks = 0, tiles = 0;
    for (; step && step->kind == BONES_STEP_OPEN && ticks < TICKS_MOST; ticks++) {
        struct bones_tally tally = bones_tally_at(view, motion_ms(step, 0));
        int open = 0, dots = 0;
        tiles = 0;
        for (int seat = 0; seat < BONES_SEATS_MAX; seat++) {
            open += tally.open[seat];
            dots += bones_tally_dots(&tally, seat);
            tiles += bones_many(tally.hand[seat]);
        }
        assert_in_range(open, opened, opened + 1);
        assert_true(dots >= sum);
        assert_true(!tally.all || open == tiles);
        opened = open;
        sum = dots;
        robot_tick(&robot, 1);
        step = motion_now(&view->motion);
    }
    assert_true(tiles > 1 && opened == tiles && ticks > 10 * tiles / 2);
    assert_true(step && (step->kind == BONES_STEP_DOMINO || step->kind == BONES_STEP_LOCKED));
    for (int i = 0; i < TICKS_MOST && !robot_on(&robot, &bones_sheet_scene); i++) {
        step = motion_now(&view->motion);
        assert_true(step == NULL || step->kind != BONES_STEP_OPEN);
        robot_tick(&robot, 1);
    }
    assert_true(robot_on(&robot, &bones_sheet_scene));
    robot_settle(&robot);
    robot_draw(&robot);
    int backs = 0;
    for (const struct draw_command *command = NULL; (command = drawn_next(&robot.frame, command));) {
        backs += command->kind == DRAW_SPRITE &&
                 strncmp(draw_string(&robot.frame, command->string), "bones/back", 10) == 0;
    }
    assert_int_equal(backs, 0);
    int moves = table_of(&robot.front)->session.journal.count;
    robot_do(&robot, INTENT_CONFIRM); /* nothing is left to hurry */
    robot_tick(&robot, 2);
    assert_true(robot_on(&robot, &table_scene));
    assert_int_equal(table_of(&robot.front)->session.journal.count, moves + 1);
}

/* Any button hurries the counting, the next one ends it; where motion is reduced all lies open at once. */
static void the_counting_is_hurried_by_any_button(void)
{
    for (int reduced = 0; reduced < 2; reduced++) {
        sit_down(DEVICE_KEYS, 1280, 720);
        robot.front.settings.pace = 100;
        robot.front.settings.reduced_motion = reduced;
        const struct bones_view *view = &bones_table_of(table_of(&robot.front))->view;
        play_till_hands_open();
        struct bones_tally tally = bones_tally_at(view, motion_ms(motion_now(&view->motion), 0));
        assert_int_equal(tally.all, reduced);
        table_of(&robot.front)->hurried = false;
        robot_do(&robot, INTENT_CONFIRM);
        assert_true(table_of(&robot.front)->hurried);
        robot_do(&robot, INTENT_CONFIRM);
        assert_int_equal(view->motion.count, 0);
        robot_tick(&robot, 2);
        assert_true(robot_on(&robot, &bones_sheet_scene));
    }
}

/* Of the round and of the game, however far its rows are scrolled. */
static void the_totals_of_a_sheet_that_scrolls_are_in_sight(void)
{
    static const char *const totals[] = {"This round", "So far"};
    sit_down(DEVICE_PAD, 640, 360);
    play_a_round();
    rest_at(&bones_sheet_scene);
    for (int page = 0; page < 3; page++) {
        struct list_view view;
        assert_true(scroll_view(&robot.front, &bones_sheet_scene, &view));
        robot_draw(&robot);
        for (int i = 0; i < 2; i++) {
            const struct draw_command *total = drawn_text(&robot.frame, totals[i]);
            assert_non_null(total);
            assert_true(total->box.y > view.box.y + view.box.h &&
                        total->box.y < item_named("sheet.again")->box.y);
        }
        press(INTENT_PAGE_NEXT);
    }
}

/* From the sheet to the review, from a choice to the replay, and from there back to the table. */
static void a_round_is_reviewed_watched_and_played_on_from(void)
{
    enum { DEALS = 20 };
    sit_down(DEVICE_PAD, 1280, 720);
    play_a_round();
    robot_settle(&robot);
    struct review_state *shown = review_of(&robot.front);
    const struct bones_review *review = (const struct bones_review *)(const void *)shown->review;
    shown->iterations = DEALS;
    robot_choose(&robot, "sheet.review");
    for (int i = 0; i < DECISIONS_MOST && (!shown->game || review->known < review->count); i++) {
        robot_tick(&robot, 1);
    }
    rest_at(&review_scene);
    assert_true(review->dealt && review->count > 0);
    assert_int_equal(review->known, review->count);
    int at = review->entry[0].at;
    choose_to("review.1", &replay_scene);
    assert_int_equal(replay_of(&robot.front)->at, at);
    char advice[96] = "";
    struct text out = text_in(advice, sizeof advice);
    review_advice(&robot.front, at, &out);
    assert_int_equal(strncmp(advice, "Marius: ", 8), 0);
    choose_to("replay.leave", &review_scene);
    choose("review.1");
    robot_choose(&robot, "replay.here");
    robot_tick(&robot, 4);
    assert_true(robot_on(&robot, &table_scene));
    assert_int_equal(table_of(&robot.front)->session.journal.count, at);
    assert_null(shown->game);
}

/* In a sitting of several games the review names a round as its sheet does. */
static void the_review_counts_rounds_as_the_sheet_does(void)
{
    enum { TICKS_MOST = 200000 };
    sit_down(DEVICE_PAD, 1280, 720);
    const struct session *session = &table_of(&robot.front)->session;
    int games = 1;
    bool done = false;
    for (int i = 0; i < TICKS_MOST && !done; i++) {
        int phase = bones_table_seen(table_of(&robot.front))->pub.phase;
        done = games > 1 && robot_on(&robot, &bones_sheet_scene);
        if (robot_on(&robot, &bones_sheet_scene) && !done) {
            games += phase == BONES_PHASE_GAME_OVER;
            robot_choose(&robot, "sheet.again");
        } else if (table_ready(table_of(&robot.front))) {
            struct move moves[GAME_MOVES_MAX];
            bones_game.legal(session->state, moves);
            table_play(table_of(&robot.front), moves[0]);
        }
        robot_tick(&robot, 4);
    }
    assert_true(done);
    robot_settle(&robot);
    assert_true(robot_reads(&robot, "ROUND 1 "));
    review_of(&robot.front)->iterations = 1;
    choose("sheet.review");
    assert_true(robot_reads(&robot, "Game 2, round 1"));
}

/* In lines or in columns, the frame of a choice touches nothing that stands above it. */
static void the_frame_of_a_reviewed_choice_touches_no_words(void)
{
    static const int windows[][2] = {{1280, 720}, {1000, 800}, {640, 480}, {720, 1280}};
    for (size_t i = 0; i < sizeof windows / sizeof windows[0]; i++) {
        sit_down(DEVICE_PAD, windows[i][0], windows[i][1]);
        robot.front.settings.print = 120;
        play_a_round();
        robot_settle(&robot);
        review_of(&robot.front)->iterations = 1;
        choose("sheet.review");
        robot_focus(&robot, "review.1");
        robot_settle(&robot);
        robot_draw(&robot);
        const struct focus_item *row = item_named("review.1");
        int above = 0;
        bool begun = false;
        for (const struct draw_command *command = NULL; (command = drawn_next(&robot.frame, command));) {
            bool near = command->kind == DRAW_TEXT && command->box.y <= row->box.y + 4 &&
                        command->box.y > row->box.y - 60;
            if (command->kind == DRAW_TEXT &&
                strcmp(draw_string(&robot.frame, command->string), "Review") == 0) {
                above = 0; /* the page's title; before it stands what lies under the page */
                near = false;
                begun = true;
            }
            near = near && begun;
            above += near;
            assert_true(!near || command->box.y < row->box.y - 9);
        }
        assert_true(above > 0);
    }
}

const struct test tests[] = {
    TEST(hands_are_counted_at_the_table_before_the_poster_and_the_sheet),
    TEST(the_counting_is_hurried_by_any_button),
    TEST(the_totals_of_a_sheet_that_scrolls_are_in_sight),
    TEST(a_round_is_reviewed_watched_and_played_on_from),
    TEST(the_review_counts_rounds_as_the_sheet_does),
    TEST(the_frame_of_a_reviewed_choice_touches_no_words),
    {0},
};
