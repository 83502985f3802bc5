/* SPDX-License-Identifier: MIT */
/* The review on the screen: opened from the sheet or a replay, filling while it is worked out, leading into
 * the replay and back. */
#include "front/mille/mille_table.h"
#include "front/mille/score.h"
#include "front/scenes/replay.h"
#include "front/scenes/review_inside.h"
#include "front/scenes/screens.h"
#include "front/scenes/table_scene.h"
#include "front/table/table.h"
#include "games/mille/ai/review.h"
#include "person.h"
#include "position.h"
#include "test.h"

#include <string.h>

enum { FEW = 24, ALL_ROUNDS = 1 << 30 };

static bool third_hand_over(const struct mille_public *pub)
{
    return pub->phase == PHASE_HAND_OVER && pub->hand_number == 3;
}

/* At the sheet of a third hand, counted up. */
static void at_the_sheet(enum device device)
{
    robot_start(&robot, device, 7, 1920, 1080);
    review_of(&robot.front)->iterations = FEW;
    robot.work_rounds = ALL_ROUNDS;
    position_reach(&robot, third_hand_over);
    rest_at(&score_scene);
    assert_true(score_of(&robot.front)->done);
}

static const struct review *review(void)
{
    return (const struct review *)(const void *)review_of(&robot.front)->review;
}

/* Those that the summary counts. */
static int decisions(void)
{
    struct review_sum sum = {0};
    review_add(&sum, review());
    return sum.decisions;
}

static void open_review(void)
{
    choose_to("score.review", &review_scene);
}

static const char *row(int number)
{
    static char name[FOCUS_NAME_SIZE];
    text_format(name, sizeof name, "review.%d", number);
    return name;
}

static const char *message(void)
{
    static struct status status;
    status = (struct status){0};
    front_scene(&robot.front)->status(&robot.front, &status);
    return status.message;
}

/* ---- from the sheet ------------------------------------------------------------------------------ */

static void a_move_of_the_review_opens_the_replay_there_and_leaving_it_comes_back(void)
{
    for (size_t d = 0; d < sizeof devices / sizeof *devices; d++) {
        at_the_sheet(devices[d]);
        uint64_t sheet = mille_game.hash(table_of(&robot.front)->session.state);
        open_review();
        assert_int_equal(review()->hand, 2);
        assert_int_equal(review()->known, review()->count);
        assert_true(review()->count > 4);
        choose_to(row(4), &replay_scene);
        assert_int_equal(replay_of(&robot.front)->at, review()->entry[3].at);
        assert_int_equal(session_turn(&table_of(&robot.front)->session), TABLE_YOU);
        choose("replay.next");
        assert_int_equal(replay_of(&robot.front)->at, review()->entry[3].at + 1);
        choose_to(devices[d] == DEVICE_PAD ? "replay.review" : "replay.leave", &review_scene);
        assert_int_equal(mille_game.hash(table_of(&robot.front)->session.state), sheet);
        if (devices[d] != DEVICE_MOUSE) {
            robot_focus(&robot, row(4)); /* it is there still */
        }
        choose_to("review.close", &score_scene);
        choose_to("score.next", &table_scene);
        assert_int_equal(mille_table_seen(table_of(&robot.front))->pub.hand_number, 4);
    }
}

static void the_focus_waits_at_the_move_that_was_watched(void)
{
    at_the_sheet(DEVICE_KEYS);
    open_review();
    robot_focus(&robot, row(3));
    int focus = front_focus(&robot.front);
    press(INTENT_CONFIRM);
    press_to(INTENT_CANCEL, &review_scene);
    assert_int_equal(front_focus(&robot.front), focus);
    press_to(INTENT_CANCEL, &score_scene);
}

static void the_sort_button_changes_what_is_listed(void)
{
    at_the_sheet(DEVICE_PAD);
    open_review();
    robot_do(&robot, INTENT_ALTERNATE);
    assert_true(review_of(&robot.front)->losses_only);
    robot_do(&robot, INTENT_ALTERNATE);
    assert_false(review_of(&robot.front)->losses_only);
}

static void only_losses_are_listed_on_demand(void)
{
    for (size_t d = 0; d < sizeof devices / sizeof *devices; d++) {
        at_the_sheet(devices[d]);
        open_review();
        struct review *given = (struct review *)(void *)review_of(&robot.front)->review;
        for (int i = 0; i < given->count; i++) {
            given->entry[i].loss = i == 2 ? 12000 : 0;
        }
        choose("review.filter");
        assert_false(robot_has(&robot, row(1)));
        assert_true(robot_has(&robot, row(3)));
        assert_false(robot_has(&robot, row(4)));
        given->entry[2].loss = 0;
        assert_true(robot_shows(&robot, "No move cost anything: well driven!"));
        choose("review.filter");
        assert_true(robot_has(&robot, row(1)));
    }
}

static void every_row_can_be_reached_and_says_what_it_cost(void)
{
    at_the_sheet(DEVICE_KEYS);
    open_review();
    robot_do(&robot, INTENT_UP); /* from the first row, nowhere above it in the list */
    robot_focus(&robot, row(1));
    for (int i = 0; i < review()->count; i++) {
        assert_true(robot_has(&robot, row(i + 1)));
        assert_string_not_equal(message(), "");
        robot_do(&robot, INTENT_DOWN);
    }
    robot_do(&robot, INTENT_PAGE_PREV);
    robot_do(&robot, INTENT_WHEEL);
    at_the_sheet(DEVICE_MOUSE);
    open_review();
    for (int i = 0; i < review()->count; i++) {
        front_intent(&robot.front,
                     &(struct intent){.kind = INTENT_WHEEL, .device = DEVICE_MOUSE, .amount = -1});
    }
    assert_true(robot_has(&robot, row(review()->count)));
}

static void other_hands_of_the_sitting_can_be_reviewed(void)
{
    for (size_t d = 0; d < sizeof devices / sizeof *devices; d++) {
        at_the_sheet(devices[d]);
        open_review();
        choose("review.hand");
        assert_int_equal(review()->hand, 0); /* round from the last to the first */
        assert_int_equal(review()->known, review()->count);
        if (devices[d] != DEVICE_MOUSE) {
            press(INTENT_RIGHT);
            assert_int_equal(review()->hand, 1);
        }
        assert_true(robot_shows(&robot, devices[d] == DEVICE_MOUSE ? "Hand 1" : "Hand 2"));
    }
}

static void the_summary_s_lines_stand_below_each_other_in_its_panel_in_wide_windows(void)
{
    static const struct window windows[] = {
        {.w = 1920, .h = 1080, .dpr = 1}, {.w = 2560, .h = 1080, .dpr = 1}, {.w = 2560, .h = 600, .dpr = 1}};
    at_the_sheet(DEVICE_KEYS);
    open_review();
    for (size_t i = 0; i < sizeof windows / sizeof *windows; i++) {
        robot_reshape(&robot, &windows[i]);
        robot_settle(&robot);
        robot_draw(&robot);
        struct review_form form;
        review_form(&robot.front, &form);
        const struct draw_command *mean = drawn_text_with(&robot.frame, "a decision");
        const struct draw_command *blunders = drawn_text_with(&robot.frame, "Blunder");
        const struct draw_command *luck = drawn_text_with(&robot.frame, "The deck");
        const struct draw_command *known = drawn_text_with(&robot.frame, "looked at");
        if (!mean || !blunders || !luck || !known) {
            fail_msg("the summary does not say all");
            return;
        }
        struct rect close = review_item_box(&robot.front, &form, REVIEW_ITEM_CLOSE);
        float foot = close.y;
        if (!form.beside) { /* it is scrolled, and cut where the rows end */
            struct rect panel = review_item_box(&robot.front, &form, REVIEW_ITEM_SUMMARY);
            foot = panel.y + panel.h;
        }
        assert_true(luck->box.y < foot && known->box.y < foot && blunders->box.y < luck->box.y);
        /* In one column how far it has come stands below all else. */
        assert_true(!form.beside || (mean->box.y < blunders->box.y && luck->box.y < known->box.y));
    }
}

/* Upright, too, the columns say what they are, and go on doing so as the list scrolls. */
static void an_upright_list_keeps_its_captions(void)
{
    at_the_sheet(DEVICE_KEYS);
    open_review();
    robot_reshape(&robot, &(struct window){.w = 1000, .h = 1000, .dpr = 1});
    robot_settle(&robot);
    assert_true(robot_shows(&robot, "THE ACE") && robot_shows(&robot, "SUMMARY"));
    struct review_form form;
    review_form(&robot.front, &form);
    form.form.view.at = form.summary + 2 * form.pitch; /* with more rows than this hand has */
    float captions = review_captions_y(&form);
    assert_true(captions > form.form.box.y && captions + form.captions <= form.form.view.box.y + .1f);
}

static void a_loss_of_luck_is_written_with_a_minus(void)
{
    char words[24];
    struct text out = text_in(words, sizeof words);
    review_percent(-2000, 1, true, &out);
    assert_string_equal(words, "\u22120.2%");
}

/* ---- while it is worked out ---------------------------------------------------------------------- */

static void it_fills_while_it_is_worked_out(void)
{
    at_the_sheet(DEVICE_PAD);
    robot.work_held = true;
    open_review();
    assert_int_equal(review()->known, 0);
    assert_int_equal(decisions(), 0);
    assert_string_equal(message(), "This move has yet to be looked at");
    char where[40];
    text_format(where, sizeof where, "0 of %d looked at", review()->count);
    assert_true(robot_shows(&robot, where));
    robot.work_held = false;
    for (int known = 0; known < review()->count; known++) {
        assert_int_equal(review()->known, known);
        robot_tick(&robot, 1);
    }
    robot_settle(&robot);
    assert_int_equal(review()->known, review()->count);
    assert_true(decisions() > 0);
}

static void it_goes_on_below_the_replay(void)
{
    at_the_sheet(DEVICE_KEYS);
    robot.work_held = true;
    open_review();
    choose_to(row(2), &replay_scene);
    robot.work_held = false;
    robot_settle(&robot);
    assert_int_equal(review()->known, review()->count);
}

static void leaving_calls_it_off(void)
{
    at_the_sheet(DEVICE_KEYS);
    robot.work_held = true;
    open_review();
    press_to(INTENT_CANCEL, &score_scene);
    assert_int_equal(robot.works_called_off, 1);
    assert_null(review_of(&robot.front)->game);
    /* And so does the end of the program, which the robot checks, wherever it comes. */
    open_review();
    choose(row(2));
}

static void playing_on_from_a_reviewed_move_leaves_the_review(void)
{
    at_the_sheet(DEVICE_KEYS);
    open_review();
    int at = review()->entry[1].at;
    choose(row(2));
    robot_choose(&robot, "replay.here");
    front_tick(&robot.front);
    assert_true(robot_on(&robot, &table_scene));
    assert_null(review_of(&robot.front)->game);
    assert_int_equal(table_of(&robot.front)->session.journal.count, at);
}

static bool your_play(const struct mille_public *pub)
{
    return pub->phase == PHASE_PLAY && pub->turn == TABLE_YOU && pub->hand_number == 1 && pub->deck < 70;
}

static void the_hint_says_what_the_review_says_later(void)
{
    robot_start(&robot, DEVICE_KEYS, 7, 1920, 1080);
    robot.work_rounds = ALL_ROUNDS;
    position_reach(&robot, your_play);
    robot_settle(&robot);
    press_key('h');
    const struct shown_card *card =
        mille_table_card(table_of(&robot.front), front_focus(&robot.front) - MILLE_ITEM_HAND);
    assert_non_null(card);
    /* The same place in a journal, whatever was played there. */
    struct journal journal;
    struct move moves[GAME_MOVES_MAX];
    static struct review later;
    static struct review_task task;
    int count = mille_game.legal(table_of(&robot.front)->session.state, moves);
    journal_copy(&journal, &table_of(&robot.front)->session.journal);
    journal_add(&journal, TABLE_YOU, moves[count - 1]);
    review_start(&later, &journal, TABLE_YOU, 0, REVIEW_ITERATIONS);
    later.known = later.count - 1;
    assert_true(review_next(&later, &task));
    review_think(&task, &(struct pulse){.more = NULL});
    assert_true(task.thought);
    assert_int_equal(task.best.card, card->card);
    journal_free(&journal);
}

/* ---- from elsewhere ------------------------------------------------------------------------------ */

static void a_saved_sitting_is_reviewed_from_its_replay(void)
{
    for (size_t d = 0; d < sizeof devices / sizeof *devices; d++) {
        at_the_sheet(devices[d]);
        struct session copy = {.game = &mille_game};
        struct journal *journal = &table_of(&robot.front)->session.journal;
        journal_copy(&copy.journal, journal);
        int middle = journal_hand_of(journal, journal->count) - 1;
        replay_open(&robot.front, &copy);
        robot_settle(&robot);
        while (journal_hand_of(&replay_of(&robot.front)->whole, replay_of(&robot.front)->at) < middle) {
            replay_seek(&robot.front, replay_of(&robot.front)->at + 1);
        }
        choose_to("replay.review", &review_scene);
        assert_false(replay_of(&robot.front)->open);
        assert_int_equal(review()->hand, middle);
        choose_to("review.close", &score_scene);
    }
}

static void a_letter_reviews_what_is_watched_and_goes_back_to_its_review(void)
{
    at_the_sheet(DEVICE_KEYS);
    struct session copy = {.game = &mille_game};
    journal_copy(&copy.journal, &table_of(&robot.front)->session.journal);
    replay_open(&robot.front, &copy);
    robot_settle(&robot);
    assert_true(robot_shows(&robot, "Review"));
    press_key_to('h', &review_scene);
    assert_false(replay_of(&robot.front)->open);
    choose_to(row(1), &replay_scene);
    press_key_to('h', &review_scene);
    choose_to("review.close", &score_scene);
}

static bool under_way(const struct mille_public *pub)
{
    return pub->phase == PHASE_PLAY && pub->hand_number == 1 && pub->deck < 60;
}

static void a_hand_under_way_is_not_reviewed(void)
{
    robot_start(&robot, DEVICE_KEYS, 7, 1920, 1080);
    position_reach(&robot, under_way);
    robot_settle(&robot);
    struct session copy = {.game = &mille_game};
    journal_copy(&copy.journal, &table_of(&robot.front)->session.journal);
    replay_open(&robot.front, &copy);
    robot_settle(&robot);
    assert_false(item_named("replay.review")->enabled);
    choose_to("replay.review", &replay_scene);
    press_key_to('h', &replay_scene);
}

static void two_people_look_each_at_their_own_moves(void)
{
    at_the_sheet(DEVICE_KEYS);
    struct session *session = &table_of(&robot.front)->session;
    session->journal.seat[1].player = PLAYER_HUMAN;
    text_copy(session->journal.seat[0].name, SEAT_NAME_SIZE, "Marie");
    text_copy(session->journal.seat[1].name, SEAT_NAME_SIZE, "Paul");
    open_review();
    assert_int_equal(review()->seat, 0);
    choose("review.seat");
    assert_int_equal(review()->seat, 1);
    assert_true(robot_shows(&robot, "Paul"));
    choose_to(row(1), &replay_scene);
    assert_int_equal(table_you(table_of(&robot.front)), 1);
    choose_to("replay.leave review.close", &score_scene);
    choose("score.next");
    assert_int_equal(mille_table_seen(table_of(&robot.front))->pub.hand_number, 4);
    assert_true(robot_on(&robot, &handover_scene) || robot_on(&robot, &table_scene));
}

const struct test tests[] = {
    TEST(a_move_of_the_review_opens_the_replay_there_and_leaving_it_comes_back),
    TEST(the_focus_waits_at_the_move_that_was_watched),
    TEST(the_sort_button_changes_what_is_listed),
    TEST(only_losses_are_listed_on_demand),
    TEST(every_row_can_be_reached_and_says_what_it_cost),
    TEST(other_hands_of_the_sitting_can_be_reviewed),
    TEST(the_summary_s_lines_stand_below_each_other_in_its_panel_in_wide_windows),
    TEST(an_upright_list_keeps_its_captions),
    TEST(a_loss_of_luck_is_written_with_a_minus),
    TEST(it_fills_while_it_is_worked_out),
    TEST(it_goes_on_below_the_replay),
    TEST(leaving_calls_it_off),
    TEST(playing_on_from_a_reviewed_move_leaves_the_review),
    TEST(the_hint_says_what_the_review_says_later),
    TEST(a_saved_sitting_is_reviewed_from_its_replay),
    TEST(a_letter_reviews_what_is_watched_and_goes_back_to_its_review),
    TEST(a_hand_under_way_is_not_reviewed),
    TEST(two_people_look_each_at_their_own_moves),
    {0},
};
