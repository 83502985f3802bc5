/* SPDX-License-Identifier: MIT */
/* How a hand ends when the deck is empty, under both values of the rule option deck_end. */

#include "rig.h"
#include "test.h"

static const struct event_list nothing = {.count = 0};

static struct mille_state hands(int deck_end, const char *first, const char *second)
{
    struct mille_state state = rig_new();
    state.pub.option[OPTION_DECK_END] = (uint8_t)deck_end;
    rig_hand(&state, 0, first);
    rig_hand(&state, 1, second);
    return state;
}

static void a_turn_without_a_deck_has_no_draw(void)
{
    struct mille_state state = hands(DECK_END_STUCK, "go 25", "go 50");
    rig_deck(&state, "");
    rig_turn(&state, 0, PHASE_PLAY);
    assert_int_equal(mille_legal(&state.pub, &state.hand[0], rig_move("draw")), REFUSED_ALREADY_DRAWN);
    struct event_list events = nothing;
    rig_play(&state, "play go", &events);
    assert_int_equal(state.pub.turn, 1);
    assert_int_equal(state.pub.phase, PHASE_PLAY);
}

static void the_last_card_is_told(void)
{
    struct mille_state state = hands(DECK_END_STUCK, "go 25 25 25 25 25", "go 50 50 50 50 50");
    rig_deck(&state, "100");
    rig_turn(&state, 0, PHASE_DRAW);
    struct event_list events = nothing;
    rig_play(&state, "draw", &events);
    assert_int_equal(events.count, 2);
    assert_int_equal(events.item[0].kind, EVENT_DREW);
    assert_int_equal(events.item[0].card, CARD_100);
    assert_int_equal(events.item[0].value, 0);
    assert_int_equal(events.item[1].kind, EVENT_DECK_EMPTY);
    assert_int_equal(state.pub.phase, PHASE_PLAY);
}

static void a_draw_takes_what_is_left(void)
{
    /* After a safety before the draw two are due, and one is there. */
    struct mille_state state = hands(DECK_END_STUCK, "extra-tank go 25 25 25 25", "go 50 50 50 50 50");
    rig_deck(&state, "100");
    rig_turn(&state, 0, PHASE_DRAW);
    rig_play(&state, "play extra-tank", NULL);
    struct event_list events = nothing;
    rig_play(&state, "draw", &events);
    assert_int_equal(rig_count(&events, EVENT_DREW), 1);
    assert_int_equal(state.pub.hand[0], 6);
    assert_int_equal(state.pub.phase, PHASE_PLAY);
    rig_play(&state, "discard 25", NULL);
    assert_int_equal(state.pub.turn, 1);
}

static void stuck_ends_the_hand_as_soon_as_nobody_can_play(void)
{
    struct mille_state state = hands(DECK_END_STUCK, "go 25 25", "50 50 gasoline");
    rig_deck(&state, "");
    rig_turn(&state, 0, PHASE_PLAY);
    struct event_list events = nothing;
    rig_play(&state, "discard go", &events); /* now neither side will ever go */
    assert_int_equal(events.count, 2);
    assert_int_equal(events.item[0].kind, EVENT_DISCARDED);
    assert_int_equal(events.item[1].kind, EVENT_HAND_ENDED);
    assert_int_equal(events.item[1].seat, SEAT_NONE);
    assert_int_equal(events.item[1].value, -1);
    assert_int_equal(state.pub.phase, PHASE_HAND_OVER);
}

static void stuck_is_judged_from_the_last_draw_on(void)
{
    struct mille_state state = hands(DECK_END_STUCK, "25 25 25 25 25 25", "50 50 50 50 50 50");
    rig_deck(&state, "gasoline");
    rig_turn(&state, 0, PHASE_DRAW);
    struct event_list events = nothing;
    rig_play(&state, "draw", &events);
    assert_int_equal(events.count, 3);
    assert_int_equal(events.item[1].kind, EVENT_DECK_EMPTY);
    assert_int_equal(events.item[2].kind, EVENT_HAND_ENDED);
}

static void stuck_counts_safeties_as_playable(void)
{
    struct mille_state state = hands(DECK_END_STUCK, "go 25 25", "50 driving-ace gasoline");
    rig_deck(&state, "");
    rig_turn(&state, 0, PHASE_PLAY);
    rig_play(&state, "discard go", NULL);
    assert_int_equal(state.pub.phase, PHASE_PLAY);
    rig_play(&state, "discard 50", NULL);
    rig_play(&state, "discard 25", NULL);
    struct event_list events = nothing;
    rig_play(&state, "play driving-ace on 1", &events); /* the last that could be played */
    assert_int_equal(events.count, 2);
    assert_int_equal(events.item[1].kind, EVENT_HAND_ENDED);
}

static void stuck_judges_each_hand_as_in_turn(void)
{
    /* Only the other player's hand has something to play: a hazard against who can go. */
    struct mille_state state = hands(DECK_END_STUCK, "go 25 200", "50 stop");
    rig_lay(&state, 0, "go 200 200 100 100 75");
    state.pub.goal = GOAL_MILES;
    rig_deck(&state, "");
    rig_turn(&state, 0, PHASE_PLAY);
    rig_play(&state, "discard 25", NULL);
    assert_int_equal(state.pub.phase, PHASE_PLAY);
    assert_int_equal(state.pub.turn, 1);
    rig_play(&state, "play stop", NULL);
    assert_int_equal(state.pub.phase, PHASE_PLAY); /* the Go cures it */
    rig_play(&state, "discard go", NULL);
    assert_int_equal(state.pub.phase, PHASE_HAND_OVER);
}

static void who_has_no_cards_is_passed_over(void)
{
    struct mille_state state = hands(DECK_END_STUCK, "25 50 100", "50");
    rig_lay(&state, 0, "go");
    rig_deck(&state, "");
    rig_turn(&state, 1, PHASE_PLAY);
    rig_play(&state, "discard 50", NULL);
    struct event_list events = nothing;
    rig_play(&state, "play 25", &events);
    assert_int_equal(events.count, 3);
    assert_int_equal(events.item[1].kind, EVENT_PASSED);
    assert_int_equal(events.item[1].seat, 1);
    assert_int_equal(events.item[2].kind, EVENT_TURN);
    assert_int_equal(events.item[2].seat, 0);
    assert_int_equal(state.pub.turn, 0);
}

static void a_safety_as_the_last_card_ends_the_turn(void)
{
    struct mille_state state = hands(DECK_END_STUCK, "extra-tank", "25 50");
    rig_lay(&state, 1, "go");
    rig_deck(&state, "");
    rig_turn(&state, 0, PHASE_PLAY);
    struct event_list events = nothing;
    rig_play(&state, "play extra-tank", &events);
    assert_int_equal(events.count, 2);
    assert_int_equal(events.item[1].kind, EVENT_TURN);
    assert_int_equal(state.pub.turn, 1);
}

static void empty_hands_plays_on_to_the_last_card(void)
{
    struct mille_state state = hands(DECK_END_EMPTY_HANDS, "go 25", "50 gasoline");
    rig_deck(&state, "");
    rig_turn(&state, 0, PHASE_PLAY);
    rig_play(&state, "discard go", NULL);
    rig_play(&state, "discard gasoline", NULL);
    rig_play(&state, "discard 25", NULL);
    assert_int_equal(state.pub.phase, PHASE_PLAY);
    struct event_list events = nothing;
    rig_play(&state, "discard 50", &events);
    assert_int_equal(events.count, 2);
    assert_int_equal(events.item[1].kind, EVENT_HAND_ENDED);
    assert_int_equal(events.item[1].value, -1);
}

static void an_extension_into_a_dead_end_ends_the_hand(void)
{
    struct mille_state state = hands(DECK_END_STUCK, "25", "50");
    rig_lay(&state, 0, "go 200 200 100 100 75");
    rig_deck(&state, "");
    rig_turn(&state, 0, PHASE_PLAY);
    rig_play(&state, "play 25", NULL);
    assert_int_equal(state.pub.phase, PHASE_EXTEND); /* asked all the same */
    struct event_list events = nothing;
    rig_play(&state, "extend", &events);
    assert_int_equal(rig_count(&events, EVENT_HAND_ENDED), 1);
    assert_int_equal(state.pub.trip_side, -1);
}

const struct test tests[] = {
    TEST(a_turn_without_a_deck_has_no_draw),
    TEST(the_last_card_is_told),
    TEST(a_draw_takes_what_is_left),
    TEST(stuck_ends_the_hand_as_soon_as_nobody_can_play),
    TEST(stuck_is_judged_from_the_last_draw_on),
    TEST(stuck_counts_safeties_as_playable),
    TEST(stuck_judges_each_hand_as_in_turn),
    TEST(who_has_no_cards_is_passed_over),
    TEST(a_safety_as_the_last_card_ends_the_turn),
    TEST(empty_hands_plays_on_to_the_last_card),
    TEST(an_extension_into_a_dead_end_ends_the_hand),
    {0},
};
