/* SPDX-License-Identifier: MIT */
/* The options that change what may be played and how a hand ends. */

#include "rig.h"
#include "test.h"

/* Two seats; what lies before seat 0 and what it holds, after its draw. */
static struct mille_state holding(const char *options, const char *lies, const char *held)
{
    struct mille_state state = rig_with(2, 2, options);
    rig_lay(&state, 0, lies);
    rig_hand(&state, 0, held);
    rig_turn(&state, 0, PHASE_PLAY);
    return state;
}

static void after_a_late_safety_a_go_may_be_wanted(void)
{
    struct mille_state state = holding("old_hazard=cure", "go accident", "driving-ace 25 go 50 50 50 50");
    rig_plays(&state, "play driving-ace, draw");
    assert_false(mille_can_go(&state.pub, 0));
    assert_int_equal(rig_refusal(&state, "play 25"), REFUSED_NEED_GO);
    assert_int_equal(rig_refusal(&state, "play go"), REFUSAL_NONE);
    struct mille_state usual = holding("", "go accident", "driving-ace 25 go 50 50 50 50");
    rig_plays(&usual, "play driving-ace, draw");
    assert_int_equal(rig_refusal(&usual, "play 25"), REFUSAL_NONE);
}

static void with_right_of_way_no_go_is_wanted(void)
{
    struct mille_state state =
        holding("old_hazard=cure", "go accident right-of-way", "driving-ace 25 go 50 50 50 50");
    rig_plays(&state, "play driving-ace, draw");
    assert_int_equal(rig_refusal(&state, "play 25"), REFUSAL_NONE);
}

static void a_coup_fourre_always_drives_on(void)
{
    struct mille_state state = rig_with(2, 2, "old_hazard=cure");
    rig_lay(&state, 1, "go");
    rig_hand(&state, 0, "accident");
    rig_hand(&state, 1, "driving-ace 25");
    rig_turn(&state, 0, PHASE_PLAY);
    rig_plays(&state, "play accident on 1, play driving-ace on 1, draw");
    assert_int_equal(state.pub.side[1].battle, CARD_GO);
    assert_int_equal(rig_refusal(&state, "play 25 on 1"), REFUSAL_NONE);
}

static void after_a_cure_one_may_drive_and_be_hit(void)
{
    struct mille_state state = rig_with(2, 2, "after_cure=drive");
    rig_lay(&state, 0, "go accident");
    rig_hand(&state, 0, "repairs 25");
    rig_hand(&state, 1, "stop");
    rig_turn(&state, 0, PHASE_PLAY);
    rig_plays(&state, "play repairs, draw");
    assert_true(mille_can_go(&state.pub, 0));
    assert_int_equal(rig_refusal(&state, "play stop"), REFUSAL_NONE);
    rig_plays(&state, "discard stop, draw");
    assert_int_equal(rig_refusal(&state, "play 25"), REFUSAL_NONE);
}

/* Seat 0 holds two hazards, and those cards lie before the other side. */
static struct mille_state aiming(const char *lies)
{
    struct mille_state state = rig_with(2, 2, "hazard_on=any");
    rig_lay(&state, 1, lies);
    rig_hand(&state, 0, "stop accident");
    rig_hand(&state, 1, "go 25");
    rig_turn(&state, 0, PHASE_PLAY);
    return state;
}

static void a_stopped_car_may_be_hit_by_another_hazard(void)
{
    struct mille_state stopped = aiming("go accident");
    assert_int_equal(rig_refusal(&stopped, "play stop on 1"), REFUSAL_NONE);
    assert_int_equal(rig_refusal(&stopped, "play accident on 1"), REFUSED_TARGET_SAME);
    struct mille_state empty = aiming("");
    assert_int_equal(rig_refusal(&empty, "play stop on 1"), REFUSED_TARGET_STOPPED);
}

static void a_covered_hazard_is_forgotten(void)
{
    struct mille_state state = aiming("go accident");
    rig_plays(&state, "play stop on 1, draw, play go on 1");
    assert_true(mille_can_go(&state.pub, 1));
}

static void any_number_of_200s_may_be_played(void)
{
    struct mille_state two = holding("", "go 200 200", "200");
    assert_int_equal(rig_refusal(&two, "play 200"), REFUSED_TWO_RACERS);
    struct mille_state any = holding("racers=any", "go 200 200", "200");
    rig_play(&any, "play 200", NULL);
    assert_int_equal(any.pub.side[0].miles, 600);
}

static void a_trip_may_end_beyond_its_goal(void)
{
    const char *lies = "go 100 100 100 100 100 100 50";
    struct mille_state exact = holding("", lies, "100");
    assert_int_equal(rig_refusal(&exact, "play 100"), REFUSED_BEYOND_GOAL);
    struct mille_state over = holding("finish=over extension=off", lies, "100");
    struct event_list events = rig_told(&over, "play 100");
    assert_non_null(rig_event(&events, EVENT_HAND_ENDED));
    assert_int_equal(rig_line(&over, 0, SCORE_MILES), 700);
    assert_int_equal(rig_line(&over, 0, SCORE_TRIP), 400);
}

static void beyond_700_the_miles_count_for_the_extension(void)
{
    struct mille_state over = holding("finish=over", "go 100 100 100 100 100 100 50", "100");
    rig_play(&over, "play 100", NULL);
    assert_int_equal(rig_line(&over, 0, SCORE_MILES), 700);
    rig_play(&over, "extend", NULL);
    assert_int_equal(rig_line(&over, 0, SCORE_MILES), 750);
}

static void a_safety_may_be_thrown_away_for_nothing(void)
{
    struct mille_state free = holding("", "", "extra-tank");
    assert_int_equal(rig_refusal(&free, "discard extra-tank"), REFUSED_DISCARD_SAFETY);
    struct mille_state any = holding("discard=any", "", "extra-tank");
    rig_play(&any, "discard extra-tank", NULL);
    assert_int_equal(mille_hand_total(&any.pub, 0), 0);
    assert_int_equal(any.pub.discard_top, CARD_EXTRA_TANK);
    assert_int_equal(any.pub.turn, 1);
}

static void with_discard_any_each_safety_is_listed_once(void)
{
    struct mille_state state =
        holding("discard=any", "", "extra-tank puncture-proof driving-ace right-of-way 25 25 25");
    rig_may(&state, "play extra-tank, play puncture-proof, play driving-ace, play right-of-way, "
                    "discard extra-tank, discard puncture-proof, discard driving-ace, discard right-of-way, "
                    "discard 25");
}

static void a_discard_may_be_a_last_resort(void)
{
    struct mille_state playable = holding("discard=forced", "go", "25 gasoline repairs repairs");
    assert_int_equal(rig_refusal(&playable, "discard gasoline"), REFUSED_DISCARD_FORCED);
    assert_int_equal(rig_refusal(&playable, "discard 25"), REFUSED_DISCARD_FORCED);
    assert_int_equal(rig_refusal(&playable, "play 25"), REFUSAL_NONE);
    struct mille_state nothing = holding("discard=forced", "", "25 50 75 100 200 gasoline repairs");
    assert_int_equal(rig_refusal(&nothing, "discard 25"), REFUSAL_NONE);
    assert_int_equal(rig_refusal(&nothing, "discard gasoline"), REFUSAL_NONE);
}

static void the_discard_is_the_deck_once_more(void)
{
    struct mille_state state = rig_with(2, 2, "deck_end=reshuffle");
    rig_hand(&state, 0, "25 25 25 25 25 25");
    rig_hand(&state, 1, "50 50 50 50 50 50");
    rig_deck(&state, "go");
    int discarded = 0;
    for (int card = CARD_25; card < CARD_KINDS; card++) {
        discarded += state.pub.discard[card];
    }
    rig_turn(&state, 0, PHASE_DRAW);
    struct event_list events = rig_told(&state, "draw");
    rig_kinds(&events, (const uint8_t[]){EVENT_DREW, EVENT_RESHUFFLED}, 2);
    assert_int_equal(events.item[1].value, discarded);
    assert_int_equal(state.pub.deck, discarded);
    assert_int_equal(state.pub.discard_top, CARD_NONE);
    assert_int_equal(state.pub.phase, PHASE_PLAY);
}

static void after_the_second_deck_a_hand_sticks_and_no_trip_is_delayed(void)
{
    struct mille_state state = rig_with(2, 2, "deck_end=reshuffle extension=off");
    rig_lay(&state, 0, "go 100 100 100 100 100 100");
    rig_hand(&state, 0, "100 25 25 25 25 25");
    rig_hand(&state, 1, "50 50 50 50 50 50");
    rig_deck(&state, "go");
    state.pub.reshuffled = 1;
    rig_turn(&state, 0, PHASE_DRAW);
    struct event_list events = rig_told(&state, "draw");
    rig_kinds(&events, (const uint8_t[]){EVENT_DREW, EVENT_DECK_EMPTY}, 2);
    rig_play(&state, "play 100", NULL);
    assert_int_equal(rig_line(&state, 0, SCORE_TRIP), 400);
    assert_int_equal(rig_line(&state, 0, SCORE_DELAYED_ACTION), 0);
    struct mille_state stuck = rig_with(2, 2, "deck_end=reshuffle");
    stuck.pub.reshuffled = 1;
    rig_hand(&stuck, 0, "25 25 25 25 25 25");
    rig_hand(&stuck, 1, "50 50 50 50 50 50");
    rig_deck(&stuck, "75");
    rig_turn(&stuck, 0, PHASE_DRAW);
    events = rig_told(&stuck, "draw");
    assert_non_null(rig_event(&events, EVENT_HAND_ENDED));
}

const struct test tests[] = {
    TEST(after_a_late_safety_a_go_may_be_wanted),
    TEST(with_right_of_way_no_go_is_wanted),
    TEST(a_coup_fourre_always_drives_on),
    TEST(after_a_cure_one_may_drive_and_be_hit),
    TEST(a_stopped_car_may_be_hit_by_another_hazard),
    TEST(a_covered_hazard_is_forgotten),
    TEST(any_number_of_200s_may_be_played),
    TEST(a_trip_may_end_beyond_its_goal),
    TEST(beyond_700_the_miles_count_for_the_extension),
    TEST(a_safety_may_be_thrown_away_for_nothing),
    TEST(with_discard_any_each_safety_is_listed_once),
    TEST(a_discard_may_be_a_last_resort),
    TEST(the_discard_is_the_deck_once_more),
    TEST(after_the_second_deck_a_hand_sticks_and_no_trip_is_delayed),
    {0},
};
