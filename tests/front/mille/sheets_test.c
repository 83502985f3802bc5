/* SPDX-License-Identifier: MIT */
/* The score sheet, the end of a game, the question at 700 and the coup fourre poster. */
#include "base/number.h"
#include "front/mille/drivers.h"
#include "front/mille/game_over.h"
#include "front/mille/mille_table.h"
#include "front/mille/score.h"
#include "front/mille/sheet.h"
#include "front/scenes/screens.h"
#include "front/scenes/table_scene.h"
#include "front/scenes/title.h"
#include "front/table/table.h"
#include "position.h"
#include "sheets_rig.h"
#include "test.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static bool hand_over(const struct mille_public *table)
{
    return table->phase == PHASE_HAND_OVER;
}

static bool nobody_arrived(const struct mille_public *table)
{
    return table->phase == PHASE_HAND_OVER && table->trip_side < 0;
}

static bool game_over(const struct mille_public *table)
{
    return table->phase == PHASE_GAME_OVER;
}

static void open_sheet(bool (*reached)(const struct mille_public *))
{
    position_reach(&robot, reached);
    wait_for(&score_scene);
}

static void the_sheet_shows_what_the_rules_score(void)
{
    for (uint64_t seed = 1; seed <= 20; seed++) {
        assert_true(position_play(&robot, seed, hand_over));
        wait_for(&score_scene);
        const struct score_state *score = score_of(&robot.front);
        for (int side = 0; side < 2; side++) {
            int16_t lines[SCORE_LINES];
            mille_score(pub(), side, lines);
            assert_memory_equal(score->line[side], lines, sizeof lines);
            int sum = 0;
            for (int code = 0; code < SCORE_LINES; code++) {
                sum += lines[code];
            }
            assert_int_equal(score->hand_total[side], sum);
            assert_int_equal(score->overall[side], pub()->side[side].total + sum);
            assert_int_equal(score->games[side], pub()->side[side].games);
        }
        robot_settle(&robot);
        assert_true(score->done);
        char figure[32];
        struct text out = text_in(figure, sizeof figure);
        number_add(score->hand_total[TABLE_YOU], &out);
        assert_true(robot_shows(&robot, figure));
    }
}

/* How far right the car of a seat stands beside the sheet. */
static float car_of(int seat)
{
    const char *picture = mille_driver_car(mille_table_driver(table_of(&robot.front), seat))->picture;
    robot_draw(&robot);
    for (const struct draw_command *command = NULL; (command = drawn_next(&robot.frame, command));) {
        if (command->kind == DRAW_SPRITE &&
            strcmp(draw_string(&robot.frame, command->string), picture) == 0) {
            return command->box.x;
        }
    }
    fail_msg("%s is not there", picture);
    return 0;
}

static void who_arrived_stands_at_the_stone_beside_the_sheet(void)
{
    int arrived[2] = {0, 0};
    for (uint64_t seed = 1; seed <= 20; seed++) {
        assert_true(position_play(&robot, seed, hand_over));
        wait_for(&score_scene);
        int side = pub()->trip_side;
        if (side >= 0) {
            arrived[side]++;
            assert_true(car_of(side) > car_of(!side));
        }
    }
    assert_true(arrived[0] > 0 && arrived[1] > 0);
}

static void the_sheet_counts_line_by_line(void)
{
    open_sheet(hand_over);
    ticks(13); /* the dialog comes */
    assert_int_equal(score_of(&robot.front)->step, 0);
    assert_false(robot_shows(&robot, "Each safety"));
    ticks(21); /* 350 ms */
    assert_int_equal(score_of(&robot.front)->step, 1);
    assert_true(robot_shows(&robot, "Milestones played"));
    ticks(SCORE_LINES * 21 - 21);
    assert_int_equal(score_of(&robot.front)->step, SCORE_STEP_HAND);
    ticks(36 + 36); /* 600 ms a total */
    assert_int_equal(score_of(&robot.front)->step, SCORE_STEP_POSTMARK);
    ticks(11);
    assert_true(score_of(&robot.front)->done);
}

/* The sum of the figures in the row that a label names. */
static int figures_beside(const char *label)
{
    robot_draw(&robot);
    float row = 0;
    bool found = false;
    int sum = 0;
    for (int look = 0; look < 2; look++) {
        for (const struct draw_command *command = NULL; (command = drawn_next(&robot.frame, command));) {
            const char *string = draw_string(&robot.frame, command->string);
            if (command->kind == DRAW_TEXT && look == 0 && strcmp(string, label) == 0) {
                row = command->box.y;
                found = true;
            } else if (command->kind == DRAW_TEXT && look == 1 && fabsf(command->box.y - row) < 4) {
                sum += atoi(string); /* the label's counts for nothing */
            }
        }
    }
    assert_true(found);
    return sum;
}

static void a_game_is_counted_when_its_hand_is(void)
{
    open_sheet(game_over);
    const struct score_state *score = score_of(&robot.front);
    int games = score->games[0] + score->games[1];
    assert_true(score->game_over && score->overall[0] != score->overall[1]);
    while (score->step <= SCORE_STEP_OVERALL) {
        assert_int_equal(figures_beside("Games"), games - 1);
        ticks(1);
    }
    assert_int_equal(figures_beside("Games"), games);
    robot_settle(&robot);
    assert_int_equal(figures_beside("Games"), games);
}

static void the_pace_scales_the_count(void)
{
    robot.front.settings.pace = 200;
    open_sheet(hand_over);
    ticks(13);
    ticks(11);
    assert_int_equal(score_of(&robot.front)->step, 1);
}

static void any_button_hurries_and_a_second_ends_the_count(void)
{
    static const enum intent_kind buttons[] = {INTENT_CONFIRM, INTENT_CANCEL,    INTENT_PRESS,
                                               INTENT_LEFT,    INTENT_ALTERNATE, INTENT_MENU};
    for (size_t i = 0; i < sizeof buttons / sizeof *buttons; i++) {
        open_sheet(hand_over);
        ticks(15);
        press(INTENT_POINT);
        assert_int_equal(score_of(&robot.front)->step, 0);
        press(buttons[i]);
        assert_int_equal(score_of(&robot.front)->step, 1);
        assert_false(score_of(&robot.front)->done);
        press(buttons[i]);
        assert_true(score_of(&robot.front)->done);
        ticks(20);
        assert_ptr_equal(front_scene(&robot.front), &score_scene);
    }
}

static void reduced_motion_shows_the_sheet_at_once(void)
{
    robot.front.settings.reduced_motion = true;
    open_sheet(hand_over);
    assert_true(score_of(&robot.front)->done);
    assert_true(robot_shows(&robot, "Shut-out"));
}

static void next_hand_deals_and_leave_goes_to_the_title(void)
{
    open_sheet(hand_over);
    robot_settle(&robot);
    int hand = pub()->hand_number;
    press(INTENT_CONFIRM);
    wait_for(&table_scene);
    assert_int_equal(pub()->hand_number, hand + 1);
    open_sheet(hand_over);
    robot_settle(&robot);
    click("score.leave");
    wait_for(&confirm_scene);
    click("confirm.yes");
    wait_for(&title_scene);
    assert_ptr_equal(front_scene(&robot.front), &title_scene);
    open_sheet(hand_over);
    robot_settle(&robot);
    press(INTENT_CANCEL);
    wait_for(&confirm_scene);
    press(INTENT_CANCEL);
    wait_for(&score_scene);
}

static bool shows_played_cards(void)
{
    robot_draw(&robot);
    for (const struct draw_command *command = NULL; (command = drawn_next(&robot.frame, command));) {
        const char *name = draw_string(&robot.frame, command->string);
        if (command->kind == DRAW_CARD && strstr(name, "back") == NULL) {
            return true;
        }
    }
    return false;
}

static void stones_of_games_stand_only_where_there_is_room(void)
{
    const float wide[] = {710, 930}, narrow[] = {180, 346};
    assert_true(sheet_stones_fit(wide, 2, 150, (int16_t[]){2, 1}));
    assert_true(sheet_stones_fit(wide, 2, 150, (int16_t[]){12, 4}));
    assert_true(sheet_stones_fit(narrow, 2, 90, (int16_t[]){0, 0}));
    assert_false(sheet_stones_fit(narrow, 2, 90, (int16_t[]){2, 1}));  /* over the label */
    assert_false(sheet_stones_fit(narrow, 2, 90, (int16_t[]){0, 12})); /* over the other's number */
}

static void the_table_is_empty_when_the_sheet_has_gone(void)
{
    open_sheet(hand_over);
    robot_settle(&robot);
    press(INTENT_CONFIRM);
    while (!robot_on(&robot, &table_scene)) {
        robot_tick(&robot, 1);
    }
    assert_false(shows_played_cards());
    robot_tick(&robot, 6);
    assert_false(shows_played_cards());
}

static void the_postmark_tells_who_broke_down(void)
{
    open_sheet(nobody_arrived);
    robot_settle(&robot);
    assert_true(robot_shows(&robot, "EN PANNE"));
    assert_true(robot_shows(&robot, "Nobody arrived"));
}

static void the_bar_names_the_winner_of_the_hand(void)
{
    open_sheet(hand_over);
    robot_settle(&robot);
    const struct score_state *score = score_of(&robot.front);
    int ahead = score->hand_total[TABLE_YOU] - score->hand_total[TABLE_OPPONENT];
    struct status status = {0};
    score_scene.status(&robot.front, &status);
    assert_non_null(strstr(status.message, ahead > 0   ? "You win the hand by "
                                           : ahead < 0 ? "Léa wins the hand by "
                                                       : "The hand is even"));
}

static void a_decided_game_shows_its_winner_and_starts_anew(void)
{
    for (uint64_t seed = 1; seed <= 8; seed++) {
        assert_true(position_play(&robot, seed, game_over));
        wait_for(&score_scene);
        robot_settle(&robot);
        click("score.next");
        assert_ptr_equal(front_scene(&robot.front), &game_over_scene);
        const struct game_over_state *over = game_over_of(&robot.front);
        int you = mille_overall(pub(), TABLE_YOU), lea = mille_overall(pub(), TABLE_OPPONENT);
        assert_true(you >= GAME_POINTS || lea >= GAME_POINTS);
        assert_int_equal(over->total[TABLE_YOU], you);
        assert_int_equal(over->total[TABLE_OPPONENT], lea);
        assert_int_equal(over->winner, you > lea ? TABLE_YOU : you < lea ? TABLE_OPPONENT : -1);
        assert_int_equal(over->games[TABLE_YOU],
                         mille_table_seen(table_of(&robot.front))->pub.side[TABLE_YOU].games);
        assert_true(robot_shows(&robot, you > lea   ? "You win the game"
                                        : you < lea ? "Léa wins the game"
                                                    : "Equal totals"));
        /* Whoever lost has a kind word, unless there is a high score to tell of. */
        assert_true(robot_reads(&robot, "high score") || robot_reads(&robot, "Never mind") == (lea > you));
        if (seed % 2) {
            click("over.again");
            assert_int_equal(pub()->hand_number, 1);
            assert_int_equal(pub()->side[TABLE_YOU].total, 0);
        } else {
            click("over.leave"); /* it is decided: nothing is asked */
            wait_for(&title_scene);
            assert_ptr_equal(front_scene(&robot.front), &title_scene);
        }
    }
}

/* Where a text lies, from its ascent to its descent. */
static struct rect text_box(const struct draw_command *command)
{
    float size = command->as.text.size,
          w = draw_text_width(&robot.frame, draw_string(&robot.frame, command->string), command->as.text.font,
                              size, command->as.text.tracking);
    float left = command->as.text.anchor == ANCHOR_START    ? 0
                 : command->as.text.anchor == ANCHOR_MIDDLE ? w / 2
                                                            : w;
    return (struct rect){command->box.x - left, command->box.y - size * .75f, w, size};
}

static void check_frame(void)
{
    robot_draw(&robot);
    struct rect canvas = robot.frame.frame.canvas;
    struct focus_list list;
    front_items(&robot.front, &list);
    for (int i = 0; i < list.count; i++) {
        struct rect box = list.item[i].box;
        assert_true(box.x >= 0 && box.y >= 0 && box.x + box.w <= canvas.w && box.y + box.h <= canvas.h - 44);
        for (int k = 0; k < i; k++) {
            struct rect other = list.item[k].box;
            assert_true(box.x >= other.x + other.w || other.x >= box.x + box.w ||
                        box.y >= other.y + other.h || other.y >= box.y + box.h);
        }
    }
    for (const struct draw_command *command = NULL; (command = drawn_next(&robot.frame, command));) {
        if (command->kind == DRAW_TEXT && command->angle >= 0 && command->angle <= 0) {
            struct rect box = text_box(command);
            if (box.x < 0 || box.x + box.w > canvas.w || box.y + box.h > canvas.h + 4) {
                fail_msg("cut: %s", draw_string(&robot.frame, command->string));
            }
        }
    }
}

static void nothing_is_cut_off_in_any_window(void)
{
    static const int sizes[][2] = {{1280, 720},  {1280, 800},  {1440, 1080},
                                   {1920, 1080}, {2560, 1080}, {3840, 2160}};
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        robot_start(&robot, DEVICE_PAD, 7, sizes[i][0], sizes[i][1]);
        open_question();
        check_frame();
        open_sheet(hand_over);
        robot_settle(&robot);
        check_frame();
        assert_true(position_play(&robot, 3, game_over));
        wait_for(&score_scene);
        robot_settle(&robot);
        click("score.next");
        check_frame();
        put_up_poster(TABLE_OPPONENT);
        ticks(50);
        check_frame();
    }
}

const struct test tests[] = {
    TEST_WITH(who_arrived_stands_at_the_stone_beside_the_sheet, sit_down, stand_up),
    TEST_WITH(the_sheet_shows_what_the_rules_score, sit_down, stand_up),
    TEST_WITH(the_sheet_counts_line_by_line, sit_down, stand_up),
    TEST_WITH(a_game_is_counted_when_its_hand_is, sit_down, stand_up),
    TEST_WITH(the_pace_scales_the_count, sit_down, stand_up),
    TEST_WITH(any_button_hurries_and_a_second_ends_the_count, sit_down, stand_up),
    TEST_WITH(reduced_motion_shows_the_sheet_at_once, sit_down, stand_up),
    TEST_WITH(next_hand_deals_and_leave_goes_to_the_title, sit_down, stand_up),
    TEST_WITH(the_table_is_empty_when_the_sheet_has_gone, sit_down, stand_up),
    TEST_WITH(the_postmark_tells_who_broke_down, sit_down, stand_up),
    TEST_WITH(the_bar_names_the_winner_of_the_hand, sit_down, stand_up),
    TEST_WITH(a_decided_game_shows_its_winner_and_starts_anew, sit_down, stand_up),
    TEST_WITH(nothing_is_cut_off_in_any_window, sit_down, stand_up),
    TEST_WITH(stones_of_games_stand_only_where_there_is_room, sit_down, stand_up),
    {0},
};
