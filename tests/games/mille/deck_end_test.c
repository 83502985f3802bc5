/* SPDX-License-Identifier: MIT */
/* How a hand ends when the deck is empty, under both values of the rule option deck_end. */

#include "rig.h"
#include "test.h"

/* Seat 0 is in turn, before its draw if there is a deck. What lies before side 0, and two hands. */
static struct mille_state hands(int deck_end, const char *lies, const char *first, const char *second,
                                const char *deck)
{
    struct mille_state state = rig_new();
    state.pub.option[OPTION_DECK_END] = (uint8_t)deck_end;
    rig_lay(&state, 0, lies);
    rig_hand(&state, 0, first);
    rig_hand(&state, 1, second);
    rig_deck(&state, deck);
    rig_turn(&state, 0, deck[0] ? PHASE_DRAW : PHASE_PLAY);
    return state;
}

static void a_turn_without_a_deck_has_no_draw(void)
{
    struct mille_state state = hands(DECK_END_STUCK, "", "go 25", "go 50", "");
    assert_int_equal(mille_legal(&state.pub, &state.hand[0], rig_move("draw")), REFUSED_ALREADY_DRAWN);
    rig_play(&state, "play go", NULL);
    assert_int_equal(state.pub.turn, 1);
    assert_int_equal(state.pub.phase, PHASE_PLAY);
}

static void the_last_card_is_told(void)
{
    struct mille_state state = hands(DECK_END_STUCK, "", "go 25 25 25 25 25", "go 50 50 50 50 50", "100");
    struct event_list events = rig_told(&state, "draw");
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
    struct mille_state state =
        hands(DECK_END_STUCK, "", "extra-tank go 25 25 25 25", "go 50 50 50 50 50", "100");
    rig_play(&state, "play extra-tank", NULL);
    struct event_list events = rig_told(&state, "draw");
    assert_int_equal(rig_count(&events, EVENT_DREW), 1);
    assert_int_equal(state.pub.hand[0], 6);
    assert_int_equal(state.pub.phase, PHASE_PLAY);
    rig_play(&state, "discard 25", NULL);
    assert_int_equal(state.pub.turn, 1);
}

static void stuck_ends_the_hand_as_soon_as_nobody_can_play(void)
{
    struct mille_state state = hands(DECK_END_STUCK, "", "go 25 25", "50 50 gasoline", "");
    struct event_list events = rig_told(&state, "discard go"); /* now neither side will ever go */
    rig_kinds(&events, (const uint8_t[]){EVENT_DISCARDED, EVENT_HAND_ENDED}, 2);
    assert_int_equal(events.item[1].seat, SEAT_NONE);
    assert_int_equal(events.item[1].value, -1);
    assert_int_equal(state.pub.phase, PHASE_HAND_OVER);
}

static void stuck_is_judged_from_the_last_draw_on(void)
{
    struct mille_state state =
        hands(DECK_END_STUCK, "", "25 25 25 25 25 25", "50 50 50 50 50 50", "gasoline");
    struct event_list events = rig_told(&state, "draw");
    assert_int_equal(events.count, 3);
    assert_int_equal(events.item[1].kind, EVENT_DECK_EMPTY);
    assert_int_equal(events.item[2].kind, EVENT_HAND_ENDED);
}

static void stuck_counts_safeties_as_playable(void)
{
    struct mille_state state = hands(DECK_END_STUCK, "", "go 25 25", "50 driving-ace gasoline", "");
    rig_play(&state, "discard go", NULL);
    assert_int_equal(state.pub.phase, PHASE_PLAY);
    rig_play(&state, "discard 50", NULL);
    rig_play(&state, "discard 25", NULL);
    struct event_list events = rig_told(&state, "play driving-ace on 1"); /* the last that could be played */
    assert_int_equal(events.count, 2);
    assert_int_equal(events.item[1].kind, EVENT_HAND_ENDED);
}

static void stuck_judges_each_hand_as_in_turn(void)
{
    /* Only the other player's hand has something to play: a hazard against who can go. */
    struct mille_state state = hands(DECK_END_STUCK, "go 200 200 100 100 75", "go 25 200", "50 stop", "");
    state.pub.goal = GOAL_MILES;
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
    struct mille_state state = hands(DECK_END_STUCK, "go", "25 50 100", "50", "");
    rig_turn(&state, 1, PHASE_PLAY);
    rig_play(&state, "discard 50", NULL);
    struct event_list events = rig_told(&state, "play 25");
    assert_int_equal(events.count, 3);
    assert_int_equal(events.item[1].kind, EVENT_PASSED);
    assert_int_equal(events.item[1].seat, 1);
    assert_int_equal(events.item[2].kind, EVENT_TURN);
    assert_int_equal(events.item[2].seat, 0);
    assert_int_equal(state.pub.turn, 0);
}

static void a_safety_as_the_last_card_ends_the_turn(void)
{
    struct mille_state state = rig_new();
    state.pub.option[OPTION_DECK_END] = DECK_END_STUCK;
    rig_lay(&state, 1, "go");
    rig_hand(&state, 0, "extra-tank");
    rig_hand(&state, 1, "25 50");
    rig_deck(&state, "");
    rig_turn(&state, 0, PHASE_PLAY);
    struct event_list events = rig_told(&state, "play extra-tank");
    assert_int_equal(events.count, 2);
    assert_int_equal(events.item[1].kind, EVENT_TURN);
    assert_int_equal(state.pub.turn, 1);
}

static void empty_hands_plays_on_to_the_last_card(void)
{
    struct mille_state state = hands(DECK_END_EMPTY_HANDS, "", "go 25", "50 gasoline", "");
    rig_play(&state, "discard go", NULL);
    rig_play(&state, "discard gasoline", NULL);
    rig_play(&state, "discard 25", NULL);
    assert_int_equal(state.pub.phase, PHASE_PLAY);
    struct event_list events = rig_told(&state, "discard 50");
    assert_int_equal(events.count, 2);
    assert_int_equal(events.item[1].kind, EVENT_HAND_ENDED);
    assert_int_equal(events.item[1].value, -1);
}

static void an_extension_into_a_dead_end_ends_the_hand(void)
{
    struct mille_state state = hands(DECK_END_STUCK, "go 200 200 100 100 75", "25", "50", "");
    rig_play(&state, "play 25", NULL);
    assert_int_equal(state.pub.phase, PHASE_EXTEND); /* asked all the same */
    struct event_list events = rig_told(&state, "extend");
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
