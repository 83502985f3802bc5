/* SPDX-License-Identifier: MIT */
/* What is counted of a hand on the road: each figure met, and missed by a little. */
#include "rig.h"
#include "table/figures.h"
#include "test.h"

static struct mille_state state;
static struct figures counted;

/* The hand goes on from another position: the seat in turn, what both hold and what lies before both sides.
 */
static void stand(const char *options, int turn, const char *const held[2], const char *own,
                  const char *their)
{
    const struct event_list none = {.count = 0};
    state = rig_with(2, 2, options);
    rig_lay(&state, 0, own);
    rig_lay(&state, 1, their);
    rig_hand(&state, 0, held[0]);
    rig_hand(&state, 1, held[1]);
    rig_turn(&state, turn, PHASE_PLAY);
    figures_follow(&counted, &none, &state);
}

/* Seat 0 counts from here on, in turn with these cards. */
static void begin(const char *options, const char *held, const char *own, const char *their)
{
    figures_begin(&counted, &mille_figures, 0);
    stand(options, 0, (const char *const[]){held, ""}, own, their);
}

static void play(const char *text)
{
    struct event_list events = rig_told(&state, text);
    figures_follow(&counted, &events, &state);
}

static int hand(const char *key)
{
    return figures_hand_of(&counted, key);
}

static void a_trip_counts_where_it_ends(void)
{
    begin("extension=off", "25", "go 200 200 100 100 75", "go 50");
    assert_int_equal(hand("trips"), 0);
    assert_int_equal(hand("miles"), 675);
    assert_int_equal(hand("hands_won"), 0);
    play("play 25");
    assert_true(counted.over);
    assert_int_equal(hand("trips"), 1);
    assert_int_equal(hand("miles"), 700);
    assert_int_equal(hand("safe_trips"), 0);
    assert_int_equal(hand("untouched_trips"), 1);
    assert_int_equal(hand("extended_trips"), 0);
    assert_int_equal(hand("delayed_actions"), 0);
    assert_int_equal(hand("shut_outs"), 0);
    assert_int_equal(hand("hand_points"), mille_hand_total(&state.pub, 0));
    assert_int_equal(hand("hands_won"), 1);
    assert_int_equal(hand("games_won"), 0);
}

static void a_trip_of_the_other_side_is_not_counted(void)
{
    begin("extension=off", "", "go 25", "go 200 200 100 100 75");
    stand("extension=off", 1, (const char *const[]){"", "25"}, "go 25", "go 200 200 100 100 75");
    play("play 25 on 1");
    assert_true(counted.over);
    assert_int_equal(hand("trips"), 0);
    assert_int_equal(hand("hands_won"), 0);
}

static void a_trip_without_a_200_is_safe(void)
{
    begin("extension=off", "25", "go 100 100 100 100 100 100 75", "go 50");
    play("play 25");
    assert_int_equal(hand("safe_trips"), 1);
}

static void a_trip_that_leaves_the_other_without_a_mile_is_a_shut_out(void)
{
    begin("extension=off", "25", "go 200 200 100 100 75", "go");
    play("play 25");
    assert_int_equal(hand("shut_outs"), 1);
}

static void a_trip_after_the_deck_is_a_delayed_action(void)
{
    begin("extension=off", "25 stop", "go 200 200 100 100 75", "go 50");
    rig_deck(&state, "");
    play("play 25");
    assert_int_equal(hand("delayed_actions"), 1);
}

static void a_trip_at_the_goal_of_an_extension_is_extended(void)
{
    begin("", "25", "go 200 200 100 100 75", "go 50");
    play("play 25");
    assert_int_equal(hand("trips"), 1);
    assert_false(counted.over);
    play("extend");
    assert_int_equal(hand("trips"), 0);
    state = rig_with(2, 2, "");
    state.pub.goal = GOAL_EXTENDED;
    state.pub.caller = 0;
    rig_lay(&state, 0, "go 200 200 100 100 100 100 100 75");
    rig_lay(&state, 1, "go 50");
    rig_hand(&state, 0, "25");
    rig_turn(&state, 0, PHASE_PLAY);
    play("play 25");
    assert_int_equal(hand("trips"), 1);
    assert_int_equal(hand("extended_trips"), 1);
}

static void lying_behind_counts_on_arrival(void)
{
    const char *const held[] = {"25", ""};
    begin("extension=off", "25", "go 25", "go 200 200 25");
    play("play 25");
    assert_int_equal(hand("behind"), 0);
    stand("extension=off", 0, held, "go 200 200 100 100 75", "go 200 200 25");
    assert_int_equal(hand("behind"), 0);
    play("play 25");
    assert_int_equal(hand("trips"), 1);
    assert_int_equal(hand("behind"), 400);
    begin("extension=off", "25", "go 200 200 100 100 75", "go 50");
    play("play 25");
    assert_int_equal(hand("behind"), 0); /* it was never behind */
}

static void hazards_count_where_they_are_laid(void)
{
    const char *const parries[] = {"driving-ace", "accident"}, *const arrives[] = {"25", ""};
    begin("extension=off", "stop", "go", "go 25");
    play("play stop on 1");
    assert_int_equal(hand("hazards"), 0);
    stand("extension=off", 1, parries, "go", "go 25");
    play("play accident");
    assert_int_equal(hand("hazards"), 1);
    assert_int_equal(hand("accidents"), 1);
    play("play driving-ace"); /* parried, it was laid all the same */
    assert_int_equal(hand("accidents"), 1);
    assert_int_equal(hand("coups"), 1);
    assert_int_equal(hand("safeties"), 1);
    stand("extension=off", 0, arrives, "go 200 200 100 100 75", "go 25");
    play("play 25");
    assert_int_equal(hand("trips"), 1);
    assert_int_equal(hand("untouched_trips"), 0);
}

static void safeties_count_and_coups_apart(void)
{
    begin("extension=off", "driving-ace extra-tank", "go puncture-proof", "go 25");
    play("play driving-ace");
    assert_int_equal(hand("safeties"), 2);
    assert_int_equal(hand("coups"), 0);
}

static void go_counts_as_it_is_laid(void)
{
    const char *const theirs[] = {"", "go"};
    begin("", "go 25", "", "go 25");
    assert_int_equal(hand("gos"), 0);
    play("play go");
    assert_int_equal(hand("gos"), 1);
    stand("", 1, theirs, "go", "");
    play("play go on 1");
    assert_int_equal(hand("gos"), 1);
}

static void hands_add_up_or_the_best_one_counts(void)
{
    begin("extension=off", "25", "go 200 200 100 100 75", "go 50");
    play("play 25");
    int points = hand("hand_points");
    play("next");
    assert_int_equal(counted.hands, 1);
    assert_int_equal(hand("trips"), 0);
    assert_int_equal(hand("hand_points"), 0);
    assert_int_equal(figures_all_of(&counted, "trips"), 1);
    assert_int_equal(figures_all_of(&counted, "hands_won"), 1);
    assert_int_equal(figures_all_of(&counted, "miles"), 700);
    assert_int_equal(figures_all_of(&counted, "hand_points"), points);
}

static void a_game_is_won_with_its_last_hand(void)
{
    for (int ahead = 0; ahead < 2; ahead++) {
        begin("extension=off length=hand", "25", "go 200 200 100 100 75",
              ahead ? "go 50"
                    : "go 100 100 100 100 100 100 75 extra-tank driving-ace right-of-way puncture-proof");
        play("play 25");
        assert_true(counted.game_over);
        assert_int_equal(hand("trips"), 1);
        assert_int_equal(hand("games_won"), ahead);
        assert_int_equal(hand("hands_won"), ahead);
    }
}

static void partners_count_as_a_side(void)
{
    const struct event_list none = {.count = 0};
    state = rig_for(4, 2);
    rig_lay(&state, 0, "go 100");
    rig_lay(&state, 1, "go");
    rig_hand(&state, 2, "200");
    rig_turn(&state, 2, PHASE_PLAY);
    figures_begin(&counted, &mille_figures, 0);
    figures_follow(&counted, &none, &state);
    play("play 200");
    assert_int_equal(hand("miles"), 300);
}

const struct test tests[] = {
    TEST(a_trip_counts_where_it_ends),
    TEST(a_trip_of_the_other_side_is_not_counted),
    TEST(a_trip_without_a_200_is_safe),
    TEST(a_trip_that_leaves_the_other_without_a_mile_is_a_shut_out),
    TEST(a_trip_after_the_deck_is_a_delayed_action),
    TEST(a_trip_at_the_goal_of_an_extension_is_extended),
    TEST(lying_behind_counts_on_arrival),
    TEST(hazards_count_where_they_are_laid),
    TEST(safeties_count_and_coups_apart),
    TEST(go_counts_as_it_is_laid),
    TEST(hands_add_up_or_the_best_one_counts),
    TEST(a_game_is_won_with_its_last_hand),
    TEST(partners_count_as_a_side),
    {0},
};
