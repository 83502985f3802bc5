/* SPDX-License-Identifier: MIT */
/* What is counted of a game of dice: each figure met, and missed by a little. */
#include "cubes_rig.h"
#include "table/session.h"
#include "test.h"

#include "table/figures.h"

static struct cubes_state state;
static struct figures counted;

static void begin(int seats, int goal)
{
    const struct event_list none = {.count = 0};
    rig_table(&state, seats, goal, false);
    figures_begin(&counted, &cubes_figures, 0);
    figures_follow(&counted, &none, &state);
}

/* Plays a move, on these dice if it is a roll. */
static void play(const char *text, const char *dice)
{
    struct event_list events = {.count = 0};
    struct move move;
    assert_true(cubes_game.move_parse(text, &move));
    if (dice) {
        rig_dice(&state, dice);
    }
    assert_int_equal(cubes_game.apply(&state, move, &events), REFUSAL_NONE);
    figures_follow(&counted, &events, &state);
}

static int hand(const char *key)
{
    return figures_hand_of(&counted, key);
}

static void boarding_counts_its_turn(void)
{
    begin(1, CUBES_GOAL_STANDARD);
    play("roll abcde", "22346"); /* a bust */
    assert_int_equal(hand("busts"), 1);
    assert_int_equal(hand("boards"), 0);
    play("roll abcde", "44416");
    play("hold", NULL);
    assert_int_equal(hand("boards"), 1);
    assert_int_equal(hand("boarded"), 2);
    assert_int_equal(hand("score"), 500);
    assert_int_equal(hand("best_turn"), 500);
    assert_int_equal(hand("dice"), 2 * CUBES_DICE);
    assert_int_equal(hand("alone"), 1);
    begin(2, CUBES_GOAL_STANDARD);
    play("roll abcde", "44416");
    play("hold", NULL);
    assert_int_equal(hand("boarded"), 1);
    assert_int_equal(hand("alone"), 0);
    play("roll abcde", "11111"); /* the other seat's */
    assert_int_equal(hand("fives"), 0);
    assert_int_equal(hand("dice"), CUBES_DICE);
}

static void combinations_count_as_they_are_rolled(void)
{
    begin(1, CUBES_GOAL_STANDARD);
    play("roll abcde", "33336");
    assert_int_equal(hand("fours"), 1);
    assert_int_equal(hand("fives"), 0);
    begin(1, CUBES_GOAL_STANDARD);
    play("roll abcde", "33333");
    assert_int_equal(hand("fours"), 0);
    assert_int_equal(hand("fives"), 1);
    assert_int_equal(hand("hot_dice"), 1);
    begin(1, CUBES_GOAL_STANDARD);
    play("roll abcde", "23456");
    assert_int_equal(hand("straights"), 1);
    begin(1, CUBES_GOAL_STANDARD);
    play("roll abcde", "23451");
    assert_int_equal(hand("straights"), 1);
    begin(1, CUBES_GOAL_STANDARD);
    play("roll abcde", "23416");
    assert_int_equal(hand("straights"), 0);
}

static void home_is_the_goal(void)
{
    begin(1, CUBES_GOAL_BLITZ);
    play("roll abcde", "44416");
    play("hold", NULL);
    assert_int_equal(hand("home"), 0);
    rig_score(&state, 0, 7000);
    play("roll abcde", "44416");
    play("hold", NULL);
    assert_true(counted.game_over);
    assert_int_equal(hand("home"), 1);
    assert_int_equal(hand("turns"), 2);
    assert_int_equal(hand("games_won"), 0); /* nobody else played */
}

static void a_game_that_went_into_overtime_is_won_in_overtime(void)
{
    for (int overtime = 0; overtime < 2; overtime++) {
        begin(2, CUBES_GOAL_STANDARD);
        rig_score(&state, 0, 9500);
        rig_score(&state, 1, overtime ? 9900 : 9000);
        play("roll abcde", "44416");
        play("hold", NULL);
        if (overtime) {
            assert_false(counted.over);
            assert_int_equal(hand("overtimes"), 1);
            assert_int_equal(hand("overtimes_won"), 0);
            play("leave", NULL);
        }
        assert_true(counted.game_over);
        assert_int_equal(hand("games_won"), 1);
        assert_int_equal(hand("overtimes_won"), overtime);
    }
}

static void the_last_hold_and_overtime_are_counted(void)
{
    begin(2, CUBES_GOAL_STANDARD);
    play("roll abcde", "44416");
    play("hold", NULL);
    assert_int_equal(hand("last_hold"), 500);
    assert_int_equal(hand("overtimes"), 0);
    play("leave", NULL); /* the other seat */
    assert_true(counted.over);
    play("next", NULL);
    assert_int_equal(hand("last_hold"), 0);
    assert_int_equal(hand("turns"), 0);
    assert_int_equal(figures_all_of(&counted, "best_turn"), 500);
}

static void who_leaves_is_counted(void)
{
    begin(3, CUBES_GOAL_STANDARD);
    play("leave", NULL);
    assert_int_equal(hand("left"), 1);
    assert_int_equal(hand("games_won"), 0);
}

/* The last game of a sitting is counted by itself. */
static void the_last_game_is_counted_alone(void)
{
    const struct game_setup setup = {.seed = 9, .seats = 2, .sides = 2};
    const struct journal_seat seats[] = {{.player = 0}, {.player = 1}};
    static struct session session;
    struct figures all, last;
    int turns[2];
    session_start(&session, &cubes_game, &setup, seats, NULL);
    for (int game = 0; game < 2; game++) {
        while (session_turn(&session) != SEAT_NONE) {
            session_play(&session, session_choose(&session, session_turn(&session)), NULL);
        }
        struct cubes_public seen;
        session_observe(&session, SEAT_NONE, &seen);
        turns[game] = seen.seat[1].turns;
        if (game == 0) {
            session_play(&session, (struct move){.kind = CUBES_MOVE_NEXT}, NULL);
        }
    }
    figures_of_journal(&all, &cubes_figures, 1, &session.journal, session.journal.count);
    figures_of_game(&last, &cubes_figures, 1, &session.journal);
    assert_int_equal(all.hands, 2);
    assert_int_equal(last.hands, 1);
    assert_int_equal(figures_all_of(&all, "turns"), turns[0] + turns[1]);
    assert_int_equal(figures_all_of(&last, "turns"), turns[1]);
    session_end(&session);
}

const struct test tests[] = {
    TEST(boarding_counts_its_turn),
    TEST(combinations_count_as_they_are_rolled),
    TEST(home_is_the_goal),
    TEST(a_game_that_went_into_overtime_is_won_in_overtime),
    TEST(the_last_hold_and_overtime_are_counted),
    TEST(who_leaves_is_counted),
    TEST(the_last_game_is_counted_alone),
    {0},
};
