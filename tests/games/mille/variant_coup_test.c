/* SPDX-License-Identifier: MIT */
/* Coups fourres with more than two seats: who is asked, who takes the turn, and that nothing shows who holds
 * the safety. */

#include "rig.h"
#include "test.h"

/* Seat 0 plays a hazard on this side, which goes; each hand holds what is given. */
static struct mille_state struck(int seats, int sides, const char *options, int victim,
                                 const char *const held[MILLE_SEATS_MAX])
{
    struct mille_state state = rig_with(seats, sides, options);
    char move[40];
    rig_lay(&state, victim, "go");
    rig_hand(&state, 0, "accident");
    for (int seat = 1; seat < seats; seat++) {
        rig_hand(&state, seat, held[seat]);
    }
    rig_turn(&state, 0, PHASE_PLAY);
    text_format(move, sizeof move, "play accident on %d", victim);
    rig_play(&state, move, NULL);
    return state;
}

/* Three alone: seat 0 hits side 2, past seat 1. */
static struct mille_state past_the_next(void)
{
    return struck(3, 3, "coup=at_once", 2,
                  (const char *const[MILLE_SEATS_MAX]){[1] = "25", [2] = "driving-ace stop"});
}

/* Two pairs: seat 0 hits the other pair, of which that seat holds the safety. */
static struct mille_state pair_hit(int holder)
{
    const char *held[MILLE_SEATS_MAX] = {[1] = "25", [2] = "25", [3] = "25"};
    held[holder] = "driving-ace 25";
    return struck(4, 2, "deck=106 coup=at_once", 1, held);
}

static void expect_asked(const struct mille_state *state, int seat)
{
    assert_int_equal(state->pub.phase, PHASE_ANSWER);
    assert_int_equal(mille_game.turn(state), seat);
}

static void expect_turn(const struct mille_state *state, int seat, int phase)
{
    assert_int_equal(state->pub.phase, phase);
    assert_int_equal(mille_game.turn(state), seat);
}

static void the_victim_is_asked_before_anybody_draws(void)
{
    struct mille_state state = past_the_next();
    expect_asked(&state, 2);
    assert_int_equal(rig_refusal(&state, "draw"), REFUSED_PHASE);
}

static void a_coup_out_of_turn_scores_takes_the_turn_and_skips_who_was_next(void)
{
    struct mille_state state = past_the_next();
    struct event_list events = rig_told(&state, "play driving-ace on 2");
    rig_kinds(
        &events,
        (const uint8_t[]){EVENT_PLAYED, EVENT_HAZARD_REMOVED, EVENT_COUP_FOURRE, EVENT_SKIPPED, EVENT_TURN},
        5);
    assert_int_equal(events.item[3].seat, 1);
    assert_int_equal(events.item[4].seat, 2);
    assert_int_equal(mille_hand_total(&state.pub, 2), 400);
    expect_turn(&state, 2, PHASE_DRAW);
    events = rig_told(&state, "draw");
    assert_int_equal(rig_count(&events, EVENT_DREW), 2);
    rig_play(&state, "discard stop", NULL);
    expect_turn(&state, 0, PHASE_DRAW);
}

static void after_a_pass_the_next_seat_plays_and_the_safety_is_worth_its_100(void)
{
    struct mille_state state = past_the_next();
    struct event_list events = rig_told(&state, "pass");
    rig_kinds(&events, (const uint8_t[]){EVENT_PASSED, EVENT_TURN}, 2);
    expect_turn(&state, 1, PHASE_DRAW);
    rig_plays(&state, "draw, discard 25, play driving-ace on 2");
    assert_int_equal(mille_hand_total(&state.pub, 2), 100);
}

static void who_is_next_anyway_is_not_asked(void)
{
    struct mille_state state = struck(3, 3, "coup=at_once", 1,
                                      (const char *const[MILLE_SEATS_MAX]){[1] = "driving-ace", [2] = "25"});
    expect_turn(&state, 1, PHASE_DRAW);
    rig_play(&state, "play driving-ace on 1", NULL);
    assert_int_equal(mille_hand_total(&state.pub, 1), 400);
    expect_turn(&state, 1, PHASE_DRAW);
}

static void a_pair_is_asked_seat_by_seat_from_the_attackers_left(void)
{
    struct mille_state state = pair_hit(3);
    expect_asked(&state, 1);
    struct event_list events = rig_told(&state, "pass");
    rig_kinds(&events, (const uint8_t[]){EVENT_PASSED, EVENT_ASKED}, 2);
    assert_int_equal(events.item[1].seat, 3);
    assert_int_equal(events.item[1].card, CARD_ACCIDENT);
    assert_int_equal(events.item[1].target, 1);
    expect_asked(&state, 3);
}

static void the_partner_who_answers_second_skips_two(void)
{
    struct mille_state state = pair_hit(3);
    rig_play(&state, "pass", NULL);
    struct event_list events = rig_told(&state, "play driving-ace on 1");
    assert_int_equal(rig_count(&events, EVENT_COUP_FOURRE), 1);
    assert_int_equal(rig_count(&events, EVENT_SKIPPED), 2);
    assert_int_equal(rig_event(&events, EVENT_SKIPPED)->seat, 1);
    expect_turn(&state, 3, PHASE_DRAW);
    rig_plays(&state, "draw, discard 25");
    expect_turn(&state, 0, PHASE_DRAW);
}

static void after_the_first_answer_the_partner_is_not_asked(void)
{
    struct mille_state state = pair_hit(1);
    struct event_list events = rig_told(&state, "play driving-ace on 1");
    assert_int_equal(rig_count(&events, EVENT_ASKED), 0);
    assert_int_equal(rig_count(&events, EVENT_SKIPPED), 0);
    expect_turn(&state, 1, PHASE_DRAW);
    rig_plays(&state, "draw, discard 25");
    expect_turn(&state, 2, PHASE_DRAW);
}

static void who_has_passed_plays_no_coup_afterwards(void)
{
    struct mille_state state = pair_hit(1);
    rig_plays(&state, "pass, pass");
    expect_turn(&state, 1, PHASE_DRAW);
    assert_int_equal(mille_coup_chance(&state.pub, 1), CARD_NONE);
    rig_play(&state, "play driving-ace on 1", NULL);
    assert_int_equal(mille_hand_total(&state.pub, 1), 100);
}

static void who_is_asked_without_the_safety_may_pass(void)
{
    struct mille_state state = pair_hit(3);
    rig_may(&state, "pass");
    assert_int_equal(rig_refusal(&state, "play driving-ace on 1"), REFUSED_NOT_IN_HAND);
}

static void who_is_asked_may_play_the_one_safety_and_no_other_card(void)
{
    struct mille_state state =
        struck(3, 3, "coup=at_once", 2,
               (const char *const[MILLE_SEATS_MAX]){[1] = "25", [2] = "driving-ace right-of-way repairs"});
    rig_may(&state, "play driving-ace on 2, pass");
    assert_int_equal(rig_refusal(&state, "play right-of-way on 2"), REFUSED_PHASE);
    assert_int_equal(rig_refusal(&state, "play repairs on 2"), REFUSED_PHASE);
    assert_int_equal(rig_refusal(&state, "discard repairs"), REFUSED_PHASE);
}

/* Adds what everybody may know of the events of these moves. */
static void add_story(struct mille_state *state, const char *const *moves, int count, struct text *out)
{
    for (int i = 0; i < count; i++) {
        struct event_list events = rig_told(state, moves[i]);
        for (int k = 0; k < events.count; k++) {
            mille_game.event_format(event_seen_by(events.item[k], SEAT_NONE), out);
            text_add(out, "\n");
        }
    }
}

static void nothing_shows_who_holds_the_safety(void)
{
    const char *const moves[] = {"pass", "pass", "draw", "discard 25"};
    char first[2048], second[2048];
    struct text one = text_in(first, sizeof first), other = text_in(second, sizeof second);
    struct mille_state held_there = pair_hit(3), held_elsewhere = pair_hit(2);
    add_story(&held_there, moves, 4, &one);
    add_story(&held_elsewhere, moves, 4, &other);
    assert_true(one.length > 0);
    assert_string_equal(first, second);
}

static void a_hazard_after_a_coup_asks_its_own_victim_alone(void)
{
    struct mille_state state = rig_with(3, 3, "coup=at_once");
    rig_lay(&state, 1, "go");
    rig_lay(&state, 2, "go");
    rig_hand(&state, 0, "accident");
    rig_hand(&state, 2, "driving-ace stop");
    rig_turn(&state, 0, PHASE_PLAY);
    rig_play(&state, "play accident on 2", NULL);
    rig_plays(&state, "play driving-ace on 2, draw, play stop on 1");
    expect_asked(&state, 1);
    assert_int_equal(state.pub.side[2].fresh, FRESH_NONE);
    assert_int_equal(mille_coup_hazard(&state.pub, 1), CARD_STOP);
    rig_play(&state, "pass", NULL);
    expect_turn(&state, 0, PHASE_DRAW);
}

/* The same past the next seat, with the deck out. */
static struct mille_state with_the_deck_out(const char *options)
{
    struct mille_state state = rig_with(3, 3, options);
    rig_lay(&state, 2, "go");
    rig_hand(&state, 0, "accident 25");
    rig_hand(&state, 1, "go 25");
    rig_hand(&state, 2, "driving-ace 50");
    rig_deck(&state, "");
    rig_turn(&state, 0, PHASE_PLAY);
    rig_play(&state, "play accident on 2", NULL);
    expect_asked(&state, 2);
    return state;
}

static void with_the_deck_out_a_coup_plays_on_without_a_draw(void)
{
    struct mille_state state = with_the_deck_out("coup=at_once");
    struct event_list events = rig_told(&state, "play driving-ace on 2");
    assert_int_equal(rig_count(&events, EVENT_COUP_FOURRE), 1);
    expect_turn(&state, 2, PHASE_PLAY);
    rig_play(&state, "play 50 on 2", NULL);
    expect_turn(&state, 0, PHASE_PLAY);
}

static void with_the_deck_out_a_coup_may_end_the_turn(void)
{
    struct mille_state state = with_the_deck_out("coup=at_once late_safety=ends_turn");
    struct event_list events = rig_told(&state, "play driving-ace on 2");
    assert_int_equal(rig_count(&events, EVENT_COUP_FOURRE), 1);
    expect_turn(&state, 0, PHASE_PLAY);
}

static void in_turn_a_draw_of_the_partner_comes_too_late_for_both(void)
{
    struct mille_state state =
        struck(4, 2, "deck=106", 1,
               (const char *const[MILLE_SEATS_MAX]){[1] = "25", [2] = "25", [3] = "driving-ace 25"});
    expect_turn(&state, 1, PHASE_DRAW); /* nobody is asked */
    assert_int_equal(mille_coup_chance(&state.pub, 1), CARD_DRIVING_ACE);
    rig_plays(&state, "draw, discard 25, draw, discard 25");
    expect_turn(&state, 3, PHASE_DRAW);
    assert_int_equal(mille_coup_chance(&state.pub, 1), CARD_NONE);
    rig_play(&state, "play driving-ace on 1", NULL);
    assert_int_equal(mille_hand_total(&state.pub, 1), 100);
}

static void with_the_deck_out_a_late_safety_may_end_the_turn(void)
{
    struct mille_state state = rig_with(2, 2, "late_safety=ends_turn");
    rig_hand(&state, 0, "extra-tank go");
    rig_hand(&state, 1, "go");
    rig_deck(&state, "");
    rig_turn(&state, 0, PHASE_PLAY);
    rig_play(&state, "play extra-tank", NULL);
    expect_turn(&state, 1, PHASE_PLAY);
}

static void who_has_no_cards_is_neither_asked_nor_skipped(void)
{
    struct mille_state state = rig_with(4, 2, "coup=at_once deck_end=empty_hands");
    rig_lay(&state, 1, "go");
    rig_hand(&state, 0, "accident 25");
    rig_hand(&state, 3, "driving-ace 25");
    rig_hand(&state, 2, "25");
    rig_deck(&state, "");
    rig_turn(&state, 0, PHASE_PLAY);
    rig_play(&state, "play accident on 1", NULL);
    expect_asked(&state, 3);
    struct event_list events = rig_told(&state, "play driving-ace on 1");
    assert_int_equal(rig_event(&events, EVENT_PASSED)->seat, 1);
    assert_int_equal(rig_count(&events, EVENT_SKIPPED), 1);
    assert_int_equal(rig_event(&events, EVENT_SKIPPED)->seat, 2);
}

const struct test tests[] = {
    TEST(the_victim_is_asked_before_anybody_draws),
    TEST(a_coup_out_of_turn_scores_takes_the_turn_and_skips_who_was_next),
    TEST(after_a_pass_the_next_seat_plays_and_the_safety_is_worth_its_100),
    TEST(who_is_next_anyway_is_not_asked),
    TEST(a_pair_is_asked_seat_by_seat_from_the_attackers_left),
    TEST(the_partner_who_answers_second_skips_two),
    TEST(after_the_first_answer_the_partner_is_not_asked),
    TEST(who_has_passed_plays_no_coup_afterwards),
    TEST(who_is_asked_without_the_safety_may_pass),
    TEST(who_is_asked_may_play_the_one_safety_and_no_other_card),
    TEST(nothing_shows_who_holds_the_safety),
    TEST(a_hazard_after_a_coup_asks_its_own_victim_alone),
    TEST(with_the_deck_out_a_coup_plays_on_without_a_draw),
    TEST(with_the_deck_out_a_coup_may_end_the_turn),
    TEST(in_turn_a_draw_of_the_partner_comes_too_late_for_both),
    TEST(with_the_deck_out_a_late_safety_may_end_the_turn),
    TEST(who_has_no_cards_is_neither_asked_nor_skipped),
    {0},
};
