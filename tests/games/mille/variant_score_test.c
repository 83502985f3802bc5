/* SPDX-License-Identifier: MIT */
/* What the score options change, and what a score is with more than two sides. */

#include "rig.h"
#include "test.h"

/* Seat 0 stands 100 short of the goal of 700 and plays it; what lies before each other side. */
static struct mille_state arrived(int seats, int sides, const char *options,
                                  const char *const lies[SIDES_MAX])
{
    struct mille_state state = rig_with(seats, sides, options);
    rig_lay(&state, 0, "go 100 100 100 100 100 100");
    for (int side = 1; side < sides; side++) {
        rig_lay(&state, side, lies[side]);
    }
    rig_hand(&state, 0, "100");
    rig_turn(&state, 0, PHASE_PLAY);
    rig_play(&state, "play 100", NULL);
    if (state.pub.phase == PHASE_EXTEND) {
        rig_play(&state, "finish", NULL);
    }
    return state;
}

static void a_single_mile_of_anybody_saves_all_from_a_shut_out(void)
{
    struct mille_state state = arrived(3, 3, "", (const char *const[SIDES_MAX]){[1] = "", [2] = "25"});
    assert_int_equal(rig_line(&state, 0, SCORE_TRIP), 400);
    assert_int_equal(rig_line(&state, 0, SCORE_SHUT_OUT), 0);
}

static void a_shut_out_leaves_all_without_a_mile(void)
{
    struct mille_state state = arrived(3, 3, "", (const char *const[SIDES_MAX]){[1] = "", [2] = ""});
    assert_int_equal(rig_line(&state, 0, SCORE_SHUT_OUT), 500);
}

/* A hand of three sides that ends with the deck, without a trip. */
static struct mille_state stranded(const char *options, const char *const lies[SIDES_MAX])
{
    struct mille_state state = rig_with(3, 3, options);
    for (int side = 0; side < 3; side++) {
        rig_lay(&state, side, lies[side]);
    }
    rig_hand(&state, 0, "gasoline");
    rig_deck(&state, "");
    rig_turn(&state, 0, PHASE_PLAY);
    rig_play(&state, "discard gasoline", NULL);
    return state;
}

static void expect_line(const struct mille_state *state, int code, int first, int second, int third)
{
    assert_int_equal(rig_line(state, 0, code), first);
    assert_int_equal(rig_line(state, 1, code), second);
    assert_int_equal(rig_line(state, 2, code), third);
}

static void each_side_with_miles_shuts_out_who_has_none(void)
{
    struct mille_state state =
        stranded("shut_out=each", (const char *const[SIDES_MAX]){"go 200 100", "go 200", ""});
    expect_line(&state, SCORE_SHUT_OUT, 500, 500, 0);
}

static void two_sides_without_a_mile_are_shut_out_once(void)
{
    struct mille_state state =
        stranded("shut_out=each", (const char *const[SIDES_MAX]){"go 200 100", "", ""});
    expect_line(&state, SCORE_SHUT_OUT, 500, 0, 0);
}

/* Seat 0 calls the extension at 700; then this side of three arrives at 1000, or none (-1). */
static struct mille_state extended(const char *options, int arrives)
{
    struct mille_state state = rig_with(3, 3, options);
    rig_lay(&state, 0, "go 200 100 100 100 100");
    rig_lay(&state, 1, "go 200 75 75 75 75 75 100");
    rig_hand(&state, 0, arrives < 0 ? "100 gasoline" : "100 100 100 100");
    rig_hand(&state, 1, arrives == 1 ? "100 100 100 25" : "repairs repairs");
    rig_hand(&state, 2, "gasoline gasoline gasoline gasoline");
    rig_deck(&state, "");
    rig_turn(&state, 0, PHASE_PLAY);
    rig_plays(&state, "play 100, extend");
    while (state.pub.phase == PHASE_PLAY) {
        int seat = state.pub.turn;
        struct move move = {.kind = MOVE_DISCARD, .card = state.hand[seat].card[0]};
        if (seat == arrives) {
            move = mille_play_of(&state.pub, &state.hand[seat], state.hand[seat].card[0]);
        }
        assert_int_equal(mille_game.apply(&state, move, NULL), REFUSAL_NONE);
        assert_null(mille_game.check(&state));
    }
    assert_int_equal(state.pub.trip_side, arrives);
    return state;
}

static void an_extension_pays_who_finishes_it(void)
{
    struct mille_state state = extended("deck_end=empty_hands", 1);
    expect_line(&state, SCORE_TRIP, 0, 400, 0);
    expect_line(&state, SCORE_EXTENSION, 0, 200, 0);
}

static void a_failed_call_pays_every_other_side(void)
{
    struct mille_state state = extended("deck_end=empty_hands extension_pay=caller", 1);
    expect_line(&state, SCORE_TRIP, 0, 400, 0);
    expect_line(&state, SCORE_EXTENSION, 0, 200, 200);
}

static void a_call_that_holds_pays_the_caller_alone(void)
{
    struct mille_state state = extended("deck_end=empty_hands extension_pay=caller", 0);
    expect_line(&state, SCORE_TRIP, 400, 0, 0);
    expect_line(&state, SCORE_EXTENSION, 200, 0, 0);
}

static void a_call_that_nobody_meets_pays_the_others_without_a_trip(void)
{
    struct mille_state state = extended("deck_end=empty_hands extension_pay=caller", -1);
    expect_line(&state, SCORE_TRIP, 0, 0, 0);
    expect_line(&state, SCORE_EXTENSION, 0, 200, 200);
}

static void a_200_of_the_partner_makes_the_trip_unsafe(void)
{
    struct mille_state state = rig_with(4, 2, "deck=106");
    rig_lay(&state, 0, "go 100 100 100 100");
    rig_lay(&state, 1, "25");
    rig_hand(&state, 0, "200");
    rig_hand(&state, 1, "25");
    rig_hand(&state, 2, "100");
    rig_turn(&state, 0, PHASE_PLAY);
    rig_plays(&state, "play 200, draw, discard 25, draw, play 100, finish");
    assert_int_equal(rig_line(&state, 0, SCORE_TRIP), 400);
    assert_int_equal(rig_line(&state, 0, SCORE_SAFE_TRIP), 0);
    assert_int_equal(mille_hand_total(&state.pub, 0), 700 + 400);
}

static void a_coup_fourre_may_add_200(void)
{
    struct mille_state state = rig_with(2, 2, "coup_points=200");
    rig_lay(&state, 1, "go");
    rig_hand(&state, 0, "accident");
    rig_hand(&state, 1, "driving-ace");
    rig_turn(&state, 0, PHASE_PLAY);
    rig_plays(&state, "play accident on 1, play driving-ace on 1");
    assert_int_equal(rig_line(&state, 1, SCORE_COUP_FOURRE), 200);
    assert_int_equal(mille_hand_total(&state.pub, 1), 100 + 200);
}

static void without_bonuses_a_trip_is_worth_its_400(void)
{
    struct mille_state state =
        arrived(3, 3, "bonuses=none", (const char *const[SIDES_MAX]){[1] = "", [2] = ""});
    assert_int_equal(mille_hand_total(&state.pub, 0), 700 + 400);
}

static void of_the_bonuses_the_safe_trip_may_count_alone(void)
{
    struct mille_state state =
        arrived(3, 3, "bonuses=safe_trip", (const char *const[SIDES_MAX]){[1] = "", [2] = ""});
    assert_int_equal(mille_hand_total(&state.pub, 0), 700 + 400 + 300);
}

static void a_game_of_one_hand_goes_to_the_higher_total(void)
{
    struct mille_state state =
        arrived(3, 3, "length=hand", (const char *const[SIDES_MAX]){[1] = "25", [2] = "extra-tank"});
    assert_int_equal(state.pub.phase, PHASE_GAME_OVER);
    assert_int_equal(state.pub.side[0].games, 1);
    assert_int_equal(state.pub.side[1].games + state.pub.side[2].games, 0);
    struct event_list events = rig_told(&state, "next");
    assert_non_null(rig_event(&events, EVENT_GAME_STARTED));
    assert_int_equal(state.pub.side[0].total, 0);
    assert_int_equal(state.pub.hand_number, 1);
}

static void the_most_a_hand_of_1000_scores_is_4400(void)
{
    struct mille_state state = rig_with(4, 2, "deck=106 goal=1000 extension=off");
    rig_lay(&state, 0, "go 100 100 100 100 100 100 100 100 100");
    rig_lay(&state, 0, "extra-tank puncture-proof driving-ace right-of-way");
    for (int i = 0; i < SAFETY_KINDS; i++) {
        state.pub.side[0].safety[i] = SAFETY_COUP_FOURRE;
    }
    rig_hand(&state, 0, "100");
    rig_hand(&state, 1, "25");
    rig_deck(&state, "");
    rig_turn(&state, 0, PHASE_PLAY);
    rig_play(&state, "play 100", NULL);
    assert_int_equal(state.pub.phase, PHASE_HAND_OVER);
    assert_int_equal(rig_line(&state, 0, SCORE_EXTENSION), 0);
    assert_int_equal(mille_hand_total(&state.pub, 0), 4400);
}

const struct test tests[] = {
    TEST(a_single_mile_of_anybody_saves_all_from_a_shut_out),
    TEST(a_shut_out_leaves_all_without_a_mile),
    TEST(each_side_with_miles_shuts_out_who_has_none),
    TEST(two_sides_without_a_mile_are_shut_out_once),
    TEST(an_extension_pays_who_finishes_it),
    TEST(a_failed_call_pays_every_other_side),
    TEST(a_call_that_holds_pays_the_caller_alone),
    TEST(a_call_that_nobody_meets_pays_the_others_without_a_trip),
    TEST(a_200_of_the_partner_makes_the_trip_unsafe),
    TEST(a_coup_fourre_may_add_200),
    TEST(without_bonuses_a_trip_is_worth_its_400),
    TEST(of_the_bonuses_the_safe_trip_may_count_alone),
    TEST(a_game_of_one_hand_goes_to_the_higher_total),
    TEST(the_most_a_hand_of_1000_scores_is_4400),
    {0},
};
